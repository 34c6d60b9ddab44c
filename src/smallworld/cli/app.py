"""The list of commands. Each is loaded when it is called, and its help is read from the messages when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from smallworld.cli.words import text

if TYPE_CHECKING:
    from typer._click import Command as AnyCommand
    from typer._click import Context, HelpFormatter

Target: TypeAlias = str | Mapping[str, str]  # `module:function`, or the commands of a command

# In the order in which the help lists them. Messages: `help-<command>`, its attributes are the arguments and options.
COMMANDS: Final[Mapping[str, Target]] = {
    "play": "smallworld.cli.play:play",
    "scenario": "smallworld.cli.scenario:scenario",
    "record": {
        "verify": "smallworld.cli.record_commands:verify",
        "show": "smallworld.cli.record_commands:show",
    },
    "perft": "smallworld.cli.perft:perft",
    "rules": "smallworld.cli.rules:rules",
    "bench": "smallworld.cli.bench:bench",
}


class Command(TyperCommand):
    """A command that looks for its help only when that is asked for."""

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        _find_help(self, ctx)
        super().format_help(ctx, formatter)


class Commands(TyperGroup):
    """The commands by name, of which only the one that is called is loaded; what went wrong is told in one place."""

    def __init__(self, **attributes: Any) -> None:  # noqa: ANN401 - Typer's own
        super().__init__(**attributes)
        self.targets: Mapping[str, Target] = COMMANDS

    def list_commands(self, ctx: Context) -> list[str]:
        return [*self.targets]

    def get_command(self, ctx: Context, cmd_name: str) -> AnyCommand | None:
        if cmd_name not in self.commands and cmd_name in self.targets:
            self.commands[cmd_name] = loaded(self.targets[cmd_name])
        return self.commands.get(cmd_name)

    def resolve_command(self, ctx: Context, args: list[str]) -> tuple[str | None, AnyCommand | None, list[str]]:
        if args and args[0] not in self.targets:  # so that it can name those that look like it
            for name in self.targets:
                self.commands.setdefault(name, Command(name))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Context) -> object:
        try:
            return super().invoke(ctx)
        except (ValueError, OSError) as error:
            from smallworld.cli.failure import tell

            tell(error)
            raise typer.Exit(2) from error

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        _find_help(self, ctx)
        super().format_help(ctx, formatter)

    def format_commands(self, ctx: Context, formatter: HelpFormatter) -> None:
        rows = [(name, text("-".join(("help", *_path(ctx), name)))) for name in self.targets]
        with formatter.section(text("help-smallworld.commands")):
            formatter.write_dl(rows)


def _path(ctx: Context) -> list[str]:
    """The names of the commands that lead here, without that of the program."""
    names: list[str] = []
    while ctx.parent is not None:
        names.insert(0, str(ctx.info_name))
        ctx = ctx.parent
    return names


def _find_help(command: AnyCommand, ctx: Context) -> None:
    message = "-".join(("help", *(_path(ctx) or ["smallworld"])))
    command.help = text(message)
    for param in command.get_params(ctx):
        known = "help-smallworld" if param.name == "help" else message
        setattr(param, "help", text(f"{known}.{param.name}"))  # noqa: B010 - not of every class of parameters


def loaded(target: Target) -> AnyCommand:
    """The command itself, with all that it needs."""
    if isinstance(target, str):
        module, _, function = target.partition(":")
        made = typer.Typer(add_completion=False, rich_markup_mode=None)
        made.command(cls=Command)(getattr(import_module(module), function))
        return get_command(made)
    group = typer.Typer(cls=Commands, add_completion=False, rich_markup_mode=None, no_args_is_help=True)
    group.callback()(_nothing)
    made_group = get_command(group)
    assert isinstance(made_group, Commands)
    made_group.targets = target
    return made_group


def _nothing() -> None:
    """A command that only holds others does nothing itself."""


def _version(wanted: bool) -> None:
    if wanted:
        from smallworld.cli.version import version

        typer.echo(version())
        raise typer.Exit


app: Final = typer.Typer(
    cls=Commands, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, no_args_is_help=True
)


@app.callback()
def smallworld(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_version)] = False,
) -> None:
    """What all commands have in common."""
