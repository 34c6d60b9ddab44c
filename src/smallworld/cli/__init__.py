"""The commands: `smallworld …` in a terminal."""


def main() -> None:
    """Run the command that the terminal asks for."""
    from smallworld.cli.app import app

    app(prog_name="smallworld")
