"""Addition chains as text and back, and their values."""

import re

from ecgen.scalar.chain import INPUT, Chain, ChainError, Step, validate


def evaluate(chain: Chain, x: int, p: int) -> int:
    """x^exponent mod p, step by step."""
    values = {INPUT: x % p}
    for step in chain.steps:
        result = values[step.left]
        if step.right:
            result = result * values[step.right] % p
        for _ in range(step.squarings):
            result = result * result % p
        values[step.out] = result
    return values[chain.result]


def to_text(chain: Chain) -> str:
    """One step a line; `parse` reads it back."""
    lines = [f"chain {chain.exponent:#x}"]
    for step in chain.steps:
        right = f"*{step.right}" if step.right else f"^(2^{step.squarings})"
        lines.append(f"{step.out} = {step.left}{right}")
    return "\n".join(lines) + "\n"


_LINE = re.compile(r"(\w+) = (\w+)(?:\*(\w+)|\^\(2\^(\d{1,6})\))")


def parse(text: str) -> Chain:
    """The chain that `to_text` printed; ChainError names the line that is none."""
    head, *lines = text.strip().splitlines() or [""]
    match = re.fullmatch(r"chain (0x[0-9a-f]+)", head.strip())
    if not match:
        raise ChainError("line 1: expected `chain 0x<exponent>`")
    steps = []
    for number, line in enumerate(lines, 2):
        step = _LINE.fullmatch(line.strip())
        if not step:
            raise ChainError(
                f"line {number}: expected `t = a*b` or `t = a^(2^n)`, found {line.strip()!r}"
            )
        steps.append(Step(step[1], step[2], step[3] or "", int(step[4] or 0)))
    chain = Chain(int(match[1], 16), tuple(steps))
    validate(chain)
    return chain
