"""Mutants of ecgen itself: a wrong row of the instruction table, a wrong constant of the field, a
bound that is too low.

Each is put into the running program, then the field routines of a library are assembled as `ecgen
build` does it. The proofs of that build must refuse every mutant that changes an instruction: they
compare what was emitted with integers modulo p, not with what the mutated part meant. Meanings that
the processor contradicts are for tests/isa.
"""

from dataclasses import replace

import pytest

from ecgen.errors import EcgenError
from ecgen.field.reduction import fold
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.isa.target import load_target
from ecgen.isa.x86_64.table import TABLE, WITH_CALLS
from ecgen.library.files.sources import Shell, source_units
from ecgen.library.pipeline.planned import FIELD_ROUTINES
from ecgen.library.routines.assembly import assemble
from ecgen.library.routines.platform import platform_of
from ecgen.library.routines.signatures import field_routine
from tests.support.library.curves import curve_of

P = 2**127 - 25  # one bit of room in the top word: every way of folding is used
CURVE = curve_of("mutant", "weierstrass", P, P - 3, 0, 1, 0, 0)
ROUTINES = ("fe_mul", "fe_sub", "fe_neg", "fe_half")


def build(cpu: str):
    words = Field(P).n
    specs = tuple(field_routine(*row, words) for row in FIELD_ROUTINES if row[0] in ROUTINES)
    platform = platform_of(CURVE, load_target(cpu))
    shell = Shell(platform.target, platform.prime, "mutant", "sysv", "")
    found = assemble(specs, platform)
    return [unit.text for unit in source_units(found, frozenset(ROUTINES), shell)]


@pytest.fixture(scope="module")
def right():
    return {cpu: build(cpu) for cpu in ("zen4", "x86-64")}


def row(cpu: str, mnemonic: str, **change):
    def put(patch):
        for table in (TABLE, WITH_CALLS):
            patch.setitem(table.rows, mnemonic, replace(TABLE[mnemonic], **change))
            patch.setitem(vars(table), "effects", replace(table).effects)

    return cpu, put


def field(name: str, value):
    return "zen4", lambda patch: patch.setattr(Field, name, property(value))


def no_end_of_range(low, high, at, residue):
    first, last = low >> at, high >> at
    return low - first * ((1 << at) - residue), high - last * ((1 << at) - residue)


MUTANTS = {
    "mulx: halves exchanged": row("zen4", "mulx", meaning=("s d = mulwide rdx t",)),
    "mul: halves exchanged": row("x86-64", "mul", meaning=("rax rdx = mulwide rax d",)),
    "adox: in the carry flag": row(
        "zen4", "adox", meaning=("d C = adc d s C",), reads="C", writes="C"
    ),
    "adc: carry not read": row("x86-64", "adc", meaning=("d C = add d s",), reads=""),
    "sbb: borrow not read": row("zen4", "sbb", meaning=("d C = sub d s",), reads=""),
    "mask: one for all ones": row("zen4", "mask", meaning=("d = word C", "C = copy C")),
    "zero: flags kept": row("zen4", "zero", meaning=("d = zero",), writes=""),
    "mulx: time depends on the operands": row("zen4", "mulx", secret_safe=False),
    "mul: time depends on the operands": row("x86-64", "mul", secret_safe=False),
    "c + 2": field("c", lambda self: (1 << self.m) - self.p + 2),
    "fold twice as large": field("fold", lambda self: self.c << self.room + 1),
    "carries end a word early": (
        "zen4",
        lambda patch: patch.setattr(fold, "reach", lambda *given: 1),
    ),
    "the end of an interval forgotten": (
        "zen4",
        lambda patch: patch.setattr(fold, "fold_range", no_end_of_range),
    ),
    "tight bound below p": field("tight", lambda self: self.p - 1),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_the_build_refuses(name, right, monkeypatch):
    cpu, change = MUTANTS[name]
    change(monkeypatch)
    with pytest.raises(EcgenError) as caught:
        build(cpu)
    assert caught.value.exit_code in (1, 2) and "\n" not in caught.value.paragraph()


@pytest.mark.parametrize("cpu", ["zen4", "x86-64"])
def test_without_a_mutant_it_builds(cpu, right):
    assert (
        build(cpu) == right[cpu]
        and sum(text.count("P_END(") + text.count("_END(") for text in right[cpu]) > 0
    )
