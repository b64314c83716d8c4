"""How far the models of AArch64 are off, and how emitted code stands beside code of others by them.

    python -m ecgen.isa.aarch64.calibrate
    python -m ecgen.isa.aarch64.calibrate --peers S2N --mca llvm-mca-19 --mca llvm-mca-22

Without arguments: the model of ports.py beside cycles that others measured and published, from the
instructions by kind of their loops; and the figures of [model] that fit it, beside those of the CPU
files. With a folder of s2n-bignum's sources the loops themselves are taken, and with llvm-mca
emitted routines are weighed beside s2n-bignum's: both in one run, as the same assembler made them,
in a steady state of calls that do not wait for each other and for one call alone. Nothing here
measures: where a core has no published figure, the error is not known, and that is said.
"""

import argparse
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from pathlib import Path
from tempfile import TemporaryDirectory

from ecgen.curve.library import load_curve
from ecgen.errors import EcgenError, ToolError
from ecgen.field.cost import PRODUCTS
from ecgen.isa.aarch64 import listing, ports
from ecgen.isa.aarch64.emit import HALVES, MULTIPLICATIONS, backend_of, emit, lower_routine
from ecgen.isa.aarch64.listing import Line
from ecgen.isa.represent import represent
from ecgen.isa.routine import EmittedRoutine
from ecgen.isa.target import Target, load_target
from ecgen.machine.chains import HALF
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import BASIC
from ecgen.program.routine import Argument, Routine

CPUS = ("neoverse-v1", "neoverse-v2", "neoverse-n1")
FITTED = ("aarch64", *CPUS, "apple-m1", "cortex-a72", "cortex-a53", "cortex-a55")
DATA = tomllib.loads(Path(__file__).with_name("published.toml").read_text())
MODEL: str = DATA["model"]


@dataclass(frozen=True)
class Published:
    """Code of others with the core cycles that were measured: the cores, the file in s2n-bignum's
    arm/ (of a loop: its longest), and its instructions by class of ports.GENERAL."""

    name: str
    cores: list[str]
    cycles: float
    file: str
    counts: dict[str, int]
    loop: bool = False


PUBLISHED = tuple(Published(**row) for row in DATA["published"])
FIELDS: tuple[dict, ...] = tuple(DATA["field"])
POINTS: tuple[dict, ...] = tuple(DATA["point"])
LONG = 700  # instructions from which fewer calls make a steady state
CALLED = ("x0", "x1", "x2")  # what a call is told is set before each, from a register nobody writes
FREE = "x18"
OPERATIONS = {"mul": ("a", "b"), "sqr": ("a",)}


def field_routine(curve: str, name: str, target: Target) -> EmittedRoutine:
    """A field operation as a library for that CPU has it."""
    inputs = OPERATIONS[name]
    program = FieldProgram(name, inputs, (("r", "r0"),), (Op(name, ("r0",), inputs, None),))
    arguments = (Argument("r", "out", ("r",)), *(Argument(x, "in", (x,)) for x in inputs))
    table = {spec.name: spec for spec in BASIC}
    prime = represent(load_curve(curve).p, target)
    routine = lower_routine(Routine(name, program, arguments), prime, table, target.level)
    return emit(routine, backend_of(target))


# the models beside what is published


def errors(peers: Path | None) -> list[tuple[Published, float]]:
    """What the model gives each, from its instructions in their order, or, where there are no
    sources, from their numbers alone: a lower bound."""
    core = ports.core_of(load_target(MODEL))
    found = []
    for each in PUBLISHED:
        if peers is None:
            rows = [core.rows[name] for name, count in each.counts.items() for _ in range(count)]
            found.append((each, ports.bound(rows, core)))
        else:
            code = listing.facts(
                _routine_of(peers / "arm" / f"{each.file}.S", peers, each.loop), core
            )
            found.append((each, ports.cycles_of(code, core)[0]))
    return found


def _routine_of(path: Path, peers: Path, is_loop: bool) -> list[Line]:
    """The longest function of a file, or the longest loop in it, without branches."""
    found = max(listing.functions(path, peers / "include").values(), key=len)
    return listing.straight(listing.longest_loop(found) if is_loop else found)


def root_mean_square(values: Iterable[float]) -> float:
    found = list(values)
    return sqrt(sum(x * x for x in found) / len(found))


def error_lines(peers: Path | None) -> list[str]:
    how = "in their order" if peers else "by their numbers alone: a lower bound"
    lines = [f"Model of {MODEL} beside published cycles, instructions {how}"]
    shares = []
    for each, modelled in errors(peers):
        shares += [modelled / each.cycles - 1] * len(each.cores)
        lines.append(
            f"  {each.name:36} {', '.join(each.cores):24} {each.cycles:6.0f} {modelled:8.1f}"
            f" {shares[-1]:+7.1%}"
        )
    lines.append(f"  root mean square {root_mean_square(shares):.1%}")
    return [*lines, f"Error not known, nothing is published: {', '.join(DATA['unchecked'])}."]


