"""Random changes of a routine's bytes under an unchanged certificate: refused, or bytes that
compute the same.
"""

import ctypes
import random
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from ecgen.certify.loops import LoopStatement
from ecgen.certify.statement import Elements, Statement
from ecgen.certify.text import statement_text
from ecgen.cli import main
from ecgen.isa.x86_64.table import ARGUMENTS
from ecgen.run.certified.checker import Native
from tests.support.certify import LIBRARY, certified_in, needs_ocaml
from tests.support.isa.native import HAS_ADX, get, needs_host, put, shared_object, words

pytestmark = [needs_ocaml, needs_host, pytest.mark.asm]
SECONDS = 20  # for one change


@dataclass(frozen=True)
class Certified:
    data: bytes
    claim: Statement | LoopStatement
    certificate: str

    @property
    def stated(self) -> Statement:
        return self.claim if isinstance(self.claim, Statement) else self.claim.outer


def changed(data: bytes, rng: random.Random) -> bytes:
    """One or two bits flipped, or a byte replaced."""
    other = bytearray(data)
    for _ in range(rng.randint(1, 2)):
        other[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    if rng.random() < 0.3:
        other = bytearray(data)
        other[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(other)


def accepted(checker: Native, routine: Certified, datas: list[bytes]) -> list[bytes]:
    """By one run of the checker, within its limits of time for each."""
    lines = (f"{statement_text(data, routine.claim)}\n{routine.certificate}\n" for data in datas)
    done = subprocess.run(
        checker.command, input="".join(lines), capture_output=True, text=True, check=True
    )
    answers = [line.split() for line in done.stdout.splitlines()]
    assert all(float(seconds) < SECONDS for _, seconds in answers)
    return [data for data, (word, _) in zip(datas, answers, strict=True) if word == "accepted"]


def results(function, stated: Statement, given: list[int]) -> list[int]:
    """What the routine makes of numbers, modulo p, in the order of its outputs."""
    sizes: dict[int, int] = {}
    for element in (*stated.inputs, *stated.outputs):
        sizes[element.block] = max(sizes.get(element.block, 0), element.offset // 8 + element.count)
    blocks = {block: words(count) for block, count in sizes.items()}
    passed = {register: blocks[block][1] for register, block in stated.pointers}
    for element, number in zip(stated.inputs, given, strict=True):
        if element.register:
            passed[element.register] = number
        else:
            put(blocks[element.block][0], number, element.count)
    function.argtypes, function.restype = [ctypes.c_uint64] * len(passed), None
    function(*(passed[register] for register in ARGUMENTS["sysv"][: len(passed)]))
    found = [get(blocks[element.block][0], element.count) for element in stated.outputs]
    assert all(n <= element.most for n, element in zip(found, stated.outputs, strict=True))
    return [n % stated.prime for n in found]


def drawn(element: Elements, rng: random.Random) -> int:
    """A number that fits; of rounds some."""
    if element.register and element.most > 1:
        return rng.randint(1, 4)
    return rng.choice((rng.randint(0, element.most), element.most, 0))


def is_same(routine: Certified, others: list[bytes], folder: Path, rng: random.Random) -> bool:
    """Whether they are seen to compute what the routine does. Those are accepted, and so they write
    to nothing else and return."""
    text = "".join(
        f".globl f{k}\nf{k}: .byte {', '.join(map(str, data))}\n"
        for k, data in enumerate((routine.data, *others))
    )
    library = shared_object(folder, text)
    for _ in range(50):
        given = [drawn(element, rng) for element in routine.stated.inputs]
        expected = results(library.f0, routine.stated, given)
        for k in range(len(others)):
            if results(library[f"f{k + 1}"], routine.stated, given) != expected:
                return False
    return True


def changes_do_no_harm(checker, library: Path, names, count: int, scratch: Path) -> list[bytes]:
    """The changes that were accepted, of `count` for each routine."""
    rng, found = random.Random(43), []
    for row in certified_in(library, names, scratch):
        routine = Certified(*row)
        assert accepted(checker, routine, [routine.data]) == [routine.data]
        datas = [changed(routine.data, rng) for _ in range(count)]
        others = [data for data in accepted(checker, routine, datas) if data != routine.data]
        assert len(others) < count // 20, routine.stated.name
        if HAS_ADX:
            (scratch / routine.stated.name).mkdir()
            assert is_same(routine, others, scratch / routine.stated.name, rng)
        found += others
    return found


def test_changes_of_bytes_do_no_harm(checker, tmp_path):
    changes_do_no_harm(checker, LIBRARY, ("fe_add", "fe_nsqr", "fe_cmov"), 100, tmp_path)


@pytest.mark.skipif(not HAS_ADX, reason="the CPU has no adx")
def test_bytes_that_compute_something_else_are_seen(tmp_path):
    """What the test above would say if the checker accepted another routine's."""
    add, sub = (Certified(*row) for row in certified_in(LIBRARY, ("fe_add", "fe_sub"), tmp_path))
    for data, same in ((add.data, True), (sub.data, False)):
        folder = tmp_path / str(same)  # a shared object of its own
        folder.mkdir()
        assert is_same(add, [data], folder, random.Random(1)) == same


@pytest.mark.long
@pytest.mark.parametrize(
    "command, names",
    [
        ("ted256189 --cpu zen3", ("fe_add", "fe_sqr", "fe_nsqr", "fe_cmov")),
        ("ed25519 --cpu zen3", ("fe_sub", "fe_mul")),
        ("secp256k1 --cpu zen4", ("fe_add", "sc_neg")),
        ("p256 --cpu zen4", ("fe_sub", "fe_canon")),
    ],
)
def test_changes_of_many_libraries_do_no_harm(checker, tmp_path, command, names):
    library = tmp_path / "library"
    assert main(["build", *command.split(), "-o", str(library)]) == 0
    found = changes_do_no_harm(checker, library, names, 1000, tmp_path)
    for data in found:
        print(data.hex())
