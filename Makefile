# make play     set everything up and open the page
# make test     set everything up and run every test
# make install  just set everything up (into .venv), doing only what has changed
# make quick    lint, types, and the tests that the changed files can affect (SINCE=commit: changed since then)
# make renew    what is generated or recorded from the code, after a change of it that is meant (ALL=1: also what takes minutes)
# make prove    every test in its long version; make screenshots: pictures of every screen
# make site     the documents as a site, in site/
# make release  what is published, built and checked, in dist/
# make bench    the numbers of this machine; make peers: beside other engines

SHELL := /bin/bash
VENV := .venv
PYTHON := $(VENV)/bin/python
PIP := $(PYTHON) -m pip --disable-pip-version-check --no-input
PAGE := $(PYTHON) hatch_build.py

# Byte code is kept, whatever is usual on this machine: hundreds of short programs are started, and each would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test quick renew install page lint test-page compiled test-python chromium engines postgresql valgrind prove screenshots bench peers site release lock clean

play: install
	$(VENV)/bin/boardwright serve --open

# What needs one core each runs side by side: lint, the page's tests, and making the machine code that the other tests need: several
# of them would otherwise make the same code at the same time.
test: install chromium engines postgresql valgrind
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint test-page compiled
	@$(MAKE) --no-print-directory test-python

# It brings itself what the tests of this change need: the page, Chromium, PostgreSQL.
quick: $(VENV)/.package
	@$(PYTHON) -m tests.quick

renew: $(VENV)/.package
	@$(PYTHON) -m tests.renew $(if $(ALL),--all)

install: $(VENV)/.package page

$(PYTHON):
	@found=; for each in python3 python3.14 python3.13 python3.12 python3.11; do \
	  if $$each -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$each; break; fi; \
	done; \
	if [ -z "$$found" ]; then echo "Boardwright needs Python 3.11 or newer; none was found." >&2; exit 1; fi; \
	echo "$$found -m venv $(VENV)"; $$found -m venv $(VENV)

$(VENV)/.locked: requirements.lock | $(PYTHON)
	$(PIP) install --quiet --require-hashes -r requirements.lock
	@touch $@

# The page is built by the next target, so that a change of it alone installs nothing again.
$(VENV)/.package: pyproject.toml $(VENV)/.locked
	BOARDWRIGHT_PAGE=skip $(PIP) install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

page: | $(VENV)/.locked
	@node=$$($(PAGE) node); if [ -n "$$node" ]; then echo "No Node on this machine: installing $$node"; $(PIP) install --quiet "$$node"; fi
	@$(PAGE) || { echo "The page was not built." >&2; exit 1; }

lint: install
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy

test-page: install
	$(PAGE) npm run check
	$(PAGE) npm test

compiled: install
	$(PYTHON) -m tests.compiled

chromium:
	@tests/browser/find_chromium.sh >/dev/null || tests/browser/install_chromium.sh

# Firefox and WebKit.
engines:
	@tests/browser/find_engines.sh >/dev/null || tests/browser/install_engines.sh

postgresql:
	@tests/server/find_postgresql.sh >/dev/null || tests/server/install_postgresql.sh

# Counts instructions. It knows Linux on x86-64; elsewhere the test is left out.
valgrind:
	@test "$$(uname -sm)" != "Linux x86_64" || command -v valgrind >/dev/null || tests/contract/install_valgrind.sh

# Each process reads all tests and has a server and a browser of its own, so there are no more of them than cores.
test-python: install chromium engines postgresql valgrind
	$(VENV)/bin/pytest -n auto --dist worksteal

prove: install chromium engines postgresql valgrind
	BOARDWRIGHT_PROVE=1 $(PAGE) npm test
	BOARDWRIGHT_PROVE=1 $(VENV)/bin/pytest -n auto --dist worksteal

screenshots: install chromium
	BOARDWRIGHT_SCREENSHOTS=1 $(VENV)/bin/pytest tests/browser -k screenshots

# What a person waits for, in the page and without it.
bench: install chromium
	$(PYTHON) -m benchmarks.lobby
	$(PYTHON) -m benchmarks.clicks
	$(PYTHON) -m benchmarks.move_to_picture
	$(PYTHON) -m benchmarks.move_to_picture --local
	$(PYTHON) -m benchmarks.page_memory
	$(PYTHON) -m benchmarks.page_memory --local
	$(VENV)/bin/boardwright bench

peers: install
	test -x .venv-peers/bin/python || $(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip install --quiet --disable-pip-version-check -r benchmarks/requirements.txt
	BOARDWRIGHT_PAGE=skip BOARDWRIGHT_RULES=skip .venv-peers/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[compile]'
	.venv-peers/bin/python -m benchmarks.peers

# A link that leads nowhere is an error.
site: install
	$(VENV)/bin/sphinx-build --quiet --fail-on-warning --fresh-env -b html docs site
	@echo "The site is in site/index.html"

# The files of the version that the tag names (docs/releasing.md). The wheel is made from the source distribution, as others would,
# by the locked compiler and linker: its bytes are those of tests/contract/digests.json.
release: install
	rm -rf dist
	$(PYTHON) -m hatchling build -t sdist -d dist
	$(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir dist dist/*.tar.gz
	$(VENV)/bin/twine check --strict dist/*

# Needs uv on the path. --universal: the same lock serves every supported Python and system. Versions that fit stay; `make lock
# UPGRADE=--upgrade` takes the newest ones.
lock:
	cp requirements.lock requirements.lock.new
	uv pip compile pyproject.toml --quiet --extra dev --universal --python-version 3.11 --generate-hashes --no-header $(UPGRADE) \
	  --output-file requirements.lock.new
	( echo "# Exact versions of everything that \`make install\` installs. Renewed by: make lock"; cat requirements.lock.new ) > requirements.lock
	rm requirements.lock.new

clean:
	rm -rf $(VENV) .venv-peers web/node_modules src/boardwright/static dist site screenshots test-results \
	  .pytest_cache .hypothesis .mypy_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +
