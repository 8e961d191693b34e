"""Bots: levels, policies, arena and ratings. They know the contract and no game."""
