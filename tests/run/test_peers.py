"""Other implementations beside ours: what is made of the program's figures; that it builds and
agrees is of the longer tier, where crates.io is reached.
"""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import jsonschema
import pytest

from docs.generate.figures import render_peers
from ecgen.cli import main
from ecgen.errors import EcgenError, ToolError
from ecgen.isa.target import load_target
from ecgen.report.peers import best_ratio, render_chart, render_text
from ecgen.run.measure import peers
from tests.support.compilers import works

ROOT = Path(__file__).resolve().parents[2]
KINDS = ("sign", "verify")
NO_NETWORK = (
    r"failed to (get|download|fetch|query)|Could not (resolve|connect)|network|Temporary failure in"
    r" name"
)


def printed(probe: int, ours: int, others: int) -> dict:
    """What the program prints of one round."""
    return {
        "unit": "TSC cycles",
        "probe": [1000, probe],
        "missing": {"BIP 340": ["AWS-LC", "ring"]},
        "rows": [
            {
                "what": "X25519, any point",
                "figures": {
                    "ecgen": [ours, ours + 10],
                    "crrl": [others, others + 20],
                    "<x>": [others + 5, others + 6],
                },
            }
        ],
    }


@pytest.fixture
def result(monkeypatch, tmp_path):
    """rounds -> the result of runs that printed these, with the shares of the time that they
    computed for.
    """

    def of(*rounds):
        left = list(rounds)
        monkeypatch.setattr(peers, "build_peers", lambda folder, target, progress: "program")
        monkeypatch.setattr(peers, "timed", lambda program, runs: left.pop(0))
        monkeypatch.setattr(peers, "versions", lambda folder: "crrl 0.9.0")
        monkeypatch.setattr(peers.shutil, "which", lambda name: name)
        return peers.run_peers(tmp_path, load_target("zen4"), len(rounds), 10)

    return of


def test_the_least_of_quiet_rounds_counts(result):
    found = result(
        (printed(1010, 500, 800), 1.0),
        (printed(1010, 510, 790), 0.99),
        (printed(1010, 400, 400), 0.5),
        (printed(1200, 300, 900), 1.0),
    )
    assert found["rows"] == [
        {
            "what": "X25519, any point",
            "ecgen": [500, 510],
            "others": {"crrl": [790, 810], "<x>": [795, 796]},
        }
    ]
    assert (found["discarded"], found["quiet"], found["rounds"], found["probe"]) == (
        2,
        True,
        4,
        1000,
    )
    jsonschema.validate(found, json.loads((ROOT / "ecgen" / "schemas" / "bench.json").read_text()))


def test_a_busy_machine_is_told(result):
    found = result((printed(1300, 500, 800), 1.0), (printed(1010, 510, 790), 0.7))
    assert not found["quiet"] and found["discarded"] == 0
    assert "This machine was busy" in render_text(
        found
    ) and "This machine was busy" in render_chart(found)


def test_ratios_and_texts(result):
    found = result((printed(1010, 500, 800), 1.0))
    assert best_ratio(found["rows"][0]) == 1.6
    assert re.search(r"crrl +800 +820 +1\.60\n", render_text(found)) and "busy" not in render_text(
        found
    )
    assert "\n  Not there: BIP 340: AWS-LC, ring." in render_text(found)
    page = render_chart(found)
    assert re.findall(r"bar\" style=\"width:([\d.]+)%", page) == ["62.11", "99.38", "100.0"]
    assert "&lt;x&gt;" in page and "<x>" not in page and "http" not in page
    assert (
        "| X25519, any point | 500.0 / 510.0 | crrl 800.0 / 820.0; <x> 805.0 / 806.0 | 1.60 |"
        in render_peers(found)
    )


def test_the_program_names_the_curves():
    names = peers.curves_of(ROOT / "harness" / "peers")
    assert len(names) >= 4 and all(
        any((ROOT / "formulas").glob(f"*/curves/{name}.toml")) for name in names
    )
    source = (ROOT / "harness" / "peers" / "src" / "peers.rs").read_text()
    others = set(re.findall(r'\("([\w-]+)", ', source)) - {peers.OWN}
    assert len(others) >= 6