# figures of [model]


def fitted(target: Target) -> tuple[float, float]:
    """(multiply, integer): cycles of both halves of a word product and of another instruction, by
    least squares of the relative errors on products and squares modulo the five primes, of the
    model of ports.py."""
    core = ports.core_of(target)
    aa = ab = bb = ay = by = 0.0
    for field in FIELDS:
        for name in OPERATIONS:
            made = field_routine(field["curve"], name, target)
            steady = ports.cycles(ports.whole(made.machine), core)[0]
            a, b = (number / steady for number in _numbers(made, target))
            aa, ab, bb, ay, by = aa + a * a, ab + a * b, bb + b * b, ay + a, by + b
    determinant = aa * bb - ab * ab
    multiply, integer = (ay * bb - by * ab) / determinant, (by * aa - ay * ab) / determinant
    return (multiply, integer) if integer > 0 else (ay / aa, 0.0)


def _numbers(routine: EmittedRoutine, target: Target) -> tuple[float, int]:
    """(word products, others) of a routine: of its instructions, or, where these have none of
    words, of its limb program.
    """
    if target.level != HALVES:
        code = ports.whole(routine.machine)
        halves = sum(instr.mnemonic in MULTIPLICATIONS for instr in code)
        return halves / 2, len(code) - halves
    names = Counter(op.name for op in routine.routine.limbs.ops)
    whole, halves = sum(names[name] for name in PRODUCTS), names[HALF]
    others = names.total() - names["const"] - names["zero"] - whole - halves
    return whole + halves / 4, others


def field_figures(target: Target) -> dict[str, list[float]]:
    """[cycles alone, in a steady state] of a product and a square modulo the first prime."""
    core, curve = ports.core_of(target), FIELDS[0]["curve"]
    found = {}
    for name in OPERATIONS:
        code = ports.whole(field_routine(curve, name, target).machine)
        found[name] = [*reversed(ports.cycles(code, core))]
    return found


def fit_lines(cpus: Iterable[str]) -> list[str]:
    lines = ["Figures that follow from ports.py, beside those of the CPU file"]
    for cpu in cpus:
        target = load_target(cpu)
        rows = dict(zip(("multiply", "integer"), fitted(target)))
        have = {name: target.model[name] for name in rows}
        lines.append(f"  {cpu:12} " + ", ".join(f"{n} {rows[n]:.3f} ({have[n]:g})" for n in rows))
        given = target.data.get("field_ops", {})
        lines += [
            f"  {'':12} {name} [{alone:.0f}, {steady:.0f}] ({given.get(name, 'not there')})"
            for name, (alone, steady) in field_figures(target).items()
        ]
    return lines


# emitted code beside s2n-bignum's


@dataclass(frozen=True)
class Analyser:
    """An llvm-mca: its command and LLVM's version."""

    command: str
    version: str

    def cycles(self, code: Sequence[str], cpu: str) -> tuple[float, float]:
        """(cycles in a steady state, alone) of instructions on a core."""
        count = 20 if len(code) > LONG else 100
        one, some, more = (self._total(code, cpu, n) for n in (1, count, 2 * count))
        return (more - some) / count, one

    def _total(self, code: Sequence[str], cpu: str, calls: int) -> int:
        text = "\n".join([*(f"mov {name}, {FREE}" for name in CALLED), *code])
        command = [self.command, "-mtriple=aarch64", f"-mcpu={cpu}", "-mattr=+v8.4a,+sha3"]
        command += [f"-iterations={calls}", "-all-views=0", "-summary-view"]
        done = subprocess.run(command, input=text + "\n", capture_output=True, text=True)
        found = re.search(r"Total Cycles:\s+(\d+)", done.stdout)
        if found is None:
            said = (done.stderr.splitlines() or ["nothing was said"])[0]
            raise ToolError(f"{self.command} gives no cycles: {said}")
        return int(found[1])


def analyser(command: str) -> Analyser:
    """The llvm-mca of that name; ToolError if it is none."""
    try:
        said = subprocess.run([command, "--version"], capture_output=True, text=True).stdout
    except OSError as error:
        raise ToolError(f"{command} cannot be run: {error.strerror}.") from error
    version = re.search(r"LLVM version (\S+)", said)
    if version is None:
        raise ToolError(f"{command} does not say which LLVM it is of.")
    return Analyser(command, version[1])


def texts(lines: Iterable[Line], cpu: str) -> list[str]:
    """Instructions for llvm-mca. Its model of neoverse-n1 lets UMULH start every three cycles,
    which measurements contradict (errors): a product that nobody reads makes that four."""
    dead = ["umull xzr, wzr, wzr"] if cpu == MODEL else []
    return [
        text for line in lines for text in (line.text, *(dead if line.mnemonic == "umulh" else ()))
    ]


