# Needs Python 3.11 or newer, make and git; everything else goes into .venv.
VENV := .venv
BIN := $(VENV)/bin
PART ?= all
# what is tested in both forms
ENGINE := $(wildcard $(addprefix tests/,forms rules content notation play laws scenarios bots examples))
ARGS ?=
LOCK := --strip-extras --generate-hashes --allow-unsafe --no-emit-index-url --no-emit-find-links --quiet
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --no-input

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check bench wheel lint format lock clean FORCE

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.play ## a game in the terminal; ARGS="..." go to `smallworld play`
	@$(BIN)/smallworld play $(ARGS)

test: ## install, lint and run every test, the engine's in both forms; prints the seconds of each; ARGS="..." go to pytest
	@$(call timed,install,$(MAKE) -s $(VENV)/.dev)
	@$(call timed,lint,$(MAKE) -s lint)
	@$(call timed,test,$(BIN)/python -m pytest -n 2 $(ARGS))
	@$(BIN)/python -m tools.compiled test $(if $(filter tests/%,$(ARGS)),,$(ENGINE)) $(ARGS)

check: $(VENV)/.dev ## the full numbers, all or one part: PART=laws
	@$(BIN)/python -m tools.check $(PART)

bench: $(VENV)/.dev ## how fast the engine is here, compiled if it can be, beside the last figures and the budgets
	@$(BIN)/python -m tools.bench $(ARGS)

wheel: $(VENV)/.dev ## the compiled package, in dist/
	@$(BIN)/python -m tools.compiled wheel

lint: $(VENV)/.dev ## ruff, mypy strict, import-linter
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check . || { echo "Run 'make format'."; exit 1; }
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

format: $(VENV)/.dev ## put the code in the common form
	@$(BIN)/ruff check -q --fix-only .
	@$(BIN)/ruff format .

lock: $(VENV)/pyvenv.cfg ## pin the versions anew; ARGS=--upgrade takes the newest
	@$(BIN)/python -m venv --clear .venv-lock
	@.venv-lock/bin/python -m pip install -qq --disable-pip-version-check pip-tools==7.6.2
	@export CUSTOM_COMPILE_COMMAND='make lock' SMALLWORLD_COMPILED=0 && \
	.venv-lock/bin/pip-compile $(LOCK) $(ARGS) --build-deps-for editable -o requirements/play.txt pyproject.toml && \
	.venv-lock/bin/pip-compile $(LOCK) $(ARGS) -o requirements/dev.txt requirements/dev.in

clean: ## remove all that was installed or built
	@rm -rf $(VENV) .venv-* build dist src/*.egg-info .benchmarks .coverage* .hypothesis .*_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# $(call timed,NAME,COMMAND)
timed = start=$$(date +%s); $(2) || exit 1; echo "-- $(1): $$(( $$(date +%s) - start )) s"

# The newest Python that has all we need; each is run, as a shim may stand there without its Python.
define find_python
for need in 'import ensurepip, venv' ''; do \
	for python in $(or $(PYTHON),python3.14 python3.13 python3.12 python3.11 python3); do \
		"$$python" -c "import sys; assert sys.version_info >= (3, 11); $$need" 2>/dev/null && break 2; \
	done; \
done || { echo "This needs Python 3.11 or newer: install it, or say where it is with PYTHON=path."; exit 1; }; \
[ -n "$$need" ] || { echo "Python lacks venv: install it (on Debian or Ubuntu: sudo apt-get install python3-venv)."; exit 1; }
endef

# Its own Python may have gone or been upgraded away: then .venv is made anew.
$(VENV)/pyvenv.cfg: $(if $(shell test -x $(BIN)/python && echo ok),,FORCE)
	@$(find_python); \
	echo "Making $(VENV) with $$("$$python" --version) ..."; \
	"$$python" -m venv --clear $(VENV)

# Plain sources, in place: a compiled file beside them would be loaded, stale or not.
define install
	@echo "Installing $(1) ..."
	@$(PIP) --require-hashes -r $(2)
	@SMALLWORLD_COMPILED=0 $(PIP) --no-deps --no-build-isolation -e .
	@touch $@
endef

$(VENV)/.play: requirements/play.txt pyproject.toml $(VENV)/pyvenv.cfg
	$(call install,what the game needs,$<)

$(VENV)/.dev: requirements/dev.txt pyproject.toml $(VENV)/pyvenv.cfg
	$(call install,the game and the tools that test it,$<)
	@touch $(VENV)/.play
