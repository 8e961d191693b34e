"""`python -m threecrowns` is `crowns`."""

from threecrowns.cli.main import main

if __name__ == "__main__":
    main()
