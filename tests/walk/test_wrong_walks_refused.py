"""Wrong walks that the proof accepted: points of a list, and partial sums over it, were taken for
points of order r; a refutation was remembered without all that it rested on; a scatter was taken
for an addition whatever its step was; what form a register held, and that two shared their scaling,
was forgotten or kept where it should not be; digits could be recoded twice; what holds below the
highest nonzero digit was assumed at other places and of other digits; multiples of r were taken for
0 on any point; points in coordinates were read as if they were affine; only the first block of a
comb made up its prefixes."""

import random
from dataclasses import dataclass, replace

import pytest

from ecgen.errors import EcgenError
from ecgen.walk import make
from ecgen.walk.interpret import interpret
from ecgen.walk.ir import (
    Call,
    Digit,
    Fixed,
    For,
    Index,
    Lookup,
    Move,
    Negate,
    Point,
    Recode,
    Ref,
    Register,
    Scalar,
    Scatter,
    Walk,
    When,
)
from ecgen.walk.proof.prove import prove
from ecgen.walk.steps import AFFINE, Name, Order, Step
from ecgen.walk.text import parse_form, parse_step
from tests.support.scalar.smallcurves import affine_points, multiples, small_curve
from tests.support.walk import hand
from tests.support.walk.exhaustion import TINY
from tests.support.walk.walks import EXT, JAC, PRJ, comb, naf, odd, signed

ACC, Q, P = Ref("acc"), Ref("q"), Ref("P")
PRIME, ODD_COFACTOR, EVEN, EDWARDS = (
    "prime order, a=-3",
    "cofactor 3, a=-3",
    "cofactor 2, a=-3",
    "a=1",
)


@dataclass(frozen=True)
class Frail(hand.Hand):
    """The group with steps that fail where they say so: `frail` copies, but not the neutral
    element; `apart` adds, but not P and -P.
    """

    def step(self, name):
        form, role = Name(name.stem, "point"), name.own
        if role == "frail":
            return Step(name, (form,), ((form, (1,)),), exceptions=(((1,),),))
        if role == "apart":
            return Step(name, (form, form), ((form, (1, 1)),), exceptions=(((1, 1),),))
        return super().step(name)

    def call(self, name, args):
        form, role = Name(name.stem, "point"), name.own
        if role not in ("frail", "apart"):
            return super().call(name, args)
        found = args if role == "frail" else super().call(Name(name.stem, "sum"), args)
        (zero,) = super().call(Name(name.stem, "neutral"), [])
        failed = hand.to_affine(self.curve, form, found[0]) == hand.to_affine(
            self.curve, form, zero
        )
        return [dict.fromkeys(found[0], 0) if failed else found[0]]


def call(out, step, *args):
    return Call(out if isinstance(out, tuple) else (out,), parse_step(step), args)


def count(start, last, body, var="i"):
    return For(var, Index("", start), Index("", last), tuple(body))


def over(*body):
    return For("p", Index(), Index(), body, over=True)


def registers(form, *names):
    return tuple(Register(name, parse_form(form)) for name in names)


def points_of_a_list(r):
    """5P as P + 4P: of a point of order 3 they are equal."""
    p, q, wide, total = Ref("P", None, "p"), Ref("q"), Ref("wide"), Ref("sum")
    body = (
        call(ACC, "prj.neutral"),
        over(
            call(wide, "jac.2dbl", p),
            call(q, "jac.to_cached", wide),
            call(total, "jac.add", p, q),
            call(Ref("R"), "jac.to_prj", total),
            call(ACC, "prj.sum", ACC, Ref("R")),
        ),
    )
    held = (
        *registers("prj.point", "acc", "R"),
        *registers("jac.point", "sum", "wide"),
        Register("q", JAC.step("cached")),
    )
    points = (Point("P", JAC.step("point"), "any", False, True),)
    return Walk("w", points, held, body, ACC, (("5", "P"),))


def partial_sums(r):
    p = Ref("P", None, "p")
    body = (
        call(ACC, "prj.neutral"),
        over(call(ACC, "prj.frail", ACC), call(ACC, "prj.sum", ACC, p)),
    )
    return Walk(
        "w",
        (Point("P", PRJ.step("point"), "any", False, True),),
        registers("prj.point", "acc"),
        body,
        ACC,
        (("1", "P"),),
    )


