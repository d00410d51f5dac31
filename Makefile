# Two commands matter: `make play` and `make test`. Both work from a fresh clone with Python 3.11 or newer.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
JOBS   ?= 2

.PHONY: play test check soak bench lock clean help

help:                ## show this list
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## */  make \1\t/' | expand -t 16

play: $(VENV)/run    ## install and play, a person against bots
	@$(BIN)/hranice play border

test: $(VENV)/dev check    ## everything: lint, types, all tests
	$(BIN)/pytest -n $(JOBS) --cov --cov-report=term:skip-covered

check: $(VENV)/dev   ## lint, types, dead code; warnings are errors
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/vulture

soak: $(VENV)/dev    ## the long runs: tens of thousands of games
	$(BIN)/pytest -n $(JOBS) -m soak

bench: $(VENV)/bench ## our speed beside that of our peers, in one run
	$(BIN)/python -m benchmarks.run

lock: $(VENV)/dev    ## pin anew what pyproject.toml asks for
	$(BIN)/python -m uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate --python-version 3.11 pyproject.toml -o requirements/run.txt
	$(BIN)/python -m uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate --python-version 3.11 --extra dev pyproject.toml -o requirements/dev.txt

clean:               ## remove what was built
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
	find . -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Hranice needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/run: $(BIN)/python requirements/run.txt pyproject.toml
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/run.txt
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps -e .
	@touch $@

$(VENV)/dev: $(VENV)/run requirements/dev.txt
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/bench: $(VENV)/dev requirements/bench.txt
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@
