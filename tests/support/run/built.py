"""Emitted libraries for tests, each built once per session, whichever worker needs it first."""

import fcntl
import os


def built_once(tmp_path_factory):
    """(curve, cpu, functions) -> folder of the library with the prefix `lib`."""
    from ecgen.curve.library import load_curve
    from ecgen.isa.target import load_target
    from ecgen.library.facts.known_answers import embedded_vectors
    from ecgen.library.files.write import write_library
    from ecgen.library.pipeline.curve import build_library
    from ecgen.library.pipeline.options import BuildOptions

    own = tmp_path_factory.getbasetemp()
    root = own.parent if os.environ.get("PYTEST_XDIST_WORKER") else own

    def build(curve, cpu, api="full"):
        folder = root / f"{curve}-{cpu}-{api}"
        with open(root / f"{folder.name}.lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not folder.exists():
                loaded = load_curve(curve)
                write_library(
                    build_library(
                        loaded,
                        load_target(cpu),
                        BuildOptions("lib", api=api),
                        embedded_vectors(loaded),
                    ).files,
                    folder,
                )
        return folder

    return build
