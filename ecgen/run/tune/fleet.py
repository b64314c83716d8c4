"""A tuning run as tasks of dask.distributed: processes on this machine, or the workers of a
cluster, each of which measures for its own CPU.

For each CPU: one task plans, one for each routine searches, one settles in whole multiplications.
Workers keep what they measure in the table of their own machine, and send each row here as well; a
task of a worker that is lost is given to another one of the same CPU, which gets the rows that are
known. So neither a lost worker nor a lost scheduler takes a measurement away, and the same command
goes on.
"""

import queue
import signal
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field

from ecgen.errors import EcgenError
from ecgen.isa.measured import Processor, cpu_facts, this_processor
from ecgen.kept import own_text
from ecgen.run.measure.quiet_machine import lock_file
from ecgen.run.tune.measurements import Measurements, Row, Times, is_same
from ecgen.run.tune.remaining_time import Eta, told_time
from ecgen.run.tune.tuning import LIBRARY, Machine, Request, eta_of, settling

TOPIC = "ecgen measured"
CONNECT = 10  # seconds for a scheduler to answer
LARGEST_GREETING = 1 << 20  # bytes
PATIENCE = 60  # seconds without a worker of a CPU, or without the scheduler, until the run ends
LOOK = 1.0  # seconds between looks at which workers there are
PLAN, SETTLE = "plan", "settle"


@dataclass
class Group:
    """The workers of one CPU and their tasks: `waiting` and `running` hold what is not done,
    `found` the finalists.
    """

    processor: Processor
    name: str
    compiler: str
    waiting: list = field(default_factory=lambda: [PLAN])
    running: dict = field(default_factory=dict)  # future -> (task, address)
    found: dict = field(default_factory=dict)
    searches: int = 0
    table: Measurements | None = None
    lowering: str = ""
    target: str = ""
    eta: Eta | None = None
    seen: float = 0.0
    outcome: dict | None = None


def tune_fleet(
    request: Request,
    scheduler: str | None,
    workers: int | None,
    recorded: Callable,
    say: Callable[[str], None],
) -> list[dict]:
    """What tune_alone returns, for each CPU of the cluster. EcgenError if dask.distributed is
    missing, no scheduler answers, or all workers of a CPU are lost.
    """
    began = time.monotonic()
    with connected(scheduler, workers) as client:
        run = _Run(client, request, recorded, say, scheduler or "this machine")
        groups = run.to_the_end()
    seconds = {"total": round(time.monotonic() - began, 1), "foretold": None, "took": None}
    return [
        {
            "processor": asdict(g.processor),
            "target": g.target,
            "name": g.name,
            "outcome": g.outcome,
            "seconds": seconds,
        }
        for g in groups
    ]


def require_dask() -> None:
    """EcgenError if the package is not installed."""
    try:
        import distributed  # noqa: F401
    except ImportError as error:
        raise EcgenError(
            "--fleet needs the package distributed (Dask), which is not installed.",
            hint="pip install 'ecgen-asm[fleet]', or tune without --fleet.",
        ) from error


def _require_scheduler(address: str) -> None:
    """OSError or ValueError unless a server of Dask answers at an address: it begins by telling the
    length of its greeting, in 8 bytes, before it is asked, where others wait or write something
    else. Of such a one, as of an address that is none, a client would be made that cannot be
    closed."""
    from distributed.comm import get_address_host_port

    if not address.startswith("tcp://"):
        raise ValueError("it does not begin with tcp://")
    with socket.create_connection(get_address_host_port(address), timeout=CONNECT) as server:
        greeting = server.recv(8, socket.MSG_WAITALL)
    if len(greeting) < 8 or not 0 < int.from_bytes(greeting, "little") < LARGEST_GREETING:
        raise ValueError("what answers there is no scheduler of Dask")


