"""Costs of instructions, measured: figures that a CPU file can hold, and no machine's chain of
multiplications is faster than its additions.
"""

import tomllib

from ecgen.cli import main
from ecgen.isa.target import load_target
from tests.support.isa.native import needs_host


@needs_host
def test_measured_costs_make_a_cpu_file(tmp_path, capsys):
    assert main(["bench", "--instructions"]) == 0
    text = capsys.readouterr().out
    found = tomllib.loads(text)
    rates = found["instructions"]
    assert (
        rates["imul"]["latency"] > 1.8 * rates["adc"]["latency"] > 0.5
        and rates["lea"]["throughput"] < rates["adc"]["throughput"]
    )
    (tmp_path / "cpu.toml").write_text(
        f'isa = "x86_64"\nlevel = "generic"\n{text}\n[limits]\ninline = 6500\n'
    )
    assert load_target(str(tmp_path / "cpu.toml")).data["instructions"] == rates


def test_no_other_option_beside(capsys):
    assert main(["bench", "--instructions", "folder"]) == 2
    assert "no other option" in capsys.readouterr().err
