"""What the paper measures and what it found, as data.

P. Longa, C. Gebotys, "Efficient techniques for high-speed elliptic curve cryptography", CHES 2010:
Tables 2, 3, 5 and 6 (cycles, p = 2^256 - 189), and 7, curves by the paper's names; the two orders
of the doubling are those of the talk's slides, in the first one with the destination of Y1*Z1
corrected (the slides print t3, which is then overwritten).
"""

CORE2, OPTERON = "Core 2 Duo E6750", "Opteron 252"

# operation -> (IR, CR) for Core 2, then Opteron
TABLE2 = {
    "add": ((20, 25), (13, 20)),
    "dbl": ((19, 24), (10, 17)),
    "tpl": ((28, 43), (15, 23)),
    "half": ((20, 25), (11, 18)),
}
# (operation, complete) -> (without, with conditional branches) for Core 2, then Opteron
TABLE3 = {
    ("sub", True): ((21, 37), (16, 23)),
    ("add", False): ((20, 37), (13, 21)),
    ("add", True): ((25, 39), (20, 23)),
    ("dbl", False): ((19, 38), (10, 19)),
    ("dbl", True): ((24, 38), (17, 20)),
}
# cycles per multiplication on Core 2
TABLE5 = {1: 110, 2: 128, 3: 125}
# cycles of a variable-base multiplication for Core 2, then Opteron, thousands exact
TABLE7 = {
    "ted1271gls": (229_000, 211_000),
    "jac1271gls": (252_000, 238_000),
    "ted256189": (281_000, 232_000),
    "jac256189": (337_000, 274_000),
}
# (contiguous dependencies per doubling, Core 2, Opteron)
TABLE6 = {"unscheduled": (10, 1115, 786), "merged": (1.25, 979, 726)}

SEQUENCES = {
    1: """program sequence1
inputs op1 op2 op3 op4 op5 op6 op7 op8
res1 = mul(op1, op2)
res2 = mul(op3, op4)
res3 = mul(op5, op6)
res4 = mul(op7, op8)
outputs res1=res1 res2=res2 res3=res3 res4=res4
""",
    2: """program sequence2
inputs op1 op2 op4 op6 op8
res1 = mul(op1, op2)
res2 = mul(res1, op4)
res3 = mul(res2, op6)
res4 = mul(res3, op8)
outputs res1=res1 res2=res2 res3=res3 res4=res4
""",
    3: """program sequence3
inputs op1 op2 op4 op6 op8
res1 = mul(op1, op2)
res2 = mul(op4, res1)
res3 = mul(op6, res2)
res4 = mul(op8, res3)
outputs res1=res1 res2=res2 res3=res3 res4=res4
""",
}

UNSCHEDULED = """program unscheduled
inputs X1 Y1 Z1
t3 = sqr(Z1)
t1 = add(X1, t3)
u3 = sub(X1, t3)
t2 = mul(u3, t1)
u1 = tpl(t2)
v1 = half(u1)
Z3 = mul(Y1, Z1)
u2 = sqr(Y1)
t4 = mul(u2, X1)
v3 = sqr(v1)
w1 = sub(v3, t4)
X3 = sub(w1, t4)
w3 = sub(t4, X3)
u4 = mul(w3, v1)
t0 = sqr(u2)
Y3 = sub(u4, t0)
outputs X3=X3 Y3=Y3 Z3=Z3
"""

SCHEDULED = """program scheduled
inputs X1 Y1 Z1
t3 = sqr(Z1)
t2 = sqr(Y1)
t1 = add(X1, t3)
u3 = sub(X1, t3)
t0 = tpl(u3)
t4 = mul(X1, t2)
v3 = mul(t1, t0)
u0 = sqr(t2)
u1 = half(v3)
Z3 = mul(Y1, Z1)
u2 = sqr(u1)
X3 = sub2(u2, t4)
v2 = sub(t4, X3)
u4 = mul(u1, v2)
Y3 = sub(u4, u0)
outputs X3=X3 Y3=Y3 Z3=Z3
"""
