"""The house with all its tables, over HTTP and sockets. It contains no rule and no wording."""
