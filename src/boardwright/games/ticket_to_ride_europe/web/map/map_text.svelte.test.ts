// @vitest-environment page
// Names without room on the map: on tags, on demand or when they are needed.
import { flushSync, mount, unmount } from 'svelte'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Box } from './geometry'
import { place, sizeAt } from './labels'
import type { Names } from './names.svelte'
import { tagsOf } from './tags'
import MapText from './MapText.svelte'

const PHONE = 0.36 // pixels of a phone to a unit of the canvas
const SIZE = sizeAt(PHONE)
const MISSING = { id: 'zagrab', board: 'Zágráb', local: 'Zagreb' }
const [TAG] = tagsOf([MISSING], SIZE, new Set(), [], 1 / PHONE)
const WIEN = { id: 'wien', board: 'Wien', local: null }
// As if its name were written where the tag is going to stand.
const shown = [{ ...WIEN, label: { ...place([WIEN], SIZE).get('wien')!, box: TAG!.box } }]
const given = $state({ names: { size: SIZE, shown, missing: [MISSING] } as unknown as Names, asked: [] as string[], needed: [] as string[], pixel: 1 / PHONE, over: [] as Box[] })
const written = (): string[] => {
  flushSync()
  return [...document.querySelectorAll('.names text')].map((text) => text.textContent!)
}

let writing: ReturnType<typeof mount>
beforeAll(() => void (writing = mount(MapText, { target: document.body, props: given })))
afterAll(() => void unmount(writing))

it.each([
  [[], [], ['Wien']],
  [['zagrab'], [], ['Zágráb', 'Zagreb']],
  [[], ['zagrab'], ['Zágráb']],
  [[], ['zagrab', 'wien'], ['Wien', 'Zágráb']],
])('asked for %j and needing %j', (asked, needed, names) => {
  Object.assign(given, { asked, needed })
  expect(written()).toEqual(names)
})

it('a tag keeps out of the way of what lies over the map', () => {
  Object.assign(given, { asked: ['zagrab'], needed: [], over: [] })
  flushSync()
  const top = (): number => Number(document.querySelector('.tag rect')!.getAttribute('y'))
  expect(top()).toBeCloseTo(TAG!.box.y - TAG!.box.h / 2)
  const before = top()
  given.over = [{ ...TAG!.box, h: 1.5 * TAG!.box.h }]
  flushSync()
  expect(top()).not.toBe(before)
})
