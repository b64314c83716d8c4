#!/bin/sh
# Makes the virtual environment $1 with ecgen in it: with $2 = demo what building, checking and timing a library
# takes, else all that the tests take. On Debian and Ubuntu, as root, installs what is missing; elsewhere it says
# what is missing and what will not work without it. $ECGEN_SETUP_ALSO names more packages to install.
set -eu
venv=$1
what=${2:-all}
python=${PYTHON:-python3}

say() { printf '%s\n' "setup: $*" >&2; }
have() { command -v "$1" >/dev/null 2>&1; }

missing=""
have cc || missing="$missing gcc libc6-dev"
have as || missing="$missing binutils"
have make || missing="$missing make"
have valgrind || missing="$missing valgrind"
have "$python" || missing="$missing python3"
if [ "$what" = all ]; then
    have clang || missing="$missing clang"
    have cmake || missing="$missing cmake"
    have pkg-config || missing="$missing pkg-config"
    have arm-none-eabi-gcc || missing="$missing gcc-arm-none-eabi"
    have qemu-system-arm || missing="$missing qemu-system-arm"
    if [ "$(uname -m)" != aarch64 ]; then
        have aarch64-linux-gnu-gcc || missing="$missing gcc-aarch64-linux-gnu libc6-dev-arm64-cross"
        have qemu-aarch64 || missing="$missing qemu-user"
    fi
    [ -d /usr/lib/python3/dist-packages/peachpy ] || missing="$missing python3-peachpy"
fi
"$python" -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python3-venv"
missing="$missing ${ECGEN_SETUP_ALSO:-}"

if [ "$missing" != " " ] && have apt-get; then
    run=""
    if [ "$(id -u)" != 0 ]; then
        have sudo && sudo -n true 2>/dev/null && run="sudo -n" || run=no
    fi
    if [ "$run" != no ]; then
        say "installing$missing"
        $run env DEBIAN_FRONTEND=noninteractive apt-get update -qq >/dev/null || true
        for package in $missing; do
            $run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" >/dev/null 2>&1 ||
                say "could not install $package"
        done
    fi
fi

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || {
    say "Python 3.11 or newer is needed; set PYTHON=/path/to/python3.11 (found: $("$python" --version 2>&1 || echo none))."
    exit 2
}
tools="cc as valgrind"
[ "$what" = all ] && tools="$tools clang cmake pkg-config arm-none-eabi-gcc qemu-system-arm"
for tool in $tools; do
    have $tool || say "$tool is missing: the checks that need it will say that they did not run."
done
[ "$what" != all ] || [ "$(uname -m)" = aarch64 ] || { have aarch64-linux-gnu-gcc && have qemu-aarch64; } ||
    say "aarch64-linux-gnu-gcc or qemu-aarch64 is missing: AArch64 libraries will not be checked as whole programs."

rm -rf "$venv"
"$python" -m venv "$venv"
say "installing the Python packages"
if [ "$what" != all ]; then
    exec "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --editable .
fi
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --editable '.[test]'
if ! have arm-none-eabi-gcc && ! { have clang && have ld.lld; }; then
    say "installing ziglang, the toolchain for the Cortex-M4 that needs no rights"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check ziglang ||
        say "no toolchain for the Cortex-M4: the tests that need it will say that they did not run."
fi
site=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
if [ -d /usr/lib/python3/dist-packages/peachpy ]; then
    ln -sfn /usr/lib/python3/dist-packages/peachpy "$site/peachpy"
else
    say "PeachPy is missing: the tests that compare two encoders will say that they did not run."
fi
