"""Programs over F_{p^2} and their expansions over F_p: equal on random and edge values, by the
definition of the extension.
"""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.errors import FormulaError
from ecgen.formula import load, to_field_program
from ecgen.formula.quadratic import Quadratic
from ecgen.formula.tower import load_tower, tower_program
from ecgen.program.interpret import interpret
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS
from ecgen.program.passes import clean
from ecgen.program.passes.merge import merge_products
from ecgen.program.passes.tower import Tower, expand_tower
from ecgen.program.text import parse, render
from ecgen.program.validate import validate
from ecgen.verify.algebra.evaluate import run
from tests.support.program.strategies import programs

WAYS = ("schoolbook", "karatsuba"), ("complex", "schoolbook")
FIELDS = [
    ("quadratic-1", 2**127 - 1, -1),
    ("quadratic-1", 7, -1),
    ("quadratic-1", 31, -1),
    ("quadratic", 13, 2),
    ("quadratic", 2**61 - 1, 37),
    ("quadratic", 5, 3),
]
NAMES = (
    "mul",
    "sqr",
    "add",
    "sub",
    "neg",
    "dbl",
    "tpl",
    "half",
    "mulc",
    "const",
    "copy",
    "conj",
    "muladd",
    "subpair",
)


def tower(extension: str, mul: str = "schoolbook", sqr: str = "complex") -> Tower:
    names = {"mul": mul, "sqr": sqr, "inv": "norm", "conj": "conj"}
    return Tower(
        {op: tower_program(load_tower(f"{extension}/{op}/{name}")) for op, name in names.items()}
    )


def split(values: dict, base=()) -> dict[str, int]:
    return {name: v[0] for name, v in values.items() if name in base} | {
        f"{name}_{i}": v[i] for name, v in values.items() if name not in base for i in (0, 1)
    }


def same(
    program: FieldProgram, expanded: FieldProgram, field: Quadratic, values: dict, base=()
) -> bool:
    """Whether the expansion gives the components of what the program gives over the extension."""
    state = run(program, values, field)
    wanted = {f"{public}_{i}": state[value][i] for public, value in program.outputs for i in (0, 1)}
    return interpret(expanded, split(values, base) | {"n": field.n}, field.p) == wanted


