// @vitest-environment page
// The board of Game of Trains: presses, previews, keys, refusals, and what viewers see.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardHandle, BoardProps } from '@shell/board/board'
import type { Frame } from '@shell/net/frame'
import { SCENES } from './fixture'
import { mount } from './index'
import { waitFor } from '@shell/../test/wait_for'

let element: HTMLElement
let board: BoardHandle
vi.setConfig({ testTimeout: 20_000 }) // for a busy machine
const act = vi.fn()
const why = vi.fn(async () => ({ id: 'no_right_neighbour', args: { position: 7 }, section: 'abilities' }))

const props = (frame: Frame, changes: Partial<BoardProps> = {}): BoardProps => ({
  frame, act, why, reduced: true, theme: 'light', live: true, ask: true,
  words: { t: (id, args = {}) => [id, ...Object.values(args)].join(' '), name: (seat) => `player ${seat}` },
  ...changes,
})
function showScene(name: string, changes: Partial<BoardProps> = {}): void {
  board = mount(element, props(SCENES[name]!(), changes))
  flushSync()
}
const placeButton = (position: number): HTMLButtonElement => element.querySelector<HTMLButtonElement>(`button[data-place='${position}']`)!
const ownNumbers = (): string[] => [...element.querySelectorAll('.own .place .number')].map((n) => n.textContent!)
function pressKey(name: string): void {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  flushSync()
}
function click(target: Element | null): void {
  target!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}

beforeEach(() => {
  document.body.replaceChildren((element = document.createElement('main')))
  // Stub: happy-dom's animations report errors when interrupted, and no test waits for one.
  Element.prototype.animate = () => ({ cancel() {} }) as unknown as Animation
  act.mockClear()
  why.mockClear()
})
afterEach(() => board.destroy())

describe('a press of a mouse', () => {
  beforeEach(() => void vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query === '(hover: hover)' }) as MediaQueryList))
  afterEach(() => void vi.restoreAllMocks())

  it('makes the choice at once; pointing explains it', () => {
    showScene('replace', { ask: false })
    placeButton(3).dispatchEvent(new FocusEvent('focus'))
    flushSync()
    expect(element.querySelector('.bench .text')!.textContent).toContain('action-replace 3')
    expect(element.querySelector('.confirm')).toBeNull()
    click(placeButton(3))
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'replace', args: { position: 3 } }))
  })
  it('draws at once, but asks first before an ability that removes wagons', () => {
    showScene('turn', { ask: false })
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
  it('of a finger shows a preview first', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: false }) as MediaQueryList)
    showScene('replace', { ask: false })
    click(placeButton(3))
    expect(act).not.toHaveBeenCalled()
    expect(ownNumbers()[2]).toBe('38')
  })
  it('of a finger shows a preview first also on a device with a mouse', () => {
    const down = (pointerType: string) => placeButton(3).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }))
    showScene('replace', { ask: false })
    down('touch')
    click(placeButton(3))
    expect(act).not.toHaveBeenCalled()
    expect(element.querySelector('.confirm')).not.toBeNull()
    down('mouse')
    click(placeButton(4))
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ args: { position: 4 } }))
  })
  it('of a key makes the choice at once after a finger has pressed', () => {
    showScene('replace', { ask: false })
    placeButton(3).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    placeButton(3).focus()
    pressKey('Enter')
    click(placeButton(3)) // the click that browsers dispatch for the key
    expect(act).toHaveBeenCalledTimes(1)
  })
})

