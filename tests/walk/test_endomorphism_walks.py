"""Walks with an endomorphism: every point and scalar of tiny curves of j = 0, some of one of j =
1728, mutants, lattices and eigenvalues that are not the map's.
"""

import random
from dataclasses import replace

import pytest

from ecgen.curve import load_curve
from ecgen.errors import EcgenError
from ecgen.group.derived import endomorphism
from ecgen.library.pipeline.planned import without_file
from ecgen.library.walks.plan import plan_walks
from ecgen.verify.maps.curve_map import Vanishing
from ecgen.walk.cost import cost_of
from ecgen.walk.ir import Decompose, Fixed, For, Index, Lookup, Recode, When, statements
from ecgen.walk.plan import _wnaf_with_endomorphism, plan, strategies, vartime_strategies
from ecgen.walk.proof.prove import prove
from ecgen.walk.proof.state import Unproven
from ecgen.walk.scalars.decompose import Decomposition
from ecgen.walk.scalars.endomorphism import endomorphism_of
from ecgen.walk.scalars.lattice import find_lattice
from ecgen.walk.scalars.recodings import OddWindow
from ecgen.walk.steps import ALL_POINTS, Name
from ecgen.walk.text import WalkError, parse, parse_step, to_text
from ecgen.walk.weights import CostWeights
from tests.support.walk import endo
from tests.support.walk.mutants import mutants


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.long) if name in ("r = 97", "r = 283") else name
        for name in endo.TINY
    ],
)
def test_every_scalar_of_every_point(name):
    own, tried, source = endo.room(name), 0, random.Random(name)
    table = endo.multiples(name)
    for kind, walk in endo.walks_of(name).items():
        try:
            prove(walk, own.steps, own.order)
        except Unproven:
            # so wide a window meets exceptions there
            assert own.curve.r < 40 and kind.endswith(", 3"), kind
            continue
        for m in (
            range(1, own.curve.r)
            if own.curve.r < 40
            else (1, *source.sample(range(2, own.curve.r), 2))
        ):
            for k in range(own.curve.r):
                assert endo.result(name, walk, m, k, source) == table[k * m % own.curve.r], (
                    kind,
                    m,
                    k,
                )
                tried += 1
    assert tried > 500


def test_public_inputs_may_go_as_secret_ones_do_at_their_measured_price():
    own = endo.room("r = 97")
    way = next(way for way in vartime_strategies(own) if ", odd digits" in way.kind)
    walk, secret = (
        way.build(3),
        next(each for each in strategies(own) if each.kind == way.kind).build(3),
    )
    assert walk.body == secret.body and walk.name == "mul_vartime"
    assert not any(given.secret for given in walk.inputs) and all(
        given.secret for given in secret.inputs
    )
    planned = plan(own, (way,), "multiplication", 3)
    assert way.excess > 1 and planned.cost == round(
        way.excess * cost_of(walk, own.steps, own.weights), 1
    )


def test_variable_time_may_go_by_columns_where_wnafs_cost_more():
    """On FourQ wNAFs of four parts, a table for each, were dearer than what is done in constant
    time.
    """
    own = endo.room("r = 97")
    way, secret = (
        next(way for way in ways if "signed columns" in way.kind)
        for ways in (vartime_strategies(own), strategies(own))
    )
    assert (
        way.build(1).body == secret.build(1).body
        and way.build(1).name == "mul_vartime"
        and not any(given.secret for given in way.build(1).inputs)
    )
    walks = plan_walks(without_file(load_curve("fourq")), CostWeights(words=2))
    assert "columns" in walks.vartime.kind and walks.vartime.cost <= walks.mul.cost, (
        walks.vartime.others
    )


def test_walks_are_read_back_from_their_text():
    for walk in endo.walks_of("r = 97").values():
        assert parse(to_text(walk)) == walk
    with pytest.raises(WalkError, match="a lattice"):
        parse(to_text(walk).replace("; ", "; 0x1,", 1))


