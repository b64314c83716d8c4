from ecgen.cli import run

run()
