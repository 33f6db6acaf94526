"""The languages: the one list of them, which imports nothing. `web/src/words/languages.ts` is generated from it (docs/generate.py)."""

LANGUAGES = ("en", "cs", "is", "sl", "sr", "hr")
"""The languages that have words of their own."""
TRANSLITERATED = {"sr-Cyrl": "sr"}
"""Languages generated from another one: Serbian in Cyrillic (`core.text.cyrillic`)."""
OFFERED = tuple(
    each for language in LANGUAGES for each in (language, *(code for code, source in TRANSLITERATED.items() if source == language))
)
"""The languages that users can choose from."""
LOCALES = {"sr": "sr-Latn"}
"""For plural rules and number formats, where they differ from the language."""
