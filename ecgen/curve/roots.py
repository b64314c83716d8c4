"""Square roots modulo any odd prime as straight-line programs: the same steps for every argument,
so that C made of them is constant time, and a reference that runs them on integers.

Two programs for each prime. `root` takes x; `ratio` takes u and v != 0 and does without the
inversion of v, as decompression and the maps of RFC 9380 want it. Both give a flag, whether x (or
u/v) is a square, 0 counting as one, and a root; where it is none, `ratio` gives a root of z*u/v
instead, z being the plan's non-square, and `root` a number without meaning. The sign of a root is
arbitrary and must be fixed by the caller (sgn0).

Sources: RFC 9380, appendix F.2.1 (sqrt_ratio) and I (sqrt); flags are computed from the result, so
that u = 0 counts as a square where appendix F.2.1.1 says that it is none.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from ecgen import residues
from ecgen.extension import Element
from ecgen.residues import is_square, power


@dataclass(frozen=True)
class RootStep:
    """`out = op(args)`: mul (two factors); sqr (`count` squarings, >= 1, in a row); pow (to the
    fixed exponent `count` >= 0); equal (a flag: whether two elements are the same); select (args
    flag, x, y: x if the flag is set, else y)."""

    op: str
    out: str
    args: tuple[str, ...]
    count: int = 0


@dataclass(frozen=True)
class RootProgram:
    """`steps` over `inputs` and `constants`, each name written once before it is read; `root` and
    `flag` name the results.
    """

    inputs: tuple[str, ...]
    constants: tuple[tuple[str, int], ...]
    steps: tuple[RootStep, ...]
    root: str
    flag: str

    @property
    def exponents(self) -> tuple[int, ...]:
        """What a power chain is needed for."""
        return tuple(step.count for step in self.steps if step.op == "pow")


@dataclass(frozen=True)
class RootPlan:
    """Modulo p, p - 1 = 2^twos * odd: `kind` is "3 mod 4" (twos = 1), "5 mod 8" (twos = 2) or "1
    mod 8" (twos >= 3).
    """

    p: int
    z: int
    twos: int
    odd: int
    kind: str
    root: RootProgram
    ratio: RootProgram


@lru_cache(maxsize=64)
def root_plan(p: int, z: int | None = None) -> RootPlan:
    """The plan modulo the odd prime p; `z` is a non-square (default: the least), that of the map
    which uses `ratio`.

    Raises ValueError if z is a square.
    """
    z = least_non_square(p) if z is None else z % p
    if is_square(z, p):
        raise ValueError(f"{z} is a square modulo {p}")
    twos = ((p - 1) & (1 - p)).bit_length() - 1
    odd = (p - 1) >> twos
    kind, build = {1: ("3 mod 4", _three), 2: ("5 mod 8", _five)}.get(twos, ("1 mod 8", _many))
    return RootPlan(p, z, twos, odd, kind, *build(p, z, twos, odd))


def of_squares(program: RootProgram) -> RootProgram:
    """The same program without the steps that matter only where the flag is not set: the root then
    is any number.
    """
    made = {step.out: step for step in program.steps}
    root = program.root
    while (step := made.get(root)) and step.op == "select" and step.args[0] == program.flag:
        root = step.args[1]
    wanted = {root, program.flag}
    for step in reversed(program.steps):
        wanted |= set(step.args) if step.out in wanted else set()
    return RootProgram(
        program.inputs,
        tuple(c for c in program.constants if c[0] in wanted),
        tuple(s for s in program.steps if s.out in wanted),
        root,
        program.flag,
    )


def least_non_square(p: int) -> int:
    return next(z for z in range(2, p) if not is_square(z, p))


def square_root(x: int, p: int) -> int | None:
    """The root of parity 0 of x modulo an odd prime, or of an element of its extension; 0 of 0,
    None if x is no square.
    """
    if isinstance(x, Element):
        root = residues.square_root(x, p)
        return root if root is None or residues.parity(root) == 0 else -root
    is_square, root = run(root_plan(p).root, {"x": x % p}, p)
    return (root if root % 2 == 0 else p - root) if is_square else None


def run(program: RootProgram, values: Mapping[str, int], p: int) -> tuple[bool, int]:
    """(flag, root) for inputs in [0, p), step by step."""
    state: dict = dict(values) | dict(program.constants)
    for step in program.steps:
        args = [state[name] for name in step.args]
        match step.op:
            case "mul":
                result = args[0] * args[1] % p
            case "sqr":
                result = power(args[0], 1 << step.count, p)
            case "pow":
                result = power(args[0], step.count, p)
            case "equal":
                result = args[0] == args[1]
            case "select":
                result = args[1] if args[0] else args[2]
            case other:
                raise ValueError(other)
        state[step.out] = result
    return state[program.flag], state[program.root]


class _Steps:
    """Collects steps under fresh names t1, t2, ..."""

    def __init__(self):
        self.steps: list[RootStep] = []

    def _add(self, op: str, *args: str, count: int = 0) -> str:
        self.steps.append(RootStep(op, f"t{len(self.steps) + 1}", args, count))
        return self.steps[-1].out

    def mul(self, x: str, y: str) -> str:
        return self.sqr(x) if x == y else self._add("mul", x, y)

    def sqr(self, x: str, count: int = 1) -> str:
        return self._add("sqr", x, count=count) if count else x

    def pow(self, x: str, exponent: int) -> str:
        return self._add("pow", x, count=exponent)

    def equal(self, x: str, y: str) -> str:
        return self._add("equal", x, y)

    def select(self, flag: str, x: str, y: str) -> str:
        return self._add("select", flag, x, y)

    def is_root(self, y: str, u: str, v: str = "") -> str:
        """The flag y^2 = u, or y^2 v = u."""
        square = self.sqr(y)
        return self.equal(self.mul(square, v) if v else square, u)

    def program(self, inputs: str, constants: dict[str, int], root: str, flag: str) -> RootProgram:
        return RootProgram(tuple(inputs), tuple(constants.items()), tuple(self.steps), root, flag)


def _three(p: int, z: int, twos: int, odd: int) -> tuple[RootProgram, RootProgram]:
    """RFC 9380, I.1 and F.2.1.2: x^((p+1)/4), and u v (u v^3)^((p-3)/4)."""
    s = _Steps()
    y = s.mul(s.pow("x", (p - 3) // 4), "x")
    root = s.program("x", {}, y, s.is_root(y, "x"))
    s = _Steps()
    uv = s.mul("u", "v")
    y = s.mul(s.pow(s.mul(s.sqr("v"), uv), (p - 3) // 4), uv)
    flag = s.is_root(y, "u", "v")
    minus = pow(-z, (p + 1) // 4, p)
    return root, s.program(
        "uv", {"root_of_minus_z": minus}, s.select(flag, y, s.mul(y, "root_of_minus_z")), flag
    )


def _five(p: int, z: int, twos: int, odd: int) -> tuple[RootProgram, RootProgram]:
    """RFC 9380, I.2 and F.2.1.3: x^((p+3)/8) or that times a root of -1; u v^3 (u v^7)^((p-5)/8)
    alike.
    """
    i = pow(z, (p - 1) // 4, p)
    s = _Steps()
    y = s.mul(s.pow("x", (p - 5) // 8), "x")
    y = s.select(s.is_root(y, "x"), y, s.mul(y, "i"))
    root = s.program("x", {"i": i}, y, s.is_root(y, "x"))
    s = _Steps()
    v2 = s.sqr("v")
    uv3 = s.mul(s.mul(v2, "v"), "u")
    y = s.mul(s.pow(s.mul(s.sqr(v2), uv3), (p - 5) // 8), uv3)
    y = s.select(s.is_root(y, "u", "v"), y, s.mul(y, "i"))
    flag = s.is_root(y, "u", "v")
    other = s.mul(y, "root_of_z_over_i")  # its square is z u/v or -z u/v
    other = s.select(s.is_root(other, s.mul("u", "z"), "v"), other, s.mul(other, "i"))
    constants = {"i": i, "z": z, "root_of_z_over_i": run(root, {"x": z * pow(i, -1, p) % p}, p)[1]}
    return root, s.program("uv", constants, s.select(flag, y, other), flag)


def _many(p: int, z: int, twos: int, odd: int) -> tuple[RootProgram, RootProgram]:
    """RFC 9380, I.4 and F.2.1.1: Tonelli and Shanks with all steps done, about twos^2/2
    squarings.
    """
    constants = {"one": 1, "generator": pow(z, odd, p)}
    s = _Steps()
    power = s.pow("x", (odd - 1) // 2)
    y = s.mul(power, "x")
    y = _correct(s, y, s.mul(y, power), "generator", twos)
    root = s.program("x", constants, y, s.is_root(y, "x"))
    s = _Steps()
    most = s.pow("v", (1 << twos) - 1)  # v^(2^twos - 1)
    power = s.mul(s.pow(s.mul(s.mul(s.sqr(most), "v"), "u"), (odd - 1) // 2), most)
    y, order = s.mul(power, "u"), s.mul(power, "v")
    order = s.mul(y, order)  # (u/v)^odd, of order 2^twos at most
    square = s.equal(s.sqr(order, twos - 1), "one")
    y = s.select(square, y, s.mul(y, "root_of_z_to_odd"))
    order = s.select(square, order, s.mul(order, "generator"))
    y = _correct(s, y, order, "generator", twos)
    constants["root_of_z_to_odd"] = pow(z, (odd + 1) // 2, p)
    return root, s.program("uv", constants, y, s.is_root(y, "u", "v"))


def _correct(s: _Steps, y: str, order: str, generator: str, twos: int) -> str:
    """The root from y with y^2 = order * (the argument), `order` a square in the group of order
    2^twos of `generator`.
    """
    for i in range(twos, 1, -1):
        flag = s.equal(s.sqr(order, i - 2), "one")
        y = s.select(flag, y, s.mul(y, generator))
        generator = s.sqr(generator)
        order = s.select(flag, order, s.mul(order, generator))
    return y
