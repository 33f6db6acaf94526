/** Texts about groups, loaded with their screens. */
import { loadWords, readWords, type Files } from '../words/word_files'
import type { Language, Words } from '../words/words'

const TEXTS = import.meta.glob('../../../src/boardwright/words/groups/*.ftl', { query: '?raw', import: 'default' }) as Files
const CYRILLIC = import.meta.glob('../../../src/boardwright/words/groups/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files

const textFor = async (code: Language): Promise<string> => (await readWords('/words/groups', code, TEXTS, () => CYRILLIC)) ?? ''

export const groupWords = (language: Language): Promise<Words> => loadWords(language, null, { more: textFor })
