"""Formula -> Verdict: symbolic proof against the affine group law, cost, exceptional inputs,
claims.
"""

from ecgen.verify.prove import prove, refuted, require_proven, verify_file
from ecgen.verify.verdict import Verdict

__all__ = ["Verdict", "prove", "refuted", "require_proven", "verify_file"]
