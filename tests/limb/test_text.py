"""Printer, parser, validator, interpreter, builder of limb programs."""

import pytest

from ecgen.errors import CheckFailure
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.interpret import evaluate, run_limbs
from ecgen.limb.ir import ARGUMENTS, RESULTS, Element, LimbOp, LimbProgram
from ecgen.limb.printer import print_limbs
from ecgen.limb.validate import LimbError, validate
from tests.support.limb.parser import LimbSyntaxError, parse_limbs

pytestmark = pytest.mark.essential

TEXT = """limbs double 8
in a = a_0 a_1 : 0 .. 65535
# r = 2a, its carry in t
r_0 k.0 = add a_0 a_0
r_1 k.1 = adc a_1 a_1 k.0
t_0 = word k.1
element r = r_0 r_1 : 0 .. 65535
out r = r_0 r_1 : 0 .. 65535
out t = t_0 : 0 .. 1
"""


def test_text_reads_back():
    program = parse_limbs(TEXT)
    assert print_limbs(program) == TEXT
    assert run_limbs(validate(program), {"a": 40000}) == {"r": 80000 - 65536, "t": 1}


@pytest.mark.parametrize(
    "broken, line",
    [("r_0 k.0 = frobnicate a_0", 2), ("in a = a_0 : 0 12", 2), ("r = add 1 x.y", 0)],
)
def test_unreadable_lines_are_named(broken, line):
    text = f"limbs broken 64\n{broken}\n"
    if line:
        with pytest.raises(LimbSyntaxError, match=f"f.limbs:{line}: "):
            parse_limbs(text, "f.limbs")
    else:
        with pytest.raises(LimbError):
            validate(parse_limbs(text))


def test_missing_header_is_named():
    with pytest.raises(LimbSyntaxError, match="no `limbs NAME BITS` line"):
        parse_limbs("r c = add 1 2\n")


A = Element("a", ("a_0",), 0, 255)


@pytest.mark.parametrize(
    "op, message",
    [
        (LimbOp("add", ("a_0", "c"), ("a_0", 1)), "assigned twice"),
        (LimbOp("add", ("r", "c"), ("b", 1)), "before it is assigned"),
        (LimbOp("add", ("r",), ("a_0", 1)), "expected 2 and 2"),
        (LimbOp("adc", ("r", "c"), ("a_0", 1, "a_0")), "is a word"),
        (LimbOp("shr", ("r",), ("a_0", 8)), "out of range"),
        (LimbOp("shr", ("r",), ("a_0", "a_0")), "needs a constant"),
        (LimbOp("add", ("r", "c"), ("a_0", 256)), "out of range"),
        (LimbOp("nand", ("r",), ("a_0", 1)), "not a limb operation"),
    ],
)
def test_invalid_operations_are_refused(op, message):
    with pytest.raises(LimbError, match=message):
        validate(LimbProgram("p", 8, (A,), (), (op,)))


def test_elements_must_fit():
    with pytest.raises(LimbError, match="cannot hold"):
        validate(LimbProgram("p", 8, (A,), (Element("a", ("a_0",), 0, 256),), ()))


def test_table_rows_evaluate():
    """Every row of the operation table, exhaustively over 3-bit words, against its defining
    equation.
    """
    top, words, flags = 8, range(8), range(2)
    for a in words:
        for b in words:
            for c in flags:
                hi, lo = evaluate(LimbOp("mulwide", ("h", "l"), ()), [a, b], 3)
                assert hi * top + lo == a * b and evaluate(
                    LimbOp("mullo", ("l",), ()), [a, b], 3
                ) == (lo,)
                s, k = evaluate(LimbOp("adc", ("s", "k"), ()), [a, b, c], 3)
                assert s + top * k == a + b + c and 0 <= s < top
                d, k = evaluate(LimbOp("sbb", ("s", "k"), ()), [a, b, c], 3)
                assert d - top * k == a - b - c and 0 <= d < top
                assert evaluate(LimbOp("select", ("r",), ()), [c, a, b], 3) == (a if c else b,)
            for i in (1, 2):
                assert evaluate(LimbOp("shld", ("r",), ()), [a, b, i], 3) == (
                    ((a * top + b) >> (3 - i)) % top,
                )
                assert evaluate(LimbOp("shrd", ("r",), ()), [a, b, i], 3) == (
                    ((a * top + b) >> i) % top,
                )
    assert set(RESULTS) == set(ARGUMENTS)


def test_false_claims_are_seen_when_run():
    b = LimbBuilder("p", 8)
    x = b.input("x", 1)
    total, carry = b.add(x.limbs[0], 1)
    b.zero(carry)
    program = b.build([b.define("r", (total,), 0, 255)])
    assert run_limbs(program, {"x": 3}) == {"r": 4}
    with pytest.raises(CheckFailure, match="claimed to be 0"):
        run_limbs(program, {"x": 255})


def test_builder_drops_what_nobody_reads():
    b = LimbBuilder("p", 8)
    x = b.input("x", 1)
    b.begin("r", "r = x + 1")
    b.word("xor", x.limbs[0], 3)
    total, _ = b.add(x.limbs[0], 1)
    program = b.build([b.define("r", (total,), 0, 255)])
    assert program.ops == (LimbOp("add", ("r_0", ""), ("x_0", 1)),)
    assert program.notes == ((0, "r = x + 1"),)
