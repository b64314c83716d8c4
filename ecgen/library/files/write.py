"""Puts the files of a library on disk: all or nothing, and never over something that ecgen did not
make.
"""

import json
import os
import re
import shutil
import tempfile
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.library.files.manifest import IDENTITY

# where the library's own Makefile, pip and Cargo write, and certificates lie: not ours to delete
KEPT = ("build", "target", "Cargo.lock", "proof")


def write_library(files: dict[str, str], folder: Path, *, force: bool = False) -> None:
    """Write into a temporary folder beside `folder`, then rename; on any error `folder` is as
    before.

    An existing non-empty folder is replaced only if it is an earlier output of the same curve and
    prefix, and nothing goes but what its manifest names: what KEPT names is kept with all that lies
    in it, anything else is refused. `force` replaces the whole folder.
    """
    folder = Path(os.path.abspath(folder))
    _refuse_foreign(folder, force, json.loads(files["MANIFEST.json"]))
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        scratch = Path(tempfile.mkdtemp(prefix=f".{folder.name}.", dir=folder.parent))
    except OSError as error:
        raise EcgenError(
            f"the output folder cannot be made: {error.strerror}.",
            where=folder,
            hint="Choose a folder you may write to (-o).",
        ) from error
    try:
        fresh = scratch / "new"
        for path, text in files.items():
            target = fresh / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8", newline="\n")
        if folder.exists():
            folder.rename(scratch / "old")
        fresh.rename(folder)
    except OSError as error:
        raise EcgenError(
            f"the library cannot be written: {error.strerror}.",
            where=folder,
            hint="Check space and permissions.",
        ) from error
    finally:  # Ctrl-C between the renamings too
        if (scratch / "old").exists() and not folder.exists():
            (scratch / "old").rename(folder)
        for name in KEPT if not force else ():
            if os.path.lexists(scratch / "old" / name):
                (scratch / "old" / name).rename(folder / name)
        shutil.rmtree(scratch, ignore_errors=True)


def require_output(folder: Path, prefix: str, curve: str, force: bool = False) -> None:
    """EcgenError where `write_library` would refuse a library of that prefix and curve, as far as
    can be told before it is built.
    """
    folder = Path(os.path.abspath(folder))
    _refuse_foreign(folder, force, {"prefix": prefix, "curve": {"name": curve}})
    require_writable(folder)


def replaced(folder: Path, files: dict[str, str]) -> str:
    """What a library in the folder was made with and that of `files` is not, as a sentence with the
    command of the former; "" where that is nothing.
    """
    old, new = (
        str((manifest or {}).get("command", ""))
        for manifest in (_manifest(folder), json.loads(files["MANIFEST.json"]))
    )
    lost, gained = (
        [each for each in _options(one) if each not in _options(other)]
        for one, other in ((old, new), (new, old))
    )
    if old and "--api" in _names(gained) - _names(lost):  # it had more than what is chosen now
        lost.append("all functions")
    if not lost:
        return ""
    without = [
        each for each in lost if each.startswith("--") and each.split()[0] not in _names(gained)
    ]
    now = (
        " and ".join(
            f"{word} {' '.join(options)}"
            for word, options in (("with", gained), ("without", without))
            if options
        )
        if gained
        else "without"
    )
    return (
        f"the library that is replaced was made with {' '.join(lost)}, this one {now}; the former"
        f" was made by {old}"
    )


def _names(options: list[str]) -> set[str]:
    return {each.split()[0] for each in options}


def _options(command: str) -> list[str]:
    """Each option of a command line with its values."""
    return re.findall(r"(?<!\S)--\S+(?: (?!--)(?:'[^']*'|\S)+)*", command)


def require_writable(folder: Path, option: str = "-o") -> None:
    """EcgenError if no file can be made in the folder or, where there is none yet, in the nearest
    one above it. Nothing is left behind.
    """
    place = next(path for path in (folder, *folder.parents) if os.path.lexists(path))
    try:
        os.rmdir(tempfile.mkdtemp(prefix=".ecgen.", dir=place))
    except OSError as error:
        raise EcgenError(
            f"the output folder cannot be made: {error.strerror}.",
            where=folder,
            hint=f"Choose a folder you may write to ({option}).",
        ) from error


