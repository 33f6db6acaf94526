/** Finds the word files: one small chunk per language and game, fetched when it is needed. */
import { bundleOf, helpIds, Words, type Language } from './words'

type Files = Record<string, () => Promise<string>>

const SHELL = import.meta.glob('../../../src/boardwright/words/*.ftl', { query: '?raw', import: 'default' }) as Files
const GAMES = import.meta.glob('../../../src/boardwright/games/*/words/*.ftl', { query: '?raw', import: 'default' }) as Files

const read = async (files: Files, ending: string): Promise<string> => {
  const path = Object.keys(files).find((key) => key.endsWith(ending))
  return path ? files[path]!() : ''
}

/** The shell's words, and those of a game if one is named: its own come first. */
export async function loadWords(language: Language, game: string | null = null): Promise<Words> {
  const languages: Language[] = language === 'en' ? ['en'] : [language, 'en']
  const sources = await Promise.all(
    languages.map(async (code) => [
      game ? await read(GAMES, `/games/${game}/words/${code}.ftl`) : '',
      await read(SHELL, `/boardwright/words/${code}.ftl`),
    ]),
  )
  const bundles = languages.map((code, i) => bundleOf(code, sources[i]!))
  const help = game ? helpIds(sources.at(-1)![0]!) : []
  return new Words(language, bundles, [], help)
}
