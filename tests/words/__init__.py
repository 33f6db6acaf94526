"""Words in every language: complete, well formed, and used."""
