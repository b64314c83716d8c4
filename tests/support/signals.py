"""Signals that a caller ignores are ignored by what it starts: under nohup, and in the background
of a shell's script."""

import signal
from contextlib import contextmanager

IGNORING = ("sh", "-c", "trap '' HUP INT QUIT TERM; exec \"$@\"", "sh")  # before a command


@contextmanager
def heard(number: int):
    """Inside, the signal raises KeyboardInterrupt in this process."""
    before = signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(number, before)
