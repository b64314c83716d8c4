"""A packed program in which every operation of lanes occurs."""

PARAMS = {"b": 13318, "k": -7}

PROGRAM = """
packed sample width 4
params b k
input P = P [X1 Y1 _ Z1]
input Q = Q [X2 Y2 Z2 T2]
p1 = perm(P) {1 0 3 3} -> [Y1 X1 Z1 Z1]
p2 = perm(P) {0 3 0 1} -> [X1 Z1 X1 Y1]
s1 = add(p1, Q) {a+b a-b b-a -a-b} -> [a1 a2 a3 a4]
m1 = mul(s1, p2) -> [c1 c2 c3 c4]
m2 = sqr(m1) -> [d1 d2 d3 d4]
s2 = mulc(m2) {b 3 -1 8} -> [e1 e2 e3 e4]
s3 = lin(s2, m1) {3:-1 1:b 0:1 -2:k} -> [f1 f2 f3 f4]
s4 = add(s3, s3) {a+b a+b a+b a+b} -> [g1 g2 g3 g4]
b1 = blend(s4, m1) {0 1 1 0} -> [g1 c2 c3 g4]
k1 = const() {1 2 3 _} -> [k1 k2 k3 _]
s5 = add(b1, k1) {a+b a-b a+b _} -> [h1 h2 h3 _]
m3 = mul(s5, s4) -> [i1 i2 i3 _]
output R = m3 [X3 Y3 Z3 _]
output S = s4 [U3 V3 _ W3]
"""
