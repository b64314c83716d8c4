"""Recorded packings: the published glue is reached or beaten, and a damaged record is refused;
written ones are what they claim.
"""

import json

import pytest

from ecgen.errors import FormulaError, ScheduleError, TargetError
from ecgen.formula import load, to_field_program
from ecgen.program.pack import (
    G0,
    G1,
    G2,
    INTEGERS,
    MODELS,
    REALS,
    Effort,
    pack,
    record,
    target_model,
)
from ecgen.program.pack.check import differs, recount, weigh
from ecgen.program.pack.factor import evaluated, is_factor
from ecgen.program.pack.record import file_of, read_packings, read_written
from ecgen.program.pack.rewrite.fold import fold_factors
from ecgen.program.pack.search.anneal import anneal
from ecgen.program.pack.search.batches import fewest_batches
from ecgen.program.pack.search.bounds import glue_bound, least_moves, least_slots
from ecgen.program.pack.search.exact import Size, solve_glue
from ecgen.program.pack.search.plan import cost_of, validate_plan
from ecgen.program.pack.search.problem import pose
from ecgen.program.pack.text import parse, render
from ecgen.program.passes import clean
from ecgen.resources import data_folder
from tests.support.program.pack.calibrate import calibrate
from tests.support.program.pack.interpret import differs_at_random
from tests.support.program.pack.problems import program

# The glue (G1, G2) that no change of the packer may lose.
REACHED = {
    "edwards_add": (12, 11),
    "edwards_dbl": (11, 20),
    "ladder": (13, 16),
    "dbl": (22, 35),
    "add": (28, 42),
}
PROVEN = ("edwards_add", "edwards_dbl", "edwards_dbl_t", "ladder")


@pytest.mark.parametrize("name", REACHED)
def test_glue_is_reached(name):
    for model, most in zip((G1, G2), REACHED[name]):
        found = pack(program(name), 4, model)
        assert found.recorded and found.cost <= most and found.bound.value <= found.cost
        assert differs(found.program, found.packed) is None
        counted = found.counts.g1 if model is G1 else found.counts.g2
        assert counted == found.cost if model is G1 else counted <= found.cost
        if name in PROVEN:
            assert found.bound.value == found.cost


@pytest.mark.parametrize(
    "path", sorted((data_folder("targets") / "packings").glob("*.json")), ids=lambda p: p.stem[:30]
)
def test_every_record_names_its_shape(path):
    rows = json.loads(path.read_text())["packings"]
    assert rows and all(
        row["model"]["name"] in (*MODELS, "target") and row["origin"] for row in rows
    )


@pytest.mark.parametrize(
    "path", sorted((data_folder("targets") / "packings").glob("*.packed")), ids=lambda p: p.stem
)
def test_what_is_written_computes_its_formula(path):
    """And a packed program with one factor, one lane of a permute or one sign changed does not."""
    text = path.read_text()
    packed = parse(text, str(path))
    assert parse(render(packed)) == packed
    program_ = clean(to_field_program(load(packed.name)))
    assert differs(program_, packed) is None and differs_at_random(program_, packed) is None
    changes = [
        (old, new)
        for old, new in (
            ("3*b+9", "3*b+8"),
            ("{K0 K2", "{K0 K1"),
            ("{1 0 3 2}", "{1 0 3 3}"),
            ("a-b", "a+b"),
            ("b-a", "a-b"),
            ("{4 5 6 _", "{4 5 5 _"),
            ("3*b 0 _", "2*b 0 _"),
            ("{_ 0 _ 3}", "{_ 3 _ 3}"),
            ("1:3 1:-3", "1:3 1:3"),
            ("-9:3*b", "-9:2*b"),
        )
        if old in text
    ]
    assert len(changes) == 3
    for old, new in changes:
        assert differs(program_, parse(text.replace(old, new, 1), str(path)))


def test_factors():
    assert [evaluated(k, {"b": 7, "c2": 10}) for k in (-4, "b", "-b+2", "3*b-2*c2+1")] == [
        -4,
        7,
        -5,
        2,
    ]
    for text in ("", "3**b", "b b", "b+", "2b", "b*3"):
        assert not is_factor(text, ("b",))
    assert is_factor("2*b", ("b",)) and not is_factor("2*c", ("b",))