def remembered(r):
    """Odd where a digit is not 0, but not afterwards."""
    walk, recoding = make.wnaf(PRJ, naf(3, r - 1), "r", False), naf(3, r - 1)

    def turn(digit, *more):
        return (
            call(ACC, "prj.twice", ACC),
            When(digit, (Lookup(Q, Ref("T"), digit, False), call(ACC, "prj.add", ACC, Q), *more)),
            *more,
        )

    turns = (
        count(recoding.count - 1, 1, turn(Digit("d", Index("i")))),
        *turn(Digit("d", Index("", 0)), call(ACC, "prj.frail", ACC)),
    )
    inputs = (walk.inputs[0], replace(walk.inputs[1], low=0))
    return replace(walk, inputs=inputs, body=(*walk.body[:-3], call(ACC, "prj.neutral"), *turns))


def no_addition(r):
    walk = make.pippenger(PRJ, signed(3, r - 1), "any")

    def changed(body):
        return tuple(
            replace(s, step=PRJ.step("dbladd"))
            if isinstance(s, Scatter)
            else replace(s, body=changed(s.body))
            if isinstance(s, For)
            else s
            for s in body
        )

    return replace(walk, body=changed(walk.body))


def negative_in_a_bucket(r):
    """Bucket 2 holds -P where the digit is -2."""
    recoding = signed(2, 5)
    bucket, q = (lambda b: Ref("B", Index("", b))), Ref("q")
    body = (
        Recode("d", "k", recoding),
        call(bucket(1), "prj.neutral"),
        call(bucket(2), "prj.neutral"),
        call(q, "prj.to_cached", P),
        Scatter("B", PRJ.step("add"), q, Digit("d", Index("", 0))),
        call(Ref("t"), "prj.apart", bucket(2), P),
        call(ACC, "prj.sum", Ref("t"), bucket(2)),
        call(ACC, "prj.sum", ACC, bucket(1)),
        Negate(q),
        call(ACC, "prj.add", ACC, q),
        *make.table_all(PRJ, P, 3),
        Lookup(q, Ref("T"), Digit("d", Index("", 1))),
        call(Ref("t"), "prj.from_cached", q),
        call(Ref("t"), "prj.2dbl", Ref("t")),
        call(ACC, "prj.sum", ACC, Ref("t")),
    )
    held = (
        *registers("prj.point", "acc", "t", "sum"),
        Register("q", PRJ.step("cached")),
        Register("B", PRJ.step("point"), 3),
        Register("T", PRJ.step("cached"), 3),
    )
    return Walk(
        "w",
        (Point("P", PRJ.step("point"), "r", False), Scalar("k", 5, False)),
        held,
        body,
        ACC,
        (("k", "P"),),
    )


def entry_cut_short(r):
    walk = make.signed_window(EXT, signed(2, r - 1), "r", True)
    return replace(
        walk,
        body=tuple(
            replace(s, step=Name("ext", "dbl", 1))
            if getattr(s, "step", None) == EXT.step("dbl")
            else s
            for s in walk.body
        ),
    )


def moved_cut_short(r):
    """The result is the double, without T, where the scalar is even; its sum with the neutral
    element reads T.
    """
    recoding = odd(2, r - 1)
    walk = make.odd_window(JAC, recoding, "r", PRJ)
    body = (
        walk.body[0],
        call(ACC, "ext.copy", P),
        call(Ref("t"), "ext.1dbl", P),
        Move(ACC, Ref("t"), "e"),
        call(Ref("n"), "ext.neutral"),
        call(ACC, "ext.sum", ACC, Ref("n")),
    )
    return Walk(
        "w",
        (Point("P", EXT.step("point")), walk.scalars[0]),
        registers("ext.point", "acc", "t", "n"),
        body,
        ACC,
        (("k", "P"),),
    )


def scaled_in_a_branch(r):
    two = Ref("twice"), Ref("sum")
    body = (
        Recode("d", "k", naf(3, r - 1)),
        call(two[0], "jac.dbl", P),
        call(two[::-1], "jac.share", P, two[0]),
        call(ACC, "jac.2dbl", P),
        When(Digit("d", Index("", 0)), (call((two[1], ACC), "jac.share", two[1], ACC),)),
        call(two[::-1], "jac.coz_add", *two),
    )
    return Walk(
        "w",
        (Point("P", JAC.step("point"), "r", False), Scalar("k", r - 1, False)),
        registers("jac.point", "sum", "twice", "acc"),
        body,
        two[1],
        (("3", "P"),),
    )