@contextmanager
def connected(scheduler: str | None, workers: int | None) -> Iterator:
    """A client of the scheduler, or of a cluster of processes that lives as long."""
    require_dask()
    import dask
    from distributed import Client, LocalCluster
    from distributed.comm import resolve_address

    dask.config.set(
        {
            "distributed.comm.timeouts.connect": CONNECT,
            "distributed.client.scheduler-info-interval": "500ms",
        }
    )
    if scheduler is None:
        with (
            tempfile.TemporaryDirectory(
                prefix="ecgen-fleet-", ignore_cleanup_errors=True
            ) as folder,
            dask.config.set({"temporary-directory": folder}),
            LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                processes=True,
                dashboard_address=None,
                silence_logs=50,
            ) as cluster,
            Client(cluster) as client,
        ):
            client.register_plugin(_scratch(folder))
            yield client
        return
    try:
        _require_scheduler(resolve_address(scheduler))
        client = Client(scheduler, timeout=CONNECT, set_as_default=False)
    except (OSError, TimeoutError, ValueError, RuntimeError) as error:
        raise EcgenError(
            f"no scheduler answers at {scheduler}"
            f" ({str(error).splitlines()[0] if str(error) else type(error).__name__}).",
            hint=(
                "Start one with `dask scheduler`, and workers with `dask worker ADDRESS`;"
                " --scheduler takes tcp://HOST:PORT. Without it, --fleet uses this machine."
            ),
        ) from error
    with client:
        yield client


def _scratch(folder: str):
    """Has every worker, and each that takes the place of a lost one, keep its scratch files in a
    folder that goes with the cluster: one that is killed puts nothing away. Nor does it hear
    Ctrl-C, which this process does, who ends the cluster."""
    from distributed import WorkerPlugin

    class Scratch(WorkerPlugin):
        def setup(self, worker) -> None:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            lock_file()
            tempfile.tempdir = folder

    return Scratch()


def look_around() -> dict:
    """What a worker is: its processor, and the ecgen that it has."""
    from ecgen.run.tools import compiler_name, find_compiler

    return {
        "processor": asdict(this_processor()),
        "name": cpu_facts()["name"],
        "compiler": compiler_name(find_compiler()),
        "ecgen": own_text(True),
    }


def work(request: Request, task, rows: tuple[Row, ...], more) -> dict:
    """A task, on a worker: what it found, or {"error": an error's fields}. Rows that only this
    machine's table has are sent back, new ones as they come.
    """
    from distributed import get_worker

    worker = get_worker()

    def recorded(row: Row) -> None:
        worker.log_event(
            TOPIC,
            {
                "cpu": machine.processor.key,
                "lowering": machine.lowering,
                "row": [row.routine, row.choice, *asdict(row.times).values()],
            },
        )

    def heard(part: str, share: float, seconds: float) -> None:
        worker.log_event(
            TOPIC, {"cpu": machine.processor.key, "part": part, "share": share, "seconds": seconds}
        )

    try:
        machine = _machine(request)
        machine.hears, machine.recorded = heard, recorded
        for row in rows:
            machine.table.put(row)
        if task == PLAN:
            searches = machine.searches()
            return {
                "searches": searches,
                "seconds": [machine.tuner.seconds(each) for each in searches],
                "lowering": machine.lowering,
                "target": machine.target.name,
            }
        found = machine.settle(*more) if task == SETTLE else machine.search(task)
        own = (
            []
            if is_same(request.file, request.identity)
            else [
                r
                for r in machine.table.rows()
                if r.routine == (LIBRARY if task == SETTLE else task.routine)
            ]
        )
        return {"found": found, "rows": own, "way": settling(*more) if task == SETTLE else task.way}
    except EcgenError as error:
        return {"error": error.paragraph()}


_machines: dict = {}


def _machine(request: Request) -> Machine:
    """Made once in each process."""
    key = repr(request)
    if key not in _machines:
        _machines.clear()
        _machines[key] = Machine(request)
    return _machines[key]


