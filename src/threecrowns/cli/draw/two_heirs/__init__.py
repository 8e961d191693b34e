"""The Two Heirs on a terminal."""
