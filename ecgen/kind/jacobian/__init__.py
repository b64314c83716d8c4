"""Jacobians of curves of genus 2, y^2 = f(x) with f monic of degree 5."""
