"""Endeavor (Carl de Visser, Jarratt Gray, 2009), 3 to 5 players."""
