// A board without a server: /dev/board.html?game=NAME&scene=turn&theme=dark&lang=cs&reduced&replay, or &cover.
// Every game whose web folder has a fixture.ts with SCENES (and `why`, if reasons matter) can be looked at.
import '../src/shell.css'
import type { BoardProps } from '../src/board/board'
import { loadBoard, loadCover } from '../src/board/boards'
import type { Args, Frame, Refusal } from '../src/net/frame'
import { loadWords } from '../src/words/word_files'
import type { Language } from '../src/words/words'

interface Fixture {
  SCENES: Record<string, () => Frame>
  why?(kind: string, args: Args): Refusal
}

const FIXTURES = import.meta.glob('../../src/boardwright/games/*/web/fixture.ts') as Record<string, () => Promise<Fixture>>
const games = Object.keys(FIXTURES).map((path) => path.split('/').at(-3)!)
const asked = new URLSearchParams(location.search)
const game = asked.get('game') ?? ''
const element = document.getElementById('board')!

/** What there is to choose from, as links. */
function list(title: string, names: string[], parameter: string): void {
  const links = names.map((name) => {
    const to = new URLSearchParams(asked)
    to.set(parameter, name)
    const link = Object.assign(document.createElement('a'), { href: `?${to}`, textContent: name })
    const item = document.createElement('li')
    item.append(link)
    return item
  })
  const all = document.createElement('ul')
  all.append(...links)
  element.append(Object.assign(document.createElement('h1'), { textContent: title }), all)
}

async function show(): Promise<void> {
  if (!games.includes(game)) return list('Games', games, 'game')
  const [board, fixture] = await Promise.all([loadBoard(game), FIXTURES[`../../src/boardwright/games/${game}/web/fixture.ts`]!()])
  const theme = asked.get('theme') === 'dark' ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
  if (asked.has('cover')) {
    Object.assign(element.style, { width: '340px', height: '190px' })
    return void (await loadCover(game))?.(element)
  }
  const scene = fixture.SCENES[asked.get('scene') ?? '']
  if (!scene) return list(game, Object.keys(fixture.SCENES), 'scene')
  const words = (await loadWords((asked.get('lang') ?? 'en') as Language, game)).withNames(['Ana', 'Þórdís', 'Jiří', 'Bot', 'Ivo'])
  // The shell's bars and its side.
  Object.assign(element.style, { height: `calc(100vh - ${asked.get('less') ?? 120}px)`, width: `calc(100vw - ${asked.get('side') ?? 0}px)` })
  const props = (frame: Frame): BoardProps => ({
    frame,
    words,
    act: (first) => console.log('act', JSON.stringify(first)),
    why: async (kind, args) => fixture.why?.(kind, args) ?? { id: 'not_now', args: {}, section: null },
    reduced: asked.has('reduced'),
    theme,
    live: !asked.has('replay'),
  })
  const handle = board!.mount(element, props(scene()))
  // For the console: another scene, or the board's own ending.
  Object.assign(window, {
    go: (name: string) => handle.update(props(fixture.SCENES[name]!())),
    end: () => handle.ending?.(new AbortController().signal),
  })
}

void show()
