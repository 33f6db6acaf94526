/** Texts about accounts, loaded with the settings on servers with accounts. */
import { loadWords, readWords, type Files } from '../words/word_files'
import type { Language, Words } from '../words/words'

const TEXTS = import.meta.glob('../../../src/boardwright/words/accounts/*.ftl', { query: '?raw', import: 'default' }) as Files
const CYRILLIC = import.meta.glob('../../../src/boardwright/words/accounts/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files

const textFor = async (code: Language): Promise<string> => (await readWords('/words/accounts', code, TEXTS, () => CYRILLIC)) ?? ''

export const accountWords = (language: Language): Promise<Words> => loadWords(language, null, { more: textFor })
