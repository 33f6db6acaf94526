/** Texts of tables where friends gather, loaded on demand to keep the lobby fast. */
import { settings } from '../common/settings.svelte'
import { loadWords, readWords, type Files } from '../words/word_files'
import type { Language, Words } from '../words/words'

const TEXTS = import.meta.glob('../../../src/boardwright/words/tables/*.ftl', { query: '?raw', import: 'default' }) as Files
const CYRILLIC = import.meta.glob('../../../src/boardwright/words/tables/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files

const textFor = async (code: Language): Promise<string> => (await readWords('/words/tables', code, TEXTS, () => CYRILLIC)) ?? ''

/** Returns them in a language, preceded by a game's words, if given. */
export const roomWords = (language: Language, game: string | null = null): Promise<Words> =>
  loadWords(language, game, { places: settings.places, more: textFor })
