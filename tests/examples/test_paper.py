"""The benchmark of the paper's tables: every routine that is timed is right, and the tables say
what was timed.
"""

import json
import random
from dataclasses import replace
from types import SimpleNamespace

import pytest

from ecgen.curve import load_curve
from ecgen.errors import CurveError, ScheduleError, TargetError
from ecgen.extension import Element, random_element
from ecgen.field.reduction.pseudo_mersenne import Field, Mersenne
from ecgen.formula import load, to_field_program
from ecgen.isa.target import load_target
from ecgen.isa.x86_64.emit import backend_of
from ecgen.limb.interpret import run_limbs
from ecgen.limb.prove import prove
from ecgen.program.check import contiguous, differs
from ecgen.program.interpret import interpret
from ecgen.program.text import parse
from examples.paper import genus2, multiplications
from examples.paper import tables as paper
from examples.paper import watch as paper_watch
from examples.paper.__main__ import command
from examples.paper.calls import call_lines, operation_routines, places
from examples.paper.orders import SCHEDULED, SEQUENCES, TABLE3, TABLE7, UNSCHEDULED
from examples.paper.routines import (
    OPERATIONS,
    branching,
    complete,
    incomplete,
    lines_of,
    require_full_words,
)
from examples.paper.rows import reduction
from examples.paper.text import render_paper
from examples.paper.watch import Timing, Watch

PRIMES = [2**256 - 189, 2**128 - 173, 2**384 - 317]
MERSENNE = [2**127 - 1]
CARRY = {"X1": "X3", "Y1": "Y3", "Z1": "Z3"}


def meaning(name, x, y, p):
    return {"add": x + y, "sub": x - y, "dbl": 2 * x, "tpl": 3 * x, "half": x * (p + 1) // 2}[
        name
    ] % p


