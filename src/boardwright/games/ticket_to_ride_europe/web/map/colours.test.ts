// Free routes and marks are visible on land and sea, by day and night, also with colour blindness, and are distinguishable.
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colourDistance, contrast, VISIONS, mixColours } from '../../../../../../web/test/colour_vision'

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const css = file('../board.css') + file('../../../../../../web/src/look/tokens.css')
/** Return a colour by day and by night. */
function dayAndNight(name: string): [string, string] {
  const match = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}))`).exec(css)!
  return [match[1] ?? match[3]!, match[2] ?? match[3]!]
}
const percentage = (name: string): number => Number(new RegExp(`--${name}: (\\d+)%`).exec(css)![1]) / 100
const visions = Object.keys(VISIONS)
const COLOURS = ['purple', 'white', 'blue', 'yellow', 'orange', 'black', 'red', 'green', 'grey']
const MARKS = ['possible', 'pointed', 'chosen', 'focus', 'hint']
const DAY_AND_NIGHT = [['day', 0], ['night', 1]] as const

describe.each(DAY_AND_NIGHT)('free routes by %s', (_, time) => {
  const line = (colour: string): string => dayAndNight(`route-${colour}`)[time]
  const tint = (colour: string): string => mixColours(dayAndNight(`card-${colour}`)[time], percentage('route-tint'), dayAndNight('map-land')[time])
  it.each(COLOURS)('of %s stand out from land and sea by their line', (colour) => {
    for (const ground of ['map-land', 'map-sea']) for (const vision of visions) expect(contrast(line(colour), dayAndNight(ground)[time], vision), `${ground} ${vision}`).toBeGreaterThanOrEqual(3)
  })
  it.each(COLOURS)('of %s have a tint unlike any other, also with colour blindness', (colour) => {
    for (const other of COLOURS.filter((each) => each !== colour)) for (const vision of visions) expect(colourDistance(tint(colour), tint(other), vision), `${other} ${vision}`).toBeGreaterThan(0.035)
  })
  it('have signs whose outline stands out from the land', () => expect(contrast(dayAndNight('map-space-line')[time], dayAndNight('map-land')[time])).toBeGreaterThanOrEqual(7))
})

describe.each(DAY_AND_NIGHT)('marks by %s', (_, time) => {
  it.each(MARKS)('show %s on every ground, by band or rim', (mark) => {
    const rim = dayAndNight(mark === 'hint' ? 'mark-hint-rim' : 'mark-rim')[time]
    for (const ground of ['map-land', 'map-sea', 'map-rock', 'map-hachure', 'map-coast'])
      for (const vision of visions) expect(Math.max(contrast(dayAndNight(`mark-${mark}`)[time], dayAndNight(ground)[time], vision), contrast(rim, dayAndNight(ground)[time], vision)), `${ground} ${vision}`).toBeGreaterThanOrEqual(3)
  })
  it('use one ring for possible choices on map and cards, and none of the trains’ colours for it', () => {
    expect(file('../Supply.svelte').includes('.possible { cursor: pointer; box-shadow: var(--mark-possible-ring); }')).toBe(true)
    for (const seat of [0, 1, 3, 4]) expect(colourDistance(dayAndNight('mark-possible')[time], dayAndNight(`seat-${seat}`)[time], 'usual')).toBeGreaterThan(0.1)
  })
})

it('the map uses the marks of the page', () => {
  const parts = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.svelte'))
  expect(parts.length).toBeGreaterThan(10)
  for (const part of parts) expect(file(part)).not.toMatch(/--accent|#0b6b50/)
  for (const mark of ['possible', 'pointed', 'chosen', 'focus']) for (const part of ['Underlay.svelte', 'City.svelte']) expect(file(part), part).toContain(`var(--mark-${mark}`)
})
