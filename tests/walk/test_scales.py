"""Tables of one scaling: which formulas may run on scaled points, seen on numbers too, and walks
that lose what their points are scaled by.
"""

import random
from dataclasses import replace

import pytest

from ecgen.group import groups_of
from ecgen.group.derived.convert import SCALING, scalings
from ecgen.group.scaled import degree, degrees, is_scaled, scale_of
from ecgen.program.interpret import interpret
from ecgen.program.ir import FieldProgram, Op
from ecgen.verify.laws.weights import weights
from ecgen.walk.ir import Call, Index, Negate, Ref, Register
from ecgen.walk.proof.prove import prove
from ecgen.walk.proof.state import Unproven
from ecgen.walk.steps import Name
from ecgen.walk.text import WalkError, parse_step
from tests.support.group.roles import run_role
from tests.support.scalar.smallcurves import small_curve
from tests.support.walk import endo

FULL = {"dbl", "ndbl", "add", "madd", "mdbladd", "coz_init", "mcoz_add"}


def group(a: int, b: int, system: str):
    return next(
        g for g in groups_of(small_curve("weierstrass", 1019, a, b)) if g.name == f"shortw/{system}"
    )


def is_kept(g, role, source) -> bool:
    """Whether random numbers, on no curve at all, show that results are scaled as the inputs are,
    up to a scaling of their own.
    """
    z, w = scale_of(g), weights(g.system)
    forms = [g.form(point.form).coordinates for point in role.inputs]
    values, s = (
        [[source.randrange(1, g.p) for _ in form] for form in forms],
        source.randrange(2, g.p),
    )
    scaled = [
        [v * pow(s, degree(g, c), g.p) % g.p for c, v in zip(form, own)]
        for form, own in zip(forms, values)
    ]
    before, after = (
        {
            (point.name, c): v
            for point, own in zip(role.results, run_role(g, role, *given))
            for c, v in zip(g.form(point.form).coordinates, own)
        }
        for given in (values, scaled)
    )
    if not before["r", z] * after["r", z]:
        return True
    own = after["r", z] * pow(before["r", z], -1, g.p)
    return all(
        after[k] == v * pow(s, degree(g, k[1]), g.p) * pow(own, w[k[1]], g.p) % g.p
        for k, v in before.items()
    )


@pytest.mark.parametrize(
    "a, b, system, wanted",
    [
        (0, 7, "jacobian-0", FULL),
        (-3, 5, "jacobian-3", {"add", "madd"}),
        (4, 5, "jacobian", {"add", "madd"}),
        (0, 7, "projective-0", set()),
        (4, 5, "projective", set()),
    ],
)
def test_degrees_say_which_formulas_may_run_on_scaled_points(a, b, system, wanted):
    g, source = group(a, b, system), random.Random(system)
    found = {role.name: is_scaled(g, role) for role in g.roles if role.name in FULL}
    assert {name for name, scaled in found.items() if scaled} == wanted
    for role in (role for role in g.roles if role.name in found):
        assert all(is_kept(g, role, source) for _ in range(20)) == found[role.name], role.name


@pytest.mark.parametrize(
    "ops, wanted",
    [
        ((Op("mul", ("r",), ("X", "Y")),), 5),
        ((Op("sqr", ("r",), ("Y",)),), 6),
        ((Op("sub", ("r",), ("X", "X")),), 2),
        ((Op("mul", ("r",), ("X", "k")),), 2),
        ((Op("add", ("r",), ("X", "Y")),), None),
        ((Op("add", ("r",), ("X", "k")),), None),
        ((Op("const", ("c",), (), 3), Op("sub", ("r",), ("X", "c"))), None),
        ((Op("conj", ("r",), ("X",)),), None),
        ((Op("inv", ("r",), ("X",)),), None),
        ((Op("select", ("r",), ("X", "X", "X")),), None),
    ],
)
def test_sums_have_terms_of_one_degree(ops, wanted):
    found = degrees(FieldProgram("t", ("X", "Y"), (("r", "r"),), ops, ("k",)), {"X": 2, "Y": 3})
    assert found == (None if wanted is None else {"r": wanted})


