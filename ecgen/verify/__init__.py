"""Formula -> Verdict: symbolic proof against the affine group law, cost, exceptional inputs, claims."""

from ecgen.verify.prove import prove, verify_file
from ecgen.verify.verdict import Verdict

__all__ = ["Verdict", "prove", "verify_file"]
