"""`make dist`: two builds are compared to the byte, and what is written beside them says so."""

import json

import pytest

from tests import dist


@pytest.fixture
def two_builds(monkeypatch):
    """Builds that are not made; the second one is as told."""

    def told(second):
        made = iter([{"a.whl": b"one", "a.tar.gz": b"two"}, second])
        monkeypatch.setattr(dist, "built", lambda *given: next(made))

    return told


@pytest.mark.essential
def test_builds_that_differ_are_refused(two_builds, tmp_path, capsys):
    for second in ({"a.whl": b"onE", "a.tar.gz": b"two"}, {"a.tar.gz": b"two"}):
        two_builds(second)
        assert dist.main(["-o", str(tmp_path / "d")]) == 1
        assert "two builds differ: a.whl" in capsys.readouterr().err
        assert not (tmp_path / "d").exists()


def test_what_is_written(two_builds, tmp_path):
    two_builds({"a.tar.gz": b"two", "a.whl": b"one"})
    assert dist.main(["-o", str(tmp_path)]) == 0
    digests = dict(
        line.split("  ")[::-1] for line in (tmp_path / dist.SUMS).read_text().splitlines()
    )
    assert set(digests) == {"a.whl", "a.tar.gz", dist.BILL}
    bill = json.loads((tmp_path / dist.BILL).read_text())
    files = {
        row["name"]: row["hashes"][0]["content"] for row in bill["components"] if "hashes" in row
    }
    assert files == {name: digests[name] for name in ("a.whl", "a.tar.gz")}
    needs = [row["name"] for row in bill["components"] if row["type"] == "library"]
    assert any(need.startswith("python-flint") for need in needs)


@pytest.mark.long
def test_the_commit_at_hand(tmp_path):
    assert dist.main(["-o", str(tmp_path)]) == 0
