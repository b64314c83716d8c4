"""Measurements of one CPU were written over another's: `x86-64-adx` names Zen 4's files, so that
`ecgen tune --cpu native` on any other machine overwrote them, and `explain` called Zen 4's cycles
"recorded for this CPU". A CPU file without such files could not be tuned.
"""

import hashlib
import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.errors import TargetError
from ecgen.isa import measured
from ecgen.isa.target import load_target
from ecgen.machine.segments import TunedOrder
from ecgen.resources import data_folder
from ecgen.run.tune import tune_local, tuning

INTEL = ("GenuineIntel", 6, 167, {"bmi2", "adx", "avx2", "fma", "avx"}, "a Xeon")
KEY = "GenuineIntel-6-167-0x1"
NEW = 'name = "new"\nisa = "x86_64"\nlevel = "adx"\nfeatures = ["bmi2", "adx"]\n'
FIGURES = """[instructions]
mul = { latency = 4, throughput = 1.0 }
adc = { latency = 1, throughput = 1.0 }
[limits]
inline = 6500
"""


def invented(request, *given):
    """What a run finds: an order for each routine that is asked for."""
    orders = [asdict(TunedOrder(f"key {name}", (1, 0), 6, name)) for name in request.routines]
    outcome = {
        "choices": [],
        "orders": orders,
        "routines": [],
        "old": {"scalarmult": 2.0},
        "new": {"scalarmult": 1.0},
        "repeated": 0,
        "slower": False,
    }
    seconds = {"total": 1.0, "foretold": None, "took": None}
    return {
        "processor": asdict(measured.this_processor()),
        "target": "x",
        "name": "a Xeon",
        "outcome": outcome,
        "seconds": seconds,
    }


@pytest.fixture
def machine(monkeypatch, as_cpu, tmp_path):
    """An Intel machine for which nothing was measured, with the user's data in a folder of this
    test; its times are invented.
    """
    as_cpu(*INTEL)
    monkeypatch.setattr(tuning, "runnable", lambda: INTEL[3])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(tune_local, "tune_alone", invented)
    return tmp_path / "data" / "ecgen" / "tuned" / KEY


def _shipped():
    return {
        path: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted((data_folder("targets")).rglob("*"))
        if path.is_file()
    }


def test_tune_writes_to_the_users_folder(machine):
    before = _shipped()
    assert main(["tune", "ted256189", "--cpu", "native", "--routine", "fe_mul"]) == 0
    assert _shipped() == before
    data = json.loads((machine / "orders.json").read_text())
    assert data["cpu"] == KEY and [row["key"] for row in data["orders"]] == ["key fe_mul"]
    target = load_target("native")
    assert target.tuned == machine and target.order_files[-1] == machine / "orders.json"
    assert (
        load_target("native", tuning="none").tuned is None
        and load_target("x86-64-adx").tuned is None
    )


def test_a_cpu_file_without_tuning_files_can_be_tuned(machine, tmp_path):
    """`ecgen tune -o DIR` said: names no tuning files."""
    cpu = tmp_path / "new.toml"
    cpu.write_text(f"{NEW}{FIGURES}")
    assert (
        main(
            [
                "tune",
                "ted256189",
                "--cpu",
                str(cpu),
                "--routine",
                "fe_sqr",
                "-o",
                str(tmp_path / "out"),
            ]
        )
        == 0
    )
    assert json.loads((tmp_path / "out" / "orders.json").read_text())["cpu"] == KEY


@pytest.mark.parametrize("key", ["zen4", "AuthenticAMD-25-17-0xa", "GenuineIntel-6-167-0x2"])
def test_a_folder_of_another_cpu_is_refused(key, machine, tmp_path, capsys):
    for folder in (machine, tmp_path / "out"):
        folder.mkdir(parents=True)
        (folder / "orders.json").write_text(json.dumps({"cpu": key, "orders": []}))
    text = (machine / "orders.json").read_text()
    for more in ([], ["-o", str(tmp_path / "out")]):
        assert main(["tune", "ted256189", "--cpu", "x86-64-adx", "--routine", "fe_mul", *more]) == 2
        assert f"of {key}, not of {KEY}" in capsys.readouterr().err
    assert (machine / "orders.json").read_text() == text
    with pytest.raises(TargetError, match=f"of {key}"):
        load_target("native")
    with pytest.raises(TargetError, match=f"of {key}"):
        load_target("native", tuning=str(tmp_path / "out"))
    if key != "AuthenticAMD-25-17-0xa" and key != "zen4":
        with pytest.raises(TargetError, match=f"of {key}"):
            load_target("zen4", tuning=str(tmp_path / "out"))


def test_another_machines_cpu_file_is_not_tuned(machine, capsys):
    assert main(["tune", "ted256189", "--cpu", "zen4", "--routine", "fe_mul"]) == 2
    assert "zen4 does not describe this machine" in capsys.readouterr().err


def test_a_file_that_names_another_cpus_figures_says_so(machine, tmp_path):
    """Without `tuned_on` it is refused."""
    tuned = data_folder("targets") / "tuned" / "zen4-orders.json"
    cpu = tmp_path / "new.toml"
    text = f'{NEW}orders = "{tuned}"\n{FIGURES}'
    cpu.write_text(text)
    with pytest.raises(TargetError, match="of zen4, not of new"):
        load_target(str(cpu))
    cpu.write_text(text.replace("isa =", 'tuned_on = "zen4"\nisa ='))
    assert load_target(str(cpu)).orders == tuned


def test_a_file_of_no_cpu_is_refused(machine):
    machine.mkdir(parents=True)
    (machine / "choices.json").write_text('{"choices": []}')
    with pytest.raises(TargetError, match="does not say which CPU was measured"):
        load_target("native")


def test_explain_says_whose_cycles_they_are():
    """For a generic CPU file Zen 4's are another CPU's; for Zen 4 they are its own, and for a
    processor its own key's.
    """
    from ecgen.library.facts.choices import load_choices

    adx, zen4 = load_target("x86-64-adx", tuning="none"), load_target("zen4")
    assert {choice.measured_on for choice in load_choices(*adx.choice_files).values()} == {"zen4"}
    assert (
        not adx.is_own("zen4")
        and zen4.is_own("zen4")
        and zen4.is_own("AuthenticAMD-25-17-0xa101116")
        and not zen4.is_own(KEY)
    )
    assert replace(adx, processor=KEY).is_own(KEY) and not replace(adx, processor=KEY).is_own(
        "GenuineIntel-6-85-0x1"
    )


def test_explain_prints_it(capsys):
    assert main(["explain", "ted256189", "--cpu", "x86-64-adx", "--routines"]) == 0
    out = capsys.readouterr().out
    assert "recorded for this CPU" not in out and "on zen4, which this CPU is not" in out


def test_the_manifest_names_measurements_of_the_user(machine, tmp_path):
    """What the name of the CPU does not say is an input, by its hash."""
    machine.mkdir(parents=True)
    path = machine / "orders.json"
    path.write_text(json.dumps({"cpu": KEY, "orders": []}))
    assert load_target("native").measurements() == (
        (f"{KEY}/orders.json", hashlib.sha256(path.read_bytes()).hexdigest()),
    )
    assert (
        load_target("x86-64-adx", tuning=str(machine)).measurements()
        and not load_target("native", tuning="none").measurements()
    )
    assert Path(load_target("zen4").path).stem == "zen4" and not load_target("zen4").measurements()
