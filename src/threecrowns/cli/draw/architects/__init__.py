"""Architects on a terminal."""
