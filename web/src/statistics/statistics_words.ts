/** Texts of statistics, loaded with them, and with the words of a game. */
import { loadWords, readWords, type Files } from '../words/word_files'
import type { Language, Words } from '../words/words'

const TEXTS = import.meta.glob('../../../src/boardwright/words/statistics/*.ftl', { query: '?raw', import: 'default' }) as Files
const CYRILLIC = import.meta.glob('../../../src/boardwright/words/statistics/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files

const textFor = async (code: Language): Promise<string> => (await readWords('/words/statistics', code, TEXTS, () => CYRILLIC)) ?? ''

/** `game`: whose words precede them; null: none. */
export const statisticsWords = (language: Language, game: string | null): Promise<Words> => loadWords(language, game, { more: textFor })
