// @vitest-environment page
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardHandle, BoardProps } from '@shell/board/board'
import type { Frame } from '@shell/net/frame'
import { SCENES } from './fixture'
import { mount } from './index'

let element: HTMLElement
let board: BoardHandle
vi.setConfig({ testTimeout: 20_000 }) // two cores may be busy with other things
const act = vi.fn()
const why = vi.fn(async () => ({ id: 'no_right_neighbour', args: { position: 7 }, section: 'abilities' }))

const props = (frame: Frame, changes: Partial<BoardProps> = {}): BoardProps => ({
  frame, act, why, reduced: true, theme: 'light', live: true, ask: true,
  words: { t: (id, args = {}) => [id, ...Object.values(args)].join(' '), name: (seat) => `player ${seat}` },
  ...changes,
})
function show(name: string, changes: Partial<BoardProps> = {}): void {
  board = mount(element, props(SCENES[name]!(), changes))
  flushSync()
}
const place = (position: number): HTMLButtonElement => element.querySelector<HTMLButtonElement>(`button[data-place='${position}']`)!
const own = (): string[] => [...element.querySelectorAll('.own .place .number')].map((n) => n.textContent!)
function key(name: string): void {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  flushSync()
}
function click(target: Element | null): void {
  target!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}

beforeEach(() => {
  document.body.replaceChildren((element = document.createElement('main')))
  // happy-dom's animations complain when they are interrupted; nothing here waits for one.
  Element.prototype.animate = () => ({ cancel() {} }) as unknown as Animation
  act.mockClear()
  why.mockClear()
})
afterEach(() => board.destroy())

describe('a press of a mouse', () => {
  beforeEach(() => void vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query === '(hover: hover)' }) as MediaQueryList))
  afterEach(() => void vi.restoreAllMocks())

  it('does it at once; pointing tells what it would do', () => {
    show('replace', { ask: false })
    place(3).dispatchEvent(new FocusEvent('focus'))
    flushSync()
    expect(element.querySelector('.bench .text')!.textContent).toContain('action-replace 3')
    expect(element.querySelector('.confirm')).toBeNull()
    click(place(3))
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'replace', args: { position: 3 } }))
  })
  it('draws at once, too, but an ability that takes wagons away for good shows first which', () => {
    show('turn', { ask: false })
    click(element.querySelector('.shed'))
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'draw' }))
    const frame = SCENES.turn!()
    const removal = frame.legal.find(({ kind, preview }) => kind === 'use' && preview.draws)!
    board.update(props({ ...frame, decisions: frame.decisions + 1 }, { ask: false }))
    flushSync()
    click(element.querySelector(`[data-spot='${removal.args.ability}']`)!.closest('button'))
    expect(act).toHaveBeenCalledTimes(1)
    expect(element.querySelector('.confirm')).not.toBeNull()
  })
  it('of a finger shows first what it would do', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: false }) as MediaQueryList)
    show('replace', { ask: false })
    click(place(3))
    expect(act).not.toHaveBeenCalled()
    expect(own()[2]).toBe('38')
  })
  it('of a finger does so, too, on a device that also has a mouse, whose press does it at once', () => {
    const down = (pointerType: string) => place(3).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }))
    show('replace', { ask: false })
    down('touch')
    click(place(3))
    expect(act).not.toHaveBeenCalled()
    expect(element.querySelector('.confirm')).not.toBeNull()
    down('mouse')
    click(place(4))
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ args: { position: 4 } }))
  })
  it('of a key does it at once after a finger has pressed', () => {
    show('replace', { ask: false })
    place(3).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    place(3).focus()
    key('Enter')
    click(place(3)) // as a browser makes it of the key
    expect(act).toHaveBeenCalledTimes(1)
  })
})

