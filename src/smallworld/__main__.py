"""`python -m smallworld` is `smallworld`."""

from smallworld.cli import main

if __name__ == "__main__":
    main()