@pytest.mark.long
@pytest.mark.parametrize("what", ["", "signed columns", "tables of one scaling"])
def test_mutants_are_refused_or_compute_the_same(what):
    name = "r = 31"
    own, source, table = endo.room(name), random.Random(1), endo.multiples(name)
    _kind, walk = next(
        item
        for item in endo.walks_of(name).items()
        if what in item[0]
        and item[0].endswith(", 2")
        and ("columns" in item[0]) == ("columns" in what)
    )
    prove(walk, own.steps, own.order)
    more = map(parse_step, ("jac.dbl", "jac.madd", "jac.copy") if "scaling" in what else ())
    used = {s.step for s in statements(walk.body) if hasattr(s, "step")}
    steps = sorted(used.union(more), key=str)
    found, tried = [], 0
    for label, mutant in mutants(walk, steps):
        tried += 1
        try:
            prove(mutant, own.steps, own.order)
            found.append((label, mutant))
        except EcgenError:
            pass
    assert tried > 300 and len(found) < tried / 4, [label for label, _ in found]
    for label, mutant in found:
        for k in range(own.curve.r):
            m = source.randrange(1, own.curve.r)
            assert endo.result(name, mutant, m, k, source) == table[k * m % own.curve.r], (
                label,
                m,
                k,
            )


def columns() -> tuple:
    """(room, the walk of signed columns)."""
    return endo.room("r = 97"), next(
        walk for kind, walk in endo.walks_of("r = 97").items() if "signed columns" in kind
    )


def each(walk, kind, change):
    """The walk with every statement of a kind changed, those of loops too."""

    def of(body):
        return tuple(
            replace(s, body=of(s.body))
            if hasattr(s, "body")
            else change(s)
            if isinstance(s, kind)
            else s
            for s in body
        )

    return replace(walk, body=of(walk.body))


def along(walk, **more):
    """The walk with another recoding of its columns."""
    return each(
        walk,
        Recode,
        lambda s: (
            replace(
                s,
                recoding=replace(
                    s.recoding, **{k: change(getattr(s.recoding, k)) for k, change in more.items()}
                ),
            )
            if s.along
            else s
        ),
    )


def first(walk, **more):
    return each(
        walk,
        Recode,
        lambda s: (
            s
            if s.along
            else replace(
                s,
                recoding=replace(
                    s.recoding, **{k: change(getattr(s.recoding, k)) for k, change in more.items()}
                ),
            )
        ),
    )


COLUMNS = {
    "a column of less reach than the decomposition has": (
        lambda w: along(w, reach=lambda x: x - 1),
        "not shown to be within",
    ),
    "a column one digit shorter": (
        lambda w: along(w, count=lambda x: x - 1),
        r"\|2 k - k0\| < 2\^3 does not hold",
    ),
    "one digit less in all": (
        lambda w: first(along(w, count=lambda x: x - 1), count=lambda x: x - 1),
        r"\|k'\| < 2\^3 does not hold",
    ),
    "parts below those stated": (
        lambda w: along(w, low=lambda x: x + 1),
        r"not exact for every k1",
    ),
    "parts above those stated": (
        lambda w: along(w, high=lambda x: x - 1),
        r"not exact for every k1",
    ),
    "signs wider than a bit": (lambda w: first(w, width=lambda x: 2), r"no signs that"),
    "signs of no digits": (
        lambda w: each(w, Recode, lambda s: replace(s, along="") if s.along else s),
        "along",
    ),
    "signs that come later": (
        lambda w: replace(w, body=(w.body[0], w.body[2], w.body[1], *w.body[3:])),
        "before these are there",
    ),
    "signs of itself": (
        lambda w: each(w, Recode, lambda s: replace(s, along=s.digits) if s.along else s),
        r"along other signs",
    ),
    "signs of the other part": (
        lambda w: each(w, Recode, lambda s: replace(s, scalar={"k0": "k1", "k1": "k0"}[s.scalar])),
        r"no signs that k0",
    ),
    "parts that are not aligned": (
        lambda w: each(w, Decompose, lambda s: replace(s, by=replace(s.by, kind="least"))),
        "no signs that",
    ),
    "a lookup by signs alone": (
        lambda w: each(w, Lookup, lambda s: replace(s, columns=())),
        r"result is wrong",
    ),
    "a column of another place": (
        lambda w: each(
            w,
            Lookup,
            lambda s: (
                replace(s, columns=tuple(replace(d, place=Index("", 0)) for d in s.columns))
                if s.digit.place.var
                else s
            ),
        ),
        "along other signs",
    ),
    "a column twice": (
        lambda w: each(w, Lookup, lambda s: replace(s, columns=s.columns * 2)),
        r"one entry for each column",
    ),
    "a column looked up by itself": (
        lambda w: each(w, Lookup, lambda s: replace(s, digit=s.columns[0])),
        r"looked up by its signs",
    ),
    "a table that is not scanned": (
        lambda w: each(w, Lookup, lambda s: replace(s, scan=False)),
        "address",
    ),
}


