"""A tiny reader of three-operand code for the tests of the passes; the real one is
ecgen.formula.
"""

import re
from pathlib import Path

from ecgen.program.ir import FieldProgram, Op
from ecgen.program.validate import validate

FOLDER = Path(__file__).parent / "formulas"


def load(name: str) -> FieldProgram:
    """The formula `name`.op3 beside this file; headers `# inputs: ..` and `# outputs:
    [public=]value ..`.
    """
    text = (FOLDER / f"{name}.op3").read_text()
    inputs = tuple(re.search(r"# inputs: (.*)", text)[1].split())
    outputs = tuple(
        (o.partition("=")[0], o.partition("=")[2] or o)
        for o in re.search(r"# outputs: (.*)", text)[1].split()
    )
    ops, params = [], []
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            out, _, expression = line.replace(" ", "").partition("=")
            ops += _ops(out, expression)
    made = {o for op in ops for o in op.outs}
    params = dict.fromkeys(a for op in ops for a in op.args if a not in made and a not in inputs)
    return validate(FieldProgram(name, inputs, outputs, tuple(ops), tuple(params)))


def _ops(out: str, expression: str) -> list[Op]:
    rules = (
        (r"(\w+)\^2", lambda x: [Op("sqr", (out,), (x,))]),
        (r"(\w+)/2", lambda x: [Op("half", (out,), (x,))]),
        (r"2\*(\w+)", lambda x: [Op("dbl", (out,), (x,))]),
        (r"3\*(\w+)", lambda x: [Op("tpl", (out,), (x,))]),
        (r"(\w+)\*(\w+)", lambda x, y: [Op("mul", (out,), (x, y))]),
        (r"(\w+)\+(\w+)", lambda x, y: [Op("add", (out,), (x, y))]),
        (
            r"(\w+)-2\*(\w+)",
            lambda x, y: [
                Op("dbl", (f"{out}_twice",), (y,)),
                Op("sub", (out,), (x, f"{out}_twice")),
            ],
        ),
        (r"(\w+)-(\w+)", lambda x, y: [Op("sub", (out,), (x, y))]),
        (r"-(\w+)", lambda x: [Op("neg", (out,), (x,))]),
    )
    for pattern, make in rules:
        match = re.fullmatch(pattern, expression)
        if match:
            return make(*match.groups())
    raise ValueError(expression)
