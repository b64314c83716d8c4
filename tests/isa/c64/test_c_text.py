"""The text of a routine in C is read back and proven: the round trip, and texts that were changed,
which have to be refused.
"""

import itertools
import random
import re
from dataclasses import replace

import pytest

from ecgen.errors import CheckFailure
from ecgen.isa.backends import back_end
from ecgen.isa.c64.emit import TABLE, backend_of, draft, emit_calls, read_unit
from ecgen.isa.c64.text import ROWS, read_function
from ecgen.isa.operations import callee
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.machine.ir import Reg
from ecgen.machine.validation.calls import Convention, Elements, check_calls
from ecgen.machine.validation.lift import check_translation
from ecgen.machine.validation.loops import check_power, power_arguments
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.routine import Argument, Routine
from tests.support.isa.c64.routines import PRIMES, emitted
from tests.support.machine.interpret import run_machine

CASES = [
    ("fe_mul", "p256", "c64"),
    ("fe_sub", "25519", "c32"),
    ("fe_half", "secp256k1", "c64"),
    ("fe_nsqr", "25519", "c64"),
]
OPERATORS = {
    "+": "-",
    "-": "+",
    "*": "+",
    "&": "|",
    "|": "&",
    "^": "&",
    "<<": ">>",
    ">>": "<<",
    "~": "-",
}
FUNCTIONS = {
    "P_w_add(": "P_w_sub(",
    "P_w_sub(": "P_w_add(",
    "P_w_mul(": "P_w_add(",
    "P_w_select(": "P_w_shld(",
    "P_w_topand(": "P_w_select(",
    "P_w_shld(": "P_w_shrd(",
    "P_w_shrd(": "P_w_shld(",
}


def proven(made, text: str):
    """The program of the text; CheckFailure unless it computes what the routine's limb program
    says.
    """
    machine = read_function(text.split("\n"), made.machine, made.routine.limbs.bits)
    if made.machine.counter:
        kept = tuple(i.operands[0] for i in made.machine.head)
        check_power(
            made.routine.limbs, machine, power_arguments(made.routine), kept, (Reg("r"),), TABLE
        )
    else:
        check_translation(made.routine.limbs, machine, made.routine.arguments, TABLE)
    return machine


def changed(line: str, names: list[str]):
    """(what was changed, the line) for single changes of a statement; names are other variables."""
    for old, new in OPERATORS.items():
        if f" {old} " in line or (old == "~" and old in line):
            yield (
                "operator",
                line.replace(
                    f" {old} " if old != "~" else old, f" {new} " if old != "~" else new, 1
                ),
            )
    for old, new in FUNCTIONS.items():
        if old in line:
            yield "function", line.replace(old, new, 1)
    for match in re.finditer(r"\[(\d+)\]|0x([0-9a-f]+)|(?<=[ (])(\d+)(?=[;)])", line):
        base = 16 if match[2] else 10
        k = 1 if match[1] else 2 if match[2] else 3
        yield (
            "number",
            (
                f"{line[: match.start(k)]}"
                f"{int(match[k], base) + 1:{'x' if base == 16 else 'd'}}{line[match.end(k) :]}"
            ),
        )
    found = list(re.finditer(r"\b[a-z]\w*\b(?!\(|\[)", line))
    for match in found:
        for name in names:
            if name != match[0]:
                yield "variable", line[: match.start()] + name + line[match.end() :]
    arguments = found[1:]
    for one, other in itertools.pairwise(arguments):
        if one[0] != other[0]:
            yield (
                "operands",
                line[: one.start()]
                + other[0]
                + line[one.end() : other.start()]
                + one[0]
                + line[other.end() :],
            )


def mutants(lines: tuple[str, ...]):
    """(what was changed, the text) for every single change of a body."""
    body = [
        k
        for k, line in enumerate(lines)
        if line.startswith("    ") and not re.match(r"    (WORD|P_carry) |.*/\*", line)
    ]
    variables = re.findall(
        r"\w+", " ".join(line.strip()[5:] for line in lines if line.startswith("    WORD "))
    )
    for k in body:
        yield "dropped", "\n".join((*lines[:k], *lines[k + 1 :]))
        for what, line in changed(lines[k], [variables[k % len(variables)]]):
            yield what, "\n".join((*lines[:k], line, *lines[k + 1 :]))


