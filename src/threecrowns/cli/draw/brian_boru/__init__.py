"""Brian Boru on a terminal."""