@pytest.mark.parametrize("wrong", COLUMNS)
def test_other_columns_are_refused(wrong):
    (own, walk), (change, message) = columns(), COLUMNS[wrong]
    prove(walk, own.steps, own.order)
    assert change(walk) != walk
    with pytest.raises(EcgenError, match=message):
        prove(change(walk), own.steps, own.order)


def pair() -> tuple:
    """(room, the walk of [a]G + [b]P, with a row of constants for G and one for its image)."""
    own = endo.room("r = 283")
    build = next(
        found
        for group in own.steps.groups
        if (found := _wnaf_with_endomorphism(own, group, True, "pair"))
    )
    return own, build(2, 3)


def rows(walk, change):
    return replace(
        walk,
        inputs=tuple(
            replace(i, multiples=change(i.multiples)) if isinstance(i, Fixed) else i
            for i in walk.inputs
        ),
    )


def read(walk, change):
    """The walk with each row of constants that is read changed."""

    def of(s):
        if isinstance(s, When):
            return replace(s, body=tuple(map(of, s.body)))
        return (
            replace(s, table=replace(s.table, index=change(s.table.index)))
            if isinstance(s, Lookup) and s.table.name == "C"
            else s
        )

    return replace(
        walk,
        body=tuple(
            replace(s, body=tuple(map(of, s.body))) if isinstance(s, For) else s for s in walk.body
        ),
    )


ROWS = {
    "rows the other way round": (lambda w: rows(w, lambda m: m[::-1]), "result is wrong"),
    "a row of another eigenvalue": (
        lambda w: rows(w, lambda m: (m[0], tuple(x + 2 * (2 * i + 1) for i, x in enumerate(m[1])))),
        "result is wrong",
    ),
    "an entry of another multiple": (
        lambda w: rows(w, lambda m: (m[0], (*m[1][:-1], m[1][-1] + 2))),
        "not a multiple by 3",
    ),
    "a row fewer": (lambda w: rows(w, lambda m: m[:1]), "blocks differ"),
    "the other row is read": (
        lambda w: read(w, lambda i: Index("", 1 - i.offset)),
        "result is wrong",
    ),
    "a row that is not there": (
        lambda w: read(w, lambda i: Index("", i.offset + 1)),
        "blocks differ",
    ),
    "a row by a counter": (lambda w: read(w, lambda i: Index("i")), "blocks differ"),
    "no row": (lambda w: read(w, lambda i: None), "blocks differ"),
}


def test_a_pair_with_rows_of_constants():
    """[a]G + [b]P for some a and b, the walk from its text."""
    own, walk = pair()
    prove(walk, own.steps, own.order)
    assert parse(to_text(walk)) == walk
    (table,), source, r = (
        [i for i in walk.inputs if isinstance(i, Fixed)],
        random.Random(3),
        own.curve.r,
    )
    assert len(table.multiples) == 2
    for a, b in [
        (0, 0),
        (1, 0),
        (0, 1),
        (r - 1, r - 1),
        *((source.randrange(r), source.randrange(r)) for _ in range(60)),
    ]:
        m = source.randrange(1, r)
        assert (
            endo.result("r = 283", walk, m, b, source, a=a)
            == endo.multiples("r = 283")[(a + b * m) % r]
        ), (a, b, m)


