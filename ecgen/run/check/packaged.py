"""The known answers that come with ecgen: an emitted library -> the files of vectors for its curve,
if there are any.

The curve is recognised by its parameters in the manifest, never by its name.
"""

import json
from pathlib import Path

from ecgen.extension import components
from ecgen.resources import data_folder
from ecgen.run.emitted import Emitted


def packaged_answers(emitted: Emitted) -> tuple[Path, ...]:
    """The files whose form, prime, order and base point are the library's, or whose prime and
    standard function are.
    """
    try:
        folder = data_folder("tests/vectors")
    except FileNotFoundError:
        return ()
    return tuple(path for path in sorted(folder.glob("*.json")) if _is_for(emitted, path))


def _is_for(emitted: Emitted, path: Path) -> bool:
    curve = emitted.curve
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if "function" in data:
            standard = emitted.ladder and emitted.ladder.standard
            return (
                bool(standard)
                and data["function"] == standard.name
                and int(data["p"], 16) == curve.p
            )
        base = data["G"]
        if curve.is_kummer:
            return (
                data.get("form"),
                int(data["p"], 16),
                int(data["r"], 16),
                tuple(int(c, 16) for c in base["wrapped"]),
            ) == (curve.form, curve.p, curve.r, curve.base)
        if curve.is_jacobian:
            return (
                data.get("form"),
                int(data["p"], 16),
                int(data["r"], 16),
                tuple(int(base[key], 16) for key in ("u1", "u0", "v1", "v0")),
            ) == (curve.form, curve.p, curve.r, curve.divisor)
        first, second = ("u", "v") if curve.is_montgomery else ("x", "y")
        numbers = [
            [int(part, 16) for part in (value if isinstance(value, list) else [value])]
            for value in (data["p"], data["r"], base[first], base[second])
        ]
    except (OSError, ValueError, KeyError, TypeError):
        return False  # another kind of file: larger fields, other groups
    return data.get("form") == curve.form and numbers == [
        list(components(value)) for value in (curve.p, curve.r, curve.gx, curve.gy)
    ]
