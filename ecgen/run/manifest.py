"""The manifest of an emitted library as it is written, read without anything of what it describes."""

import json
from pathlib import Path

from ecgen.errors import EcgenError


def read_manifest(folder: Path) -> dict:
    """The data of MANIFEST.json; EcgenError if the folder is not an emitted library."""
    path = folder / "MANIFEST.json"
    hint = "Give the folder that `ecgen build ... -o DIR` wrote."
    if not folder.is_dir():
        raise EcgenError("there is no such folder.", where=folder, hint=hint)
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise EcgenError("this folder has no MANIFEST.json, so it is not an emitted library.", where=folder, hint=hint) from error
    except (OSError, ValueError) as error:
        raise EcgenError(f"the manifest cannot be read: {error}.", where=path, hint="Build the library again.") from error


def members_of(folder: Path, manifest: dict) -> list[Path]:
    """The folders of the libraries that `folder` holds, in the preprocessor's order; none if it is one library. EcgenError for a manifest that is broken there."""
    rows = manifest.get("members", []) if isinstance(manifest, dict) else []
    try:
        names = [row["folder"] for row in rows]
        if not all(isinstance(name, str) and name == Path(name).name for name in names):
            raise ValueError("the name of a member is no name of a folder")
    except (KeyError, TypeError, ValueError) as error:
        raise EcgenError(f"the manifest is not of the expected form ({type(error).__name__}: {error}).", where=folder / "MANIFEST.json", hint="Build the library again with this version.") from error
    return [folder / name for name in names]
