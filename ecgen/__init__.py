"""ecgen: from a point formula, a curve and a CPU to a checked elliptic-curve library in
assembly.
"""

__version__ = "0.1.0"