@pytest.mark.parametrize("wrong", ROWS)
def test_other_rows_of_constants_are_refused(wrong):
    (own, walk), (change, message) = pair(), ROWS[wrong]
    assert change(walk) != walk
    with pytest.raises(EcgenError, match=message):
        prove(change(walk), own.steps, own.order)


def changed(walk, **more):
    """The walk with another decomposition."""
    at = next(i for i, s in enumerate(walk.body) if isinstance(s, Decompose))
    return replace(
        walk, body=(*walk.body[:at], replace(walk.body[at], **more), *walk.body[at + 1 :])
    )


def test_other_decompositions_are_refused():
    own, walk = (
        endo.room("r = 283"),
        [walk for kind, walk in endo.walks_of("r = 283").items() if "odd digits" in kind][-1],
    )
    by = walk.decompositions[0].by
    other = -own.steps.endomorphism.eigenvalue
    wrong = {
        "eigenvalue that the lattice has not": {
            "by": replace(by, lattice=find_lattice(283, (1, (other + 1) % 283)))
        },
        "need not be odd": {"by": replace(by, kind="natural")},
        "result is wrong": {"parts": ("k1", "k0")},
        "not exact for every k": {"by": Decomposition(find_lattice(281, (1, 10)), by.shift, "odd")},
    }
    walk = replace(
        walk,
        body=tuple(
            replace(s, recoding=replace(s.recoding, high=60)) if isinstance(s, Recode) else s
            for s in walk.body
        ),
    )
    for what, more in wrong.items():
        with pytest.raises(EcgenError, match=what):
            prove(changed(walk, **more), own.steps, own.order)


def test_points_of_other_orders_are_refused():
    """The eigenvalue is one on the subgroup alone."""
    own, walk = endo.room("r = 97"), next(iter(endo.walks_of("r = 97").values()))
    for order in ("any", "odd", "multiple of r"):
        with pytest.raises(Unproven, match="order"):
            prove(
                replace(walk, inputs=(replace(walk.inputs[0], order=order), *walk.inputs[1:])),
                own.steps,
                own.order,
            )


def test_a_part_that_is_recoded_modulo_the_order_or_too_short_is_refused():
    own, walk = endo.room("r = 97"), next(iter(endo.walks_of("r = 97").values()))
    at = next(i for i, s in enumerate(walk.body) if isinstance(s, Recode))
    for recoding, what in (
        (replace(walk.body[at].recoding, high=1), "not exact"),
        (OddWindow(2, 4, 96, 97), "flag is not where it should be"),
    ):
        mutant = replace(
            walk,
            body=(*walk.body[:at], replace(walk.body[at], recoding=recoding), *walk.body[at + 1 :]),
        )
        with pytest.raises(EcgenError, match=what):
            prove(mutant, own.steps, own.order)


def forget() -> None:
    endomorphism.image.cache_clear()
    endomorphism_of.cache_clear()


def test_a_map_that_may_fail_is_not_taken_for_complete(monkeypatch):
    """The same map, were its results not multiples of the coordinates and 0 at a point of order r:
    of each walk with it, where it is applied is not proven.
    """
    monkeypatch.setattr(endomorphism, "_monomials", lambda group, name: None)
    point = endo.multiples("r = 97")[1]
    monkeypatch.setattr(endomorphism, "proven_on", lambda *_: Vanishing((point,), False))
    forget()
    try:
        own = endo.room.__wrapped__("r = 97")
        mapped = [
            step for group in own.steps.groups if (step := own.steps.step(Name(group.stem, "endo")))
        ]
        assert mapped and all(step.complete_on != ALL_POINTS and step.unknown for step in mapped)
        ways = [
            way
            for way in (*strategies(own), *vartime_strategies(own))
            if "endomorphism" in way.kind
        ]
        assert ways
        for way in ways:
            with pytest.raises(Unproven, match="endo"):
                prove(way.build(2), own.steps, own.order)
    finally:
        forget()
