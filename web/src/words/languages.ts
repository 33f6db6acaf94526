// Generated: run `python docs/generate.py` after changing src/boardwright/core/text/languages.py.

export const LANGUAGES = ['en', 'cs', 'is', 'sl', 'sr', 'sr-Cyrl', 'hr'] as const
export type Language = (typeof LANGUAGES)[number]
export const LOCALES: Partial<Record<Language, string>> = { sr: 'sr-Latn' }
