// The board without a server: /dev/europe.html?scene=tunnel&theme=dark&reduced&lang=cs
import '../src/shell.css'
import type { BoardProps } from '../src/lib/board'
import type { Frame, Refusal } from '../src/lib/frame'
import { bundleOf, Words, type Language } from '../src/lib/words'
import { SCENES } from '../../src/boardwright/games/ticket_to_ride_europe/web/fixture'
import { cover, mount } from '../../src/boardwright/games/ticket_to_ride_europe/web/index'

const messages = import.meta.glob('../../src/boardwright/games/ticket_to_ride_europe/words/*.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>
const source = (language: string): string => messages[`../../src/boardwright/games/ticket_to_ride_europe/words/${language}.ftl`] ?? ''
const asked = new URLSearchParams(location.search)
const theme = asked.get('theme') === 'dark' ? 'dark' : 'light'
document.documentElement.dataset.theme = theme
const language = (asked.get('lang') ?? 'en') as Language
const words = new Words(language, [bundleOf(language, [source(language)]), bundleOf('en', [source('en')])], ['Ana', 'Þórdís', 'Jiří', 'Bot', 'Ivo'])

const element = document.getElementById('board')!
element.style.height = `calc(100vh - ${asked.get('less') ?? 120}px)` // the shell's bars
element.style.width = `calc(100vw - ${asked.get('side') ?? 328}px)`
const props = (frame: Frame): BoardProps => ({
  frame,
  words,
  act: (action) => console.log('act', action.kind, JSON.stringify(action.args)),
  why: async (kind): Promise<Refusal> =>
    kind === 'claim' ? { id: 'too_few_of_a_kind', args: { needed: 4, card: 'green', have: 2, locomotives: 1, missing: 1 }, section: 'claim_routes' }
    : { id: 'locomotive_second', args: {}, section: 'locomotives' },
  reduced: asked.has('reduced'),
  theme,
  live: !asked.has('replay'),
})
if (asked.has('cover')) {
  element.style.width = '340px'
  element.style.height = '190px'
  cover(element)
} else {
  const board = mount(element, props(SCENES[asked.get('scene') ?? 'turn']!()))
  Object.assign(window, { go: (scene: string) => board.update(props(SCENES[scene]!())), end: () => board.ending!(new AbortController().signal) })
}
