"""Fixtures: libraries made from stand-in routines, built once per session and loaded into the
process. And the two tiers of tests.

What is proven and made is kept for the run, in one file that its processes share (unless
ECGEN_PROOFS names another). Tests that put something else in the place of a part of ecgen take none
of it but proofs, whose keys hold the whole program.

What is marked `long` has a sample of its kind that is not: more curves, primes, compilers or
mutants of what is tested anyway (tests/support/tiers.py). What is marked `essential` is run by
`make quick`: in every folder the tests that would fail first.
"""

import gc
import hashlib
import os
import pickle
import shutil
import signal
import tempfile
import time
import zlib
from pathlib import Path

import pytest

from ecgen.kept import without_kept
from tests.support import cpuinfo, tiers


def pytest_addoption(parser):
    parser.addoption(
        "--long", action="store_true", help="the longer tier too: what is marked `long`"
    )
    parser.addoption("--shard", metavar="K/N", help="the Kth of N parts of the longer tier alone")
    parser.addoption(
        "--minutes", type=float, help="start no test later than that; those are skipped, by name"
    )
    parser.addoption(
        "--as-cpu",
        metavar="NAME",
        help="find that CPU of targets/, or `none`, in place of the one at hand",
    )


# objects: to look for cycles in what was built and proven, again and again, took a tenth of the
# time
COLLECT_AFTER = 2_000_000


def pytest_configure(config):
    gc.set_threshold(COLLECT_AFTER)
    if hasattr(signal, "SIGCHLD"):  # where a caller left it ignored, every exit status is 0
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if not hasattr(config, "workerinput"):  # workers have it from the process that started them
        _surround(config)
    _mean_general_registers()
    _keep_proofs_of_vectors()
    _leave_processors_to_workers()


def _surround(config):
    """What tests find, and the processes that they start: the proofs of this run, nothing that the
    user has measured, and the CPU that was asked for."""
    patch, folder = pytest.MonkeyPatch(), Path(tempfile.mkdtemp(prefix="ecgen-kept-"))
    config.add_cleanup(lambda: (patch.undo(), shutil.rmtree(folder, ignore_errors=True)))
    patch.setenv("ECGEN_PROOFS", os.environ.get("ECGEN_PROOFS", str(folder / "kept.sqlite")))
    patch.setenv("XDG_DATA_HOME", str(folder / "data"))
    if (minutes := config.getoption("--minutes")) is not None:
        patch.setenv(tiers.LATEST, str(time.time() + 60 * minutes))
    if cpu := config.getoption("--as-cpu"):
        for name, value in cpuinfo.in_place(cpu, folder).items():
            patch.setenv(name, value)


def _mean_general_registers():
    """A build of a test that says nothing of vectors is one without: most are of what both have, in
    half the time. tests/cli/test_default_build.py is of the default, as are the pages of docs.
    """
    from ecgen.cli import cmd_build

    cmd_build.DEFAULT_VECTOR = "none"


def _leave_processors_to_workers():
    """Where each processor has a process of the tests already, a command that is not told how many
    takes one: forks beside them are time that nobody has.
    """
    from ecgen.cli.options import jobs
    from ecgen.spread import processors

    if int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "0")) >= processors():
        jobs.processors = lambda: 1


def _keep_proofs_of_vectors():
    """Programs of vectors that were proven in this run are not proven again in the same process; a
    key is the text of the whole program and of what it means. Refusals are made anew.
    """
    from ecgen.limb.lanes import prove

    proven, known = prove._proven, {}

    def kept(program, meanings, modulus, assumed):
        key = hashlib.sha256(repr((program, meanings, modulus, assumed)).encode()).digest()
        if key not in known:
            # bounds of every value are a megabyte
            known[key] = zlib.compress(pickle.dumps(proven(program, meanings, modulus, assumed)), 1)
        return pickle.loads(zlib.decompress(known[key]))

    prove._proven = kept


@pytest.fixture(autouse=True)
def nothing_kept_of_what_is_patched(request):
    """Keys hold the text of ecgen's files, and not what a test puts in the place of a function."""
    patched = "monkeypatch" in request.fixturenames
    with without_kept("results" if patched else ""):
        yield


def pytest_collection_finish():
    gc.freeze()  # what is here now stays: no search for cycles goes through the tests themselves


def pytest_collection_modifyitems(config, items):
    shard = config.getoption("--shard")
    if config.getoption("--long") and not shard:
        return
    is_longer = tiers.longer(items)
    if shard:
        part = tiers.part_of(shard)
        chosen = tiers.of_part([item for item, yes in zip(items, is_longer) if yes], *part)
        left = set(map(id, chosen))
        config.hook.pytest_deselected(items=[item for item in items if id(item) not in left])
        items[:] = chosen
        return
    for item, yes in zip(items, is_longer):
        if yes:
            item.add_marker(pytest.mark.skip(reason="of the longer tier: make test-long"))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item):
    tiers.skip_late(item.nodeid, os.environ)


@pytest.fixture
def as_cpu(monkeypatch, tmp_path):
    """Called with the name of a CPU file, or with vendor, family, model and flags, puts that CPU in
    the place of the one at hand."""

    def put(*which):
        name = which[0] if len(which) == 1 else cpuinfo.NONE
        for variable, path in cpuinfo.in_place(name, tmp_path).items():
            monkeypatch.setenv(variable, path)
            if len(which) > 1:
                cpuinfo.write_cpuinfo(Path(path), *which)

    return put


@pytest.fixture(scope="session")
def folder_of(tmp_path_factory):
    """(curve facts, options of standin.spec) -> folder of the library, cached by prefix."""
    from ecgen.library.files.write import write_library
    from ecgen.library.pipeline.render import render_library
    from tests.support.library import standin

    made = {}

    def build(curve, prefix, change=lambda text: text, **options):
        if prefix not in made:
            spec = standin.spec(curve, prefix=prefix, **options)
            files = {
                path: change(text) if path.startswith("src/") else text
                for path, text in render_library(spec, (standin.unit(spec),)).items()
            }
            made[prefix] = tmp_path_factory.mktemp("lib") / prefix
            write_library(files, made[prefix])
        return made[prefix]

    return build


@pytest.fixture(scope="session")
def loaded_of(folder_of, tmp_path_factory):
    from ecgen.run.check.checks import load
    from ecgen.run.emitted import read_emitted
    from ecgen.run.tools import find_compiler
    from tests.support.compilers import quick

    made = {}

    def build(curve, prefix, **options):
        if prefix in made:
            return made[prefix]
        # thousands of steps of a ladder, many short words: without optimisation
        is_slow = curve.bits > 32 and (curve.form == "montgomery" or options.get("bits") == 32)
        compiler = find_compiler() if is_slow else quick()
        made[prefix] = load(
            read_emitted(folder_of(curve, prefix, **options)),
            compiler,
            tmp_path_factory.mktemp("so"),
        )
        return made[prefix]

    return build
