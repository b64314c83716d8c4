"""AArch64 on other machines: a cross toolchain, unicorn with counted instructions, whole
programs under QEMU's user-mode emulator.
"""
