"""Square roots modulo any odd prime as straight-line programs: the same steps for every argument,
so that C made of them is constant time, and a reference that runs them on integers.

Two programs for each prime. `root` takes x; `ratio` takes u and v != 0 and does without the
inversion of v, as decompression and the maps of RFC 9380 want it. Both give a flag, whether x (or
u/v) is a square, 0 counting as one, and a root; where it is none, `ratio` gives a root of z*u/v
instead, z being the plan's non-square, and `root` a number without meaning. The sign of a root is
arbitrary and must be fixed by the caller (sgn0).

Sources: RFC 9380, appendix F.2.1 (sqrt_ratio) and I (sqrt); flags are computed from the result, so
that u = 0 counts as a square where appendix F.2.1.1 says that it is none. For p = 1 mod 8 the loop
of Tonelli and Shanks is a logarithm by tables (logarithms.py), in the group of one generator,
whatever z.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from ecgen import residues
from ecgen.curve.logarithms import Logarithms, logarithms
from ecgen.extension import Element
from ecgen.residues import is_square, power


@dataclass(frozen=True)
class RootStep:
    """`out = op(args)`: mul (two factors); sqr (`count` squarings, >= 1, in a row); pow (to the
    fixed exponent `count` >= 0); equal (a flag: whether two elements are the same); select (args
    flag, x, y: x if the flag is set, else y); log (the digits of e with x * generator^e = 1, of the
    program's logarithms); turn (args x and digits: x * generator^(e // 2))."""

    op: str
    out: str
    args: tuple[str, ...]
    count: int = 0


@dataclass(frozen=True)
class RootProgram:
    """`steps` over `inputs` and `constants`, each name written once before it is read; `root` and
    `flag` name the results. `logarithms` are those of its steps, if it has such.
    """

    inputs: tuple[str, ...]
    constants: tuple[tuple[str, int], ...]
    steps: tuple[RootStep, ...]
    root: str
    flag: str
    logarithms: Logarithms | None = None

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

    @property
    def logarithms(self) -> Logarithms | None:
        """Those that both programs take, for p = 1 mod 8."""
        return self.root.logarithms


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
    return replace(
        program,
        constants=tuple(c for c in program.constants if c[0] in wanted),
        steps=tuple(s for s in program.steps if s.out in wanted),
        root=root,
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
            case "log":
                result = _logarithms_of(program).digits(args[0])
            case "turn":
                result = _logarithms_of(program).turned(*args)
            case other:
                raise ValueError(other)
        state[step.out] = result
    return state[program.flag], state[program.root]


def _logarithms_of(program: RootProgram) -> Logarithms:
    """Those of a program with such steps."""
    assert program.logarithms is not None
    return program.logarithms


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

    def turn(self, x: str, power: str) -> str:
        """x times a root of 1/power, which is a power of the generator."""
        return self._add("turn", x, self._add("log", power))

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
    """RFC 9380, I.4 and F.2.1.1, with logarithms: for y^2 = order * (the argument) and order * g^e
    = 1, y g^(e/2) is the root; where e is odd, y g^((e - 1)/2) is one of the argument over g, and
    times a root of g z one of z times the argument.
    """
    g = power(least_non_square(p), odd, p)
    logs = logarithms(p, g, twos)
    s = _Steps()
    half = s.pow("x", (odd - 1) // 2)
    y = s.mul(half, "x")
    y = s.turn(y, s.mul(y, half))
    root = replace(s.program("x", {}, y, s.is_root(y, "x")), logarithms=logs)
    s = _Steps()
    most = s.pow("v", (1 << twos) - 1)  # v^(2^twos - 1)
    half = s.mul(s.pow(s.mul(s.mul(s.sqr(most), "v"), "u"), (odd - 1) // 2), most)
    y = s.mul(half, "u")
    y = s.turn(y, s.mul(y, s.mul(half, "v")))  # of (u/v)^odd
    flag = s.is_root(y, "u", "v")
    constants = {"root_of_gz": run(root, {"x": g * z % p}, p)[1]}
    last = s.select(flag, y, s.mul(y, "root_of_gz"))
    return root, replace(s.program("uv", constants, last, flag), logarithms=logs)
