"""A table of multiples of the base point with another entry passed `ecgen check` where no call came
to read it: the last entry of jac1271gls's comb.
"""

import json
import re
from pathlib import Path

import pytest

from ecgen.run.emitted import read_emitted
from ecgen.run.readback.base_tables import table_differences

GENERATED = Path(__file__).resolve().parents[2] / "generated"


@pytest.mark.parametrize(
    "name, tables",
    [("ted256189", ("multiply_base",)), ("jac256189", ("multiply_base", "point_double_base"))],
)
def test_every_table_is_compared(name, tables):
    folder = GENERATED / name
    emitted, walks, code = (
        read_emitted(folder),
        json.loads((folder / "MANIFEST.json").read_text())["walks"],
        (folder / f"src/{name}.c").read_text(),
    )
    assert table_differences(emitted, walks, code) == []
    for table in tables:
        start = re.search(rf"_{table}_table\[\d+\] = {{\n", code).end()
        words = list(re.compile(r"0x[0-9a-f]+").finditer(code, start, code.index("};", start)))
        for word in (words[0], words[len(words) // 2], words[-1]):
            changed = code[: word.start()] + hex(int(word[0], 16) ^ 1) + code[word.end() :]
            assert [
                text.partition(":")[0] for text in table_differences(emitted, walks, changed)
            ] == [{"multiply_base": "mul_base"}.get(table, table)]