def emitted_lines(cpu: str) -> dict[str, list[Line]]:
    """`curve routine` -> what is emitted for it, as it was assembled."""
    target, found = load_target(cpu), {}
    with TemporaryDirectory() as folder:
        for curve in (row["curve"] for row in FIELDS):
            for name in OPERATIONS:
                source = Path(folder) / "routine.S"
                body = [f".globl {name}", f"{name}:", *field_routine(curve, name, target).lines]
                source.write_text("\n".join(line for line in body if "//" not in line) + "\n")
                found[f"{curve} {name}"] = listing.straight(listing.functions(source)[name])
        for curve in dict.fromkeys(row["curve"] for row in POINTS):
            code = _point_functions(curve, cpu, Path(folder) / curve)
            for name in (row["routine"] for row in POINTS if row["curve"] == curve):
                found[f"{curve} {name}"] = listing.straight(code[f"x_{name}"])
    return found


def _point_functions(curve: str, cpu: str, folder: Path) -> dict[str, tuple[Line, ...]]:
    """The routines of points of a library that is built in the folder."""
    command = [sys.executable, "-m", "ecgen", "build", curve, "--cpu", cpu]
    command += ["--api", "minimal", "--prefix", "x", "-o", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise ToolError(f"{curve} for {cpu} cannot be built: {done.stderr.strip()}")
    return listing.functions(folder / "src" / "x_point.S", folder / "include")


def peer_lines(peers: Path) -> dict[str, list[list[Line]]]:
    """`curve routine` -> both versions of s2n-bignum's."""
    rows = [(f"{row['curve']} {name}", row[name], False) for row in FIELDS for name in OPERATIONS]
    rows += [
        (f"{row['curve']} {row['routine']}", row["file"], row.get("loop", False)) for row in POINTS
    ]
    return {
        key: [
            _routine_of(path, peers, is_loop)
            for path in (peers / "arm" / f"{stem}{version}.S" for version in ("", "_alt"))
            if path.is_file()
        ]
        for key, stem, is_loop in rows
    }


def comparison_lines(
    peers: Path, analysers: Sequence[Analyser], cpus: Sequence[str]
) -> Iterator[str]:
    """A table for each CPU: instructions, the bound of the model, cycles in a steady state and
    alone; the ratio to the better of the two versions, each way."""
    theirs = peer_lines(peers)
    for cpu in cpus:
        core, ours = ports.core_of(load_target(cpu)), emitted_lines(cpu)
        for each in analysers:
            yield f"{cpu}, llvm-mca {each.version}: steady / alone"
            fields = []
            for key, code in ours.items():
                mine = each.cycles(texts(code, cpu), cpu)
                others = [each.cycles(texts(version, cpu), cpu) for version in theirs[key]]
                best = tuple(map(min, zip(*others, strict=True)))
                ratios = [a / b for a, b in zip(mine, best, strict=True)]
                if key.split()[1] in OPERATIONS:
                    fields.append(ratios)
                yield f"  {key:20} {_modelled(code, core)}, {_row(mine, best, ratios)}"
            for what, row in zip(("steady", "alone"), zip(*fields, strict=True), strict=True):
                yield f"  fields, {what}: mean {_mean(row):.3f}, most {max(row):.3f}"


def _modelled(code: Sequence[Line], core: ports.Core) -> str:
    known = listing.facts(code, core)
    steady, alone = ports.cycles_of(known, core)
    least = ports.bound([fact.row for fact in known], core)
    return f"{len(code):5} instructions, bound {least:6.1f}, ports.py {steady:6.1f} /{alone:5}"


def _row(mine: Sequence[float], best: Sequence[float], ratios: Sequence[float]) -> str:
    return (
        f"llvm-mca {mine[0]:6.1f} /{mine[1]:5.0f}, s2n-bignum {best[0]:6.1f} /{best[1]:5.0f},"
        f" ratio {ratios[0]:.3f} / {ratios[1]:.3f}"
    )


def _mean(ratios: Iterable[float]) -> float:
    """The geometric mean."""
    found = [log(ratio) for ratio in ratios]
    return exp(sum(found) / len(found))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; 1 if something that it needs is missing."""
    parser = argparse.ArgumentParser(
        prog="python -m ecgen.isa.aarch64.calibrate", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("--peers", type=Path, metavar="S2N", help="a folder of s2n-bignum")
    parser.add_argument(
        "--mca", action="append", default=[], metavar="COMMAND", help="an llvm-mca; may be repeated"
    )
    parser.add_argument(
        "--cpu", action="append", metavar="NAME", help=f"a CPU file; default: {', '.join(CPUS)}"
    )
    given = parser.parse_args(arguments)
    cpus = tuple(given.cpu or CPUS)
    try:
        if given.peers and not (given.peers / "arm").is_dir():
            raise ToolError(f"{given.peers} has no folder arm, as s2n-bignum's sources have.")
        analysers = [analyser(command) for command in given.mca]
        print("\n".join(error_lines(given.peers)))
        print("\n".join(fit_lines(given.cpu or FITTED)))
        if given.peers and analysers:
            for line in comparison_lines(given.peers, analysers, cpus):
                print(line, flush=True)
    except EcgenError as error:
        print(f"calibrate: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
