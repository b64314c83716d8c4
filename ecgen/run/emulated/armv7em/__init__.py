"""Cortex-M4 without hardware: assembling and linking, emulation with modelled cycles, whole
programs under QEMU.
"""
