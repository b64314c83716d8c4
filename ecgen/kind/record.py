"""What the house knows of a kind of curve: one record, exported by the kind's own folder as
`record.RECORD`.

A new kind is a new folder with such a file; nothing outside of it names it. Points are tuples of
numbers: (x, y), or those of a class (kind/jacobian/divisors.py); the neutral element is None where
it has none. A `curve` is anything with the numbers of its form.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ecgen.kind.short import ShortWeierstrass

Point = tuple[Any, ...] | None


@dataclass(frozen=True)
class Completeness:
    """For which points the group law needs no special case; derived from the parameters, never read
    from the file.

    `unified_everywhere`: one addition formula is right for every pair of rational points
    (Renes-Costello-Batina on a curve without a point of order 2; the twisted Edwards law with a a
    square and d none). `statement` says why.
    """

    unified_everywhere: bool
    statement: str


class NoAffinePoint(ZeroDivisionError):
    """The sum is a point at infinity of a curve whose neutral element is affine."""


def _none(*given: Any) -> tuple[Point, ...]:
    return ()


@dataclass(frozen=True)
class Law:
    """The group of a curve in exact integers, or elements of the extension that it is over: the
    oracle of every test.

    It knows nothing of formula files and of how multiplications are planned, so that it can
    disagree with them.

    `neutral(curve)`; `contains(curve, point)`: whether the numbers, in [0, p), satisfy the
    equation; `negate(curve, point)`; `add(curve, first, second)`: NoAffinePoint where the sum is
    none; `combine(curve, pairs)`: the sum of [k] point over pairs of k >= 0 and a point, which is
    right also where sums on the way are no affine points.

    `points(curve)`: affine points of any order, always the same ones. `of_small_order(curve)`: one,
    not neutral, whose order divides the cofactor, None if none is found soon; None in its place: by
    a search. `on_axis(curve)`: points with a coordinate 0 in a subgroup of prime order, of which
    nobody knows the logarithms. `alike(curve, point)`: the points that have a coordinate in common
    with an affine one; it and its opposite need not be, and may be among them.

    `infinity_is_small`: points without affine coordinates have an order that divides 4.

    `partner(curve, kept)`: a value of the coordinate that compression leaves out, None if there is
    none. `sums(curve)`: long sums with one division (kind/sums.py). Both are None where points have
    more than two coordinates.
    """

    neutral: Callable[[Any], Point]
    contains: Callable[[Any, Point], bool]
    negate: Callable[[Any, Point], Point]
    add: Callable[[Any, Point, Point], Point]
    combine: Callable[[Any, Iterable[tuple[int, Point]]], Point]
    points: Callable[[Any], Iterator[Point]]
    of_small_order: Callable[[Any], Point] | None = None
    on_axis: Callable[[Any], tuple[Point, ...]] = _none
    alike: Callable[[Any, tuple[Any, ...]], tuple[Point, ...]] = _none
    infinity_is_small: bool = False
    partner: Callable[[Any, Any], Any] | None = None
    sums: Callable[[Any], Any] | None = None


@dataclass(frozen=True)
class Elliptic:
    """Curves with points (x, y). `parameters`: the name of each number of the equation by its key
    in [curve] of a file, where `assumed` is what those are that are not written; `coordinates`: the
    keys of a base point.

    `equation(curve, x, y)`: left side less right side. `singular(curve)`: what is wrong, and the
    keys that are to be shown, "" if the curve is none of those. `short(curve)`: a short Weierstrass
    curve with as many points. `model(curve)`: an isomorphic curve on which every sum is affine or
    neutral, with `there(point)` and `back(point)`. `completeness(curve)`: of its addition.
    `repeated(curve)`: a number m of which it is known that all rational points have an order that
    divides N/m.
    """

    parameters: dict[str, str]
    coordinates: tuple[str, str]
    equation: Callable[[Any, Any, Any], Any]
    singular: Callable[[Any], tuple[str, ...]]
    short: Callable[[Any], ShortWeierstrass]
    model: Callable[[Any], Any]
    completeness: Callable[[Any], Completeness]
    repeated: Callable[[Any], int] = lambda curve: 1
    assumed: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Part:
    """What a kind does in a room: a name is looked up in the kind's own module, if it has one, then
    in the one it shares with others.
    """

    where: str
    modules: tuple[ModuleType, ...]

    def __getattr__(self, name: str) -> Any:
        for module in self.modules if not name.startswith("__") else ():
            if hasattr(module, name):
                return getattr(module, name)
        raise AttributeError(f"{self.where} and what it shares have no {name}")


@dataclass(frozen=True)
class Kind:
    """`form` is what files and manifests call it, `package` its folder. `law` is its group, None of
    a field alone. `constants`: the numbers by which formulas know a curve, and `unused`: those of
    its equation that no formula has. `genus` is that of the curve.

    `equation(curve)` is said to readers. `surface(shape, p, constants)`: the surface of a shape
    with these constants, None if there is none, of a form whose points are those of a quotient.

    Of libraries: `points`, what their functions are on; `extras` of --with that they may have, and
    what to do `instead_of_map`;
    `takes_twist`: functions take points of the twist, too; `coordinates` of a
    point in a ladder; `degrees` of the fields that they may be over; `packs(curve)`:
    multiplications may be in vectors. `sum_laws`: the formulas of complete sums where C chooses
    among the results of several laws, and `law_constants(curve)`, their constants. `image`: the
    numbers that a manifest says of such a curve where the base point of another one is multiplied
    on it, and what it is called then (`image_name`).

    Of their texts: `purpose`, and `title`, what the functions do on the curve, where that
    is said more closely; `operands`, what they take; `refusing`, which of them refuse work where
    the CPU lacks an instruction; `whole`: a library has as many functions and routines as checks
    look for; `by_ratio`: the square of the coordinate that compression leaves out is had as a
    ratio; `checks_subgroup`: where the cofactor is large (curve/model.py), points are asked
    whether they are in the subgroup; `parts`: the templates of what differs by kind, by name.

    `orders`: of the points for which multiplications may be proven, where they are not for all of
    them, before those of order r.

    Of its files, if there are any: `keys` that are read, by table, beside those of [field] and
    [order] that all files have; `remarks`: further ones that only inform; `maps`: what
    [endomorphism] states is used. `encodings`: those of points, the first is the usual one, with
    the degrees of fields that have them; `kept`: the index of the coordinate that compression
    keeps. `example`: the template of a file that explains its keys, and the numbers of one modulo
    2^251 - 9.

    Code that works on what upper rooms make stands in modules of the folder that have the rooms'
    names, where a kind has any of its own, and for what several kinds have in common in the modules
    that `shared` names, by room (`part`):
    - curve.py: `read(file, name)`, the checked curve that a file describes, and `as_file(curve)`:
      what a file would say of one; where byte strings are hashed to points, `map_plan` and `mapped`
      (curve/maps.py).
    - library.py: `HEADER`, `SOURCE`, `REPORT`: names of templates; `NO_COMPLETE`: why there is no
      choice of complete formulas, or "";
      `check(curve)`: CurveError for curves of which no library is made; `plan(curve, facts,
      weights, options, more)`, `walks(...)` and
      `steps(curve, weights, endomorphism)`: the walks, what they may do, and `outfit(curve, facts,
      walks, target, size)`, what a library has for them; of a spec `rows`, `batch_rows`, `minimal`,
      `notes` (library/api.py), `point_type`, `samples`, `test`, `known_rows`, `example`
      (files/harness.py), `memory`, `code`, `scan`, `systems` (files/template.py), `strategy`,
      `identity` (files/manifest.py), `lengths` and `subject`;
      `unit_code`, `image_code`, `eight_code`, `check_packed`, `in_vectors`, `second_walks`,
      `one_of_eight`, `least_in_vectors`: of vectors; `vectors(curve, count)`: known answers. Of
      points up to sign also `images(facts)`, `neutral_given(facts)`, `DOMAIN`.
    - run: `SHARE` of the tests of point routines, `WITHOUT` which steps; `answers(data,
      emitted)`: known answers of a file, `ANSWERS`: what one is expected to be;
      `check_exceptional`: a check; `is_base(curve,
      said)`, `keys_of`: of files of answers;
      `encodings`, `own_encodings`, `own_points`, `steered`: inputs; `read_point`,
      `accepted`, `NEUTRAL_CODE`: how points are read;
      `point_type`, `coordinates`, `point_of`, `is_scaling`: of P_point. Of points up to sign
      `multiplication(walk)`, and of their steps `triples`, `at_scale`, `shown`,
      `sum_of`, `is_point`.
    """

    form: str
    package: str
    equation: Callable[[Any], str]
    genus: int = 1
    law: Law | None = None
    elliptic: Elliptic | None = None
    constants: tuple[str, ...] = ()
    unused: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()
    keys: dict[str, tuple[str, ...]] = field(default_factory=dict)
    remarks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    maps: bool = True
    encodings: dict[str, tuple[int, ...]] = field(default_factory=dict)
    kept: int = 0
    example: tuple[str, dict[str, str]] | tuple[()] = ()
    points: str = ""
    extras: tuple[str, ...] = ()
    instead_of_map: str = "Leave it out."
    takes_twist: bool = False
    coordinates: int = 0
    degrees: tuple[int, ...] = (1,)
    packs: Callable[[Any], bool] = bool
    sum_laws: dict[str, str] = field(default_factory=dict)
    surface: Callable[[Any, int, tuple[int, ...]], Any] | None = None
    law_constants: Callable[[Any], dict[str, int]] | None = None
    image: tuple[str, ...] = ()
    image_name: str = ""
    purpose: str = "scalar multiplication on"
    title: str = ""
    operands: str = "points"
    refusing: str = "functions that check, read or write the encoding of a point"
    by_ratio: bool = False
    whole: bool = True
    checks_subgroup: bool = False
    parts: dict[str, Any] = field(default_factory=dict)
    shared: dict[str, str] = field(default_factory=dict)

    @property
    def plane(self) -> Elliptic:
        """What `elliptic` is of a kind that has it."""
        assert self.elliptic is not None
        return self.elliptic

    def part(self, room: str) -> Part:
        """What the kind does in a room."""
        return _part(f"{self.package}.{room}", self.shared.get(room))


@cache  # to look for a file takes longer than most of what is asked for
def _part(own: str, shared: str | None) -> Part:
    names = own if find_spec(own) else None, shared
    return Part(own, tuple(import_module(name) for name in names if name))
