// @vitest-environment page
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BoardWords } from '@shell/board/board'
import { Hints } from './hints.svelte'
import PlayerBoard from './PlayerBoard.svelte'
import type { Option } from './railway'
import { BOARDS, type Scene } from './scenes'
import SmallBoard from './SmallBoard.svelte'
import { hint } from './hint_texts'

/** Says the id and its arguments: enough to see what is told. */
const words: BoardWords = { t: (id, args = {}) => `${id} ${Object.values(args).join(' ')}`.trim(), name: (seat) => `seat ${seat}` }
let running: Record<string, unknown> | undefined

function show(scene: Scene, changes: Record<string, unknown> = {}): HTMLElement {
  const target = document.createElement('div')
  document.body.append(target)
  running = mount(PlayerBoard, { target, props: { ...scene, words, reduced: true, ...changes } })
  flushSync()
  return target
}
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1200 })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  if (running) void unmount(running)
  running = undefined
  document.body.replaceChildren()
})

describe('a player board', () => {
  it.each(Object.keys(BOARDS).filter((name) => BOARDS[name]!().options.length))('offers every choice once, by name, and passes on which was pressed (%s)', (name) => {
    const scene = BOARDS[name]!()
    const chosen: Option[] = []
    const board = show(scene, { onchoose: (option: Option) => chosen.push(option) })
    const ghosts = [...board.querySelectorAll<HTMLButtonElement>('[data-action]')]
    expect(ghosts.map((ghost) => Number(ghost.dataset.action)).sort()).toEqual(scene.options.map(({ id }) => id).sort())
    for (const ghost of ghosts) {
      expect(ghost.querySelector('.unseen')!.textContent).toMatch(/^action-/)
      ghost.click()
    }
    expect(chosen.map(({ id }) => id).sort()).toEqual(scene.options.map(({ id }) => id).sort())
  })
  it('takes a press on the rail itself, too', () => {
    const scene = BOARDS.steps!()
    const chosen: Option[] = []
    const board = show(scene, { onchoose: (option: Option) => chosen.push(option) })
    for (const rail of board.querySelectorAll<HTMLElement>('.transsiberian .grab')) rail.click()
    expect(chosen.map(({ args }) => args.colour)).toEqual(['black', 'grey', 'brown']) // natural waits beside the line
  })
  it('tells what is pointed at, and explains it with its change', async () => {
    const hovered: (number | null)[] = []
    const hints = new Hints()
    const board = show(BOARDS.steps!(), { hints, onhover: (option: Option | null) => hovered.push(option?.id ?? null) })
    const ghost = board.querySelector<HTMLButtonElement>('.kiev [data-action]')!
    ghost.dispatchEvent(new Event('pointerenter'))
    expect(hints.current!.hint.lines).toContain('board-change-round source-kiev +4')
    ghost.dispatchEvent(new Event('pointerleave'))
    await vi.waitFor(() => expect(hints.current).toBeNull())
    expect(hovered).toEqual([Number(ghost.dataset.action), null])
  })
  it('goes on explaining while the page shows what is pointed at', () => {
    const scene = BOARDS.steps!()
    const hints = new Hints()
    const props: Record<string, unknown> = $state({ ...scene, words, hints, reduced: true, selected: null, onhover: (option: Option | null) => (props.selected = option?.id ?? null) })
    running = mount(PlayerBoard, { target: document.body, props: props as never })
    flushSync()
    const ghost = document.querySelector<HTMLButtonElement>('.kiev [data-action]')!
    ghost.dispatchEvent(new Event('pointerenter'))
    flushSync()
    expect(ghost.getAttribute('aria-pressed')).toBe('true')
    expect(hints.current?.owner).toBe(ghost)
  })
  it('takes a finger that comes for a press, not for pointing', () => {
    const hovered: unknown[] = []
    const board = show(BOARDS.steps!(), { onhover: (option: Option | null) => hovered.push(option) })
    const ghost = board.querySelector<HTMLButtonElement>('[data-action]')!
    ghost.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType: 'touch' }))
    expect(hovered).toEqual([])
    ghost.click()
    expect(hovered).toHaveLength(1)
  })
  it('shows the points of this round for each line, and space by space on demand', () => {
    const { view, seat } = BOARDS.middle!()
    const board = show({ view, seat, options: [] })
    const sums = [...board.querySelectorAll('.sum b')].map((sum) => Number(sum.textContent))
    const { transsiberian, petersburg, kiev, industry } = view.seats[seat]!.scoring
    expect(sums).toEqual([transsiberian, petersburg, kiev, industry].map(({ points }) => points))
    expect(board.querySelector('.pays')).toBeNull()
    board.querySelector<HTMLElement>('.sum')!.focus()
    flushSync()
    expect([...board.querySelectorAll('.pays')].map((each) => Number(each.textContent))).toEqual(transsiberian.spaces.map(({ points }) => points))
  })
  it('shows the card’s locomotive in hand as such, and where it may go', () => {
    const { view, seat, options } = BOARDS.locomotive!()
    const board = show({ view: { ...view, hand: { number: 9, special: true, displaced: false } }, seat, options })
    expect(board.querySelectorAll('.hand svg.special')).toHaveLength(1)
    expect(board.querySelectorAll('.slots [data-action] svg.special')).toHaveLength(options.filter(({ kind }) => kind === 'place').length)
  })
  it('promises no more points once the match is over', () => {
    const { view, seat } = BOARDS.full!()
    const labels = (board: Element) => [...board.querySelectorAll('[role=group]:is(.line, .industry)')].map((each) => each.getAttribute('aria-label')!.split(',')[0]!)
    const before = show({ view, seat, options: [] })
    expect(before.querySelector('.total')!.textContent).toContain('+')
    expect(labels(before).map((each) => each.at(-1))).toEqual(['0', '0', '0', '0'])
    void unmount(running!)
    document.body.replaceChildren()
    const after = show({ view: { ...view, phase: 'over' }, seat, options: [] })
    expect(after.querySelector('.total')!.textContent).toBe('286noun-points 286')
    expect(labels(after).map((each) => each.at(-1))).toEqual(['1', '1', '1', '1'])
  })
  it('offers nothing where nothing may be chosen', () => {
    expect(show(BOARDS.full!()).querySelectorAll('[data-action]')).toHaveLength(0)
  })
})

describe('what a piece says of itself', () => {
  it('says nothing twice: neither a line that its title has said, nor an empty one', () => {
    expect(hint('Industry +5', 'industry +5', '', 'still there')).toEqual({ title: 'Industry +5', lines: ['still there'] })
  })
  it('is so for tokens whose name is what they give', () => {
    const same: BoardWords = { ...words, t: (id) => (id.startsWith('token-') || id.startsWith('part-') || id.startsWith('board-left') ? 'the same' : id) }
    const names = [...show(BOARDS.middle!(), { words: same }).querySelectorAll('.tokens li .unseen')].map((each) => each.textContent!)
    expect(names.length).toBeGreaterThan(3)
    const sentences = names.map((name) => name.split('. '))
    expect(sentences.filter(([title, first]) => title === first)).toEqual([])
  })
})

describe('a small board', () => {
  it('is a button that opens the large one', () => {
    const { view } = BOARDS.full!()
    const opened: number[] = []
    running = mount(SmallBoard, { target: document.body, props: { seat: 2, view, words, onopen: (seat: number) => opened.push(seat) } })
    flushSync()
    const button = document.querySelector<HTMLButtonElement>('button.small')!
    expect(button.querySelector('.unseen')!.textContent).toBe('board-summary 2 286 283 2 0')
    button.click()
    expect(opened).toEqual([2])
  })
})
