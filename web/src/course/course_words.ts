/** Words of guided courses: a file per language and game, loaded with a course. */
import { gameText } from '../net/game_files'
import { settings } from '../common/settings.svelte'
import { loadWords, readWords, type Files } from '../words/word_files'
import type { Language, Words } from '../words/words'

const COURSES = import.meta.glob('../../../src/boardwright/games/*/course/*.ftl', { query: '?raw', import: 'default' }) as Files
const CYRILLIC = import.meta.glob('../../../src/boardwright/games/*/course/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files

const readCourse = async (game: string, code: Language): Promise<string> =>
  (await readWords(`/games/${game}/course`, code, COURSES, () => CYRILLIC)) || gameText(game, `course/${code}.ftl`)

/** Returns the words of a game and its course. */
export const courseWords = (game: string, language: Language): Promise<Words> =>
  loadWords(language, game, { places: settings.places, more: (code) => readCourse(game, code) })
