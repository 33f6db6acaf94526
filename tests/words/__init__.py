"""Every word in every language: complete, well formed, and what each part of the program needs."""