def test_without_cargo_it_says_so(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(peers.shutil, "which", lambda name: None)
    with pytest.raises(ToolError, match="cargo was not found"):
        peers.run_peers(tmp_path, load_target("zen4"))
    assert (
        main(["bench", "--peers", "--instructions"]) == 2
        and main(["bench", "--html", "x.html", "lib"]) == 2
    )
    assert "--peers goes with no folder" in capsys.readouterr().err


def test_a_folder_of_something_else_is_left_alone(tmp_path):
    """A project of the user's lost its Cargo.toml and src/main.rs."""
    (tmp_path / "Cargo.toml").write_text('[package]\nname = "mine"\n')
    with pytest.raises(EcgenError, match="not of an earlier comparison"):
        peers.build_peers(tmp_path, load_target("zen4"))
    assert [path.name for path in tmp_path.iterdir()] == ["Cargo.toml"] and "mine" in (
        tmp_path / "Cargo.toml"
    ).read_text()


def test_libraries_of_an_earlier_version_are_replaced(monkeypatch, tmp_path):
    """The folder is kept in the user's cache: a changed curve file made every later run fail."""
    shutil.copytree(ROOT / "harness/peers", tmp_path, dirs_exist_ok=True)
    written = []
    monkeypatch.setattr(peers, "build_library", lambda *given: type("Built", (), {"files": {}}))
    monkeypatch.setattr(
        peers,
        "write_library",
        lambda files, folder, force=False: written.append((folder.name, force)),
    )
    monkeypatch.setattr(peers, "run", lambda *given, **more: None)
    peers.build_peers(tmp_path, load_target("zen4"))
    assert len(written) >= 4 and all(force for _, force in written)


def cargo_that(refuses, commands: list):
    """What stands in for `run`: cargo fails where `refuses(command)`, and writes a lock file
    otherwise.
    """

    def run(command, **more):
        commands.append([str(part) for part in command])
        if refuses(commands[-1]):
            raise ToolError("cargo failed with exit status 101: could not resolve host.")
        (
            Path(commands[-1][commands[-1].index("--manifest-path") + 1]).parent / "Cargo.lock"
        ).write_text("")

    return run


def test_a_missing_network_is_told_before_libraries_are_made(monkeypatch, tmp_path):
    """It was told behind nine builds, two minutes later."""
    commands, progress = [], []
    monkeypatch.setattr(peers, "run", cargo_that(lambda command: True, commands))
    monkeypatch.setattr(peers, "build_library", lambda *given: pytest.fail("a library was made"))
    with pytest.raises(ToolError, match="could not resolve host") as caught:
        peers.build_peers(tmp_path / "new", load_target("zen4"), progress.append)
    assert (
        "a network" in caught.value.hint
        and len(progress) == 1
        and [("--offline" in command) for command in commands] == [False, True]
    )


def test_what_cargo_has_kept_is_enough_without_a_network(monkeypatch, tmp_path):
    commands = []
    monkeypatch.setattr(
        peers, "run", cargo_that(lambda command: "--offline" not in command, commands)
    )
    monkeypatch.setattr(peers, "build_library", lambda *given: type("Built", (), {"files": {}}))
    monkeypatch.setattr(peers, "write_library", lambda *given, **more: None)
    folder = tmp_path / "new"
    peers.build_peers(folder, load_target("zen4"))
    assert [
        ("--offline" in command, str(folder / "others" / "Cargo.toml") in command)
        for command in commands
    ] == [(False, True), (True, True), (True, False)]
    others = (folder / "others" / "Cargo.toml").read_text()
    assert "path =" not in others and 'crrl = "0.9"' in others and (folder / "Cargo.lock").is_file()


TOY = """
use crate::signers::{Scheme, Signer};
use crate::{Run, LONGEST};

// a signature is 64 times the byte 7
fn signer(byte: u8, verdict: Option<u8>) -> Option<Signer> {
    Some(Signer {
        sign: Some(Box::new(move |out: &mut [u8; LONGEST]| {
            out[..64].fill(byte);
            64
        })),
        plain: |signature| signature.to_vec(),
        verify: Some(Box::new(move |signature| {
            let right = signature.iter().all(|byte| *byte == 7) as u8;
            Box::new(move |out: &mut [u8; LONGEST]| {
                out[0] = verdict.unwrap_or(right);
                1usize
            }) as Run
        })),
    })
}

pub fn schemes() -> Vec<Scheme> {
    let wrong = std::env::var("WRONG").unwrap_or_default();
    let byte = if wrong == "signature" { 6 } else { 7 };
    let verdict = match wrong.as_str() { "accepts" => Some(1), "refuses" => Some(0), _ => None };
    let other = ("other", signer(byte, verdict));
    let signers = vec![("ecgen", signer(7, None)), other, ("none", None)];
    vec![Scheme { name: "Toy", known: vec![7; 64], signers }]
}
"""
MULTIPLIES = """
use crate::{Run, Task};

pub fn tasks() -> Vec<Task> {
    let gives = |byte: u8| {
        Box::new(move |out: &mut [u8; crate::LONGEST]| { out[0] = byte; 1usize }) as Run
    };
    let other = if std::env::var("WRONG").is_ok_and(|wrong| wrong == "answer") { 4 } else { 3 };
    vec![Task { what: "point", runs: vec![("ecgen", gives(3)), ("other", gives(other))] }]
}
"""


@pytest.fixture(scope="module")
def toy(tmp_path_factory):
    """The program's own main.rs and signers.rs, with implementations of a toy, as $WRONG says."""
    if not works("rustc"):
        pytest.skip("rustc is missing: what the program refuses was not tested")
    folder = tmp_path_factory.mktemp("toy")
    for name in ("main", "signers"):
        shutil.copy(ROOT / "harness" / "peers" / "src" / f"{name}.rs", folder)
    (folder / "signatures.rs").write_text(TOY)
    (folder / "peers.rs").write_text(MULTIPLIES)
    (folder / "lists.rs").write_text("pub fn tasks() -> Vec<crate::Task> { vec![] }")
    command = ["rustc", "--edition", "2021", "-A", "warnings", folder / "main.rs"]
    subprocess.run([*command, "-o", folder / "toy"], check=True)
    return lambda wrong, *more: subprocess.run(
        [folder / "toy", "3", *more],
        capture_output=True,
        text=True,
        env={**os.environ, "WRONG": wrong},
    )


def test_who_agrees_is_timed(toy):
    found = json.loads(toy("").stdout)
    assert [row["what"] for row in found["rows"]] == ["point", "Toy, sign", "Toy, verify"]
    assert all(set(row["figures"]) == {"ecgen", "other"} for row in found["rows"])
    assert found["missing"] == {"Toy": ["none"]}
    assert [row["what"] for row in json.loads(toy("", "Toy").stdout)["rows"]] == [
        "Toy, sign",
        "Toy, verify",
    ]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("answer", "point: other answers [04], not [03]"),
        ("signature", "Toy: ecgen does not verify the signature of other, [06, 06"),
        ("accepts", "Toy: other verifies the known answer with a bit turned over"),
        ("refuses", "Toy: other does not verify the known answer"),
    ],
)
def test_who_answers_wrongly_is_refused_and_nothing_is_told(toy, wrong, why):
    done = toy(wrong)
    assert done.returncode == 1 and why in done.stderr and not done.stdout


