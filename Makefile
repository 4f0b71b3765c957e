# `make play` and `make test` install everything they need, in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd')
# spread the test files over the cores; each process runs whole files
SPREAD := -n auto --dist loadfile

.PHONY: play test test-all test-sanitized lint bench compare web screenshots film lock clean

play: $(VENV)/installed
	scripts/play

test: $(VENV)/tools $(VENV)/built lint
	scripts/need-chromium
	scripts/need-packages
	$(BIN)/python -m pytest $(SPREAD)
	KOLODA_UNCOMPILED=1 $(BIN)/python -m pytest $(SPREAD)

test-all: test test-sanitized
	$(BIN)/python -m pytest $(SPREAD) -m slow

# test the compiled rules under the address and undefined-behaviour sanitizers
test-sanitized: $(VENV)/tools
	scripts/test-sanitized $(BIN)/python

lint: $(VENV)/tools $(VENV)/built
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/tools $(VENV)/built
	$(BIN)/python bench/run.py

# measure this tree beside an older revision: make compare REV=51cdded
compare: $(VENV)/tools $(VENV)/built
	$(if $(REV),,$(error say which revision to compare with: make compare REV=…))
	$(BIN)/python bench/compare.py $(REV) $(OPTIONS)

# build the page from web/ into src/koloda/web; needs Node
web: web/node_modules/.package-lock.json
	cd web && npm run --silent check && npm run --silent build

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --silent

# take pictures of every game, for people to inspect, in screenshots/
screenshots: $(VENV)/tools $(VENV)/built
	scripts/need-chromium
	$(BIN)/python -m tests.web.screenshots

# take a picture of a game every 200 ms, in screenshots/film/: make film GAME=scram
film: $(VENV)/tools $(VENV)/built
	scripts/need-chromium
	$(BIN)/python -m tests.web.film $(GAME)

# pin the newest versions of all dependencies; needs uv
lock:
	cd requirements && ./lock

clean:
	rm -rf $(VENV) web/node_modules screenshots build dist src/*.egg-info bench/.build bench/.envs .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests bench -name '__pycache__' -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.c' \) -delete

$(VENV)/play: requirements/play.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r $<
	touch $@

$(VENV)/tools: requirements/test.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r $<
	touch $@ $(VENV)/play

$(VENV)/installed: $(VENV)/play pyproject.toml setup.py
	KOLODA_UNCOMPILED=1 $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

$(VENV)/built: $(VENV)/installed $(SOURCES)
	$(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
	touch $@
