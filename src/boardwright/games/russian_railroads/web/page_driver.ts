/** Test driver for the board in a page: mouse, finger, keyboard, and calls to the page. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, vi } from 'vitest'
import type { BoardHandle, BoardProps } from '@shell/board/board'
import type { Frame } from '@shell/net/frame'
import { SCENES } from './fixture'
import { mount } from './index'

let element: HTMLElement
let mounted: BoardHandle
export const act = vi.fn((..._: Parameters<BoardProps['act']>) => {})
export const why = vi.fn(async (_kind: string, _args: object) => ({ id: 'space_taken', args: { seat: 1 }, section: 'turn' }))

export const props = (frame: Frame, changes: Partial<BoardProps> = {}): BoardProps => ({
  frame, act, why, reduced: true, theme: 'light', live: true,
  words: { t: (id, args = {}) => [id, ...Object.values(args)].join(' '), name: (seat) => `player ${seat}` },
  ...changes,
})
export function showScene(name: string, changes: Partial<BoardProps> = {}): void {
  mounted = mount(element, props(SCENES[name]!(), changes))
  flushSync()
}
export function updateBoard(frame: Frame, changes: Partial<BoardProps> = {}): void {
  mounted.update(props(frame, changes))
  flushSync()
}
export function click(target: Element | null | undefined, pointerType = 'mouse'): void {
  target!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }))
  target!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
export function pressKey(name: string): void {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  flushSync()
}
export const query = (selector: string): HTMLElement | null => element.querySelector<HTMLElement>(selector)
export const queryAll = (selector: string): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)]
export const placeElement = (name: string): HTMLElement | null => query(`[data-place='${name}']`)

let width = 0
/** Set the width of the page; without one the players' boards draw nothing. */
export const setWidth = (pixels: number): number => (width = pixels)
export const mountedBoard = (): BoardHandle => mounted

/** Prepare the page before each test of the calling file, and clean it up afterwards. */
export function usePage(): void {
  beforeEach(() => {
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width })
    document.body.replaceChildren((element = document.createElement('main')))
    // Stub: happy-dom's animations report errors when interrupted, and no test waits for one.
    Element.prototype.animate = () => ({ cancel() {} }) as unknown as Animation
    act.mockClear()
    why.mockClear()
  })
  afterEach(() => {
    mounted.destroy()
    width = 0
  })
}
