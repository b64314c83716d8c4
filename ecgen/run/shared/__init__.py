"""What checks of several kinds of curves have in common: the kinds' run.py import it."""
