"""The start of `ecgen` and `python -m ecgen`: Ctrl-C while modules are loaded is one line, as it is later."""

import sys


def run() -> None:
    try:
        from ecgen.cli import main

        status = main()
    except KeyboardInterrupt:
        print("ecgen: interrupted", file=sys.stderr)
        status = 130
    sys.exit(status)


if __name__ == "__main__":
    run()