describe('what is pointed at', () => {
  const ghosts = (): string[] => [...element.querySelectorAll('.own .place')].flatMap((each, i) => [...each.querySelectorAll('.ghost')].map((ghost) => `${i + 1}: ${ghost.textContent!.trim()}`))
  const bay = (ability: string): HTMLElement => element.querySelector(`[data-spot='${ability}']`)!.closest<HTMLElement>('.bay')!
  const standing = (ability: string): string[] => [...bay(ability).querySelectorAll('.standing')].map((each) => `${each.querySelector('.mini')!.textContent} ${each.className.match(/here|coming|going/)}`)
  function point(target: Element, type: string, pointerType = 'mouse'): void {
    target.dispatchEvent(type.startsWith('pointer') ? new PointerEvent(type, { pointerType }) : new FocusEvent(type))
    flushSync()
  }
  const calls = () => [...element.querySelectorAll('.mine .unseen, .bay .unseen')].map((each) => each.textContent)

  it.each([['pointerenter', 'pointerleave'], ['focus', 'blur']])('is drawn over the train and the platform, which are called what they are (%s)', (comes, goes) => {
    show('replace', { ask: false })
    const called = calls()
    point(place(4), comes)
    expect(ghosts()).toEqual(['4: 38'])
    expect(own()).toContain('44') // hidden below, from where it moves once it is done
    expect(place(4).classList).toContain('changed')
    expect(place(4).querySelector('.lock.lost')).not.toBeNull()
    expect(standing('swap_adjacent')).toEqual(['4 going', '44 going'])
    expect(element.querySelector('.held.away')).not.toBeNull()
    expect(calls()).toEqual(called)
    expect(new Set([...element.querySelectorAll('[data-flip]')].map((each) => (each as HTMLElement).dataset.flip)).size).toBe(element.querySelectorAll('[data-flip]').length)
    point(place(4), goes)
    expect(ghosts()).toEqual([])
    expect(standing('swap_adjacent')).toEqual(['4 here'])
    expect(element.querySelector('.held.away, .own .changed')).toBeNull()
    expect(act).not.toHaveBeenCalled()
  })

  it('shows of an ability in all trains what it takes, and is told; a wagon that would be used lies still', () => {
    show('turn', { ask: false })
    point(bay('remove_left'), 'pointerenter')
    expect(ghosts()).toEqual(['1: ?'])
    expect(element.querySelectorAll('.others .taken .ghost')).toHaveLength(2)
    expect(element.querySelectorAll('.others .spared')).toHaveLength(1)
    expect(standing('remove_left')).toEqual(['31 here'])
    expect(element.querySelector('.bench .text')!.textContent).toContain('action-use')
    point(bay('remove_left'), 'pointerleave')
    point(element.querySelector('.shed')!, 'focus')
    expect(ghosts()).toEqual([])
    expect(element.querySelector('.bench .text')!.textContent).toContain('board-draw-help')
  })

  it('is forgotten when the match goes on or the choice is taken back, and a finger points at nothing', () => {
    show('replace')
    point(place(3), 'pointerenter', 'touch')
    expect(ghosts()).toEqual([])
    point(place(3), 'pointerenter')
    expect(ghosts()).toEqual(['3: 38'])
    board.update(props({ ...SCENES.replace!(), decisions: 99 }))
    flushSync()
    expect(ghosts()).toEqual([])
    point(place(3), 'pointerenter')
    click(place(3))
    expect(ghosts()).toEqual([]) // now it is drawn as chosen
    click(element.querySelector('.cancel'))
    expect(ghosts()).toEqual([])
    expect(own()[2]).toBe('21')
  })
})

