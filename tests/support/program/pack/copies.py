"""The field program that `lanewise` packs."""

from dataclasses import replace

from ecgen.program.ir import FieldProgram, Op


def copied(program: FieldProgram, lanes: int, shared: tuple[str, ...] = ()) -> FieldProgram:
    """The field program that `lanewise` packs: `lanes` copies side by side, names with _l<lane>."""
    inputs = tuple(
        dict.fromkeys(
            name if name in shared else f"{name}_l{i}"
            for name in program.inputs
            for i in range(lanes)
        )
    )
    ops = []
    for i in range(lanes):
        names = {name: name if name in shared else f"{name}_l{i}" for name in program.inputs} | {
            name: name for name in program.params
        }
        for op in program.ops:
            args = tuple(names[a] for a in op.args)
            names |= {out: f"{out}_l{i}" for out in op.outs}
            ops.append(Op(op.name, tuple(names[out] for out in op.outs), args, op.const))
    made = {name for op in ops for name in op.outs}

    def place(value: str, i: int) -> str:
        return (
            f"{value}_l{i}"
            if f"{value}_l{i}" in made or (value in program.inputs and value not in shared)
            else value
        )

    outputs = tuple(
        (f"{public}_l{i}", place(value, i))
        for public, value in program.outputs
        for i in range(lanes)
    )
    return replace(
        program, name=f"{program.name}_x_{lanes}", inputs=inputs, ops=tuple(ops), outputs=outputs
    )