def _refuse_foreign(folder: Path, force: bool, new: dict) -> None:
    """`new` is the manifest of the library that shall go there, or as much of it as is known."""
    if folder.is_symlink() or (folder.exists() and not folder.is_dir()):
        raise EcgenError(
            "the output must be a folder, but a file or link of that name exists.",
            where=folder,
            hint="Choose another -o.",
        )
    if not folder.exists() or not any(folder.iterdir()):
        return
    if force:
        return _refuse_precious(folder)
    manifest = _manifest(folder)
    if manifest is None:
        raise EcgenError(
            "this folder is not empty and was not made by ecgen.",
            where=folder,
            hint="Choose another -o, or pass --force to replace it.",
        )
    _refuse_another(folder, manifest, new)
    known = {Path(name) for name in (*manifest["files"], "MANIFEST.json")}
    folders = {above for path in known for above in path.parents}
    for path in sorted(folder.rglob("*")):
        relative = path.relative_to(folder)
        own = not path.is_symlink() and relative in (folders if path.is_dir() else known)
        if not own and relative.parts[0] not in KEPT:
            raise EcgenError(
                f"the folder holds {relative.as_posix()}, which ecgen did not make.", where=folder,
                hint="Move it away, or pass --force to replace the whole folder.",
            )  # fmt: skip


def _refuse_precious(folder: Path) -> None:
    """What nobody means with --force: the folder that the command runs in or one above it, the
    user's own or one above that, a root of a file system, a repository.
    """
    real = folder.resolve()
    places = {
        "the current folder": Path.cwd().resolve(),
        "your home folder": Path(os.path.expanduser("~")).resolve(),
    }
    why = next(
        (f"{what} is in it" for what, place in places.items() if place.is_relative_to(real)), ""
    )
    why = (
        why
        or ("a file system is mounted there" if os.path.ismount(real) else "")
        or ("it holds a repository (.git)" if os.path.lexists(real / ".git") else "")
    )
    if why:
        raise EcgenError(
            f"--force would erase this folder, and {why}.",
            where=folder,
            hint="Choose another -o, or empty the folder yourself.",
        )


def _refuse_another(folder: Path, old: dict, new: dict) -> None:
    """Building over a library of another name or curve is more likely a slip than a wish; what is
    known about the same curve may have changed.
    """
    was_for, is_for = _subject(old), _subject(new)
    for what, was, now in (
        ("prefix", old["prefix"], new["prefix"]),
        ("curve" if "curve" in old else "prime", was_for["name"], is_for["name"]),
    ):
        if was != now:
            raise EcgenError(
                f"the folder holds a library with the {what} {was}, and the new one has {now}.",
                where=folder,
                hint="Choose another -o, or pass --force to replace it.",
            )
    if len(is_for) > 1 and any(was_for.get(key) != is_for.get(key) for key in IDENTITY):
        raise EcgenError(
            f"the folder holds a library for {was_for['name']} with other parameters.",
            where=folder,
            hint="Choose another -o, or pass --force to replace it.",
        )


def _subject(manifest: dict) -> dict:
    """What a library is for: its curve, or the prime of a field alone."""
    return manifest.get("curve") or manifest["prime"]


def _manifest(folder: Path) -> dict | None:
    """The manifest of the library in the folder, None if the folder is not an output of ecgen."""
    try:
        manifest = json.loads((folder / "MANIFEST.json").read_text(encoding="utf-8"))
        good = (
            manifest["generator"] == "ecgen"
            and isinstance(manifest["prefix"], str)
            and isinstance(_subject(manifest)["name"], str)
        )
        return manifest if good and isinstance(manifest["files"], dict) else None
    except (OSError, ValueError, KeyError, TypeError):
        return None
