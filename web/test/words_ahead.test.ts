/** The script that requests words before the page's own script is loaded. */
import { afterEach, expect, it, vi } from 'vitest'
import { LANGUAGES } from '../src/words/languages'
import { preferredLanguage } from '../src/words/words'
import { languageOf } from '../words_ahead.js'

vi.hoisted(() => vi.stubGlobal('navigator', { languages: [] }))
afterEach(() => vi.unstubAllGlobals())

const TAGS = ['en-GB', 'cs', 'is-IS', 'sl', 'sr', 'sr-Latn-RS', 'sr-Cyrl-RS', 'hr', 'de-AT', 'pt-BR', 'SR-CYRL', '']

it('the script chooses the same language as the page', () => {
  for (const first of TAGS) for (const second of TAGS) expect(languageOf(null, [first, second], LANGUAGES)).toBe(preferredLanguage([first, second]))
})
it.each([
  ['hr', 'hr'],
  ['sr-Cyrl', 'sr-Cyrl'],
  ['de', 'cs'],
  [undefined, 'cs'],
])('the script chooses for the stored %j and a Czech browser: %s', (stored, expected) => expect(languageOf(stored, ['de', 'cs'], LANGUAGES)).toBe(expected))
