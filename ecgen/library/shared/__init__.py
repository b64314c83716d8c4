"""What libraries of several kinds of curves have in common: the kinds' library.py import it."""
