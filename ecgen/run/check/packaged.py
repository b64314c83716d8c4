"""The known answers that come with ecgen: an emitted library -> the files of vectors for its curve,
if there are any.

The curve is recognised by its parameters in the manifest, never by its name.
"""

import json
from pathlib import Path

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
            standard = emitted.standard
            return (
                standard is not None
                and data["function"] == standard.name
                and int(data["p"], 16) == curve.p
            )
        numbers = data.get("form"), int(data["p"], 16), int(data["r"], 16)
        own = curve.kind.part("run").is_base(curve, data["G"])
    except (OSError, ValueError, KeyError, TypeError):
        return False  # another kind of file: larger fields, other groups
    return own and numbers == (curve.form, curve.p, curve.r)
