"""The machine that rules run on: records, random numbers, plain Python and machine code. Independent of matches, files and words."""
