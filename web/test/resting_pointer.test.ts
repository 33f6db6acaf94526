// @vitest-environment page
// Pointer events of a mouse that does not move are ignored until it moves.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ignoreRestingPointer, watchPointer } from '../src/board/resting_pointer'

let events: string[] = []
let stopWatching: () => void
let city: HTMLElement

beforeEach(() => {
  events = []
  stopWatching = watchPointer()
  const map = document.createElement('div')
  city = document.createElement('button')
  map.id = 'map'
  city.id = 'city'
  map.append(city)
  document.body.replaceChildren(map)
  map.addEventListener('pointerover', ({ target }) => events.push(`over ${(target as Element).id}`))
  for (const each of [map, city]) for (const kind of ['enter', 'leave']) each.addEventListener(`pointer${kind}`, () => events.push(`${kind} ${each.id}`))
})
afterEach(() => stopWatching())

const dispatchPointer = (kind: string, x: number, init: PointerEventInit = {}) => city.dispatchEvent(new PointerEvent(kind, { clientX: x, clientY: 5, bubbles: kind !== 'pointerenter', pointerType: 'mouse', ...init }))
/** Dispatch the events of a mouse over an element that either of them has moved to. */
const enterCity = (x: number, init?: PointerEventInit) => ['pointerover', 'pointerenter'].forEach((kind) => dispatchPointer(kind, x, init))
const arrivalEvents = ['leave map', 'leave city', 'enter map', 'enter city', 'over city']

it('events are held back after the page has changed, and delivered once the mouse moves', () => {
  dispatchPointer('pointermove', 3)
  events = []
  ignoreRestingPointer()
  enterCity(3)
  dispatchPointer('pointermove', 3)
  expect(events).toEqual([])
  dispatchPointer('pointermove', 4)
  expect(events).toEqual(arrivalEvents)
})

it('events pass while the page does not change', () => {
  dispatchPointer('pointermove', 7)
  events = []
  enterCity(8)
  dispatchPointer('pointermove', 8)
  expect(events).toEqual(['over city', 'enter city'])
})

it('events are held back after a key or a press, too', () => {
  for (const kind of ['keydown', 'click']) {
    dispatchPointer('pointermove', 10)
    dispatchPointer('pointermove', 11)
    events = []
    city.dispatchEvent(new Event(kind, { bubbles: true }))
    enterCity(11)
    expect(events, kind).toEqual([])
  }
})

it('events of fingers pass', () => {
  ignoreRestingPointer()
  enterCity(20, { pointerType: 'touch' })
  expect(events).toEqual(['over city', 'enter city'])
})