def results(made, machine, rng: random.Random) -> list[list[int]]:
    """What a program leaves at r for random arguments and those of ones and zeros."""
    bits, found = made.routine.limbs.bits, []
    size = max(len(words) for _, _, words in made.routine.arguments)
    for top in (0, 1, *range(6)):
        arrays = {
            name: [
                (1 << bits) - 1 if top == 1 else rng.getrandbits(bits) if top else 0
                for _ in range(size)
            ]
            for name, direction, _ in made.routine.arguments
            if direction != "word"
        }
        run_machine(machine, arrays, {"count": 3}, table=TABLE, bits=bits)
        found.append(arrays["r"])
    return found


def refused(made, most: int) -> int:
    """The number of changed texts, at most so many of each kind, that are refused; those that are
    not compute the same.
    """
    kinds, survivors = {}, 0
    for what, text in mutants(made.lines):
        kinds.setdefault(what, []).append(text)
    assert set(kinds) >= {"operator", "dropped", "number", "variable", "operands"}
    chosen = [
        (what, text)
        for what, texts in kinds.items()
        for text in random.Random(made.name).sample(texts, min(most, len(texts)))
    ]
    for what, text in chosen:
        try:
            machine = proven(made, text)
        except CheckFailure:
            continue
        survivors += 1
        assert results(made, machine, random.Random(text)) == results(
            made, made.machine, random.Random(text)
        ), (what, set(text.split("\n")) - set(made.lines))
    # sums and products with operands exchanged, results that nobody reads
    assert survivors < 0.2 * len(chosen)
    return len(chosen) - survivors


@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_changed_texts_are_refused(case):
    assert refused(emitted(*case), 6) > 20


@pytest.mark.long
@pytest.mark.parametrize(
    "case", [*CASES, ("fe_mul", "p256", "c32"), ("fe_sqr", "secp256k1", "c64")], ids="-".join
)
def test_every_changed_text_is_refused(case):
    assert refused(emitted(*case), 10000) > 100


@pytest.mark.essential
@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_what_is_printed_is_read(case):
    made = emitted(*case)
    plain = replace(made.machine, body=tuple(replace(i, note="") for i in made.machine.body))
    assert read_function(made.lines, made.machine, made.routine.limbs.bits) == plain
    assert read_unit("\n".join(made.lines), (made,), "P", "WORD") == (plain,)
    with pytest.raises(CheckFailure, match="is not in the C"):
        read_unit(
            "\n".join(made.lines).replace(f"P_{made.name}(", "P_fe_other("), (made,), "P", "WORD"
        )


def called():
    """r = a b - c, s = a (b - c) as calls."""
    target = load_target("c64")
    ops = (
        Op("mul", ("t",), ("a", "b"), None),
        Op("sub", ("x",), ("t", "c"), None),
        Op("sub", ("u",), ("b", "c"), None),
        Op("mul", ("y",), ("a", "u"), None),
    )
    program = FieldProgram("point", ("a", "b", "c"), (("r", "x"), ("s", "y")), ops)
    routine = Routine(
        "point",
        program,
        (
            Argument("r", "out", ("r", "s")),
            Argument("p", "in", ("a", "b")),
            Argument("q", "in", ("c",)),
        ),
    )
    field = represent(PRIMES["p256"], target)
    made = emit_calls(
        routine,
        field,
        lambda op: emitted(f"fe_{op.name}", "p256", "c64"),
        back_end("c64").backend_of(target),
    )
    return made, routine, field


