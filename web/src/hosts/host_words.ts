/** Texts of the page for hosts, loaded with it. */
import { loadWords, readWords, type Files } from '../words/word_files'
import type { Language, Words } from '../words/words'

const TEXTS = import.meta.glob('../../../src/boardwright/words/hosts/*.ftl', { query: '?raw', import: 'default' }) as Files
const CYRILLIC = import.meta.glob('../../../src/boardwright/words/hosts/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files

const textFor = async (code: Language): Promise<string> => (await readWords('/words/hosts', code, TEXTS, () => CYRILLIC)) ?? ''

export const hostWords = (language: Language): Promise<Words> => loadWords(language, null, { more: textFor })
