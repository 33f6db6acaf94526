/** Texts about vacations and hours of rest, loaded with the settings on a server. */
import { loadWords, readWords, type Files } from '../words/word_files'
import type { Language, Words } from '../words/words'

const TEXTS = import.meta.glob('../../../src/boardwright/words/time_off/*.ftl', { query: '?raw', import: 'default' }) as Files
const CYRILLIC = import.meta.glob('../../../src/boardwright/words/time_off/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files

const textFor = async (code: Language): Promise<string> => (await readWords('/words/time_off', code, TEXTS, () => CYRILLIC)) ?? ''

export const timeOffWords = (language: Language): Promise<Words> => loadWords(language, null, { more: textFor })
