"""Emitted libraries beside other implementations: the program of harness/peers, built by cargo with
crates of crates.io, timed on this machine.

The others are built first, so that a missing network or tool is told before minutes of work. The
libraries are emitted for the CPU as Rust crates, with vectors where these are modelled faster, and
protocols of examples/c on them; the program compares every answer with theirs, has all verify each
signature, then times all in turn, so that what slows one slows all.
A round that did not get its core, or in which a chain of multiplications took longer than it does
at its best, was not quiet: it counts only if no round was.
"""

import re
import shutil
import time
import tomllib
from pathlib import Path

from ecgen.curve import load_curve
from ecgen.errors import EcgenError, ToolError
from ecgen.isa.measured import cpu_facts
from ecgen.isa.target import Target
from ecgen.library.facts.known_answers import embedded_vectors
from ecgen.library.facts.vector_rule import AUTO
from ecgen.library.files.write import write_library
from ecgen.library.packages.protocol import protocol_files, protocols
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.resources import data_folder
from ecgen.run.measure.compare import QUIET, timed
from ecgen.run.tools import compiler_name, find_compiler, run

PREFIX = "ecgen_"
SLOWER = 1.05  # by how much the median of the probes may exceed the least one in a quiet round
LONGEST = 3600.0  # seconds: OpenSSL, libsodium and AWS-LC are compiled
OWN = "ecgen"
ONLINE, OFFLINE = ("--config", "net.retry=1"), ("--offline",)
FOR_THIS_CPU = ("--config", 'build.rustflags=["-Ctarget-cpu=native"]')  # as fast as others can be


def curves_of(project: Path) -> list[str]:
    """The curves whose libraries the program links, as its Cargo.toml names them."""
    return re.findall(rf'path = "libs/{PREFIX}(\w+)"', (project / "Cargo.toml").read_text())


def examples_of(project: Path) -> list[tuple[str, str]]:
    """Protocols of examples/c and the curves that the program has them on, as its Cargo.toml names
    them.
    """
    return [
        (name, curve) for name, curves in _metadata(project)["examples"].items() for curve in curves
    ]


def extras_of(project: Path, curve: str) -> set[str]:
    """What the library of a curve has on request, as `--with` has it: what Cargo.toml names, and
    what the protocols that are put on the curve ask for.
    """
    own = (name for name, other in examples_of(project) if other == curve)
    asked = (str(protocols()[name].get("build", "")).split() for name in own)
    named = _metadata(project)["with"].get(curve, [])
    return {*named, *(word for words in asked for word in words if word != "--with")}


def _metadata(project: Path) -> dict:
    return tomllib.loads((project / "Cargo.toml").read_text())["package"]["metadata"]


def run_peers(
    folder: Path, target: Target, rounds: int = 5, runs: int = 200, progress=lambda text: None
) -> dict:
    """What a generated/peers-CPU.json holds, with `unit`, `rounds`, `discarded`, `quiet` and the
    least `probe`. `folder` is kept, so that the next run compiles little.
    """
    if not shutil.which("cargo"):
        raise ToolError(
            "cargo was not found, which builds the other implementations.",
            hint="Install Rust (https://rustup.rs, or the package cargo).",
        )
    program = build_peers(folder, target, progress)
    found = []
    for number in range(rounds):
        progress(f"round {number + 1} of {rounds}")
        found.append(timed(program, runs))
    least = min(result["probe"][0] for result, _ in found)
    quiet = [
        result for result, share in found if share >= QUIET and result["probe"][1] <= SLOWER * least
    ]
    return {
        "cpu": cpu_facts()["name"],
        "target": target.name,
        "compiler": compiler_name(find_compiler()),
        "counter": found[0][0]["unit"],
        "date": time.strftime("%Y-%m-%d"),
        "about": versions(folder),
        "rounds": rounds,
        "discarded": rounds - len(quiet) if quiet else 0,
        "quiet": 2 * len(quiet) >= rounds,
        "probe": least,
        "missing": found[0][0]["missing"],
        "rows": rows_of(quiet or [result for result, _ in found]),
    }


def build_peers(folder: Path, target: Target, progress=lambda text: None) -> Path:
    """The program, compiled in `folder`, which is empty, none yet, or of an earlier run."""
    source = data_folder("harness/peers")
    examples = examples_of(source)
    try:
        if folder.is_dir() and any(folder.iterdir()) and not _is_own(folder):
            raise EcgenError(
                "this folder is not empty and not of an earlier comparison: files in it would be"
                " replaced.",
                where=folder,
                hint="Choose another with -o, or empty it.",
            )
        shutil.copytree(source, folder, dirs_exist_ok=True)
        _write_examples(folder / "examples", examples)
    except OSError as error:
        raise EcgenError(
            f"the folder of the comparison cannot be written: {error.strerror}.",
            where=folder,
            hint="Choose another with -o.",
        ) from error
    progress("compiling the other implementations, which takes minutes the first time")
    flags = build_others(folder)
    for name in curves_of(source):
        progress(f"library of {name}")
        curve = load_curve(name)
        extras = tuple(sorted(extras_of(source, name)))
        words = "".join(f" --with {extra}" for extra in extras)
        options = BuildOptions(
            PREFIX + name,
            packages=("rust",),
            package_name=PREFIX + name,  # as the project at hand depends on it
            vector=AUTO,
            extras=extras,
            command=(
                f"ecgen build {name} --cpu {target.name} --vector auto --prefix {PREFIX}{name}"
                f" --package rust{words}"
            ),
        )
        write_library(
            build_library(curve, target, options, embedded_vectors(curve)).files,
            folder / "libs" / (PREFIX + name),
            force=True,
        )
    progress("compiling the libraries")
    _build(folder, folder, flags)
    return folder / "target" / "release" / "peers"