def test_a_live_proof():
    """CP-SAT finds and proves least G1 glue from scratch, and no worse than annealing."""
    problem = pose(program("edwards_dbl"))
    exact = solve_glue(problem, Size(4, 2, 4), G1)
    assert exact.cost == exact.bound.value == cost_of(validate_plan(exact.plan), G1) == 11
    plan = anneal(problem, fewest_batches(problem).batches, G1, 4, Effort(moves=500, runs=1))[0]
    assert cost_of(plan, G1) >= 11


def test_bounds():
    for name, moves, slots in (("edwards_add", 9, 2), ("edwards_dbl", 7, 2), ("ladder", 8, 4)):
        problem = pose(program(name))
        least = least_moves(problem, 4, len(fewest_batches(problem).batches), 10.0)
        assert (
            least.value == moves and "optimal" in least.method and least_slots(problem, 4) == slots
        )
        assert glue_bound(problem, 4, len(fewest_batches(problem).batches), G0).value == moves
    assert (
        least_slots(pose(program("dbl")), 4) == 8
        and least_slots(fold_factors(pose(program("dbl"))), 4) == 6
    )


def test_folding_keeps_every_value():
    for name in ("dbl", "add", "ladder", "jacobian", "kummer_ladder"):
        problem = fold_factors(pose(program(name)))
        assert fold_factors(problem) == problem and len(problem.linear) <= len(
            pose(program(name)).linear
        )
        found = pack(
            program(name), 4, REALS, effort=Effort(moves=200, runs=1), recorded=False, solver=0.1
        )
        assert differs(program(name), found.packed) is None and found.weight <= found.cost


def test_weights_count_what_is_there():
    found = pack(program("edwards_add"), 4, REALS, effort=Effort(moves=200, runs=1), recorded=False)
    assert weigh(found.packed, INTEGERS) > weigh(found.packed, REALS) >= 2 * REALS.mul
    assert (
        REALS.slot_cost([(1, 1), (1, -1)]) == REALS.slot
        and INTEGERS.slot_cost([(1, 1), (1, -1)]) == INTEGERS.slot + INTEGERS.signs
    )
    assert REALS.slot_cost([(1, -1), (-1, 1)]) == REALS.slot + REALS.both
    assert recount(found.packed).slots >= found.plan.slots


def test_records_come_back(tmp_path):
    first = pack(
        program("edwards_add"),
        4,
        G2,
        effort=Effort(moves=2000, runs=1),
        recorded=False,
        folder=tmp_path,
    )
    path = record(first, tmp_path)
    again = pack(program("edwards_add"), 4, G2, folder=tmp_path)
    assert again.recorded and again.packed == first.packed and again.bound == first.bound
    before = path.read_bytes()
    worse = pack(
        program("edwards_add"), 4, G2, effort=Effort(moves=1, runs=1), recorded=False, solver=0.001
    )
    record(worse, tmp_path)
    assert (path.read_bytes() == before) == (worse.cost >= first.cost)
    other = pack(program("edwards_add"), 4, REALS, effort=Effort(moves=10, runs=1), folder=tmp_path)
    assert not other.recorded


@pytest.mark.parametrize("damage", ["cost", "bound", "lane", "node", "batch", "text", "key"])
def test_damaged_records_are_refused(tmp_path, damage):
    source = pack(program("edwards_add"), 4, G2)
    path = record(source, tmp_path)
    data = json.loads(path.read_text())
    row = data["packings"][0]
    match damage:
        case "cost":
            row["cost"] -= 1
        case "bound":
            row["bound"] = row["cost"] + 1
        case "lane":
            row["steps"][-1]["lanes"].reverse()
        case "node":
            row["steps"][0]["lanes"] = [99] * 4
        case "batch":
            row["steps"][0]["batch"] = True
        case "key":
            del row["steps"]
    path.write_text(json.dumps(data)[: 40 if damage == "text" else None])
    problem = pose(program("edwards_add"))
    assert file_of(problem, 4, tmp_path) == path
    with pytest.raises(ScheduleError) as caught:
        read_packings(problem, 4, tmp_path)
    assert str(path) in str(caught.value) and "\n" not in str(caught.value)


DOUBLING = (data_folder("targets") / "packings" / "dbl-2019-ss-wide.packed").read_text()


