# Everything is set up on first use: Python 3.11+ and make are all that is needed.
#
#   PYTHON   the interpreter the environment is made with    make test PYTHON=python3.13
#   ARGS     further arguments of the command that is run    make test ARGS="-k duel -x"
#   WORKERS  how many tests run at a time                    make test WORKERS=1

PYTHON ?= python3
ARGS ?=
LANG_UI ?= ru
SOAK ?= 50
# Two more than there are cores: half of them drive browsers, and wait for them a good part of their time.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_VENV := .venv-bench
BENCH_READY := $(BENCH_VENV)/.ready
BOOTSTRAP := tools/bootstrap.py
NPM = $(PYTHON) $(BOOTSTRAP) npm $(VENV)

SOURCES = $(wildcard src tests benchmarks tools examples hatch_build.py)

.DEFAULT_GOAL := help
.PHONY: help play watch balance balance-docs client test test-client test-python matrix check check-python check-client format soak bench test-bench bench-server bench-client attack chaos mutants golden types \
	sounds screenshots sheets wheel lock clean FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: client ## open a table for phones and browsers in this network; LANG_UI=en for English
	@$(BIN)/lichina play --lang $(LANG_UI) $(ARGS)

watch: $(READY) ## watch bots play Mafia in the terminal
	@$(BIN)/lichina watch mafia --seats 10 --lang $(LANG_UI) $(ARGS)

balance: $(READY) ## reports on how balanced all games are, as pages in build/balance; ARGS="mafia --games 100" for less
	@$(BIN)/lichina balance --out build/balance --lang $(LANG_UI) $(ARGS)

balance-docs: $(READY) ## play for docs/balance, and draw its figures
	$(BIN)/python -m tools.balance

client: $(READY) ## build the web client, if anything of it has changed
	@$(PYTHON) $(BOOTSTRAP) client $(VENV)

test: client ## run the tests
	@$(MAKE) --no-print-directory -j2 test-client test-python

# What it says comes in one piece, between the lines of the other tests.
test-client:
	@mkdir -p build
	@$(NPM) --silent test >build/test-client.txt 2>&1; ended=$$?; cat build/test-client.txt; exit $$ended

# Many tests start a program of their own. Compiled code is kept, whatever the surroundings say, so that not each compiles all anew.
test-python: export PYTHONDONTWRITEBYTECODE :=
test-python:
	@$(BIN)/python -m tools.suite -n $(WORKERS) --dist loadgroup $(ARGS)

matrix: ## run the tests with every Python from 3.11 to 3.14 that is installed, each in an environment of its own
	@for version in 3.11 3.12 3.13 3.14; do \
		if python$$version -c '' 2>/dev/null; then \
			echo "Python $$version"; $(MAKE) --no-print-directory test PYTHON=python$$version VENV=.venv-$$version || exit 1; \
		else \
			echo "Python $$version is not installed here: passed over"; \
		fi; \
	done

check: $(READY) ## lint, check formatting and types
	@$(MAKE) --no-print-directory -j2 check-python check-client

check-python: $(READY)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy $(SOURCES)

check-client: $(READY)
	$(NPM) --silent run check

format: $(READY) ## format the code and apply the safe lint fixes
	$(BIN)/ruff check --fix-only $(SOURCES)
	$(BIN)/ruff format $(SOURCES)
	$(NPM) --silent run format

soak: $(READY) ## run the harness over all player counts and many more matches; SOAK=50 times as many
	LICHINA_SOAK=$(SOAK) $(BIN)/pytest -n auto tests/harness tests/bots tests/games tests/journal tests/table tests/server tests/chaos tests/research tests/visit $(ARGS)

bench: $(BENCH_READY) ## run the benchmarks, all peers in one table, in an environment of their own
	$(BENCH_VENV)/bin/python -m benchmarks $(ARGS)

test-bench: $(BENCH_READY) ## test that the peers of the benchmarks play what we play
	$(BENCH_VENV)/bin/python -m pytest benchmarks $(ARGS)

bench-server: $(BENCH_READY) ## run our server beside a peer's, under the same load; Node comes from PyPI if need be
	$(BENCH_VENV)/bin/python -m benchmarks.server $(ARGS)

bench-client: client ## how soon the web client is usable on a slow phone
	$(BIN)/python -m benchmarks.client $(ARGS)

attack: client ## attack a server on this machine in every way we know; ARGS="--share 0.1" for a tenth
	$(BIN)/python -m tests.attack $(ARGS)

chaos: $(READY) ## kill, freeze and cut off servers of one database while 200 rooms play; ARGS="--rooms 20 --mishaps 5" for less
	$(BIN)/python -m tests.chaos $(ARGS)

mutants: $(READY) ## turn every card, role and option into nothing, one at a time: a test must notice
	$(BIN)/python -m lichina.testing.mutants $(ARGS)

golden: $(READY) ## write the golden playthroughs anew
	$(BIN)/python -m lichina.testing.golden --write $(ARGS)

types: $(READY) ## write the types and tables of the web client and the documents anew, from the code
	$(BIN)/python -m tools.typescript
	$(BIN)/python -m tools.tables

sounds: $(READY) ## make the sounds of the table anew, from their script
	$(BIN)/python -m tools.sounds $(ARGS)

screenshots: client ## take the pictures of the README anew, from a match that is played for it
	$(BIN)/python -m tools.screenshots $(ARGS)

sheets: client ## pictures of every stage of every game, on phones and televisions, into build/sheets; ARGS=mafia for one game
	$(BIN)/python -m tools.sheets $(ARGS)

wheel: client ## build the package to be installed elsewhere, into dist/
	@$(PYTHON) $(BOOTSTRAP) wheel $(VENV) dist

lock: ## resolve the lock files anew; ARGS=--upgrade to take newer versions
	@$(need_python)
	@$(PYTHON) $(BOOTSTRAP) lock $(ARGS)

clean: ## remove the environments, caches and build output
	rm -rf .venv .venv-* .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist web/node_modules src/lichina/server/web
	find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment is brought up to date when its lock file or pyproject.toml changes, and made
# anew when the tree has moved or when PYTHON is given and is of another version than it.

ASKED :=
ifneq ($(origin PYTHON),file)
ASKED := $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null || echo none)
endif
recorded = $(shell sed -n 's/^$2: //p' $1 2>/dev/null)
stale = $(if $(wildcard $1),$(shell \
	[ '$(call recorded,$1,root)' = '$(CURDIR)' ] && \
	[ '$(or $(ASKED),$(call recorded,$1,python))' = '$(call recorded,$1,python)' ] || echo FORCE))

$(READY): requirements.lock pyproject.toml $(BOOTSTRAP) $(call stale,$(READY))
	@$(need_python)
	@$(PYTHON) $(BOOTSTRAP) env $(VENV) requirements.lock

$(BENCH_READY): requirements-bench.lock pyproject.toml $(BOOTSTRAP) $(call stale,$(BENCH_READY))
	@$(need_python)
	@$(PYTHON) $(BOOTSTRAP) env $(BENCH_VENV) requirements-bench.lock

FORCE:

need_python = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	{ echo "error: Python 3.11 or newer is needed; '$(PYTHON)' is older or does not run (name another: make PYTHON=...)" >&2; exit 1; }