def _write_examples(folder: Path, examples: list[tuple[str, str]]) -> None:
    """The files of each protocol, below a folder PROTOCOL-CURVE, on the libraries' prefixes."""
    shutil.rmtree(folder, ignore_errors=True)  # those of an earlier version
    for name, curve in examples:
        place = folder / f"{name}-{curve}"
        place.mkdir(parents=True, exist_ok=True)
        for path, text in protocol_files(name, load_curve(curve), PREFIX + curve, "").items():
            (place / path).write_text(text, encoding="utf-8")


def build_others(folder: Path) -> tuple[str, ...]:
    """Compile what Cargo.toml takes from a registry, without our libraries; the flags that cargo
    wants for it: it goes by what is in its cache where the registry is not reached.
    """
    project = folder / "others"
    (project / "src").mkdir(parents=True, exist_ok=True)
    text = re.sub(r"^.*\bpath = .*\n", "", (folder / "Cargo.toml").read_text(), flags=re.M).replace(
        'name = "peers"', 'name = "others"'
    )
    (project / "Cargo.toml").write_text(text)
    (project / "src" / "main.rs").write_text("fn main() {}\n")
    if (folder / "Cargo.lock").is_file():
        shutil.copyfile(folder / "Cargo.lock", project / "Cargo.lock")
    try:
        _build(folder, project, flags := ONLINE)
    except ToolError as error:
        try:
            _build(folder, project, flags := OFFLINE)
        except ToolError:
            raise error from None
    if not (folder / "Cargo.lock").is_file() and (project / "Cargo.lock").is_file():
        shutil.copyfile(project / "Cargo.lock", folder / "Cargo.lock")
    return flags


def _build(folder: Path, project: Path, flags: tuple[str, ...]) -> None:
    """Compile the project into the folder's target/. ToolError with what cargo wrote if that fails,
    as it does without a network the first time.
    """
    try:
        run(
            [
                "cargo",
                "build",
                "--release",
                "--quiet",
                *flags,
                *FOR_THIS_CPU,
                "--manifest-path",
                project / "Cargo.toml",
                "--target-dir",
                folder / "target",
            ],
            timeout=LONGEST,
        )
    except ToolError as error:
        raise ToolError(
            f"the other implementations could not be built. {error.what.rstrip('.')}.",
            hint=(
                "They come from crates.io and compile C: a network, a C compiler, cmake or perl,"
                " and OpenSSL's headers (libssl-dev) are needed."
            ),
        ) from error


def _is_own(folder: Path) -> bool:
    """Whether the Cargo.toml there is that of the comparison."""
    path = folder / "Cargo.toml"
    return (
        path.is_file()
        and '\nname = "peers"\n' in path.read_text(errors="replace")
        and f'path = "libs/{PREFIX}' in path.read_text(errors="replace")
    )


def rows_of(results: list[dict]) -> list[dict]:
    """For each thing that is done (least, least median) of the rounds, ours and the others'."""
    rows = []
    for i, first in enumerate(results[0]["rows"]):
        least = {
            who: [min(result["rows"][i]["figures"][who][k] for result in results) for k in (0, 1)]
            for who in first["figures"]
        }
        rows.append({"what": first["what"], OWN: least.pop(OWN), "others": least})
    return rows


def versions(folder: Path) -> str:
    """The crates that the program names, with the versions that cargo took; of OpenSSL that of the
    system.
    """
    wanted = re.findall(
        r"^([\w-]+) = (?!.*\bpath = )",
        (folder / "Cargo.toml").read_text().partition("[dependencies]")[2].partition("\n[")[0],
        re.M,
    )
    locked = dict(
        re.findall(r'name = "([^"]+)"\nversion = "([^"]+)"', (folder / "Cargo.lock").read_text())
    )
    openssl = (
        run(["pkg-config", "--modversion", "openssl"], accept=(0, 1)).stdout.strip()
        if shutil.which("pkg-config")
        else ""
    )
    named = [
        f"{name} {locked[name]}"
        for name in wanted
        if name in locked and not (name == "openssl-sys" and openssl)
    ]
    return ", ".join([*named, *([f"OpenSSL {openssl}"] if openssl else [])])
