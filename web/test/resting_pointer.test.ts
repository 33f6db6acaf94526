// @vitest-environment page
// What a mouse that does not move is told: nothing, until it moves.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ignoreRestingPointer, watchPointer } from '../src/board/resting_pointer'

let told: string[] = []
let end: () => void
let city: HTMLElement

beforeEach(() => {
  told = []
  end = watchPointer()
  const map = document.createElement('div')
  city = document.createElement('button')
  map.id = 'map'
  city.id = 'city'
  map.append(city)
  document.body.replaceChildren(map)
  map.addEventListener('pointerover', ({ target }) => told.push(`over ${(target as Element).id}`))
  for (const each of [map, city]) for (const kind of ['enter', 'leave']) each.addEventListener(`pointer${kind}`, () => told.push(`${kind} ${each.id}`))
})
afterEach(() => end())

const event = (kind: string, x: number, init: PointerEventInit = {}) => city.dispatchEvent(new PointerEvent(kind, { clientX: x, clientY: 5, bubbles: kind !== 'pointerenter', pointerType: 'mouse', ...init }))
/** What a browser says when a mouse has come over something, whether it has moved or the page has. */
const comes = (x: number, init?: PointerEventInit) => ['pointerover', 'pointerenter'].forEach((kind) => event(kind, x, init))
const arrived = ['leave map', 'leave city', 'enter map', 'enter city', 'over city']

it('says nothing where the page has changed under it, and all of it once it moves', () => {
  event('pointermove', 3)
  told = []
  ignoreRestingPointer()
  comes(3)
  event('pointermove', 3)
  expect(told).toEqual([])
  event('pointermove', 4)
  expect(told).toEqual(arrived)
})

it('is told as usual while nothing changes', () => {
  event('pointermove', 7)
  told = []
  comes(8)
  event('pointermove', 8)
  expect(told).toEqual(['over city', 'enter city'])
})

it('rests after a key and after a press, too', () => {
  for (const kind of ['keydown', 'click']) {
    event('pointermove', 10)
    event('pointermove', 11)
    told = []
    city.dispatchEvent(new Event(kind, { bubbles: true }))
    comes(11)
    expect(told, kind).toEqual([])
  }
})

it('leaves fingers alone', () => {
  ignoreRestingPointer()
  comes(20, { pointerType: 'touch' })
  expect(told).toEqual(['over city', 'enter city'])
})
