"""Measurements of speed, memory and strength, and of what players would notice. See benchmarks/README.md."""