describe('the preview of a choice that is pointed at', () => {
  const ghosts = (): string[] => [...element.querySelectorAll('.own .place')].flatMap((each, i) => [...each.querySelectorAll('.ghost')].map((ghost) => `${i + 1}: ${ghost.textContent!.trim()}`))
  const bay = (ability: string): HTMLElement => element.querySelector(`[data-spot='${ability}']`)!.closest<HTMLElement>('.bay')!
  const standing = (ability: string): string[] => [...bay(ability).querySelectorAll('.standing')].map((each) => `${each.querySelector('.mini')!.textContent} ${each.className.match(/here|coming|going/)}`)
  function point(target: Element, type: string, pointerType = 'mouse'): void {
    target.dispatchEvent(type.startsWith('pointer') ? new PointerEvent(type, { pointerType }) : new FocusEvent(type))
    flushSync()
  }
  const labels = () => [...element.querySelectorAll('.mine .unseen, .bay .unseen')].map((each) => each.textContent)

  it.each([['pointerenter', 'pointerleave'], ['focus', 'blur']])('is drawn over the train and the platform, whose labels stay the same (%s)', (enter, leave) => {
    showScene('replace', { ask: false })
    const labelsBefore = labels()
    point(placeButton(4), enter)
    expect(ghosts()).toEqual(['4: 38'])
    expect(ownNumbers()).toContain('44') // hidden below, from where it will move
    expect(placeButton(4).classList).toContain('changed')
    expect(placeButton(4).querySelector('.lock.lost')).not.toBeNull()
    expect(standing('swap_adjacent')).toEqual(['4 going', '44 going'])
    expect(element.querySelector('.held.away')).not.toBeNull()
    expect(labels()).toEqual(labelsBefore)
    expect(new Set([...element.querySelectorAll('[data-flip]')].map((each) => (each as HTMLElement).dataset.flip)).size).toBe(element.querySelectorAll('[data-flip]').length)
    point(placeButton(4), leave)
    expect(ghosts()).toEqual([])
    expect(standing('swap_adjacent')).toEqual(['4 here'])
    expect(element.querySelector('.held.away, .own .changed')).toBeNull()
    expect(act).not.toHaveBeenCalled()
  })

  it('shows the effect of an ability in all trains, with its text', () => {
    showScene('turn', { ask: false })
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

  it('ends with the next frame or a cancelled choice, and is not shown for a finger', () => {
    showScene('replace')
    point(placeButton(3), 'pointerenter', 'touch')
    expect(ghosts()).toEqual([])
    point(placeButton(3), 'pointerenter')
    expect(ghosts()).toEqual(['3: 38'])
    board.update(props({ ...SCENES.replace!(), decisions: 99 }))
    flushSync()
    expect(ghosts()).toEqual([])
    point(placeButton(3), 'pointerenter')
    click(placeButton(3))
    expect(ghosts()).toEqual([]) // it is drawn as chosen instead
    click(element.querySelector('.cancel'))
    expect(ghosts()).toEqual([])
    expect(ownNumbers()[2]).toBe('21')
  })
})

describe('a choice with a confirmation', () => {
  it('shows the changed train, and is made when it is confirmed', () => {
    showScene('replace')
    click(placeButton(3))
    expect(ownNumbers()).toEqual(['5', '33', '38', '44', '40', '71', '64'])
    expect(act).not.toHaveBeenCalled()
    click(element.querySelector('.confirm'))
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ kind: 'replace', args: { position: 3 } }))
  })

  it('can be cancelled', () => {
    showScene('replace')
    click(placeButton(3))
    click(element.querySelector('.cancel'))
    expect(ownNumbers()).toEqual(['5', '33', '21', '44', '40', '71', '64'])
    expect(element.querySelector('.confirm')).toBeNull()
  })

  it('is made once by a second press on the same place', () => {
    showScene('replace')
    click(placeButton(3))
    click(placeButton(3))
    click(placeButton(3))
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('is made with keys: a number, Escape, another number, Enter', () => {
    showScene('replace')
    pressKey('3')
    expect(ownNumbers()[2]).toBe('38')
    pressKey('Escape')
    expect(ownNumbers()[2]).toBe('21')
    pressKey('5')
    expect(document.activeElement).toBe(placeButton(5))
    ;(document.activeElement as HTMLElement).blur()
    pressKey('Enter')
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ args: { position: 5 } }))
  })

  it('is made by dragging a drawn wagon to its place', () => {
    showScene('replace')
    const held = element.querySelector<HTMLElement>('.bench .held')!
    held.setPointerCapture = () => {}
    document.elementsFromPoint = (x: number) => (x > 100 ? [placeButton(6)] : [])
    const pointer = (type: string, x: number) => held.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 0, button: 0 }))
    pointer('pointerdown', 10)
    pointer('pointerup', 50) // dropped outside of all places
    flushSync()
    expect(element.querySelector('.confirm')).toBeNull()
    pointer('pointerdown', 10)
    pointer('pointermove', 120)
    pointer('pointerup', 150)
    flushSync()
    expect(ownNumbers()[5]).toBe('38')
    expect(act).not.toHaveBeenCalled()
  })
  it('marks no place after the dragged wagon has disappeared', () => {
    showScene('replace')
    const held = element.querySelector<HTMLElement>('.bench .held')!
    held.setPointerCapture = () => {}
    document.elementsFromPoint = () => [placeButton(6)]
    for (const type of ['pointerdown', 'pointermove']) held.dispatchEvent(new PointerEvent(type, { clientX: 10, clientY: 0, button: 0 }))
    flushSync()
    expect(placeButton(6).getAttribute('aria-pressed')).toBe('true')
    board.update(props({ ...SCENES.waiting!(), decisions: 99 }))
    flushSync()
    expect(placeButton(6).getAttribute('aria-pressed')).toBeNull()
  })

  it('has no shortcut labels if single keys are switched off', () => {
    showScene('turn')
    expect(element.querySelectorAll('[aria-keyshortcuts]')).toHaveLength(1)
    board.update({ ...props(SCENES.turn!()), shortcuts: false })
    flushSync()
    expect(element.querySelectorAll('[aria-keyshortcuts]')).toHaveLength(0)
  })

  it('is made with d for drawing and a number for keeping', () => {
    showScene('turn')
    pressKey('d')
    click(element.querySelector('.confirm'))
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ kind: 'draw' }))
    board.update(props(SCENES.setup!()))
    flushSync()
    pressKey('2')
    click(element.querySelector('.confirm'))
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'keep', args: { card: 42 } }))
  })

  it('is dropped with the next frame', () => {
    showScene('replace')
    click(placeButton(3))
    board.update(props({ ...SCENES.replace!(), decisions: 99 }))
    flushSync()
    expect(element.querySelector('.confirm')).toBeNull()
    click(placeButton(3))
    expect(element.querySelector('.confirm')).not.toBeNull()
    const otherFrame = SCENES.replace!()
    board.update(props({ ...otherFrame, decisions: 99, match: { ...otherFrame.match, id: 'another' } })) // as the next step of a course
    flushSync()
    expect(element.querySelector('.confirm')).toBeNull()
  })
})

