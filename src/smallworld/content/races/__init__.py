"""One file a race, each like its card."""
