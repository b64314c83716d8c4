"""Turns of a loop that repeat are proven once: the record is what all turns give, and what is wrong
in every turn, or in one, is refused.
"""

from dataclasses import replace

import pytest

from ecgen.errors import EcgenError
from ecgen.walk import make
from ecgen.walk.ir import Call, Digit, For, Index, Lookup, Ref, Scatter, When
from ecgen.walk.proof import loops
from ecgen.walk.proof.facts import Facts
from ecgen.walk.proof.loops import Loops
from ecgen.walk.proof.prove import _Execution, prove
from ecgen.walk.proof.state import State
from ecgen.walk.scalars.domain import domain
from ecgen.walk.scalars.linear import point
from ecgen.walk.scalars.recodings import OddWindow, Wnaf
from ecgen.walk.steps import Name, Order
from tests.support.scalar.smallcurves import small_curve
from tests.support.walk import hand
from tests.support.walk.walks import EXT, JAC, naf, odd, signed

CURVE = small_curve("twisted_edwards", 61, 1, 4)
STEPS, ORDER = hand.group(CURVE), Order(CURVE.r, CURVE.cofactor)
HALF = 8


def buckets(high=2**90):
    return make.pippenger(EXT, signed(4, high), "r")


def turns(monkeypatch, walk, steps=STEPS, order=ORDER) -> int:
    """How many statements the proof runs."""
    ran, body = [], _Execution.body
    with monkeypatch.context() as m:
        m.setattr(
            _Execution,
            "body",
            lambda self, statements, state: (ran.append(statements), body(self, statements, state))[
                1
            ],
        )
        prove(walk, steps, order)
    return len(ran)


def test_the_record_is_that_of_all_turns(monkeypatch):
    short, record = turns(monkeypatch, buckets()), prove(buckets(), STEPS, ORDER)
    monkeypatch.setattr(Loops, "is_alike", lambda *given: False)
    assert prove(buckets(), STEPS, ORDER) == record and turns(monkeypatch, buckets()) > 3 * short


def test_longer_scalars_take_no_longer(monkeypatch):
    assert turns(monkeypatch, buckets(2**1000)) == turns(monkeypatch, buckets())


def changed(walk, change):
    """The walk with other statements in the turn; `change` makes a list of one."""
    return replace(
        walk,
        body=tuple(
            replace(s, body=tuple(o for inner in s.body for o in change(inner)))
            if isinstance(s, For) and s.var == "i"
            else s
            for s in walk.body
        ),
    )


def sums(s, **other):
    return [replace(s, **other)] if isinstance(s, For) and s.var == "j" and s.down else [s]


def doubled(s, times):
    return [s] * times if isinstance(s, Call) and s.step.own == "dbl" else [s]


WRONG = {
    "a doubling left out": lambda w: changed(w, lambda s: doubled(s, 0)),
    "a doubling too many": lambda w: changed(w, lambda s: doubled(s, 2)),
    "the greatest bucket": lambda w: changed(w, lambda s: sums(s, first=Index("", HALF - 1))),
    "the least bucket": lambda w: changed(w, lambda s: sums(s, last=Index("", 2))),
    "upwards": lambda w: changed(
        w, lambda s: sums(s, first=Index("", 1), last=Index("", HALF), down=False)
    ),
    "the sum before its bucket": lambda w: changed(
        w, lambda s: sums(s, body=(*s.body[2:], *s.body[:2])) if isinstance(s, For) else [s]
    ),
    "buckets that are kept": lambda w: changed(
        w, lambda s: [] if isinstance(s, For) and not s.down and not s.over else [s]
    ),
    "a sum that is kept": lambda w: changed(
        w, lambda s: [] if getattr(s, "outs", ()) == (Ref("run"),) else [s]
    ),
    "another place": lambda w: changed(
        w,
        lambda s: (
            [
                replace(
                    s,
                    body=tuple(
                        replace(o, digit=replace(o.digit, place=Index("i", 1))) for o in s.body
                    ),
                )
            ]
            if s_scatters(s)
            else [s]
        ),
    ),
    "one place for all": lambda w: changed(
        w,
        lambda s: (
            [
                replace(
                    s,
                    body=tuple(
                        replace(o, digit=replace(o.digit, place=Index("", 5))) for o in s.body
                    ),
                )
            ]
            if s_scatters(s)
            else [s]
        ),
    ),
    "the lowest place": lambda w: replace(
        w,
        body=tuple(
            replace(s, last=Index("", 1)) if isinstance(s, For) and s.var == "i" else s
            for s in w.body
        ),
    ),
    "the highest place": lambda w: replace(
        w,
        body=tuple(
            replace(s, first=Index("", s.first.offset - 1))
            if isinstance(s, For) and s.var == "i"
            else s
            for s in w.body
        ),
    ),
}


