"""Whether compilers could make a branch of a secret: the C of a library, followed statement by
statement.
"""
