"""Twisted Edwards curves."""
