"""Jacobians over tiny fields, with a prime number of classes or a cofactor, found by counting, as
curve files.
"""

import functools
import tempfile
from itertools import product
from pathlib import Path
from random import Random

from ecgen.curve import load_curve
from ecgen.isa.target import load_target
from ecgen.kind.jacobian.curve import count_classes
from ecgen.kind.jacobian.divisors import NEUTRAL, Jacobian, to_numbers
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.check import checks
from ecgen.run.emitted import read_emitted
from ecgen.run.functions.public_functions import invoke
from ecgen.run.oracle.point_values import held, normal_of
from tests.support.compilers import quick
from tests.support.curve.classes import every_class
from tests.support.library.made import made_library
from tests.support.library.placing import places

OK, OF_NEUTRAL, ERR_SCALAR, ERR_ENCODING, ERR_CURVE, ERR_ORDER, ERR_EXCEPTION = (
    0,
    1,
    -1,
    -2,
    -3,
    -4,
    -6,
)

FILE = """
name = "tiny{p}"
form = "genus2_imaginary"
[field]
p = {p}
[curve]
f0 = {f[0]}
f1 = {f[1]}
f2 = {f[2]}
f3 = {f[3]}
[order]
r = {r}
cofactor = {cofactor}
[base]
u1 = {base[0]}
u0 = {base[1]}
v1 = {base[2]}
v0 = {base[3]}
"""


@functools.cache
def tiny_jacobian(p: int, cofactor: int = 1) -> str:
    """The file of the first curve over F_p, by its coefficients from f3 on, whose number of classes
    is a prime above the cofactor times that, with a base class of degree 2.
    """
    for f3, f2, f1, f0 in product(range(1, p), repeat=4):
        jacobian = Jacobian(p, (f0, f1, f2, f3, 0, 1))
        if not jacobian.is_smooth:
            continue
        number = count_classes(p, jacobian.f)
        r = number // cofactor
        if (
            number % cofactor
            or (cofactor > 1 and r <= max(cofactor, 16))
            or any(r % d == 0 for d in range(2, int(r**0.5) + 1))
        ):
            continue
        u, v = next(
            element
            for element in every_class(jacobian)
            if len(element[0]) == 3 and jacobian.multiply(r, element) == NEUTRAL
        )
        v = (*v, 0, 0)
        return FILE.format(p=p, f=jacobian.f, r=r, cofactor=cofactor, base=(u[1], u[0], v[1], v[0]))
    raise AssertionError(f"no Jacobian over F_{p}")


def multiples_of(jacobian: Jacobian, element) -> list:
    """[0], [1], ... of the element, once each: the next would be [0] again."""
    found = [NEUTRAL]
    while (following := jacobian.add(found[-1], element)) != NEUTRAL:
        found.append(following)
    return found


def answer(loaded, name: str, k: int, point: bytes | None, wanted: tuple[int, ...] | None) -> str:
    """What a multiplication does with k and a class, None for the base class: "right" where it
    gives [k] of it, of the numbers `wanted`, "refused", and "neutral" for k = 0. Nothing else is
    let pass.
    """
    form = loaded.emitted.format
    code, out = loaded.entry(
        name,
        form.point_bytes,
        k.to_bytes(loaded.emitted.scalar_bytes, "little"),
        *[point] * (point is not None),
    )
    if k == 0 or code == ERR_EXCEPTION:
        assert not any(out) and code == (ERR_EXCEPTION if k else OF_NEUTRAL), (name, k, code)
        return "refused" if k else "neutral"
    assert wanted and len(wanted) == 4 and (code, out) == (OK, form.point(wanted)), (name, k, point)
    return "right"


def loaded_library(curve, cpu: str, folder: Path):
    write_library(
        made_library(curve, load_target(cpu), BuildOptions("jac")).files, folder / "library"
    )
    return checks.load(read_emitted(folder / "library"), quick(), folder)


class Library:
    """A library's functions on classes, by their numbers."""

    def __init__(self, curve, loaded):
        self.curve, self.loaded, self.emitted, self.random = (
            curve,
            loaded,
            loaded.emitted,
            Random(1),
        )

    def point(self, element) -> bytes:
        """The class in coordinates of a random scaling."""
        return held(self.emitted, to_numbers(element), self.random)

    def gives(self, name: str, inputs: tuple, element) -> bool:
        """Whether the function gives this class, its output over a random input or apart."""
        function = self.emitted.function(name)
        return invoke(self.loaded, function, inputs, self.random.choice(places(function))) == (
            None,
            normal_of(self.emitted, to_numbers(element)),
        )

    def says(self, name: str, *inputs) -> int:
        return invoke(self.loaded, self.emitted.function(name), inputs)[0]


@functools.cache
def tiny(p: int, cofactor: int) -> Library:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"tiny{p}.toml"
        path.write_text(tiny_jacobian(p, cofactor))
        curve = load_curve(path)
        return Library(curve, loaded_library(curve, "c64", Path(folder)))
