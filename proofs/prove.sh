#!/bin/sh
# Compiles the theories in a folder of their own, prints what each theorem says and rests on, and compares that with ASSUMPTIONS.
# Installs nothing. Exit 0: proven, as recorded, and native/ is what Coq extracts; 1: not so; 2: Coq is not there.  --record writes ASSUMPTIONS and native/checker.ml.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=${1:-build/proofs}
command -v coqc >/dev/null || { echo "proofs: coqc is not there; on Debian it is in the package coq" >&2; exit 2; }
mkdir -p "$out"
cp "$here"/theories/*.v "$out"
cd "$out"
for file in $(cat "$here/ORDER"); do
  coqc -q -R . Ecgen "$file.v" >"$file.out"
  echo "$file"
done
cat Assumptions.out
if [ "${2:-}" = --record ]; then
  cp Assumptions.out "$here/ASSUMPTIONS"
  cp checker.ml checker.mli "$here/native"
fi
if grep -nE '^ *(Axiom|Axioms|Parameter|Parameters|Conjecture|Admitted|Abort)|admit|Unset Guard|bypass_check|Unset Positivity|Type-in-type' ./*.v; then
  echo "proofs: the lines above are no proof" >&2
  exit 1
fi
cmp Assumptions.out "$here/ASSUMPTIONS" || { diff "$here/ASSUMPTIONS" Assumptions.out >&2; exit 1; }
for file in checker.ml checker.mli; do
  cmp "$file" "$here/native/$file" || { echo "proofs: native/$file is not what Coq extracts here" >&2; exit 1; }
done