def s_scatters(s) -> bool:
    return isinstance(s, For) and any(isinstance(o, Scatter) for o in s.body)


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_turns_are_refused(wrong):
    walk = WRONG[wrong](buckets())
    assert walk != buckets()
    with pytest.raises(EcgenError):
        prove(walk, STEPS, ORDER)


WIDE = 5  # bits of digits, for more buckets than are run one after another


def many_buckets():
    return make.pippenger(EXT, signed(WIDE, 2**40), "r")


def with_bucket(walk, number):
    """One bucket is emptied before the buckets are summed."""
    emptied = Call((Ref("B", Index("", number)),), EXT.step("neutral"), ())
    return changed(
        walk, lambda s: [emptied, s] if isinstance(s, For) and s.var == "j" and s.down else [s]
    )


def state_of(monkeypatch, walk):
    """The record, and all that registers hold in the end."""
    found = []
    with monkeypatch.context() as m:
        m.setattr(
            _Execution, "compare", lambda self, state: found.append((state.registers, state.forms))
        )
        return prove(walk, STEPS, ORDER), found


def test_entries_that_repeat_end_as_if_each_were_run(monkeypatch):
    short, found = turns(monkeypatch, many_buckets()), state_of(monkeypatch, many_buckets())
    monkeypatch.setattr(loops, "FEW", 1 << 20)
    assert (
        state_of(monkeypatch, many_buckets()) == found
        and turns(monkeypatch, many_buckets()) > 2 * short
    )


@pytest.mark.parametrize("number", range(1, (1 << WIDE - 1) + 1))
def test_a_bucket_that_is_not_as_the_others_is_refused(number):
    with pytest.raises(EcgenError, match="the result is wrong"):
        prove(with_bucket(many_buckets(), number), STEPS, ORDER)


# loops over all places, tables and formulas that have exceptions

SHORT, LARGE = hand.group(small_curve("weierstrass", 61, -3, 1)), Order(2**127 - 1, 1)


def wnaf(high=LARGE.r - 1):
    return make.wnaf(JAC, naf(15, high), "r", True)


def windows(high=LARGE.r - 1):
    return make.odd_window(JAC, odd(3, high, LARGE.r), "r")


KINDS = {
    "signed": lambda: (make.signed_window(EXT, signed(3, 2**127), "r", False), STEPS, ORDER),
    "odd": lambda: (windows(), SHORT, LARGE),
    "list": lambda: (make.straus(EXT, naf(15, 2**127), "r"), STEPS, ORDER),
}


@pytest.mark.parametrize("kind", KINDS)
def test_the_record_of_loops_over_all_places_is_that_of_all_turns(kind, monkeypatch):
    """Of digits that are looked up, too; where formulas have exceptions, as often as they were
    excluded.
    """
    short, record = turns(monkeypatch, *KINDS[kind]()), prove(*KINDS[kind]())
    assert kind != "odd" or any(row.times > 40 for row in record.excluded)
    monkeypatch.setattr(Loops, "is_alike", lambda *given: False)
    assert prove(*KINDS[kind]()) == record and turns(monkeypatch, *KINDS[kind]()) > 1.5 * short


def in_loop(walk, change):
    """The walk with other statements in the turns of its loop over places."""
    return replace(
        walk,
        body=tuple(
            replace(s, body=tuple(o for inner in s.body for o in change(inner)))
            if isinstance(s, For) and s.var == "i"
            else s
            for s in walk.body
        ),
    )