@pytest.mark.parametrize(
    "line",
    [
        "source x */ #error pwn",
        "source x /* y",
        "source x \\",
        "source x --> y",
        "source \x1b[31m",
        f"source {'x' * 500}",
        "packed x*/y width 4",
        "packed x width 99999",
        "params b */",
        "z = mul(P, P) -> [/* _ _ _]",
        "input Q = Q1 [*/ _ _ _]",
        "output R = m [// _ _ _]",
    ],
)
def test_what_could_end_a_comment_is_refused(line):
    """The names and the source of a written program stand in comments of emitted assembly."""
    number = 1 if line.startswith("packed") else len(DOUBLING.splitlines()) + 1
    text = line + "\n" + DOUBLING if number == 1 else DOUBLING + line + "\n"
    with pytest.raises(FormulaError) as caught:
        parse(text, "some.packed")
    assert str(caught.value).startswith(f"some.packed:{number}: ") and "\n" not in str(caught.value)


def test_a_written_program_that_is_no_file_of_text_is_refused(tmp_path):
    path = tmp_path / "zz.packed"
    path.write_bytes(b"packed x width 4\n\xff\n")
    with pytest.raises(ScheduleError, match=r"zz\.packed:2: .*UTF-8"):
        read_written(4, tmp_path)
    path.unlink()
    path.symlink_to(tmp_path / "nothing")
    with pytest.raises(ScheduleError, match=r"zz\.packed: .*cannot be read"):
        read_written(4, tmp_path)
    path.unlink()
    path.mkdir()
    with pytest.raises(ScheduleError, match=r"zz\.packed: .*cannot be read"):
        read_written(4, tmp_path)
    path.rmdir()
    path.write_text("packed x width 4\nz = mul(P, P) -> [a _ _ _]\n")
    with pytest.raises(FormulaError, match=r"zz\.packed: .*P"):
        read_written(4, tmp_path)


@pytest.mark.parametrize(
    "damage",
    [
        "[" * 100_000,
        "\xff",
        "{\n]",
        '{"packings": [{"model": {}}]}',
        "1" * 5000,
        '{"packings": 1e999}',
    ],
)
def test_a_record_that_is_no_json_of_packings_is_refused(tmp_path, damage):
    problem = pose(program("edwards_add"))
    path = file_of(problem, 4, tmp_path)
    path.write_bytes(damage.encode("latin-1"))
    with pytest.raises(ScheduleError) as caught:
        read_packings(problem, 4, tmp_path)
    assert (
        str(caught.value).startswith(str(path))
        and "\n" not in str(caught.value)
        and len(str(caught.value)) < 600
    )


@pytest.mark.parametrize(
    "key, value", [("method", "\x1b[2J"), ("origin", "x" * 500), ("bound", 3.5), ("method", ["x"])]
)
def test_a_record_of_odd_texts_or_numbers_is_refused(tmp_path, key, value):
    path = record(pack(program("edwards_add"), 4, G2), tmp_path)
    data = json.loads(path.read_text())
    data["packings"][0][key] = value
    path.write_text(json.dumps(data))
    with pytest.raises(ScheduleError):
        read_packings(pose(program("edwards_add")), 4, tmp_path)


def test_same_search_same_plan():
    effort = Effort(moves=400, runs=1, seed=7)
    one, two = (pack(program("ladder"), 4, REALS, effort=effort, recorded=False) for _ in range(2))
    assert one.plan == two.plan and one.packed == two.packed


def test_target_weights():
    assert target_model({}) == REALS
    assert target_model({"packed": {"slot": 7, "perm": 9}}).perm == 9
    for bad in (
        {"packed": {"slot": -1}},
        {"packed": {"hop": 1}},
        {"packed": 3},
        {"packed": {"slot": 1.5}},
    ):
        with pytest.raises(TargetError, match="packed"):
            target_model(bad, "cpu.toml")


def test_calibration_reads_a_back_end():
    """A back end that needs three instructions a vector, one more per distinct entry, ten for a
    product.
    """

    def instructions(packed, vector):
        (op,) = (op for op in packed.ops if op.out == vector)
        return 10 if op.name in ("mul", "sqr") else 3 + len(set(op.lanes))

    model = calibrate(instructions, "toy")
    assert (model.slot, model.signs, model.both, model.scale) == (4, 1, 3, 6)
    assert (model.perm, model.blend, model.mul, model.sqr) == (7, 5, 10, 10) and model.is_weighted