describe('choosing', () => {
  it('shows what a place would make of the train, and does it on the word', () => {
    show('replace')
    click(place(3))
    expect(own()).toEqual(['5', '33', '38', '44', '40', '71', '64'])
    expect(act).not.toHaveBeenCalled()
    click(element.querySelector('.confirm'))
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ kind: 'replace', args: { position: 3 } }))
  })

  it('goes back without a trace', () => {
    show('replace')
    click(place(3))
    click(element.querySelector('.cancel'))
    expect(own()).toEqual(['5', '33', '21', '44', '40', '71', '64'])
    expect(element.querySelector('.confirm')).toBeNull()
  })

  it('does it when the same place is pressed again, and only once', () => {
    show('replace')
    click(place(3))
    click(place(3))
    click(place(3))
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('works with keys: a number, Escape, another number, Enter', () => {
    show('replace')
    key('3')
    expect(own()[2]).toBe('38')
    key('Escape')
    expect(own()[2]).toBe('21')
    key('5')
    expect(document.activeElement).toBe(place(5))
    ;(document.activeElement as HTMLElement).blur()
    key('Enter')
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ args: { position: 5 } }))
  })

  it('lets a drawn wagon be carried to its place', () => {
    show('replace')
    const held = element.querySelector<HTMLElement>('.bench .held')!
    held.setPointerCapture = () => {}
    document.elementsFromPoint = (x: number) => (x > 100 ? [place(6)] : [])
    const pointer = (type: string, x: number) => held.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 0, button: 0 }))
    pointer('pointerdown', 10)
    pointer('pointerup', 50) // let go where no place is
    flushSync()
    expect(element.querySelector('.confirm')).toBeNull()
    pointer('pointerdown', 10)
    pointer('pointermove', 120)
    pointer('pointerup', 150)
    flushSync()
    expect(own()[5]).toBe('38')
    expect(act).not.toHaveBeenCalled()
  })
  it('marks no place any more when the wagon is gone while it is carried', () => {
    show('replace')
    const held = element.querySelector<HTMLElement>('.bench .held')!
    held.setPointerCapture = () => {}
    document.elementsFromPoint = () => [place(6)]
    for (const type of ['pointerdown', 'pointermove']) held.dispatchEvent(new PointerEvent(type, { clientX: 10, clientY: 0, button: 0 }))
    flushSync()
    expect(place(6).getAttribute('aria-pressed')).toBe('true')
    board.update(props({ ...SCENES.waiting!(), decisions: 99 }))
    flushSync()
    expect(place(6).getAttribute('aria-pressed')).toBeNull()
  })

  it('names no key to players who have switched single keys off', () => {
    show('turn')
    expect(element.querySelectorAll('[aria-keyshortcuts]')).toHaveLength(1)
    board.update({ ...props(SCENES.turn!()), shortcuts: false })
    flushSync()
    expect(element.querySelectorAll('[aria-keyshortcuts]')).toHaveLength(0)
  })

  it('draws with d and keeps with a number', () => {
    show('turn')
    key('d')
    click(element.querySelector('.confirm'))
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ kind: 'draw' }))
    board.update(props(SCENES.setup!()))
    flushSync()
    key('2')
    click(element.querySelector('.confirm'))
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'keep', args: { card: 42 } }))
  })

  it('forgets what was chosen when the match goes on', () => {
    show('replace')
    click(place(3))
    board.update(props({ ...SCENES.replace!(), decisions: 99 }))
    flushSync()
    expect(element.querySelector('.confirm')).toBeNull()
    click(place(3))
    expect(element.querySelector('.confirm')).not.toBeNull()
    const other = SCENES.replace!()
    board.update(props({ ...other, decisions: 99, match: { ...other.match, id: 'another' } })) // the next step of a course
    flushSync()
    expect(element.querySelector('.confirm')).toBeNull()
  })
})

describe('what cannot be done', () => {
  it('says why beside the place', async () => {
    show('target')
    click(place(7))
    expect(why).toHaveBeenCalledWith('swap_adjacent', { position: 7 })
    await vi.waitFor(() => expect(element.querySelector('.bubble')?.textContent).toContain('reason-no-right-neighbour 7'))
    expect(element.querySelector('.bubble')?.textContent).toContain('ui-rulebook abilities')
    expect(act).not.toHaveBeenCalled()
  })

  it('says nothing when the answer comes after the match has gone on', async () => {
    show('target')
    click(place(7))
    board.update(props({ ...SCENES.target!(), decisions: 99 }))
    await vi.waitFor(() => expect(why.mock.results).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve))
    expect(element.querySelector('.bubble')).toBeNull()
  })

  it('says so of an ability that does not lie in the row', () => {
    show('turn')
    click(element.querySelectorAll('.bay')[3]!)
    expect(why).toHaveBeenCalledWith('use', { ability: 'move_left_2' })
  })
})

describe('who sees what', () => {
  it('offers nothing in a replay', () => {
    show('turn', { live: false })
    expect(element.querySelectorAll('button')).toHaveLength(0)
  })
  it('shows another one’s drawn wagon covered', () => {
    show('waiting')
    expect(element.querySelector('.hand .unknown')).not.toBeNull()
  })
  it('names every place and every bay', () => {
    show('turn')
    expect(place(4).querySelector('.unseen')!.textContent).toBe('board-place-wagon 4 44 swap_adjacent, board-locked, board-fits')
    for (const button of element.querySelectorAll('button')) expect(button.getAttribute('aria-label') || button.textContent!.trim()).toBeTruthy()
  })
})
