"""A formula → the statement that it is the group law, and its certificate, which the checker in
`proofs/` accepts.
"""
