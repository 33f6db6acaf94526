// The board without a server: /dev/trains.html?scene=replace&theme=dark&reduced
import '../src/look/tokens.css'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { BoardProps } from '../src/lib/board'
import type { Frame } from '../src/lib/frame'
import { SCENES } from '../../src/boardwright/games/game_of_trains/web/fixture'
import { cover, mount } from '../../src/boardwright/games/game_of_trains/web/index'
import messages from '../../src/boardwright/games/game_of_trains/words/en.ftl?raw'

const asked = new URLSearchParams(location.search)
const theme = asked.get('theme') === 'dark' ? 'dark' : 'light'
document.documentElement.dataset.theme = theme

const bundle = new FluentBundle('en', { useIsolating: false })
bundle.addResource(new FluentResource(messages))
const names = ['Ana', 'Þórdís', 'Jiří', 'Bot']
function t(id: string, args: Record<string, unknown> = {}): string {
  const message = bundle.getMessage(id)?.value
  if (!message) return `{${id}}`
  const known = Object.entries(args).map(([name, value]) => [
    name,
    name === 'seat' || name.endsWith('_seat') ? names[value as number]
    : typeof value === 'string' && bundle.hasMessage(`${name}-${value}`.replaceAll('_', '-')) ? t(`${name}-${value}`.replaceAll('_', '-'))
    : (value as string | number),
  ])
  return bundle.formatPattern(message, Object.fromEntries(known))
}

const element = document.getElementById('board')!
element.style.height = `calc(100vh - ${asked.get('less') ?? 120}px)` // the shell's bars
const props = (frame: Frame): BoardProps => ({
  frame,
  words: { t, name: (seat) => names[seat]! },
  act: (action) => console.log('act', action.kind, JSON.stringify(action.args)),
  why: async (kind, args) => ('position' in args ? { id: 'no_right_neighbour', args, section: 'abilities' } : { id: 'row_empty', args, section: 'actions' }),
  reduced: asked.has('reduced'),
  theme,
  live: !asked.has('replay'),
})
if (asked.has('cover')) {
  element.style.width = '340px'
  cover(element)
} else {
  const board = mount(element, props(SCENES[asked.get('scene') ?? 'turn']!()))
  Object.assign(window, { go: (scene: string) => board.update(props(SCENES[scene]!())) })
}