def scaled_by_another_name(r):
    """T[0] is written by a name that is not the one by which it is shared."""
    t, i = (lambda m: Ref("T", Index("", m))), Ref("T", Index("i"))
    body = (
        call(t(0), "jac.from_affine", P),
        call(t(1), "jac.dbl", t(0)),
        call((t(0), t(1)), "jac.share", t(0), t(1)),
        count(0, 0, (call(i, "jac.from_affine", P),)),
        call((t(0), t(1)), "jac.coz_add", t(1), t(0)),
        call((ACC, t(1)), "jac.share", t(0), t(1)),
    )
    return Walk(
        "w",
        (Point("P", AFFINE),),
        (*registers("jac.point", "acc"), Register("T", JAC.step("point"), 2)),
        body,
        ACC,
        (("3", "P"),),
    )


def recoded_twice(r):
    walk = make.odd_window(JAC, odd(2, r - 1, r), "r")
    return replace(
        walk,
        body=(
            Recode("d", "k", replace(walk.body[0].recoding, order=0), "e"),
            *walk.body[1:],
            walk.body[0],
        ),
    )


def of_other_digits(r):
    """V[1] of another scalar is 0 where its digit at 0 is the highest."""
    walk, two = make.wnaf(PRJ, naf(3, r - 1), "r", False), Ref("two")
    each, first = Digit("e", Index("j")), Digit("e", Index("", 0))

    def plus(total, digit):
        return When(digit, (Lookup(Q, Ref("T"), digit, False), call(total, "prj.add", total, Q)))

    above = (
        Recode("e", "b", naf(3, r - 1)),
        call(two, "prj.neutral"),
        count(naf(3, r - 1).count - 1, 1, (call(two, "prj.twice", two), plus(two, each)), "j"),
    )
    loop = replace(
        walk.body[-1], body=(When(first, (call(two, "prj.frail", two),)), *walk.body[-1].body)
    )
    rest = (call(two, "prj.twice", two), plus(two, first), call(ACC, "prj.sum", ACC, two))
    inputs = (*walk.inputs, Scalar("b", r - 1, False, low=1))
    return replace(
        walk,
        inputs=inputs,
        body=(*walk.body[:-3], *above, *walk.body[-3:-1], loop, *rest),
        registers=(*walk.registers, *registers("prj.point", "two")),
        meaning=(("k", "P"), ("b", "P")),
    )


def below_the_last(r):
    """Where place 0 is the highest nonzero one, the loop down to 1 leaves it in the accumulator."""
    walk = make.wnaf(PRJ, naf(3, r - 1), "r", False)
    loop, digit = walk.body[-1], Digit("d", Index("", 0))
    rest = (
        call(ACC, "prj.twice", ACC),
        When(digit, (Lookup(Q, Ref("T"), digit, False), call(ACC, "prj.add", ACC, Q))),
    )
    return replace(walk, body=(*walk.body[:-1], replace(loop, last=Index("", 1)), *rest))


def set_in_the_loop(r):
    """The result is not set where all digits are 0."""
    walk = make.wnaf(PRJ, naf(3, r - 1), "r", False)
    digit = Digit("d", Index("i"))
    turn = (
        call(ACC, "prj.twice", ACC),
        When(digit, (Lookup(Q, Ref("T"), digit, False), call(ACC, "prj.add", ACC, Q))),
        call(Ref("R"), "prj.to_cached", ACC),
    )
    inputs = (walk.inputs[0], replace(walk.inputs[1], low=0))
    return replace(
        walk,
        inputs=inputs,
        registers=(*walk.registers, Register("R", PRJ.step("point"))),
        result=Ref("R"),
        body=(
            *walk.body[:-3],
            call(ACC, "prj.neutral"),
            For("i", Index(), Index(), turn, top=("d",)),
        ),
    )


def multiple_of_r(r):
    """[k]G is right modulo r, P is not of order r."""
    walk, m = make.comb(PRJ, comb(2, 2, r), False), r + 1
    steps = [call(Ref("t"), "prj.to_cached", P)]
    for bit in format(m, "b")[1:]:
        steps += [
            call(Ref("t"), "prj.twice", Ref("t")),
            *([call(Ref("t"), "prj.sum", Ref("t"), P)] if bit == "1" else []),
        ]
    return replace(
        walk,
        inputs=(*walk.inputs, Point("P", PRJ.step("point"), "any")),
        registers=(*walk.registers, Register("t", PRJ.step("point"))),
        meaning=(("k", "G"), ("1", "P")),
        body=(*walk.body, *steps, call(ACC, "prj.sum", ACC, Ref("t"))),
    )