describe('an impossible action', () => {
  it('is explained beside its place', async () => {
    showScene('target')
    click(placeButton(7))
    expect(why).toHaveBeenCalledWith('swap_adjacent', { position: 7 })
    await waitFor(() => expect(element.querySelector('.bubble')?.textContent).toContain('reason-no-right-neighbour 7'))
    expect(element.querySelector('.bubble')?.textContent).toContain('ui-rulebook abilities')
    expect(act).not.toHaveBeenCalled()
  })

  it('is not explained if the answer arrives after the next frame', async () => {
    showScene('target')
    click(placeButton(7))
    board.update(props({ ...SCENES.target!(), decisions: 99 }))
    await waitFor(() => expect(why.mock.results).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve))
    expect(element.querySelector('.bubble')).toBeNull()
  })

  it('is explained for an ability that is not in the row', () => {
    showScene('turn')
    click(element.querySelectorAll('.bay')[3]!)
    expect(why).toHaveBeenCalledWith('use', { ability: 'move_left_2' })
  })
})

describe('a viewer', () => {
  it('has no choices in a replay', () => {
    showScene('turn', { live: false })
    expect(element.querySelectorAll('button')).toHaveLength(0)
  })
  it('sees the drawn wagon of another player covered', () => {
    showScene('waiting')
    expect(element.querySelector('.hand .unknown')).not.toBeNull()
  })
  it('has a label for every place and every bay', () => {
    showScene('turn')
    expect(placeButton(4).querySelector('.unseen')!.textContent).toBe('board-place-wagon 4 44 swap_adjacent, board-locked, board-fits')
    for (const button of element.querySelectorAll('button')) expect(button.getAttribute('aria-label') || button.textContent!.trim()).toBeTruthy()
  })
})
