"""How each game looks on a terminal. A drawing sees the view and nothing else of the rules."""