def operands(p):
    chance = random.Random(p)
    edges = [0, 1, 2, 2**64 - 1, 2**64, (p - 1) // 2, (p + 1) // 2, p - 2, p - 1]
    return [(x, y) for x in edges for y in edges] + [
        (chance.randrange(p), chance.randrange(p)) for _ in range(50)
    ]


@pytest.mark.parametrize("p", PRIMES)
@pytest.mark.parametrize("name", OPERATIONS)
def test_reductions(name, p):
    prime = Field(p)
    for make, top in ((incomplete, 1 << prime.size), (complete, p)):
        program = make(name, prime)
        for x, y in operands(p):
            result = run_limbs(program, {"a": x, "b": y})["r"]
            assert result % p == meaning(name, x, y, p) and result < top


@pytest.mark.parametrize("name", OPERATIONS)
def test_bounds_are_proven(name):
    prime = Field(PRIMES[0])
    prove(incomplete(name, prime))
    prove(complete(name, prime))


def test_complete_costs_more_except_where_nothing_is_left_to_do():
    prime = Field(PRIMES[0])
    longer = {
        name: len(complete(name, prime).ops) > len(incomplete(name, prime).ops)
        for name in OPERATIONS
    }
    assert longer == {"add": True, "dbl": True, "tpl": True, "half": False, "sub": False}


@pytest.mark.asm
@pytest.mark.parametrize("p", [*PRIMES, *MERSENNE])
def test_branching_and_straight_routines_on_this_machine(p):
    prime, backend = (Mersenne if p in MERSENNE else Field)(p), backend_of(load_target("x86-64"))
    lines = {f"{n}_{cr:d}_branch": branching(n, prime, cr) for n, cr in TABLE3}
    lines |= {
        f"{n}_{cr:d}": lines_of((complete if cr else incomplete)(n, prime), backend)
        for n, cr in TABLE3
    }
    assert all(
        any(line.startswith("j") for line in lines[label]) == label.endswith("branch")
        for label in lines
    )
    watch = Watch(lines, prime)
    for label in lines:
        name, is_complete = label.split("_")[0], label.split("_")[1] == "1"
        for x, y in operands(p):
            result = watch.call(label, x, y)
            assert result % p == meaning(name, x, y, p), label
            assert result < p or not is_complete, label


def test_the_orders_are_the_papers():
    formula = to_field_program(load("shortw/jacobian-3/doubling/dbl-2010-lg"))
    for text, waits in ((UNSCHEDULED, 10), (SCHEDULED, 5)):
        program = parse(text)
        assert differs(program, formula) is None and len(contiguous(program)) == waits
    counts = [len(contiguous(parse(text))) for text in SEQUENCES.values()]
    assert counts == [0, 3, 3]


@pytest.mark.asm
@pytest.mark.parametrize("text", [UNSCHEDULED, SCHEDULED])
def test_a_program_as_calls(text):
    prime, program = Field(PRIMES[0]), parse(text)
    lines = {
        label: e.lines
        for label, e in operation_routines(
            [program], prime, backend_of(load_target("x86-64"))
        ).items()
    }
    watch = Watch(lines | {"whole": call_lines(program, prime.n, CARRY)}, prime)
    chance = random.Random(1)
    values = {name: chance.randrange(prime.p) for name in program.inputs}
    space = watch.call_in_place("whole", list(values.values()))
    results = interpret(program, values, prime.p)
    assert [x % prime.p for x in space[:3]] == [results[CARRY[name]] for name in program.inputs]


def test_a_result_does_not_overwrite_an_input_that_is_read_later():
    program = parse(
        "program early\ninputs X1\nX3 = sqr(X1)\nY3 = mul(X3, X1)\noutputs X3=X3 Y3=Y3\n"
    )
    assert places(program, {"X1": "Y3"})["Y3"] == 0
    with pytest.raises(ScheduleError, match="X3 would overwrite X1"):
        places(program, {"X1": "X3"})


@pytest.fixture(scope="module")
def result():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(multiplications, "TABLE7", {})
        return paper.run_paper(load_curve("jac256189"), load_target("native"), runs=3)


@pytest.mark.long
@pytest.mark.asm
def test_the_tables_over_an_extension(monkeypatch):
    monkeypatch.setattr(multiplications, "TABLE7", {})
    curve = load_curve("jac1271gls")
    tables = {
        table["number"]: table
        for table in paper.run_paper(curve, load_target("native"), runs=3)["tables"]
    }
    assert {number: len(table["rows"]) for number, table in tables.items()} == {
        2: 4,
        3: 5,
        5: 4,
        6: 4,
        7: 0,
    }
    assert not any(row["paper"] for table in tables.values() for row in table["rows"])
    before, after = (row["dependencies"] for row in tables[6]["rows"][:2])
    assert before > after > 0
    assert all(
        0 < time["min"] <= time["median"]
        for table in tables.values()
        for row in table["rows"]
        for time in row["times"].values()
    )


@pytest.mark.asm
def test_a_doubling_over_an_extension_as_calls():
    curve, doubling = (
        load_curve("jac1271gls"),
        SimpleNamespace(
            routine=SimpleNamespace(formulas=("shortw/jacobian/doubling/dbl-2010-lg",))
        ),
    )
    prime, chance = Mersenne(curve.p), random.Random(1)
    for label in ("unscheduled", "scheduled"):
        program = paper.programs(curve, doubling)[label]
        made = operation_routines(
            [program], prime, backend_of(load_target("x86-64")), nonresidue=curve.nonresidue
        )
        watch = Watch(
            {name: e.lines for name, e in made.items()}
            | {"whole": call_lines(program, 2 * prime.n, CARRY)},
            prime,
        )
        values = {
            name: random_element(chance, curve.p, curve.nonresidue) for name in program.inputs
        }
        space = watch.call_in_place("whole", [part for value in values.values() for part in value])
        results = interpret(program, values, curve.p)
        found = [
            Element(
                *(part % curve.p for part in space[2 * i : 2 * i + 2]), curve.p, curve.nonresidue
            )
            for i in range(3)
        ]
        assert found == [results[CARRY[name]] for name in program.inputs[:3]]


@pytest.mark.long
@pytest.mark.asm
def test_whole_multiplications_with_and_without_the_endomorphism(monkeypatch):
    monkeypatch.setattr(
        multiplications, "TABLE7", {name: TABLE7[name] for name in ("ted1271gls", "ted256189")}
    )
    table = multiplications.table7(load_target("native"))
    assert [row.name for row in table.rows] == [
        "ted1271gls without GLS",
        "ted1271gls with GLS",
        "ted256189",
    ]
    without, with_it, _ = table.rows
    assert (
        with_it.times["constant time"].min < without.times["constant time"].min
        and with_it.paper["Opteron 252"] == {"cycles": 211000}
        and not without.paper
    )


@pytest.mark.long
@pytest.mark.asm
def test_whole_multiplications_of_genus_2(monkeypatch):
    monkeypatch.setattr(genus2, "GENERIC", {"generic1271": genus2.GENERIC["generic1271"]})
    monkeypatch.setattr(genus2, "MAPPED", {"bk127": 164_000})
    generic, mapped, surfaces = paper.run_paper(load_curve("kummer1271"), load_target("native"))[
        "tables"
    ]
    assert [row["name"] for table in (generic, mapped, surfaces) for row in table["rows"]][:4] == [
        "generic1271",
        "bk127 without GLV",
        "bk127 with GLV",
        "kummer1271",
    ]
    without, with_it = (row["times"]["constant time"]["min"] for row in mapped["rows"])
    assert with_it < without
    assert all(
        0 < time["min"] <= time["median"]
        for table in (generic, mapped, surfaces)
        for row in table["rows"]
        for time in row["times"].values()
    )


def test_the_comparisons_of_genus_2(monkeypatch):
    """What is timed, by which options, and what is said of it, with invented times."""

    def times_of(name, target, cc, progress, **options):
        cycles = {("without",): 80_000.0, ("vector",): 20_000.0}.get(tuple(options), 40_000.0)
        return {mode: Timing(cycles, cycles + 10, 3) for mode in multiplications.FUNCTIONS}

    for module in (genus2, multiplications):
        monkeypatch.setattr(module, "times_of", times_of)
    monkeypatch.setattr(paper, "require_features", lambda target: None)
    result = paper.run_paper(load_curve("generic1271"), load_target("zen4"))
    assert (
        json.loads(json.dumps(result))
        and [table["kind"] for table in result["tables"]] == ["Battle"] * 3
    )
    text = render_paper(result)
    lines = {
        line.split("  ")[1]: line.split()[-1]
        for line in text.splitlines()
        if "40000/40010" in line or "20000/20010" in line
    }
    assert lines == {
        "p256": "658000",
        "generic1271": "248000|295000",
        "glvj0_256_11733 with GLV": "145000",
        "bk127 with GLV": "164000",
        "bk128 with GLV": "156000",
        "kummer1271": "117000",
        "kummer1271 in vectors": "-",
    }
    assert (
        "EUROCRYPT 2013" in text
        and "CHES 2010" not in text
        and [row["reduction"] for row in result["tables"][1]["rows"][:2]]
        == [{}, {f"{mode} to without GLV": 50.0 for mode in multiplications.FUNCTIONS}]
    )
    # a CPU without vectors has one row of the surface
    monkeypatch.setattr(
        genus2, "times_of", lambda *given, **options: {} if options else times_of(*given)
    )
    assert [
        row["name"]
        for row in paper.run_paper(load_curve("generic1271"), load_target("zen4"))["tables"][2][
            "rows"
        ]
    ] == ["kummer1271"]


@pytest.mark.asm
def test_the_tables(result):
    tables = {table["number"]: table for table in result["tables"] if table["number"] != 7}
    assert {number: len(table["rows"]) for number, table in tables.items()} == {
        2: 4,
        3: 5,
        5: 4,
        6: 4,
    }
    times = [
        time for table in tables.values() for row in table["rows"] for time in row["times"].values()
    ]
    assert len(times) == 16 + 20 + 4 + 4
    assert all(0 < time["min"] <= time["median"] and time["runs"] == 3 for time in times)
    assert tables[2]["rows"][0]["paper"] == {
        "Core 2 Duo E6750": {"IR": 20, "CR": 25, "reduction": 20},
        "Opteron 252": {"IR": 13, "CR": 20, "reduction": 35},
    }
    assert [row["dependencies"] for row in tables[6]["rows"]][:2] == [10, 5]
    assert "nothing is left" in tables[2]["rows"][3]["note"] and not tables[2]["rows"][0]["note"]
    assert result["prime"] == "2^256-189" and result["unit"] == "TSC cycles"


@pytest.mark.asm
def test_the_report(result):
    text = render_paper(result)
    for words in (
        "Table 2:",
        "Table 3:",
        "Table 5:",
        "Table 6:",
        "Division by 2",
        "1115|786",
        "never part of a library",
    ):
        assert words in text
    for row in (row for table in result["tables"] for row in table["rows"]):
        lines = [line for line in text.splitlines() if line.startswith(f"  {row['name']}  ")]
        assert any(
            all(f"{time['min']:.1f}/{time['median']:.1f}" in line for time in row["times"].values())
            for line in lines
        )


@pytest.mark.asm
def test_the_command(monkeypatch, capsys, result):
    asked = []
    monkeypatch.setattr(paper, "run_paper", lambda *given: asked.append(given) or result)
    assert command(["--json", "--runs", "7"], standalone_mode=False) is None
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(result))
    assert asked[0][0].name == "jac256189" and asked[0][2] == 7
    assert command([], standalone_mode=False) is None and capsys.readouterr().out == render_paper(
        result
    )


@pytest.mark.parametrize(
    "curve, why",
    [
        ("ted256189", "Table 6 is about doublings"),
        ("curve13318", "not 2^255 - 19"),
        ("p256", "leaves the interval"),
    ],
)
def test_other_curves_are_refused(curve, why):
    with pytest.raises(CurveError, match=f"{curve}.toml.*{why.replace('^', '.')}"):
        paper.run_paper(load_curve(curve), load_target("x86-64"), runs=1)


def test_primes_that_do_not_fit_are_refused():
    require_full_words(Field(2**256 - 189))
    for p in (2**256 - 2**32 - 977, 2**255 - 19, 2**512 - 569, 2**64 - 59):
        with pytest.raises(CurveError):
            require_full_words(Field(p))


def test_a_machine_without_the_instructions_is_refused(monkeypatch):
    monkeypatch.setattr(paper_watch, "runnable", lambda: {"bmi2"})
    with pytest.raises(TargetError, match="lacks adx"):
        paper.run_paper(
            load_curve("jac256189"),
            replace(load_target("x86-64"), features=("bmi2", "adx")),
            runs=1,
        )


def test_percentages_are_of_minima():
    assert reduction(Timing(80.0, 99.0, 3), Timing(100.0, 100.0, 3)) == 20.0