def test_the_scaling_of_an_entry_is_had_before_its_coordinates():
    """The next entry waits for it alone: it is multiplied as soon as the powers of the one before
    are there.
    """
    program = scalings(group(0, 7, "jacobian-0"), "flatten")
    found = interpret(program, {"X": 2, "Y": 3, "Z": 5, SCALING: 7}, 1019)
    assert found == {"X": 2 * 7**2, "Y": 3 * 7**3 % 1019, SCALING: 5 * 7}
    product = next(
        i for i, op in enumerate(program.ops) if op.outs == (dict(program.outputs)[SCALING],)
    )
    assert not any({"X", "Y"} & set(op.args) for op in program.ops[:product])


def walk():
    return next(
        each
        for kind, each in endo.walks_of("r = 97").items()
        if "one scaling" in kind and kind.endswith(", 2")
    )


def changed(of):
    """The walk with every statement, those of loops too, as `of` has it."""

    def body(statements):
        return tuple(
            each
            for s in statements
            for each in of(replace(s, body=body(s.body)) if hasattr(s, "body") else s)
        )

    return replace(whole := walk(), body=body(whole.body))


def is_call(s, role):
    return isinstance(s, Call) and s.step == Name("jac", role)


WRONG = {
    "the result is as it was added up": (
        lambda s: () if is_call(s, "unscale") else (s,),
        "to_prj is not known to be right for scaled points",
    ),
    "two points of one scaling are none": (
        lambda s: () if is_call(s, "share") else (s,),
        "read before it is set|needs two points that share",
    ),
    "a scaling is taken off twice": (
        lambda s: (s, s) if is_call(s, "unscale") else (s,),
        "takes off a scaling that the point has not",
    ),
    "entries are scaled by the last ratio alone": (
        lambda s: (replace(s, outs=(s.outs[0], Ref("q"))),) if is_call(s, "flatten") else (s,),
        "has the form",
    ),
    "entries are points as they were made": (
        lambda s: (
            (Call((s.outs[0],), Name("jac", "copy"), (s.args[0],)),)
            if is_call(s, "flatten")
            else (s,)
        ),
        "has the form",
    ),
    "points of one scaling are added as others": (
        lambda s: (replace(s, step=Name("jac", "add")),) if is_call(s, "madd") else (s,),
        "has the form",
    ),
    "a scaling is negated": (
        lambda s: (s, Negate(Ref("z"))) if is_call(s, "split") else (s,),
        "a scaling is no point",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_walks_that_lose_their_scaling_are_refused(name):
    own = endo.room("r = 97")
    prove(walk(), own.steps, own.order)
    of, why = WRONG[name]
    with pytest.raises((Unproven, WalkError), match=why):
        prove(changed(of), own.steps, own.order)


def test_entries_scaled_otherwise_are_not_read():
    """The lowest entry is made a point, and an affine one again, before it is scaled as the others
    are.
    """
    own, first = endo.room("r = 97"), Ref("T", Index("", 0))

    def again(s):
        is_loop = getattr(s, "body", ()) and is_call(s.body[0], "flatten")
        return (
            (
                s,
                Call((Ref("whole"),), Name("jac", "from_flat"), (first,)),
                Call((first, Ref("y")), Name("jac", "split"), (Ref("whole"),)),
            )
            if is_loop
            else (s,)
        )

    whole = changed(again)
    with pytest.raises(Unproven, match="the entries of T are not scaled alike"):
        prove(
            replace(whole, registers=(*whole.registers, Register("y", Name("jac", "scale")))),
            own.steps,
            own.order,
        )


def test_a_formula_that_is_not_known_for_scaled_points_is_refused():
    own = endo.room("r = 97")

    class Other:
        def __getattr__(self, name):
            return getattr(own.steps, name)

        def step(self, name):
            found = own.steps.step(name)
            return replace(found, scaling="") if name == self.name else found

    other = Other()
    for other.name in map(parse_step, ("jac.2dbl", "jac.madd", "jac.endo_affine", "jac.from_flat")):
        with pytest.raises(Unproven, match="not known to be right for scaled points"):
            prove(walk(), other, own.order)
