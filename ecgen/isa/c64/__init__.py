"""Portable C as an instruction set: its instructions are statements on variables, its registers the
variables. Words of 64 bits here, of 32 in ../c32.
"""
