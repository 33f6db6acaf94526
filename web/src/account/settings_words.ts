/** Texts of the settings, loaded on demand to keep the lobby fast. */
import { loadWords, readWords, type Files } from '../words/word_files'
import type { Language, Words } from '../words/words'

const TEXTS = import.meta.glob('../../../src/boardwright/words/settings/*.ftl', { query: '?raw', import: 'default' }) as Files
const CYRILLIC = import.meta.glob('../../../src/boardwright/words/settings/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files

const textFor = async (code: Language): Promise<string> => (await readWords('/words/settings', code, TEXTS, () => CYRILLIC)) ?? ''

export const settingsWords = (language: Language): Promise<Words> => loadWords(language, null, { more: textFor })
