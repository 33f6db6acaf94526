"""Measurements beside what people would use instead. See benchmarks/README.md."""
