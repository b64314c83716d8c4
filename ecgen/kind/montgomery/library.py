"""What libraries of Montgomery curves are: functions on x-coordinates, their texts and tests."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from ecgen.curve.birational import edwards_images
from ecgen.curve.model import Curve
from ecgen.errors import EcgenError
from ecgen.isa.target import Target
from ecgen.kind.montgomery.law import x_multiple
from ecgen.library.api import SCALAR_ROWS, Function, row_of
from ecgen.library.c.points import image_points
from ecgen.library.facts.claims import IMAGE_CLAIMS
from ecgen.library.facts.groups import library_groups
from ecgen.library.facts.spec import LadderWalk, LibrarySpec, Outfit
from ecgen.library.facts.strategy import complete_group
from ecgen.library.shared.ladders import outfit_of, widest_scalar
from ecgen.library.shared.points import vectors as vectors
from ecgen.library.walks.naming import STEPS
from ecgen.library.walks.plan import Walks
from ecgen.library.walks.vectors import is_computed, runs_in_vectors
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.plan import Planned, Room, plan_base
from ecgen.walk.weights import CostWeights

GENERAL, LADDER = "scalarmult_x", "Montgomery ladder on x-coordinates"
DOMAIN = "every u: points of the curve and of its twist; where the result is O or (0, 0) it is 0"
IMAGE = "twisted_edwards"
TRIED = {*STEPS}  # vector routines whose formulas are tried beside the law of steps


def try_law(*step: Any) -> None:
    """What steps compute is tried by sums of x-coordinates."""
    from ecgen.library.packed.ladders import try_multiples

    try_multiples(*step)


def with_base(
    walks: Walks, facts: Curve, weights: CostWeights, comb: tuple[int, int] | None
) -> Walks:
    """The walks with the comb on the image on which it is cheapest, or with the reasons why there
    is none.
    """
    found: list[tuple[float, int, Planned, Curve, GroupSteps]] = []
    why: list[str] = []
    for image in images(facts):
        steps = GroupSteps(library_groups(image), weights)
        try:
            planned = plan_base(Room(image, steps, weights, least=1), comb)
        except EcgenError as error:
            why.append(error.what)
            continue
        if planned:
            found.append((planned.cost, len(found), planned, image, steps))
    if not found:
        none = "the base point is no point of a twisted Edwards curve"
        return replace(walks, no_base="; ".join(dict.fromkeys(why)) or none)
    _, _, planned, image, steps = min(found, key=lambda row: row[:2])
    others = tuple(
        (f"{other.kind} for a = {_signed(own.a, own.p)}", f"modelled cost {cost:g}")
        for cost, _, other, own, _ in found
        if own is not image
    )
    kind = f"{planned.kind} on the twisted Edwards curve of a = {_signed(image.a, image.p)}"
    planned = replace(planned, kind=kind, others=others)
    return replace(walks, base=planned, image=image, image_steps=steps)


def _signed(value: int, p: int) -> int:
    return min(value, value - p, key=abs)


def images(facts: Curve) -> tuple[Curve, ...]:
    """The twisted Edwards curves that are the same group, with the same base point."""
    found = edwards_images(facts.p, facts.a, facts.b, *facts.base)
    return tuple(
        Curve(
            name=f"{facts.name}, image",
            form=IMAGE,
            p=facts.p,
            r=facts.r,
            cofactor=facts.cofactor,
            base=(i.x, i.y),
            numbers=(("a", i.a), ("d", i.d)),
            formulas=facts.formulas,
        )
        for i in found
    )


def _is_inverted(facts: Curve, image: Curve) -> bool:
    """Whether u is -(1 + y)/(1 - y) instead of (1 + y)/(1 - y), for the points (x, y) of the
    image.
    """
    (u, _), (_, y) = facts.base, image.base
    return bool((u * (1 - y) - 1 - y) % facts.p != 0)


def points_of_image(facts: Curve, group: Any, ladder: Any, *given: int) -> Any:
    """The C that makes an x-coordinate of a point of the image."""
    return image_points(group, _is_inverted(facts, facts.of_points), *given)


def outfit(curve: Any, facts: Curve, walks: Walks, target: Target, size: int) -> Outfit:
    return outfit_of(curve, walks, target.isa, size, IMAGE_CLAIMS)


def rows(spec: LibrarySpec) -> tuple[Function, ...]:
    """Their names come from the walks of the spec."""
    found = []
    if spec.standard:
        walk = spec.standard
        title, kind = walk.name.upper(), f"{walk.name}_scalar"
        doc = (
            f"out = {title}(scalar, point), constant time. The scalar is read as\n(scalar &"
            f" {walk.keep:#x})\n| {walk.set:#x};\nof the coordinate {walk.coordinate_bits} bits are"
            " read, and a value of p or more stands for its residue. P_OK or P_ERR_ORDER."
        )
        found += [
            row_of(walk.name, f"out:point <- scalar:{kind} point:point", "code", doc),
            row_of(
                f"{walk.name}_base",
                f"out:point <- scalar:{kind}",
                "code",
                f"out = {title}(scalar, x-coordinate of the base point): the public key of a secret"
                " scalar.",
            ),
        ]
    name = spec.up_to_sign[0].name
    caller = (
        "" if spec.standard else ": a caller who needs that multiplies by the cofactor {cofactor}"
    )
    doc = (
        "out = x([scalar] point), constant time, for any scalar of P_SCALAR_BYTES bytes, taken as"
        " it is. P_OK, P_NEUTRAL or P_ERR_ENCODING. Nothing is done about points of small order or"
        f" of the twist{caller}."
    )
    found += [
        row_of(name, "out:point <- scalar:scalar point:point", "code", doc),
        row_of(
            f"{name}_vartime",
            "out:point <- scalar:scalar point:point",
            "code",
            "The same function in variable time: only where the scalar is public.",
        ),
        row_of(
            f"{name}_base",
            "out:point <- scalar:scalar",
            "code",
            "out = x([scalar] G) for the base point G, constant time.",
        ),
        row_of(
            "base",
            "out:point <-",
            "",
            "The x-coordinate of the base point G, which has the order r = {order}.",
        ),
    ]
    return (*found, *SCALAR_ROWS)


def neutral_given(curve: Curve) -> None:
    """Zeros stand for the neutral element."""


def known(spec: LibrarySpec, walk: LadderWalk) -> list[dict[str, Any]]:
    """The spec's known answers for one function, from the affine group law; scalars and points as
    encoded.
    """
    found = []
    for label, k, point, _ in spec.vectors:
        scalar, u = k % (1 << 8 * walk.scalar_bytes), (point or spec.curve.base)[0]
        result = expected(spec.curve, walk, scalar, u) or 0
        code = "P_OK" if result else "P_NEUTRAL" if walk.strict else "P_ERR_ORDER"
        found.append(
            {
                "label": label,
                "code": code,
                "scalar": scalar.to_bytes(widest_scalar(spec), "little"),
                "point": u.to_bytes(spec.field_bytes, "little"),
                "result": result.to_bytes(spec.field_bytes, "little"),
            }
        )
    return found


def expected(
    curve: Curve,
    walk: LadderWalk,
    scalar: int,
    u: int,
    multiple: Callable[[Curve, int, int], int] = x_multiple,
) -> int | None:
    """The coordinate that the function has to return for an encoded scalar and coordinate, None
    where it refuses u. `multiple` gives x([k]P).
    """
    if walk.strict and u >= curve.p:
        return None
    return multiple(
        curve, scalar & walk.keep | walk.set, (u & (1 << walk.coordinate_bits) - 1) % curve.p
    )


def image_code(
    spec: LibrarySpec, target: Target, unit: str
) -> tuple[str, tuple[Any, ...], Callable[..., Any]] | None:
    """The vector routines of the curve on which the base point is multiplied, as `unit_code` has
    them; None where no function does so, or where not all steps of that are in complete formulas.
    """
    from ecgen.library.packed.points import build_packed

    base, image = spec.walks.base, spec.curve.of_points
    names = (f"{walk.name}_base" for walk in spec.up_to_sign)
    if (
        base is None
        or spec.comb is None
        or not any(not spec.api or name in spec.api for name in names)
    ):
        return None
    with suppress(EcgenError):
        if is_computed(base.walk, complete_group(image).stem):
            given = image, target, spec.comb.size, unit, runs_in_vectors(base.walk)
            return "packed", given, partial(build_packed, *given)
    return None
