"""The start of `ecgen` and `python -m ecgen`: Ctrl-C while modules are loaded is one line, as it is
later, and a system or a terminal that asks to end is heeded in the same way: what was started ends,
too.
"""

import gc
import signal
import sys

ENDING = ("SIGTERM", "SIGHUP", "SIGQUIT")
# objects: what a command makes are trees that it keeps to its end, and to look for cycles in them
# takes a tenth of its time
COLLECT_AFTER = 2_000_000


def run() -> None:
    gc.set_threshold(COLLECT_AFTER)
    asked: list[int] = []
    if hasattr(
        signal, "SIGCHLD"
    ):  # where a caller ignores it, exit statuses are lost, and read as 0
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)

    def end(number: int, frame) -> None:
        # once is enough: what is being put away is not to be cut short
        signal.signal(number, signal.SIG_IGN)
        asked.append(number)
        raise KeyboardInterrupt

    for name in ENDING:
        if (number := getattr(signal, name, None)) is not None and signal.getsignal(
            number
        ) is not signal.SIG_IGN:  # nohup
            signal.signal(number, end)
    try:
        from ecgen.cli import main

        status = main()
    except KeyboardInterrupt:
        print("ecgen: interrupted", file=sys.stderr)
        status = 130
    gc.freeze()  # nor is it searched at the end
    sys.exit(128 + asked[0] if asked else status)


if __name__ == "__main__":
    run()