def order_two(r):
    """P - O is a point of order two, where the addition fails: the multiple that matters is 2, not
    1.
    """
    body = (
        call(ACC, "prj.neutral"),
        call(Q, "prj.to_cached", ACC),
        call(ACC, "prj.from_affine", P),
        call(ACC, "prj.add", ACC, Q),
    )
    return Walk(
        "w",
        (Point("P", AFFINE, "any"),),
        (Register("acc", PRJ.step("point")), Register("q", PRJ.step("cached"))),
        body,
        ACC,
        (("1", "P"),),
    )


def not_affine(r):
    """A mixed addition of a point that is not scaled by 1."""
    body = (call(ACC, "prj.twice", P), call(ACC, "prj.madd", ACC, P))
    return Walk(
        "w",
        (Point("P", PRJ.step("point")),),
        registers("prj.point", "acc"),
        body,
        ACC,
        (("3", "P"),),
    )


def second_block(r):
    """The second block of a comb's table is negated, and the comb is so short that its highest
    three places are all.
    """
    walk = make.comb(PRJ, comb(2, 2, r), False)
    rows = walk.inputs[0].multiples
    return replace(
        walk,
        inputs=(
            replace(walk.inputs[0], multiples=(rows[0], tuple(-m for m in rows[1]))),
            *walk.inputs[1:],
        ),
    )


WALKS = {
    points_of_a_list: ODD_COFACTOR,
    partial_sums: PRIME,
    remembered: PRIME,
    no_addition: PRIME,
    negative_in_a_bucket: PRIME,
    entry_cut_short: EDWARDS,
    scaled_in_a_branch: PRIME,
    scaled_by_another_name: PRIME,
    recoded_twice: PRIME,
    of_other_digits: PRIME,
    below_the_last: PRIME,
    set_in_the_loop: PRIME,
    multiple_of_r: ODD_COFACTOR,
    order_two: EVEN,
    not_affine: PRIME,
    second_block: ODD_COFACTOR,
}


def drawn(curve, walk, point, k, fitting, tables, base, source):
    """The expected point and inputs, also for lists with a fixed multiple."""
    from ecgen.kind import law
    from tests.support.walk.exhaustion import draw

    if walk.scalars or not any(p.many for p in walk.points):
        return draw(curve, walk, point, k, fitting, tables, base, source)
    ((factor, name),), total = walk.meaning, law.neutral(curve)
    chosen = [source.choice(fitting) for _ in range(source.randrange(1, 4))]
    for p in chosen:
        total = law.add(curve, total, tables[p][int(factor) % len(tables[p])])
    return total, {
        name: [hand.point_value(walk.input(name).form, p, curve.p, source) for p in chosen]
    }


def wrong(curve, group, walk) -> bool:
    """Whether some scalars and points give another point than the walk says, or none."""
    source, base = random.Random(walk.name), multiples(curve, curve.base)
    points = [p for p in affine_points(curve) if p != (0, 1) or curve.form != "twisted_edwards"]
    tables = {p: multiples(curve, p) for p in points}
    given = (
        hand.fixed_entries(curve, group, walk, lambda m: base[m % curve.r])
        if any(isinstance(i, Fixed) for i in walk.inputs)
        else {}
    )
    order = walk.points[0].order if walk.points else "r"
    fitting = points if order == "any" else [p for p in points if len(tables[p]) == curve.r]
    for _ in range(400):
        point, scalar = source.choice(fitting), next(iter(walk.scalars), None)
        k = (
            source.choice(
                (scalar.low, scalar.low + 1, source.randrange(scalar.low, scalar.high + 1))
            )
            if scalar and not scalar.many
            else None
        )
        expected, inputs = drawn(curve, walk, point, k, fitting, tables, base, source)
        if scalar and not scalar.many:
            inputs.setdefault(scalar.name, k)
        try:
            result = interpret(walk, group, inputs | given)
            if (
                not any(result.values())
                or hand.to_affine(curve, walk.register(walk.result.name).form, result) != expected
            ):
                return True
        # a coordinate that is not there, or a register that is not set; zeros alone are no point
        except KeyError:
            return True
    return False


@pytest.mark.parametrize("make_walk", WALKS, ids=lambda make_walk: make_walk.__name__)
def test_a_wrong_walk_is_refused(make_walk):
    curve = small_curve(*TINY[WALKS[make_walk]])
    whole = hand.group(curve)
    group, walk = Frail(whole.curve, whole.rows, whole.forms), make_walk(curve.r)
    assert wrong(curve, group, walk)
    with pytest.raises(EcgenError):
        prove(walk, group, Order(curve.r, curve.cofactor))