def test_changed_calls_are_refused():
    made, routine, field = called()
    known = {
        c.name: replace(callee(c), registers=tuple(f"#{k}" for k in range(3))) for c in made.callees
    }

    def check(text: str) -> None:
        machine = read_function(text.split("\n"), made.machine, 64)
        check_calls(
            machine,
            routine,
            known,
            Elements(field.n, 8, field.encode),
            Convention(made.machine.saved[:-1], "sp", 1, 0),
        )

    check("\n".join(made.lines))
    calls = [k for k, line in enumerate(made.lines) if "P_fe_" in line]
    assert len(calls) == 4
    count = 0
    for k in calls:
        line = made.lines[k]
        places = re.search(r"\((.*)\)", line)[1].split(", ")
        for wrong in (
            "",
            (
                line.replace("fe_mul", "fe_sub")
                if "fe_mul" in line
                else line.replace("fe_sub", "fe_mul")
            ),
            line.replace("fe_", "fe_x"),
            *(
                line.replace(
                    f"({', '.join(places)})",
                    f"({', '.join((*places[:i], other, *places[i + 1 :]))})",
                )
                for i in range(3)
                for other in ("frame + 4", "p", "p + 4", "q", "r", "r + 1", "p + 8", "frame + 96")
                if other != places[i]
            ),
        ):
            text = "\n".join((*made.lines[:k], *([wrong] if wrong else []), *made.lines[k + 1 :]))
            try:
                check(text)
            except CheckFailure:
                count += 1
                continue
            survivors = re.search(r"\((.*)\)", wrong)[1].split(", ")
            assert (sorted(survivors[1:]) == sorted(places[1:]) and "mul" in wrong) or (
                survivors[0] != places[0] and "frame" in survivors[0]
            ), (line, wrong)
    assert count > 60


@pytest.mark.parametrize("change, why", [
    (lambda text: text.replace("WORD *r", "const WORD *r"), None),
    (lambda text: text.replace("a_0 = a[0];", "a_0 = a[0]; a_1 = a[1];"), "no statement"),
    (lambda text: text.replace("    a_0 = a[0];", "    if (a_0) a_0 = a[0];"), "no statement"),
    (lambda text: text.replace("P_carry ", "WORD "), "where a carry"),
    (lambda text: text.replace("a_0 = a[0];", "a_0 = b_9[0];"), "no array"),
    (lambda text: text.replace("a_0 = a[0];", "new = a[0];"), "where a word"),
    (lambda text: text.replace("const WORD *a", "WORD a"), "none of the function"),
    (lambda text: text.replace("\n}", "\n    }\n}"), "one block|no statement|indented"),
    (lambda text: text.replace("\n}", "\n    return a_0;\n}"), "returned"),
    (lambda text: text.replace("&r[3]", "&r[4]"), "no word of an output"),
    (lambda text: text.replace("&r[3]", "&a[3]"), "no word of an output"),
], ids=range(11))  # fmt: skip
def test_texts_outside_of_the_subset_are_refused(change, why):
    made = emitted("fe_add", "p256", "c64")
    text = "\n".join(made.lines)
    assert change(text) != text
    if why is None:  # a compiler refuses that
        return
    with pytest.raises(CheckFailure, match=why):
        proven(made, change(text))


def test_one_variable_for_two_results_is_refused():
    made = emitted("fe_mul", "25519", "c64")
    line = next(line for line in made.lines if "P_w_muladd(&" in line)
    low, high = re.search(r"(\w+) = P_w_muladd\(&(\w+),", line).groups()
    with pytest.raises(CheckFailure, match="one variable"):
        proven(made, "\n".join(made.lines).replace(line, line.replace(f"&{high},", f"&{low},")))


def test_every_statement_has_a_meaning_and_one_text():
    assert len({row.text for row in ROWS}) == len({row.mnemonic for row in ROWS}) == len(ROWS)
    assert all(row.meaning for row in ROWS)


def test_a_word_that_nothing_reads_is_not_loaded():
    """Parts of a formula that was cut hand on words that not every part reads: compilers warned of
    variables that are set and never used.
    """
    routine = emitted("fe_sqr", "25519", "c64").routine
    made = draft(
        replace(routine, arguments=(*routine.arguments, ("more", "in", ("more_0", "more_1")))),
        backend_of(load_target("c64")),
    )
    assert "const WORD *more" in made.lines[0] and not any("more_" in line for line in made.lines)
    assert read_unit("\n".join(made.lines), (made,), "P", "WORD")
