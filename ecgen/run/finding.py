"""What `ecgen doctor` tells of one thing that this machine has or lacks."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """One thing: what of it was `found` ("" if it is missing), what it is `for_`, how to `get` it;
    without a `needed` one ecgen build, check and bench do not work on this machine."""

    kind: str
    name: str
    found: str
    for_: str
    get: str = ""
    needed: bool = False

    def as_json(self) -> dict:
        return {
            "kind": self.kind,
            "name": self.name,
            "ok": bool(self.found),
            "found": self.found,
            "for": self.for_,
            "get": self.get,
            "needed": self.needed,
        }
