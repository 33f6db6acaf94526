/** Serbian in Cyrillic: words that the build makes of the Latin ones (vite.config.ts), and letters. Only who reads it loads any of this. */
import '../look/cyrillic.css'

type Files = Record<string, () => Promise<string>>

export const MADE: Record<'shell' | 'games' | 'cards', Files> = {
  shell: import.meta.glob('../../../src/boardwright/words/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files,
  games: import.meta.glob('../../../src/boardwright/games/*/words/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files,
  cards: import.meta.glob('../../../src/boardwright/games/*/words/sr.ftl', { query: '?cyrillic-card', import: 'default' }) as Files,
}
