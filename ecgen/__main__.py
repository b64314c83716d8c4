"""The start of `ecgen` and `python -m ecgen`: Ctrl-C while modules are loaded is one line, as it is later."""

import gc
import sys


COLLECT_AFTER = 2_000_000  # objects: what a command makes are trees that it keeps to its end, and to look for cycles in them takes a tenth of its time


def run() -> None:
    gc.set_threshold(COLLECT_AFTER)
    try:
        from ecgen.cli import main

        status = main()
    except KeyboardInterrupt:
        print("ecgen: interrupted", file=sys.stderr)
        status = 130
    sys.exit(status)


if __name__ == "__main__":
    run()
