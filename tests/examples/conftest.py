"""The programs of examples/ as loaded code, each linked with a library made here."""

import ctypes
import subprocess
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.run.tools import find_compiler

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "c"
WARNINGS = ("-Wall", "-Wextra", "-Werror", "-Wconversion", "-std=c99", "-pedantic")
# another curve is named instead, as the files say
WRITTEN_FOR = {"ecdsa": "secp256k1", "ecdh": "p256"}
# FourQ with its maps is the library "fourq with maps"
OPTIONS = {"ed25519": ("--with", "map", "--with", "comb"), "fourq": ("--without", "endomorphism")}
OPTIONS |= {"jac256189 sec1": ("--encoding", "sec1")}
OPTIONS |= dict.fromkeys(
    ("p256", "bls12381g1", "jac256189", "ted256189", "e521"), OPTIONS["ed25519"]
)
OPTIONS["ed25519"] += ("--with", "batch")
FLAGS = {"ed448": ("-DEDDSA_448",)}


@pytest.fixture(scope="session")
def library(tmp_path_factory):
    """curve -> the folder of a library of it for any x86-64."""
    libraries = tmp_path_factory.mktemp("libraries")

    def build(curve: str) -> Path:
        folder, options = libraries / curve, OPTIONS.get(curve, ())
        if not folder.exists():
            words = ["build", curve.partition(" ")[0], "--cpu", "x86-64", *options]
            assert main([*words, "-o", str(folder)]) == 0
        return folder

    return build


@pytest.fixture(scope="session")
def program(tmp_path_factory, library):
    """curve, files of examples/ -> their code, with a library for any x86-64."""
    made, libraries = {}, tmp_path_factory.mktemp("programs")

    def renamed(name: str, curve: str, folder: Path) -> Path:
        own = WRITTEN_FOR.get(name, curve)
        for suffix in "ch" if own != curve else "":
            text = (EXAMPLES / f"{name}.{suffix}").read_text()
            (folder / f"{name}.{suffix}").write_text(
                text.replace(own, curve).replace(own.upper(), curve.upper())
            )
        return (EXAMPLES if own == curve else folder) / f"{name}.c"

    def build(curve: str, *files: str):
        if (curve, files) not in made:
            folder = library(curve)
            place = libraries / "_".join(("code", curve, *files))
            place.mkdir()
            named = curve.partition(" ")[0]
            sources = [str(renamed(name, named, place)) for name in files] + [
                str(EXAMPLES / f"{name}.c") for name in ("sha2", "shake")
            ]
            code = [str(path) for path in sorted((folder / "src").glob("*.[cS]"))]
            includes = [f"-I{path}" for path in (place, folder / "include", EXAMPLES)]
            command = [
                *find_compiler(),
                "-O1",
                "-fPIC",
                "-shared",
                *WARNINGS,
                *FLAGS.get(curve, ()),
                *includes,
                *sources,
                *code,
            ]
            subprocess.run([*command, "-o", str(place / "code.so")], check=True)
            made[curve, files] = ctypes.CDLL(str(place / "code.so"))
        return made[curve, files]

    return build
