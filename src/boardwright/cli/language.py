"""The language of the command line."""

import os

from boardwright.core.text.languages import OFFERED


def language(chosen: str | None) -> str:
    """`chosen`, or the language of the environment if we have words for it, or English (`en`)."""
    if chosen:
        return chosen
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    code = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
    if code == "sr" and "cyr" in locale.lower():  # sr_RS@cyrillic, sr-Cyrl-RS
        return "sr-Cyrl"
    return code if code in OFFERED else "en"
