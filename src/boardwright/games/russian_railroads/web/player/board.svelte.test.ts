// @vitest-environment page
// The player board of Russian Railroads: its choices, explanations and points.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BoardWords } from '@shell/board/board'
import { Hints } from './hints.svelte'
import PlayerBoard from './PlayerBoard.svelte'
import type { Option } from './railway'
import { BOARDS, type Scene } from './scenes'
import SmallBoard from './SmallBoard.svelte'
import { hint } from './hint_texts'
import { waitFor } from '@shell/../test/wait_for'

/** Messages as their id and arguments. */
const words: BoardWords = { t: (id, args = {}) => `${id} ${Object.values(args).join(' ')}`.trim(), name: (seat) => `seat ${seat}` }
let component: Record<string, unknown> | undefined

function showBoard(scene: Scene, changes: Record<string, unknown> = {}): HTMLElement {
  const target = document.createElement('div')
  document.body.append(target)
  component = mount(PlayerBoard, { target, props: { ...scene, words, reduced: true, ...changes } })
  flushSync()
  return target
}
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1200 })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  if (component) void unmount(component)
  component = undefined
  document.body.replaceChildren()
})

describe('a player board', () => {
  it.each(Object.keys(BOARDS).filter((name) => BOARDS[name]!().options.length))('offers every choice once, by name, and passes on the pressed one (%s)', (name) => {
    const scene = BOARDS[name]!()
    const chosen: Option[] = []
    const board = showBoard(scene, { onchoose: (option: Option) => chosen.push(option) })
    const ghosts = [...board.querySelectorAll<HTMLButtonElement>('[data-action]')]
    expect(ghosts.map((ghost) => Number(ghost.dataset.action)).sort()).toEqual(scene.options.map(({ id }) => id).sort())
    for (const ghost of ghosts) {
      expect(ghost.querySelector('.unseen')!.textContent).toMatch(/^action-/)
      ghost.click()
    }
    expect(chosen.map(({ id }) => id).sort()).toEqual(scene.options.map(({ id }) => id).sort())
  })
  it('accepts a press on the rail itself', () => {
    const scene = BOARDS.steps!()
    const chosen: Option[] = []
    const board = showBoard(scene, { onchoose: (option: Option) => chosen.push(option) })
    for (const rail of board.querySelectorAll<HTMLElement>('.transsiberian .grab')) rail.click()
    expect(chosen.map(({ args }) => args.colour)).toEqual(['black', 'grey', 'brown']) // natural waits beside the line
  })
  it('reports the choice that is pointed at, and explains it with its change', async () => {
    const hovered: (number | null)[] = []
    const hints = new Hints()
    const board = showBoard(BOARDS.steps!(), { hints, onhover: (option: Option | null) => hovered.push(option?.id ?? null) })
    const ghost = board.querySelector<HTMLButtonElement>('.kiev [data-action]')!
    ghost.dispatchEvent(new Event('pointerenter'))
    expect(hints.current!.hint.lines).toContain('board-change-round source-kiev +4')
    ghost.dispatchEvent(new Event('pointerleave'))
    await waitFor(() => expect(hints.current).toBeNull())
    expect(hovered).toEqual([Number(ghost.dataset.action), null])
  })
  it('keeps the explanation while the page marks the same choice', () => {
    const scene = BOARDS.steps!()
    const hints = new Hints()
    const props: Record<string, unknown> = $state({ ...scene, words, hints, reduced: true, selected: null, onhover: (option: Option | null) => (props.selected = option?.id ?? null) })
    component = mount(PlayerBoard, { target: document.body, props: props as never })
    flushSync()
    const ghost = document.querySelector<HTMLButtonElement>('.kiev [data-action]')!
    ghost.dispatchEvent(new Event('pointerenter'))
    flushSync()
    expect(ghost.getAttribute('aria-pressed')).toBe('true')
    expect(hints.current?.owner).toBe(ghost)
  })
  it('treats a touch as a press, not as pointing', () => {
    const hovered: unknown[] = []
    const board = showBoard(BOARDS.steps!(), { onhover: (option: Option | null) => hovered.push(option) })
    const ghost = board.querySelector<HTMLButtonElement>('[data-action]')!
    ghost.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType: 'touch' }))
    expect(hovered).toEqual([])
    ghost.click()
    expect(hovered).toHaveLength(1)
  })
  it('shows this round’s points for each line, and for each space on focus', () => {
    const { view, seat } = BOARDS.middle!()
    const board = showBoard({ view, seat, options: [] })
    const sums = [...board.querySelectorAll('.sum b')].map((sum) => Number(sum.textContent))
    const { transsiberian, petersburg, kiev, industry } = view.seats[seat]!.scoring
    expect(sums).toEqual([transsiberian, petersburg, kiev, industry].map(({ points }) => points))
    expect(board.querySelector('.pays')).toBeNull()
    board.querySelector<HTMLElement>('.sum')!.focus()
    flushSync()
    expect([...board.querySelectorAll('.pays')].map((each) => Number(each.textContent))).toEqual(transsiberian.spaces.map(({ points }) => points))
  })
  it('marks the card’s locomotive in hand, and on the slots where it may go', () => {
    const { view, seat, options } = BOARDS.locomotive!()
    const board = showBoard({ view: { ...view, hand: { number: 9, special: true, displaced: false } }, seat, options })
    expect(board.querySelectorAll('.hand svg.special')).toHaveLength(1)
    expect(board.querySelectorAll('.slots [data-action] svg.special')).toHaveLength(options.filter(({ kind }) => kind === 'place').length)
  })
  it('shows no points of this round once the match is over', () => {
    const { view, seat } = BOARDS.full!()
    const labels = (board: Element) => [...board.querySelectorAll('[role=group]:is(.line, .industry)')].map((each) => each.getAttribute('aria-label')!.split(',')[0]!)
    const before = showBoard({ view, seat, options: [] })
    expect(before.querySelector('.total')!.textContent).toContain('+')
    expect(labels(before).map((each) => each.at(-1))).toEqual(['0', '0', '0', '0'])
    void unmount(component!)
    document.body.replaceChildren()
    const after = showBoard({ view: { ...view, phase: 'over' }, seat, options: [] })
    expect(after.querySelector('.total')!.textContent).toBe('286noun-points 286')
    expect(labels(after).map((each) => each.at(-1))).toEqual(['1', '1', '1', '1'])
  })
  it('has no choices without options', () => {
    expect(showBoard(BOARDS.full!()).querySelectorAll('[data-action]')).toHaveLength(0)
  })
})