class _Run:
    """The client's side: who works, on what, and what came back."""

    def __init__(self, client, request: Request, recorded: Callable, say: Callable, where: str):
        self.client, self.request, self.recorded, self.say, self.where = (
            client,
            request,
            recorded,
            say,
            where,
        )
        self.groups: dict[Processor, Group] = {}
        self.workers: dict[str, Processor] = {}
        self.events: queue.SimpleQueue = queue.SimpleQueue()
        self.began = self.looked = self.answered = time.monotonic()
        client.subscribe_topic(
            TOPIC, lambda event: self.events.put(event[1] if isinstance(event, tuple) else event)
        )

    def to_the_end(self) -> list[Group]:
        """Every group with its outcome."""
        while not self.groups or any(group.outcome is None for group in self.groups.values()):
            self._hire()
            for group in self.groups.values():
                self._give(group)
                self._take(group)
            self._listen()
            time.sleep(0.02)
        self._listen()
        return list(self.groups.values())

    def _hire(self) -> None:
        """Learn of workers that came, and take back the tasks of those that went."""
        now = time.monotonic()
        if now - self.looked < LOOK and self.groups:
            return
        self.looked = now
        here = set(self._ask(lambda: self.client.scheduler_info(n_workers=-1)["workers"]) or ())
        for address in sorted(here - set(self.workers)):
            seen = (
                self._ask(
                    lambda: self.client.run(look_around, workers=[address], on_error="return")
                )
                or {}
            ).get(address)
            if isinstance(seen, ModuleNotFoundError):
                raise EcgenError(
                    f"the worker at {address} has no ecgen.",
                    hint="Install the same ecgen-asm there, in the environment of `dask worker`.",
                )
            if not isinstance(seen, dict):
                continue  # lost again, or not ready yet
            if seen["ecgen"] != own_text(True):
                raise EcgenError(
                    f"the worker at {address} has another version of ecgen, of Python or of a"
                    " library that ecgen computes with.",
                    hint="Install the same versions everywhere.",
                )
            processor = Processor(**seen["processor"])
            self.workers[address] = processor
            self.groups.setdefault(
                processor, Group(processor, seen["name"], seen["compiler"])
            ).seen = now
            self.say(
                f"worker {address}: {seen['name']}, {processor.key or 'a processor without a name'}"
            )
        if not self.groups and now - self.began > PATIENCE:
            raise EcgenError(
                f"the scheduler at {self.where} has no workers.",
                hint="Start some: `dask worker ADDRESS`.",
            )
        self.workers = {
            address: processor for address, processor in self.workers.items() if address in here
        }
        for group in self.groups.values():
            if group.processor in self.workers.values():
                group.seen = now
            for future, (_task, address) in list(group.running.items()):
                if address not in here:
                    self._again(group, future)
            if group.outcome is None and now - group.seen > PATIENCE:
                raise EcgenError(
                    f"every worker with the CPU {group.processor.key} was lost.",
                    hint=(
                        "What they measured is recorded: with workers again, the same command"
                        " goes on."
                    ),
                )

    def _ask(self, question: Callable):
        """What the scheduler answers, None if it does not now; EcgenError if it has not for
        PATIENCE.
        """
        try:
            if self.client.status == "running":
                answer = question()
                self.answered = time.monotonic()
                return answer
        except (OSError, TimeoutError, ValueError, RuntimeError, KeyError):
            pass
        if time.monotonic() - self.answered > PATIENCE or self.client.status == "closed":
            raise EcgenError(
                f"the scheduler at {self.where} was lost.",
                hint=(
                    "What was measured is recorded: with a scheduler again, the same command"
                    " goes on."
                ),
            )
        return None

    def _give(self, group: Group) -> None:
        """A task for each idle worker: the plan first, in the end, when every search is done, the
        settling.
        """
        busy = {address for _, address in group.running.values()}
        for address in (
            a
            for a, processor in self.workers.items()
            if processor == group.processor and a not in busy
        ):
            if not group.waiting:
                return
            task, more = group.waiting.pop(0), None
            rows: tuple[Row, ...] = ()
            if task == SETTLE:
                more = (group.found, self.recorded(group.processor))
            if group.table:
                rows = tuple(
                    row
                    for row in group.table.rows()
                    if row.routine == (LIBRARY if task == SETTLE else task.routine)
                )
            try:
                future = self.client.submit(
                    work,
                    self.request,
                    task,
                    rows,
                    more,
                    workers=[address],
                    allow_other_workers=False,
                    pure=False,
                    retries=0,
                )
            except (OSError, RuntimeError):
                group.waiting.insert(0, task)
                return
            group.running[future] = (task, address)

    def _take(self, group: Group) -> None:
        """Results that are there."""
        for future, (task, address) in list(group.running.items()):
            if future.status in ("lost", "cancelled"):
                self._again(group, future)
            elif future.status == "error":
                error = future.exception()
                if type(error).__name__ not in (
                    "KilledWorker",
                    "CommClosedError",
                    "CancelledError",
                ):
                    raise error
                self._again(group, future)
            elif future.status == "finished":
                result = self._ask(lambda: future.result(timeout=CONNECT))
                if result is None:
                    if address not in self.workers:
                        self._again(group, future)
                    continue
                del group.running[future]
                if "error" in result:
                    raise EcgenError(f"the worker at {address} said: {result['error']}")
                self._done(group, task, result)

    def _again(self, group: Group, future) -> None:
        task, address = group.running.pop(future)
        future.release()
        group.waiting.insert(0, task)
        self.say(
            f"the worker at {address} was lost; {getattr(task, 'routine', task)} goes to"
            " another one"
        )

    def _done(self, group: Group, task, result: dict) -> None:
        """Notes the result of a task: the plan of searches, what was found for one routine, or
        which of all that gain in functions. That is asked for once every routine is done.
        """
        if task == PLAN:
            group.lowering, group.target, group.waiting, group.searches = (
                result["lowering"],
                result["target"],
                list(result["searches"]),
                len(result["searches"]),
            )
            group.table = Measurements(
                self.request.file, group.processor, group.compiler, group.lowering, group.name
            )
            group.eta = eta_of(
                {
                    each.routine: seconds
                    for each, seconds in zip(result["searches"], result["seconds"])
                }
            )
            group.table.note_given(self.request.curve.name, self.request.given)
            for each, seconds in zip(result["searches"], result["seconds"]):
                group.table.plan(self.request.curve.name, each.routine, each.way, seconds)
            return
        table, eta = group.table, group.eta
        assert table and eta  # the plan was made first
        for row in result["rows"]:
            table.put(row)
        if task == SETTLE:
            table.plan(self.request.curve.name, LIBRARY, result["way"], eta.parts[LIBRARY])
            table.finish(LIBRARY, result["way"], result["found"])
            group.outcome = result["found"]
            return
        table.finish(task.routine, task.way, result["found"])
        group.found[task.routine] = result["found"]
        self._listen()
        eta.did(task.routine, 1.0, False)
        self.say(
            f"{task.routine}: {result['found'][0]['cycles'] if result['found'] else 'no'} cycles"
            f" alone on {group.name} ({len(group.found)} of {group.searches} routines, about"
            f" {told_time(eta.left())} left)"
        )
        if len(group.found) == group.searches:
            group.waiting.append(SETTLE)

    def _listen(self) -> None:
        """Rows and progress that workers sent."""
        by_key = {group.processor.key: group for group in self.groups.values()}
        while not self.events.empty():
            event = self.events.get()
            group = by_key.get(event["cpu"])
            if group is None or group.table is None:
                continue
            if "row" in event and event["lowering"] == group.lowering:
                routine, choice, *times = event["row"]
                group.table.put(Row(routine, choice, Times(*times)))
            elif "part" in event and group.eta and event["part"] in group.eta.parts:
                group.eta.did(event["part"], event["share"], event["seconds"] > 0)
