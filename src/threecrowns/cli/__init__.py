"""The command line: terminal play and tools."""