def element(p: int):
    return st.one_of(
        st.sampled_from([0, 1, 2 % p, p - 1, p - 2, p // 2, (p + 1) // 2]), st.integers(0, p - 1)
    )


@settings(max_examples=120, deadline=None)
@given(program=programs(names=NAMES, max_ops=14), data=st.data())
def test_expanded_programs_compute_the_same(program, data):
    extension, p, n = data.draw(st.sampled_from(FIELDS))
    ways = data.draw(st.tuples(*map(st.sampled_from, WAYS)))
    expanded = validate(expand_tower(program, tower(extension, *ways)))
    merged = validate(merge_products(expanded, largest=data.draw(st.integers(1, 4))))
    assert parse(render(merged)) == merged
    for _ in range(4):
        values = {
            name: (data.draw(element(p)), data.draw(element(p)))
            for name in program.inputs + program.params
        }
        assert same(program, expanded, Quadratic(p, n), values)
        assert same(program, merged, Quadratic(p, n), values)


@pytest.mark.parametrize("extension, p, n", FIELDS)
def test_inverses_and_constants_of_the_base_field(extension, p, n):
    program = FieldProgram(
        "x",
        ("X1", "s"),
        (("X3", "u"), ("Y3", "v")),
        (Op("inv", ("t",), ("X1",)), Op("mul", ("u",), ("t", "s")), Op("mul", ("v",), ("t", "c"))),
        ("c",),
    )
    expanded = expand_tower(program, tower(extension), base=("s", "c"))
    assert expanded.inputs == ("X1_0", "X1_1", "s") and expanded.params[0] == "c"
    # one product for each component with what lies in F_p
    assert sum(op.name == "mul" for op in expanded.ops) <= 8
    source = random.Random(p)
    for _ in range(50):
        values = {
            "X1": (source.randrange(p), source.randrange(1, p)),
            "s": (source.randrange(p), 0),
            "c": (source.randrange(p), 0),
        }
        assert same(program, expanded, Quadratic(p, n), values, base=("s", "c"))


def test_selections_keep_their_flag():
    program = FieldProgram(
        "x", ("f", "X1", "X2"), (("X3", "u"),), (Op("select", ("u",), ("f", "X1", "X2")),)
    )
    expanded = expand_tower(program, tower("quadratic-1"))
    assert expanded.inputs == ("f", "X1_0", "X1_1", "X2_0", "X2_1")
    given = {"X1_0": 3, "X1_1": 4, "X2_0": 5, "X2_1": 6}
    assert interpret(expanded, given | {"f": 1}, 7) == {"X3_0": 3, "X3_1": 4}
    assert interpret(expanded, given | {"f": 0}, 7) == {"X3_0": 5, "X3_1": 6}


def test_two_products_over_the_extension_meet_in_sums_of_four():
    text = "program x\ninputs A B C D\nt = mul(A, B)\nu = mul(C, D)\nv = {}(t, u)\noutputs X3=v\n"
    for op, rows in (("add", {"muladdsub2", "muladd4"}), ("sub", {"muladdsub2"})):
        merged = merge_products(expand_tower(parse(text.format(op)), tower("quadratic-1")))
        assert {o.name for o in merged.ops} == rows and len(merged.ops) == 2


def test_a_product_that_is_read_twice_is_not_merged():
    program = parse(
        "program x\ninputs A B C D\nt = mul(A, B)\nu = mul(C, D)\nv = add(t, u)\nw = sub(t,"
        " A)\noutputs X3=v Y3=w\n"
    )
    assert merge_products(program) == program


def test_merges_are_made_where_they_are_worth_it():
    program = parse(
        "program x\ninputs A B C D E\nt = mul(A, B)\nu = sqr(C)\nv = sub(t, u)\nw = mul(D, E)\nx ="
        " sub(v, w)\noutputs X3=x\n"
    )
    assert [op.name for op in merge_products(program).ops] == ["mulsub3"]
    assert [op.name for op in merge_products(program, largest=2).ops] == ["mulsub", "mul", "sub"]
    asked = []
    assert [
        op.name
        for op in merge_products(
            program, worth=lambda row, ops: asked.append((row, len(ops))) or row == "mulsub"
        ).ops
    ] == ["mulsub", "mul", "sub"]
    assert asked == [("mulsub3", 5), ("mulsub", 3)]


def test_every_sign_pattern_of_two_to_four_products_has_a_row():
    for count in (2, 3, 4):
        for minus in range(count + (count == 2)):
            names = [f"{x}{k}" for k in range(count) for x in "ab"]
            ops = [Op("mul", (f"m{k}",), (f"a{k}", f"b{k}")) for k in range(count)]
            total = "m0"
            if minus == count:
                ops.append(Op("neg", ("n0",), ("m0",)))
                total = "n0"
            for k in range(1, count):
                ops.append(Op("sub" if k >= count - minus else "add", (f"s{k}",), (total, f"m{k}")))
                total = f"s{k}"
            program = validate(FieldProgram("x", tuple(names), (("r", total),), tuple(ops)))
            merged = merge_products(program)
            assert len(merged.ops) == 1, (count, minus, merged)
            values = {name: random.Random(name).randrange(10**9) for name in names}
            assert interpret(program, values, 2**61 - 1) == interpret(merged, values, 2**61 - 1)


def test_names_that_collide_and_operations_without_a_program_are_refused():
    with pytest.raises(FormulaError, match="X1_0"):
        expand_tower(
            parse("program x\ninputs X1 X1_0\nt = mul(X1, X1_0)\noutputs X3=t\n"),
            tower("quadratic-1"),
        )
    with pytest.raises(FormulaError, match="no program for inv"):
        expand_tower(parse("program x\ninputs X1\nt = inv(X1)\noutputs X3=t\n"), Tower({}))


def test_conjugation_is_no_polynomial_and_is_never_fused():
    from ecgen.program.ops import fusion_rows
    from ecgen.program.passes.fuse import fuse

    program = parse(
        "program x\ninputs X1 Y1\nt = conj(X1)\nu = dbl(Y1)\nv = sub(t, u)\noutputs X3=v\n"
    )
    assert Counter(op.name for op in fuse(program, fusion_rows("rich")).ops) == {
        "conj": 1,
        "sub2": 1,
    }
    assert interpret(program, {"X1": 5, "Y1": 1}, 7) == {"X3": 3}
    assert OPS["conj"].is_product is False


@pytest.mark.parametrize(
    "name",
    [
        "twisted/extended-1/addition/madd-2008-hwcd-3",
        "shortw/jacobian/doubling/dbl-2007-bl",
        "shortw/jacobian-3/addition/add-2007-bl",
    ],
)
def test_a_formula_over_the_extension(name):
    program = clean(to_field_program(load(name)))
    field, source = Quadratic(2**127 - 1, -1), random.Random(name)
    merged = merge_products(expand_tower(program, tower("quadratic-1")))
    for _ in range(20):
        values = {
            n: (source.randrange(field.p), source.randrange(field.p))
            for n in program.inputs + program.params
        }
        assert same(program, merged, field, values)
    assert not {op.name for op in merged.ops} & {"sqr"}


def test_both_components_of_a_product_are_one_operation():
    """Found whichever way its factors are named; squares and sums of other products are left
    apart.
    """

    def merged(first, second):
        ops = (
            *(Op("mul", (f"u{k}",), pair) for k, pair in enumerate((*first, *second))),
            Op("sub", ("r",), ("u0", "u1")),
            Op("add", ("s",), ("u2", "u3")),
        )
        inputs = tuple(sorted({name for pair in (*first, *second) for name in pair}))
        program = FieldProgram("pair", inputs, (("r", "r"), ("s", "s")), ops)
        found = merge_products(program)
        values = {name: 3 * k + 5 for k, name in enumerate(inputs)}
        assert interpret(found, values, 1009) == interpret(program, values, 1009)
        return [op.name for op in found.ops]

    for first, second in (
        product_orders(("x", "z"), ("y", "w")),
        product_orders(("z", "x"), ("w", "y")),
    ):
        assert merged(first, second) == ["complexmul"]
    assert merged((("x", "z"), ("y", "w")), (("z", "y"), ("x", "w"))) == ["complexmul"]
    assert merged((("x", "z"), ("y", "w")), (("x", "z"), ("y", "w"))) != ["complexmul"]
    assert "complexmul" not in merged((("x", "x"), ("y", "y")), (("x", "y"), ("y", "x")))


def product_orders(one, other):
    """The real part's products, and those of the imaginary part."""
    (x, z), (y, w) = one, other
    return (one, other), ((w, x), (y, z))