WRONG_WINDOWS = {
    "a doubling left out": lambda w: in_loop(w, lambda s: doubled(s, 0)),
    "a doubling too many": lambda w: in_loop(w, lambda s: doubled(s, 2)),
    "another place": lambda w: in_loop(w, lambda s: at(s, Index("i", 1))),
    "one place for all": lambda w: in_loop(w, lambda s: at(s, Index("", 20))),
    "the lowest place": lambda w: replace(
        w,
        body=tuple(
            replace(s, last=Index("", 1)) if isinstance(s, For) and s.var == "i" else s
            for s in w.body
        ),
    ),
    "the highest place": lambda w: replace(
        w,
        body=tuple(
            replace(s, first=Index("", s.first.offset - 1))
            if isinstance(s, For) and s.var == "i"
            else s
            for s in w.body
        ),
    ),
}


@pytest.mark.parametrize("wrong", WRONG_WINDOWS)
def test_wrong_turns_of_windows_are_refused(wrong):
    walk = WRONG_WINDOWS[wrong](windows())
    assert walk != windows() and isinstance(refused_or_not(walk), str)


@pytest.mark.parametrize("wide", (domain(-(2**128), 2**128, 2, 1), domain(1, 4 * LARGE.r, 2, 1)))
def test_windows_of_which_less_is_known_are_run_one_by_one(wide, monkeypatch):
    usual = OddWindow.prefix
    monkeypatch.setattr(
        OddWindow, "prefix", lambda self, place: wide if 15 < place < 25 else usual(self, place)
    )
    found = refused_or_not(windows())
    monkeypatch.setattr(Loops, "is_alike", lambda *given: False)
    assert found == refused_or_not(windows()) and isinstance(found, str)


@pytest.mark.parametrize("least", (0, 1))
@pytest.mark.parametrize(
    "body, fewer", (((), True), ((Call((Ref("T", Index("i")),), EXT.step("dbl")),), False))
)
@pytest.mark.parametrize(
    "turn, swaps",
    (
        (lambda state: None, False),
        (
            lambda state: state.registers.update(a=state.registers["b"], b=state.registers["a"]),
            True,
        ),
    ),
)
def test_turns_are_left_out_only_where_they_end_as_they_begin(turn, swaps, body, fewer, least):
    """And where the loop's variable names places alone."""
    a, b, ran, execution = point("P"), point("Q"), [], _Execution(buckets(), STEPS, ORDER)
    state = State({"a": a, "b": b}, facts=Facts(execution.recodes))
    execution.downwards(
        For("i", Index("", 40), Index("", least), body),
        state,
        40,
        least,
        lambda s, state, i: (ran.append(i), turn(state))[0],
    )
    assert (state.registers["a"] == b) == (swaps and least == 0) and {40, least} <= set(ran)
    assert (len(set(ran)) < 10) == (fewer and not swaps) and (
        fewer or ran == list(range(40, least - 1, -1))
    )


# a loop from the highest nonzero digit


def refused_or_not(walk, order=LARGE) -> list | str:
    """The record of a walk, or why it is refused."""
    try:
        return prove(walk, SHORT, order)
    except EcgenError as error:
        return str(error)


def from_top(walk, change):
    """The walk with other statements in the turns of its loop from the highest nonzero digit."""

    def within(body):
        return tuple(
            o
            for s in body
            for inner in change(s)
            for o in [
                replace(inner, body=within(inner.body), otherwise=within(inner.otherwise))
                if isinstance(inner, When)
                else inner
            ]
        )

    return replace(
        walk,
        body=tuple(
            replace(s, body=within(s.body)) if isinstance(s, For) and s.top else s
            for s in walk.body
        ),
    )


def test_the_record_from_the_top_is_that_of_all_turns(monkeypatch):
    short, record = turns(monkeypatch, wnaf(), SHORT, LARGE), prove(wnaf(), SHORT, LARGE)
    assert any(row.times == 128 for row in record.excluded)
    monkeypatch.setattr(Loops, "is_alike", lambda *given: False)
    assert (
        prove(wnaf(), SHORT, LARGE) == record
        and turns(monkeypatch, wnaf(), SHORT, LARGE) > 2 * short
    )


@pytest.mark.parametrize("high", (LARGE.r - 1, 2**40 - 1))
def test_turns_near_the_ends_are_run_one_by_one(high, monkeypatch):
    """However near to them it is tried: the record is the same, and the turn of places whose
    neighbours are folded otherwise stands for none.
    """
    record, short = prove(wnaf(high), SHORT, LARGE), turns(monkeypatch, wnaf(high), SHORT, LARGE)
    for edge in (0, 1):
        monkeypatch.setattr(loops, "EDGES", (edge,))
        assert (
            prove(wnaf(high), SHORT, LARGE) == record
            and turns(monkeypatch, wnaf(high), SHORT, LARGE) > short
        )


