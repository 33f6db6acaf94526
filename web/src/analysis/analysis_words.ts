/** Texts of analyses, loaded with them. */
import { loadWords, readWords, type Files } from '../words/word_files'
import type { Language, Words } from '../words/words'

const TEXTS = import.meta.glob('../../../src/boardwright/words/analysis/*.ftl', { query: '?raw', import: 'default' }) as Files
const CYRILLIC = import.meta.glob('../../../src/boardwright/words/analysis/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files

const textFor = async (code: Language): Promise<string> => (await readWords('/words/analysis', code, TEXTS, () => CYRILLIC)) ?? ''

export const analysisWords = (language: Language): Promise<Words> => loadWords(language, null, { more: textFor })
