# One command for the main job (make demo), one for the tests (make test); both set themselves up first.
PYTHON ?= python3
CURVE ?= ted256189
CPU ?= native
OUT ?= out/$(CURVE)
READY = .venv/.ready
# what the demo needs is a part of it, and takes a fraction of the time
DEMO_READY = $(if $(wildcard $(READY)),$(READY),.venv/.demo)
SCALE ?= 0.1
ECGEN = .venv/bin/ecgen

unexport PYTHONDONTWRITEBYTECODE # each process of the tests would compile all of ecgen anew

.PHONY: demo quick test test-long lint same dist docs proofs setup generated clean

# The first figures come first. Of each check the demo makes a part; `ecgen check DIR` makes all of it.
demo: $(DEMO_READY)
	$(ECGEN) build $(CURVE) --cpu $(CPU) -o $(OUT) --force
	$(ECGEN) bench $(OUT)
	$(ECGEN) check $(OUT) --scale $(SCALE)
	@echo "Checked with $(SCALE) of the usual number of inputs. All of them: $(ECGEN) check $(OUT)"

# What is marked `essential`: some tests of every folder, a library built and checked among them, in two minutes.
quick: setup
	.venv/bin/python -m pytest -n auto --dist worksteal -m essential

test: setup
	.venv/bin/python -m pytest -n auto --dist worksteal

# The longer tier too: more curves, primes, compilers and mutants of what `make test` has a sample of. SHARD=3/24: the third of
# 24 parts of it, without the shorter one; MINUTES=10: what would start after that is skipped, by name.
test-long: setup
	.venv/bin/python -m pytest -n auto --dist worksteal --long $(if $(SHARD),--shard $(SHARD)) $(if $(MINUTES),--minutes $(MINUTES))

# Whether every emitted byte of some twenty libraries is as recorded; --record and --keep DIR by `python -m tests.same`.
same: setup
	.venv/bin/python -m tests.same

# Style, likely slips and types of all Python: what pyproject.toml asks for under [tool.ruff] and [tool.mypy]; types as tests/types/allowed.txt allows.
lint: setup
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/python -m tests.types

# The archives of the commit at hand, built twice to the same bytes, with digests and a bill of materials: dist/.
dist: setup
	.venv/bin/python -m tests.dist

# The documentation as a site, without the network.
docs: setup
	NO_MKDOCS_2_WARNING=1 .venv/bin/python -m mkdocs build --strict

# The checker of certificates and its theorem, by Coq; installs nothing. proofs/README.md.
proofs:
	sh proofs/prove.sh build/proofs

setup: $(READY)

.venv/.demo: pyproject.toml harness/setup.sh
	PYTHON="$(PYTHON)" sh harness/setup.sh .venv demo
	touch $@

$(READY): pyproject.toml harness/setup.sh
	PYTHON="$(PYTHON)" sh harness/setup.sh .venv
	touch $(READY)

# What `ecgen list` says of the curves; exceptional inputs of the formulas; the checked-in libraries, for a CPU that is named, so that every machine writes the same bytes.
generated: setup
	.venv/bin/python -m ecgen.report.curves
	.venv/bin/python -m ecgen.report.exceptions
	for curve in ted256189 jac256189 curve13318; do $(ECGEN) build $$curve --cpu zen4 --vector none -o generated/$$curve --force --no-cache || exit 1; done

clean:
	rm -rf .venv out build .pytest_cache
