"""Rebuilding into a folder deleted, without --force, what lay under DIR/build, symbolic links and
empty folders.

Only files that the old manifest names may go: what stands under build/ (the Makefile's own folder)
is kept, and anything else that ecgen did not make is named in a refusal.
"""

import json

import pytest

from ecgen.errors import EcgenError
from ecgen.library.files.write import write_library


def _files(text: str = "one") -> dict[str, str]:
    manifest = {
        "generator": "ecgen",
        "prefix": "p",
        "curve": {"name": "c"},
        "files": {"src/a.c": "0", "README": "0"},
    }
    return {"src/a.c": text, "README": text, "MANIFEST.json": json.dumps(manifest)}


@pytest.fixture
def library(tmp_path):
    folder = tmp_path / "library"
    write_library(_files(), folder)
    return folder


def test_what_lies_under_build_is_kept(library):
    (library / "build" / "deep").mkdir(parents=True)
    (library / "build" / "deep" / "mine.txt").write_text("mine")
    (library / "build" / "link").symlink_to("nowhere")
    write_library(_files("two"), library)
    assert (library / "src" / "a.c").read_text() == "two"
    assert (library / "build" / "deep" / "mine.txt").read_text() == "mine"
    assert (library / "build" / "link").is_symlink()
    assert sorted(path.name for path in library.parent.iterdir()) == ["library"]


def test_build_that_is_a_link_is_kept(library, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    (library / "build").symlink_to(tmp_path / "elsewhere")
    write_library(_files("two"), library)
    assert (library / "build").is_symlink() and (library / "src" / "a.c").read_text() == "two"


@pytest.mark.parametrize(
    "kind",
    ["folder", "link to a file", "link to a folder", "dangling link", "known name, but a link"],
)
def test_what_ecgen_did_not_make_is_refused(library, tmp_path, kind):
    (tmp_path / "other").mkdir()
    (tmp_path / "mine.txt").write_text("mine")
    path = library / "mine"
    match kind:
        case "folder":
            path.mkdir()
        case "link to a file":
            path.symlink_to(tmp_path / "mine.txt")
        case "link to a folder":
            path.symlink_to(tmp_path / "other")
        case "dangling link":
            path.symlink_to("nowhere")
        case _:
            path = library / "README"
            path.unlink()
            path.symlink_to(tmp_path / "mine.txt")
    with pytest.raises(EcgenError, match=path.name):
        write_library(_files("two"), library)
    assert (path.is_symlink() or path.is_dir()) and (library / "src" / "a.c").read_text() == "one"


def test_force_replaces_all(library):
    (library / "mine").mkdir()
    (library / "build").mkdir()
    write_library(_files("two"), library, force=True)
    assert not (library / "mine").exists() and not (library / "build").exists()


def test_an_error_after_the_swap_loses_nothing(library, monkeypatch):
    """Ctrl-C right after the new folder stands: what lay under build is still carried over."""
    from pathlib import Path

    (library / "build").mkdir()
    (library / "build" / "mine.txt").write_text("mine")
    rename = Path.rename

    def interrupted(self, target):
        result = rename(self, target)
        if self.name == "new":
            raise KeyboardInterrupt
        return result

    monkeypatch.setattr(Path, "rename", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_library(_files("two"), library)
    assert (library / "build" / "mine.txt").read_text() == "mine"


def test_a_field_alone_is_made_anew(tmp_path):
    """Its manifest names a prime and no curve, and was taken for no manifest of ecgen's; another
    prime is refused.
    """
    manifest = {
        "generator": "ecgen",
        "prefix": "p",
        "prime": {"name": "2^255-19", "p": "0x1"},
        "files": {"README": "0"},
    }
    for text in ("one", "two"):
        write_library({"README": text, "MANIFEST.json": json.dumps(manifest)}, tmp_path / "field")
    assert (tmp_path / "field" / "README").read_text() == "two"
    manifest["prime"] = {"name": "2^127-1", "p": "0x2"}
    with pytest.raises(
        EcgenError, match="a library with the prime 2.255-19, and the new one has 2.127-1"
    ):
        write_library(
            {"README": "three", "MANIFEST.json": json.dumps(manifest)}, tmp_path / "field"
        )
