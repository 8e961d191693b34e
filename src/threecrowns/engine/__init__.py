"""The engine: the contract of a game, the generator, playouts, search, records. Knows no game."""
