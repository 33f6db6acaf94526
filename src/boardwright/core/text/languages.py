"""The languages: the one list of them, which imports nothing. `web/src/words/languages.ts` is generated from it (docs/generate.py)."""

LANGUAGES = ("en", "cs", "is", "sl", "sr", "hr")
"""The languages that have words of their own."""
MADE = {"sr-Cyrl": "sr"}
"""Languages whose words are made of another's by rule: Serbian in Cyrillic (`core.text.cyrillic`)."""
OFFERED = tuple(each for written in LANGUAGES for each in (written, *(made for made, of in MADE.items() if of == written)))
"""All that one can choose from."""
LOCALES = {"sr": "sr-Latn"}
"""What plural rules and numbers are looked up by, where it is not the language itself."""
