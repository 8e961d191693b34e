"""The games as environments for learning programs: PettingZoo, Gymnasium, OpenSpiel, vectors."""