describe('the hint of a piece', () => {
  it('leaves out lines that repeat the title, and empty ones', () => {
    expect(hint('Industry +5', 'industry +5', '', 'still there')).toEqual({ title: 'Industry +5', lines: ['still there'] })
  })
  it('does not repeat the name of a token that is named after what it gives', () => {
    const uniformWords: BoardWords = { ...words, t: (id) => (id.startsWith('token-') || id.startsWith('part-') || id.startsWith('board-left') ? 'the same' : id) }
    const names = [...showBoard(BOARDS.middle!(), { words: uniformWords }).querySelectorAll('.tokens li .unseen')].map((each) => each.textContent!)
    expect(names.length).toBeGreaterThan(3)
    const sentences = names.map((name) => name.split('. '))
    expect(sentences.filter(([title, first]) => title === first)).toEqual([])
  })
})

describe('a small board', () => {
  it('is a button that opens the large one', () => {
    const { view } = BOARDS.full!()
    const openedSeats: number[] = []
    component = mount(SmallBoard, { target: document.body, props: { seat: 2, view, words, onopen: (seat: number) => openedSeats.push(seat) } })
    flushSync()
    const button = document.querySelector<HTMLButtonElement>('button.small')!
    expect(button.querySelector('.unseen')!.textContent).toBe('board-summary 2 286 283 2 0')
    button.click()
    expect(openedSeats).toEqual([2])
  })
})
