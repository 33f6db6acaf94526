/** Serbian in Cyrillic: words that the build transliterates from Latin (vite.config.ts), and fonts. Downloaded by its readers only. */
import '../look/cyrillic.css'
import type { Cards, Files } from './words'

export const MADE: { shell: Files; games: Files; cards: Files<Cards> } = {
  shell: import.meta.glob('../../../src/boardwright/words/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files,
  games: import.meta.glob('../../../src/boardwright/games/*/words/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files,
  cards: import.meta.glob('../../../src/boardwright/words/sr.ftl', { query: '?cyrillic-cards', import: 'default' }) as Files<Cards>,
}
