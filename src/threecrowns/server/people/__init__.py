"""People at the tables: accounts, seats by link, clocks, manners, talk."""
