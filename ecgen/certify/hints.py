"""What a certificate is made of, as proofs/theories/Checker.v has it."""

from dataclasses import dataclass

from ecgen.certify.polynomials import Poly


@dataclass(frozen=True)
class Side:
    """k x = L' - (L - k x), where L' is L with its unknowns from `top` down expanded, `count` of
    them, for what x is at most."""

    factor: int
    poly: Poly
    top: int
    count: int


@dataclass(frozen=True)
class Bound:
    """k u = L' - (L - k u): the interval of the right side bounds u."""

    unknown: int
    factor: int
    poly: Poly
    top: int
    count: int


@dataclass(frozen=True)
class Multiple:
    """What an unknown equals, with those from it down expanded, `count` of them, is a multiple of
    `factor`, and it lies between -factor and factor: so it is 0."""

    unknown: int
    factor: int
    count: int


@dataclass(frozen=True)
class Same:
    """An unknown is the polynomial: it is no more, by `up`, and no less, by `down`."""

    unknown: int
    poly: Poly
    up: Side
    down: Side


@dataclass(frozen=True)
class Forget:
    """What an unknown equals is not looked at from here on."""

    unknown: int


@dataclass(frozen=True)
class Absurd:
    """An unknown's interval is empty, so that the name's is as well."""

    unknown: int
    name: int


@dataclass(frozen=True)
class Told:
    """The name is at least `low` and at most `high`, for both values of a flag."""

    flag: int
    zero: "tuple[Hint, ...]"
    one: "tuple[Hint, ...]"
    name: int
    low: int
    high: int


Hint = Bound | Multiple | Same | Forget | Absurd | Told
Hints = tuple[Hint, ...]


@dataclass(frozen=True)
class Congruent:
    """A number is 0 modulo p: `times` p are added, and `zeros`, words that are 0."""

    known: Hints
    times: Poly
    zeros: Poly
    top: int
    count: int


@dataclass(frozen=True)
class Either:
    flag: int
    zero: "Reason"
    one: "Reason"
    before: Hints = ()
    """What holds for both, of the outermost one."""


@dataclass(frozen=True)
class Impossible:
    """What is assumed cannot be: the interval of an unknown is empty."""

    known: Hints
    unknown: int


Reason = Congruent | Either | Impossible


@dataclass(frozen=True)
class Most:
    """A number's bound, as of `Side`."""

    known: Hints
    side: Side


@dataclass(frozen=True)
class Split:
    flag: int
    zero: "Limit"
    one: "Limit"


Limit = Most | Impossible | Split
