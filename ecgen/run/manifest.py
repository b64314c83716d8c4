"""The manifest of an emitted library as it is written, read without anything of what it
describes.
"""

import json
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.run.manifest_form import FORM, SEVERAL, misfit


def read_manifest(folder: Path) -> dict:
    """The data of MANIFEST.json; EcgenError if the folder is not an emitted library."""
    path = folder / "MANIFEST.json"
    hint = "Give the folder that `ecgen build ... -o DIR` wrote."
    if folder.is_file():
        raise EcgenError("this is a file, and a library is a folder.", where=folder, hint=hint)
    if not folder.is_dir():
        raise EcgenError("there is no such folder.", where=folder, hint=hint)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise EcgenError(
            "this folder has no MANIFEST.json, so it is not an emitted library.",
            where=folder,
            hint=hint,
        ) from error
    except (OSError, ValueError) as error:
        raise EcgenError(
            f"the manifest cannot be read: {error}.", where=path, hint="Build the library again."
        ) from error
    if wrong := misfit(data, SEVERAL if isinstance(data, dict) and "members" in data else FORM):
        raise unexpected(folder, wrong)
    return data


def unexpected(folder: Path, why: str) -> EcgenError:
    """What is said of a manifest that lacks something, or has it in another form."""
    return EcgenError(
        f"the manifest is not of the expected form ({why}).",
        where=folder / "MANIFEST.json",
        hint="Build the library again with this version.",
    )


def members_of(folder: Path, manifest: dict) -> list[Path]:
    """The folders of the libraries that `folder` holds, in the preprocessor's order; none if it is
    one library. EcgenError for a manifest that is broken there.
    """
    names = [row["folder"] for row in manifest.get("members", [])]
    if not all(name == Path(name).name for name in names):
        raise unexpected(folder, "the name of a member is no name of a folder")
    return [folder / name for name in names]