def at(s, place):
    """A statement that asks for the digit of another place."""
    return (
        [replace(s, digit=replace(s.digit, place=place))] if isinstance(s, When | Lookup) else [s]
    )


WRONG_FROM_TOP = {
    "a doubling left out": lambda w: from_top(w, lambda s: doubled(s, 0)),
    "a doubling too many": lambda w: from_top(w, lambda s: doubled(s, 2)),
    "another place": lambda w: from_top(w, lambda s: at(s, Index("i", 1))),
    "one place for all": lambda w: from_top(w, lambda s: at(s, Index("", 60))),
    "one place, below": lambda w: from_top(
        w, lambda s: at(s, Index("", 0)) if isinstance(s, Lookup) else [s]
    ),
    "an addition left out": lambda w: from_top(
        w,
        lambda s: (
            []
            if isinstance(s, Lookup)
            else [replace(s, step=Name("jac", "dbl", 1), args=s.args[:1])]
            if getattr(s, "step", None) == JAC.step("dbladd")
            else [s]
        ),
    ),
    "the lowest place": lambda w: replace(
        w,
        body=tuple(
            replace(s, last=Index("", 1)) if isinstance(s, For) and s.top else s for s in w.body
        ),
    ),
    "scalars above the order": lambda w: wnaf(2**129),
    "scalars far above": lambda w: wnaf(2**200),
}


@pytest.mark.parametrize("wrong", WRONG_FROM_TOP)
def test_wrong_turns_from_the_top_are_refused(wrong):
    walk = WRONG_FROM_TOP[wrong](wnaf())
    assert walk != wnaf() and isinstance(refused_or_not(walk), str)


@pytest.mark.parametrize(
    "of, wide, holds",
    (
        ("prefix", domain(0, 4 * LARGE.r), False),
        ("started", domain(1, 4 * LARGE.r), True),
        ("before_nonzero", domain(8, 8 * LARGE.r, 8, 0), True),
        ("prefix", domain(0, 0), False),
    ),
)
def test_places_of_which_less_is_known_are_run_one_by_one(of, wide, holds, monkeypatch):
    """In the middle, where one turn stands for many: what is known there may not be enough, or all
    is folded otherwise.
    """
    usual, short = getattr(Wnaf, of), turns(monkeypatch, wnaf(), SHORT, LARGE)
    monkeypatch.setattr(
        Wnaf, of, lambda self, place: wide if 50 < place < 70 else usual(self, place)
    )
    found = refused_or_not(wnaf())
    assert not holds or turns(monkeypatch, wnaf(), SHORT, LARGE) > 2 * short
    monkeypatch.setattr(Loops, "is_alike", lambda *given: False)
    assert found == refused_or_not(wnaf()) and isinstance(found, str) != holds


@pytest.mark.parametrize(
    "statement",
    (
        Lookup(Ref("q"), Ref("T"), Digit("d", Index("i", 1))),
        Lookup(Ref("q"), Ref("T"), Digit("d", Index("", 5))),
        Lookup(Ref("q"), Ref("T"), Digit("d", None)),
        Lookup(Ref("q"), Ref("T", Index("i")), Digit("d", Index("i"))),
        Lookup(Ref("q"), Ref("T"), Digit("d", Index("i"), Index("i"))),
        When(Digit("d", Index("i")), (Call((Ref("T", Index("i")),), JAC.step("dbl")),)),
        When(
            Digit("d", Index("i")), (), (Call((), JAC.step("dbl"), (Ref("T", Index("i", 1, 2)),)),)
        ),
        For("j", Index("i"), Index("", 0), ()),
        For("j", Index("", 5), Index("i"), ()),
    ),
)
def test_a_variable_that_names_more_than_places_is_noticed(statement):
    (loop,) = (s for s in wnaf().body if isinstance(s, For) and s.top)
    assert (
        loops.names_places(loop)
        and not loops.names_places(replace(loop, body=(*loop.body, statement)))
        and not loops.names_places(
            replace(loop, body=(When(Digit("d", Index("i")), (statement,)),))
        )
    )
