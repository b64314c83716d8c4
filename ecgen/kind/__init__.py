"""The kinds of curves: one folder each, with all that depends on the form in which a curve is
written.
"""