def test_protocols_are_put_on_libraries_that_have_what_they_ask_for(tmp_path):
    source = ROOT / "harness" / "peers"
    examples = peers.examples_of(source)
    assert {curve for _, curve in examples} <= {*peers.curves_of(source)}
    assert peers.extras_of(source, "ed25519") == peers.extras_of(source, "bls12381g1") == {"batch"}
    assert not peers.extras_of(source, "p256")
    peers._write_examples(tmp_path / "examples", examples)
    text = (tmp_path / "examples" / "ecdsa-p256" / "ecdsa.c").read_text()
    assert "ecgen_p256_point_mul_base(" in text and "secp256k1" not in text
    text = (tmp_path / "examples" / "eddsa-ed25519" / "eddsa.c").read_text()
    assert "#include <ecgen_ed25519.h>" in text


def rows_of_the_program() -> list[str]:
    """The names of all rows, as its source has them: those of a curve in Weierstrass form are made
    by a macro, those of lists by a function.
    """
    source, lists, signed = (
        (ROOT / "harness/peers/src" / f"{name}.rs").read_text()
        for name in ("peers", "lists", "signatures")
    )
    counts = re.search(r"COUNTS: [^=]*= \[(.*)\];", lists)
    batches = re.search(r"extend\(\[(.*)\]\.map\(ed25519_batch\)\)", signed)
    assert counts and batches
    return [
        *(f"{name}, {what}" for name in re.findall(r'name: "([^"]+)"', signed) for what in KINDS),
        *(f"Ed25519, batch of {count}, verify" for count in batches[1].split(", ")),
        *(
            f"{curve}, sum over {count.replace('_', '')} points, variable time"
            for curve in re.findall(r'task\("([^"]+)"', lists)
            for count in counts[1].split(", ")
        ),
        *re.findall(r'what: "([^"]+)"', source),
        *(
            f"{curve}, {point}"
            for curve in re.findall(r'weierstrass!\("([^"]+)"', source)
            for point in re.findall(r'what: concat!\(\$name, ", ([^"]+)"', source)
        ),
    ]


@pytest.mark.long
@pytest.mark.asm
def test_the_program_builds_and_all_agree(tmp_path):
    if not shutil.which("cargo"):
        pytest.skip("cargo is missing: other implementations were not built")
    try:
        found = peers.run_peers(tmp_path, load_target("native"), 1, 3)
    except ToolError as error:
        if re.search(NO_NETWORK, error.what):
            pytest.skip("crates.io was not reached: other implementations were not built")
        raise
    names = [row["what"] for row in found["rows"]]
    assert sorted(names) == sorted(rows_of_the_program())
    assert len({who for row in found["rows"] for who in row["others"]}) >= 6
