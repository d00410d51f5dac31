# Two commands matter: `make play` and `make test`. Both work from a fresh clone with Python 3.11 or newer.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
JOBS   ?= 2
PIP    := $(BIN)/python -m pip install -q --disable-pip-version-check
NPM    := $(BIN)/python -m tools.page
# One worker runs all tests of a file: what they share is made once.
PYTEST := $(BIN)/pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder
COMPILE = $(BIN)/python -m uv pip compile -q --universal --no-strip-extras --generate-hashes --no-emit-index-url --no-header --no-annotate --python-version 3.11

# Where Python may not write what it has compiled, every server that a test starts would compile all of ours anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play page test test-python test-pythons test-page test-browser check check-python check-page coverage soak bench bench-server lighthouse pace train screenshots release lock clean help

help:                ## show this list
	@grep -E '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## */  make \1\t/' | expand -t 20

play: $(VENV)/run    ## install, start the server and open the page
	@$(BIN)/hranice serve --open || [ $$? = 130 ]  # Ctrl-C, even while it starts, is a normal end

# Parts run side by side, for browsers wait a lot, and all of them to their end. What takes longest begins first.
SIDE_BY_SIDE = $(MAKE) --no-print-directory -k -j3

test: page           ## everything: lint, types, Python, page, browser
	@$(SIDE_BY_SIDE) test-browser test-python check-python check-page test-page

check: $(VENV)/dev   ## lint, types, dead code; warnings are errors
	@$(SIDE_BY_SIDE) check-python check-page

check-python: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/vulture
	$(BIN)/mypy

check-page: $(VENV)/dev
	$(NPM) run lint
	$(NPM) run check

page: $(VENV)/dev
	@$(NPM)

test-python: page
	$(PYTEST)

test-pythons:        ## the Python part of make test, with every Python from 3.11 on that is found here
	@.ci/pythons

test-page: page
	$(NPM) run test

test-browser: page
	CHROMIUM=$$(PYTHON=$(BIN)/python .ci/browser light) HRANICE=$(CURDIR)/$(BIN)/hranice $(NPM) run e2e

coverage: $(VENV)/dev      ## which lines of Python no test reaches
	$(PYTEST) --cov --cov-report=term:skip-covered

soak: page           ## the long runs: tens of thousands of games, kills, floods, a browser
	CHROMIUM=$$(PYTHON=$(BIN)/python .ci/browser) $(BIN)/pytest -n $(JOBS) -m soak
	CHROMIUM=$$(PYTHON=$(BIN)/python .ci/browser) HRANICE=$(CURDIR)/$(BIN)/hranice $(NPM) run e2e-soak

bench: $(VENV)/bench ## our speed beside that of our peers, in one run
	$(BIN)/python -m benchmarks.run
	$(BIN)/python -m benchmarks.travel

bench-server: $(VENV)/dev  ## the server under load beside boardgame.io, in one run
	$(BIN)/python -m benchmarks.server

lighthouse: $(VENV)/dev    ## what Lighthouse says of the page on a phone
	CHROMIUM=$$(PYTHON=$(BIN)/python .ci/browser) HRANICE=$(CURDIR)/$(BIN)/hranice $(BIN)/python -m benchmarks.page

pace: page           ## tap to answer, opening to first roll, and no growth of memory in ten minutes of each game; all that without a server, too
	CHROMIUM=$$(PYTHON=$(BIN)/python .ci/browser) HRANICE=$(CURDIR)/$(BIN)/hranice $(NPM) run pace
	LIGHT_CHROMIUM=$$(PYTHON=$(BIN)/python .ci/browser light) CHROMIUM=$$(PYTHON=$(BIN)/python .ci/browser) HRANICE=$(CURDIR)/$(BIN)/hranice $(NPM) run pace-offline

train: $(VENV)/dev   ## teach the bots of The BORDER anew
	$(BIN)/python -m tools.training

screenshots: page    ## pictures of every view in build/screens; ONLY='travel.*phone' chooses some
	CHROMIUM=$$(PYTHON=$(BIN)/python .ci/browser) HRANICE=$(CURDIR)/$(BIN)/hranice $(NPM) run screenshots -- ../build/screens '$(ONLY)'

release: page        ## build sdist and wheel into dist/, check both, try the wheel with every Python that is found
	$(BIN)/python -m tools.release

lock: $(VENV)/dev    ## pin anew what pyproject.toml asks for
	$(PIP) uv
	$(COMPILE) --extra print pyproject.toml -o requirements/run.txt
	$(COMPILE) --extra dev pyproject.toml -o requirements/dev.txt
	$(COMPILE) --extra nodes -c requirements/dev.txt pyproject.toml -o requirements/nodes.txt
	$(COMPILE) -c requirements/dev.txt requirements/build.in -o requirements/build.txt
	$(COMPILE) -c requirements/dev.txt requirements/bench.in -o requirements/bench.txt

clean:               ## remove what was built
	rm -rf $(VENV) build dist web/node_modules src/hranice/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
	find . -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Hranice needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/run: $(BIN)/python requirements/run.txt pyproject.toml
	$(PIP) --require-hashes -r requirements/run.txt
	$(PIP) --no-deps -e .
	@touch $@

$(VENV)/dev: $(VENV)/run requirements/dev.txt
	$(PIP) --no-compile --require-hashes -r requirements/dev.txt
	-@$(BIN)/python -W ignore -m compileall -qq -j $(JOBS) $(VENV)/lib  # as pip would, but on all cores
	@touch $@

$(VENV)/bench: $(VENV)/dev requirements/bench.txt
	$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@
