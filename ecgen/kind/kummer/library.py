"""What libraries of Kummer surfaces are: the functions on points up to sign, their texts and
tests.
"""

from dataclasses import replace
from typing import Any

from ecgen.curve.model import Curve
from ecgen.errors import EcgenError
from ecgen.group.derived.quotient import SHIFT
from ecgen.isa.target import Target
from ecgen.kind.jacobian.divisors import to_class
from ecgen.kind.jacobian.library import base_of_classes
from ecgen.kind.jacobian.model import shift_without_f4, shifted
from ecgen.kind.kummer.curve import surface_with
from ecgen.library.api import SCALAR_ROWS, Function, row_of
from ecgen.library.batch.ladders import STEP
from ecgen.library.c.points import class_images
from ecgen.library.facts.claims import OF_SURFACE_CLAIMS
from ecgen.library.facts.groups import library_groups
from ecgen.library.facts.known_answers import number_of
from ecgen.library.facts.spec import LadderWalk, LibrarySpec, Outfit
from ecgen.library.shared.ladders import outfit_of, widest_scalar
from ecgen.library.walks.naming import STEPS
from ecgen.library.walks.plan import Walks
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.plan import Room
from ecgen.walk.weights import CostWeights

GENERAL, LADDER = "scalarmult", "ladder on the surface"
DOMAIN = (
    "every point of the surface without a coordinate 0: of the Jacobian and of its twist; a result"
    " with a coordinate 0 is refused"
)
IMAGE = "genus2_imaginary"
TRIED = {STEP, *STEPS}  # vector routines whose formulas are tried


def with_base(
    walks: Walks, facts: Curve, weights: CostWeights, comb: tuple[int, int] | None
) -> Walks:
    """The walks with the comb on the Jacobian, or with the reasons why there is none."""
    why = "no comb on the Jacobian is proven and cheaper"
    for image in images(facts):
        steps = GroupSteps(library_groups(image), weights)
        try:
            planned = base_of_classes(Room(image, steps, weights, least=1, marked=True), comb)
        except EcgenError as error:
            why = error.what
            continue
        if planned and walks.mul and planned.cost < walks.mul.cost:
            planned = replace(planned, kind=f"{planned.kind} on the Jacobian")
            return replace(walks, base=planned, image=image, image_steps=steps)
    return replace(walks, no_base=why)


def images(facts: Curve) -> tuple[Curve, ...]:
    """The Jacobian of which the surface is the quotient, that of y^2 = f(x + h) with f4 = 0, with
    the base class, if there is one.
    """
    if facts.p == 5:
        return ()
    h, (u1, u0, v1, v0) = shift_without_f4(facts.f, facts.p), facts.base
    (u0, u1, _), (v0, v1) = (shifted(part, h, facts.p) for part in ((u0, u1, 1), (v0, v1)))
    return (
        Curve(
            name=f"{facts.name}, Jacobian",
            form=IMAGE,
            p=facts.p,
            r=facts.r,
            cofactor=facts.cofactor,
            base=(u1, u0, v1, v0),
            numbers=(("f", shifted(facts.f, h, facts.p)),),
            formulas=facts.formulas,
        ),
    )


def points_of_image(facts: Curve, group: Any, ladder: Any, *given: int) -> Any:
    """The C that makes a point of the surface of a class."""
    shift = {SHIFT: shift_without_f4(facts.f, facts.p)}
    return class_images(group, ladder, dict(surface_with(facts).values) | shift, *given)


def outfit(curve: Any, facts: Curve, walks: Walks, target: Target, size: int) -> Outfit:
    return outfit_of(curve, walks, target.isa, size, OF_SURFACE_CLAIMS)


def rows(spec: LibrarySpec) -> tuple[Function, ...]:
    name = spec.up_to_sign[0].name
    return (
        row_of(
            name,
            "out:point <- scalar:scalar point:point",
            "code",
            "out = +-[scalar] point, constant time, for any scalar of P_SCALAR_BYTES bytes,"
            " taken as it is. P_OK, P_NEUTRAL, P_ERR_ENCODING, P_ERR_CURVE or P_ERR_ORDER."
            " Nothing is done about points of small order or of the twist: a caller who needs"
            " that multiplies by the cofactor {cofactor}.",
        ),
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
            "out = +-[scalar] G for the base point G, constant time. P_OK, P_NEUTRAL or"
            " P_ERR_ORDER.",
        ),
        row_of(
            "base",
            "out:point <-",
            "",
            "The base point G up to sign, which has the order r = {order}.",
        ),
        row_of(
            "point_validate",
            "point:point",
            "code",
            "P_OK, P_ERR_ENCODING or P_ERR_CURVE, as the multiplications answer. The order is"
            " not looked at.",
        ),
        *SCALAR_ROWS,
    )


def neutral_given(curve: Curve) -> tuple[int, ...]:
    """The numbers that encode the neutral element."""
    a, *others = curve.theta
    return tuple(a * pow(other, -1, curve.p) % curve.p for other in others)


def known(spec: LibrarySpec, walk: LadderWalk) -> list[dict[str, Any]]:
    """The spec's known answers, encoded."""
    return [
        {
            "label": label,
            "code": "P_OK",
            "scalar": k.to_bytes(widest_scalar(spec), "little"),
            "point": spec.format.point(point or spec.curve.shown_base),
            "result": spec.format.point(result),
        }
        for label, k, point, result in spec.vectors
    ]


def vectors(curve: Curve, count: int) -> tuple[Any, ...]:
    """Known answers up to sign, as points are encoded, by Cantor's algorithm on the Jacobian."""
    surface = surface_with(curve)
    jacobian, base = surface.jacobian, to_class(curve.base)
    classes = [None] * count + [
        jacobian.multiply(2 + number_of(curve, f"point {i}") % (curve.r - 2), base)
        for i in range(count)
    ]
    scalars = [1, 2, 3, 5, 16, 31, curve.r - 1, curve.r - 2, (curve.r + 1) // 2] + [
        number_of(curve, f"scalar {i}") % curve.r for i in range(2 * count)
    ]
    rows = zip(scalars, [None] * (len(scalars) - len(classes)) + classes)
    return tuple(
        (
            f"k = {k:#x}",
            k,
            point and surface.wrapped(point),
            surface.wrapped(jacobian.multiply(k, point or base)),
        )
        for k, point in rows
    )


def try_law(*step: Any) -> None:
    """What steps compute is tried by their formulas alone."""
