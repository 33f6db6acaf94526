// @vitest-environment page
// City names without room on the map are shown on tags, on demand or when a choice needs them.
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
// The name of Wien is written where the tag will stand.
const shown = [{ ...WIEN, label: { ...place([WIEN], SIZE).get('wien')!, box: TAG!.box } }]
const props = $state({ names: { size: SIZE, shown, missing: [MISSING] } as unknown as Names, asked: [] as string[], needed: [] as string[], pixel: 1 / PHONE, over: [] as Box[] })
const visibleNames = (): string[] => {
  flushSync()
  return [...document.querySelectorAll('.names text')].map((text) => text.textContent!)
}

let mapText: ReturnType<typeof mount>
beforeAll(() => void (mapText = mount(MapText, { target: document.body, props })))
afterAll(() => void unmount(mapText))

it.each([
  [[], [], ['Wien']],
  [['zagrab'], [], ['Zágráb', 'Zagreb']],
  [[], ['zagrab'], ['Zágráb']],
  [[], ['zagrab', 'wien'], ['Wien', 'Zágráb']],
])('shows the names asked for (%j) and needed (%j)', (asked, needed, names) => {
  Object.assign(props, { asked, needed })
  expect(visibleNames()).toEqual(names)
})

it('keeps a tag clear of controls over the map', () => {
  Object.assign(props, { asked: ['zagrab'], needed: [], over: [] })
  flushSync()
  const top = (): number => Number(document.querySelector('.tag rect')!.getAttribute('y'))
  expect(top()).toBeCloseTo(TAG!.box.y - TAG!.box.h / 2)
  const before = top()
  props.over = [{ ...TAG!.box, h: 1.5 * TAG!.box.h }]
  flushSync()
  expect(top()).not.toBe(before)
})
