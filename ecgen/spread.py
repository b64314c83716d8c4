"""Independent pieces of a command's work, spread over processes of this machine; what is measured
is never spread.

The processes are forks, which have all that their work reads, so that only numbers go there, and
results come back. Where forks cannot be had, or one process is asked for, the pieces are done here,
in order: the results are the same.
"""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

from ecgen.errors import EcgenError
from ecgen.kept import TALLY, Tally

POLL = 0.5  # seconds
STOPS = (signal.SIGINT, signal.SIGTERM)
T, R = TypeVar("T"), TypeVar("R")
_jobs: ContextVar[int] = ContextVar("jobs", default=1)
# of the processes that are forked next
_work: tuple[Callable, Sequence] = (lambda item: item, ())


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def spread_over(jobs: int) -> Iterator[None]:
    """Inside, `mapped` may use so many processes."""
    before = _jobs.set(jobs)
    try:
        yield
    finally:
        _jobs.reset(before)


def mapped(
    make: "Callable[[T], R]", items: "Sequence[T]", hear: "Callable[[T], None]" = lambda item: None
) -> "list[R]":
    """make(item) of every item, in their order; `hear` is told of each before it is waited for.
    Raises what the first item that raises does; EcgenError if the system ends a process.
    """
    global _work
    jobs = min(_jobs.get(), len(items))
    if jobs < 2 or not hasattr(os, "fork"):
        return [(hear(item), make(item))[1] for item in items]
    # only for who shares work: they take longer to load than all of this file
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    _work = make, items
    pool = ProcessPoolExecutor(jobs, get_context("fork"), _start, (os.getpid(),))
    try:
        found, tallies = [], []
        with _undisturbed():
            futures = [pool.submit(_piece, number) for number in range(len(items))]
        for item, future in zip(items, futures):
            hear(item)
            result, tally = future.result()
            found.append(result)
            tallies.append(tally)
        TALLY.add(tallies)
        return found
    except BrokenProcessPool as error:
        raise EcgenError(
            "One of the processes that shared the work was ended by the system.",
            hint="Memory may be short: try --jobs 1.",
        ) from error
    except BaseException:
        # what is not wanted any more is not waited for
        for process in list((pool._processes or {}).values()):
            process.kill()
        raise
    finally:
        # a thread that closes its pipe while Python ends would meet Python writing to it
        pool.shutdown(cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Inside, where processes are forked, signals wait: a KeyboardInterrupt in what Python does
    around a fork would be lost.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _start(parent: int) -> None:
    """A process of the pool: alone with its work, gone without a word at Ctrl-C, and gone when its
    parent is, which it would wait for.
    """
    for number in STOPS:
        if signal.getsignal(number) is not signal.SIG_IGN:  # as its parent may, in the background
            signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
    _jobs.set(1)
    threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()


def _leave_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(POLL)
    os._exit(1)


def _piece(number: int) -> tuple:
    """The result of one item, and what was taken from the cache and made for it."""
    make, items = _work
    took, made, own, proven = len(TALLY.took), TALLY.made, set(TALLY.own), set(TALLY.proven)
    result = make(items[number])
    more = TALLY.took[took:]
    return result, Tally(len(more), TALLY.made - made, TALLY.own - own, more, TALLY.proven - proven)
