/** The script that requests words before the page's own script has come. */
import { afterEach, expect, it, vi } from 'vitest'
import { LANGUAGES } from '../src/words/languages'
import { preferredLanguage } from '../src/words/words'
import { languageOf } from '../words_ahead.js'

vi.hoisted(() => vi.stubGlobal('navigator', { languages: [] }))
afterEach(() => vi.unstubAllGlobals())

const TAGS = ['en-GB', 'cs', 'is-IS', 'sl', 'sr', 'sr-Latn-RS', 'sr-Cyrl-RS', 'hr', 'de-AT', 'pt-BR', 'SR-CYRL', '']

it('takes the language that the page takes', () => {
  for (const first of TAGS) for (const second of TAGS) expect(languageOf(null, [first, second], LANGUAGES)).toBe(preferredLanguage([first, second]))
})
it.each([
  ['hr', 'hr'],
  ['sr-Cyrl', 'sr-Cyrl'],
  ['de', 'cs'],
  [undefined, 'cs'],
])('of the stored %j and a Czech browser takes %s', (stored, wanted) => expect(languageOf(stored, ['de', 'cs'], LANGUAGES)).toBe(wanted))
