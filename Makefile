# Everything a person needs: play, test, check, bench. Each target sets up what it needs in .venv.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
WORKERS ?= 2

.PHONY: install play test test-all check format golden bench clean

install: .venv/installed

.venv/installed: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) install --constraint constraints.txt --editable '.[dev]'
	touch $@

play: install
	$(BIN)/vigil play ghost_stories

# The quick form of the tests; VIGIL_GAMES in the environment sets how many random games are walked.
test: check
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup

# The long form: every random game of the conformance walk.
test-all:
	VIGIL_GAMES=2000 $(MAKE) test

check: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: install
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Write the golden transcripts anew; read the difference before committing it.
golden: install
	$(BIN)/python -m pytest tests/golden --golden

.venv/bench: .venv/installed
	$(PIP) install --constraint constraints.txt --editable '.[bench]'
	touch $@

bench: .venv/bench
	$(BIN)/vigil bench
	$(BIN)/vigil bench --server

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
