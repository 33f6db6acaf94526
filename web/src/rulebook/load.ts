/** A game's rules in the reader's language, by section, with figures; loaded on demand. */
import type { GameInfo } from '../net/api'
import type { Figure, RulebookModule } from '../board/board'
import { gameModule, gameText } from '../net/game_files'
import { loadPart } from '../net/load_part'
import { settings } from '../common/settings.svelte'
import { matchesQuery } from '../words/find_text'
import { loadWords, readWords, type Files } from '../words/word_files'
import type { Language, Words } from '../words/words'

const TEXTS = import.meta.glob('../../../src/boardwright/games/*/words/rulebook/*.ftl', { query: '?raw', import: 'default' }) as Files
const CYRILLIC = import.meta.glob('../../../src/boardwright/games/*/words/rulebook/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files
const PICTURES = import.meta.glob('../../../src/boardwright/games/*/web/rulebook.ts') as Record<string, () => Promise<RulebookModule>>

export interface Section {
  id: string
  title: string
  /** Null if nothing has been written. */
  text: string | null
  figures: readonly Figure[]
}

export interface Rulebook {
  words: Words
  sections: Section[]
  /** Whether the text is in English instead of the reader's language. */
  foreign: boolean
}

export async function loadRulebook(game: Pick<GameInfo, 'id' | 'sections'>, language: Language): Promise<Rulebook> {
  const texts: Partial<Record<Language, string>> = {}
  const [words, { figures }] = await Promise.all([
    loadWords(language, game.id, { places: settings.places, more: async (code) => (texts[code] = await textFor(game.id, code)) }),
    pictures(game.id),
  ])
  const sections = game.sections.map((id) => {
    const message = `rules-${id}`
    return { id, title: words.section(id), text: words.has(message) ? words.t(message) : null, figures: figures[id] ?? [] }
  })
  return { words, sections, foreign: !texts[language] }
}

const isBuiltIn = (game: string): boolean => Object.keys(TEXTS).some((path) => path.includes(`/games/${game}/`))

const textFor = async (game: string, code: Language): Promise<string> =>
  isBuiltIn(game) ? ((await readWords(`/games/${game}/words/rulebook`, code, TEXTS, () => CYRILLIC)) ?? '') : gameText(game, `words/rulebook/${code}.ftl`)

/** Loads the figures of a built-in game, or another package's `rulebook.js`. */
async function pictures(game: string): Promise<RulebookModule> {
  const key = Object.keys(PICTURES).find((found) => found.endsWith(`/games/${game}/web/rulebook.ts`))
  if (key) return loadPart(PICTURES[key]!)
  return (isBuiltIn(game) ? null : await gameModule<RulebookModule>(game, 'rulebook.js')) ?? { figures: {} }
}

export const captionOf = (name: string): string => `figure-${name}`

/** Returns the sections with every word of a query in title, text or captions; all of them for an empty query. */
export const matching = ({ sections, words }: Rulebook, query: string): Section[] =>
  sections.filter(({ title, text, figures }) => matchesQuery([title, text ?? '', ...figures.map(({ name }) => words.t(captionOf(name)))].join('\n'), query))
