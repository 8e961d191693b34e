"""Connect four: the smallest complete game on the contract. See docs/write-your-own-game.md."""
