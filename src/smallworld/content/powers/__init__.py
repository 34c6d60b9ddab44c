"""One file a power, each like its badge."""
