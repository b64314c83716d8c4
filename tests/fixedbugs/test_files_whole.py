"""Files of winners, pages and descriptions are written whole or stay as they were: on a full disk
the measurements of months were a file cut short.
"""

import errno
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.library.facts.choices import save_choices
from ecgen.machine.segments import save_orders
from ecgen.resources import write_whole


@pytest.fixture
def full(monkeypatch):
    """A disk on which the first bytes of a file find room."""
    write = Path.write_text

    def cut(path, text, *more, **named):
        write(path, text[:3], *more, **named)
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_text", cut)


@pytest.mark.parametrize(
    "save",
    [
        lambda path: save_orders(path, {}, {"cpu": "x"}),
        lambda path: save_choices(path, {}, {"cpu": "x"}),
        lambda path: write_whole(path, "new"),
    ],
    ids=["orders", "choices", "text"],
)
def test_a_file_stays_as_it_was(save, tmp_path, full):
    path = tmp_path / "kept"
    path.write_bytes(b"old")
    for place in (path, tmp_path / "new"):
        with pytest.raises(OSError, match="No space left"):
            save(place)
    assert path.read_bytes() == b"old" and [each.name for each in tmp_path.iterdir()] == ["kept"]


def test_a_page_stays_as_it_was(tmp_path, full, capsys):
    (tmp_path / "page.html").write_bytes(b"old")
    assert (
        main(
            [
                "schedule",
                "shortw/jacobian-3/doubling/dbl-2010-lg",
                "--html",
                str(tmp_path / "page.html"),
            ]
        )
        == 2
    )
    assert (
        "No space left on device" in capsys.readouterr().err
        and (tmp_path / "page.html").read_bytes() == b"old"
        and len(list(tmp_path.iterdir())) == 1
    )


def test_modes_links_and_devices_are_kept(tmp_path):
    path, link = tmp_path / "page.html", tmp_path / "link.html"
    path.write_text("old")
    path.chmod(0o640)
    link.symlink_to(path)
    write_whole(link, "new")
    assert link.is_symlink() and path.read_text() == "new" and path.stat().st_mode & 0o777 == 0o640
    write_whole(Path("/dev/null"), "new")
    assert not Path("/dev/null").is_file()
