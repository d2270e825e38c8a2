"""`python -m nlclaim`."""

from nlclaim.cli import main

if __name__ == "__main__":
    main()
