// Free routes and marks are visible on land and sea, by day and night, with colour blindness, too; and no mark is taken for another.
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apart, contrast, EYES, mixed } from '../../../../../../web/test/eyes'

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const css = file('../board.css') + file('../../../../../../web/src/look/tokens.css')
/** A colour by day and by night. */
function pair(name: string): [string, string] {
  const found = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}))`).exec(css)!
  return [found[1] ?? found[3]!, found[2] ?? found[3]!]
}
const share = (name: string): number => Number(new RegExp(`--${name}: (\\d+)%`).exec(css)![1]) / 100
const eyes = Object.keys(EYES)
const COLOURS = ['purple', 'white', 'blue', 'yellow', 'orange', 'black', 'red', 'green', 'grey']
const MARKS = ['possible', 'pointed', 'chosen', 'focus', 'hint']
const DAY_AND_NIGHT = [['day', 0], ['night', 1]] as const

describe.each(DAY_AND_NIGHT)('free routes by %s', (_, time) => {
  const line = (colour: string): string => pair(`route-${colour}`)[time]
  const tint = (colour: string): string => mixed(pair(`card-${colour}`)[time], share('route-tint'), pair('map-land')[time])
  it.each(COLOURS)('%s ones stand out from land and sea by their line', (colour) => {
    for (const ground of ['map-land', 'map-sea']) for (const kind of eyes) expect(contrast(line(colour), pair(ground)[time], kind), `${ground} ${kind}`).toBeGreaterThanOrEqual(3)
  })
  it.each(COLOURS)('%s ones are no other colour, whatever the eyes', (colour) => {
    for (const other of COLOURS.filter((each) => each !== colour)) for (const kind of eyes) expect(apart(tint(colour), tint(other), kind), `${other} ${kind}`).toBeGreaterThan(0.035)
  })
  it('bear a sign that is seen around it, in its line of land', () => expect(contrast(pair('map-space-line')[time], pair('map-land')[time])).toBeGreaterThanOrEqual(7))
})

describe.each(DAY_AND_NIGHT)('marks by %s', (_, time) => {
  it.each(MARKS)('%s is seen on everything that lies below it, by its band or by its rim', (mark) => {
    const rim = pair(mark === 'hint' ? 'mark-hint-rim' : 'mark-rim')[time]
    for (const ground of ['map-land', 'map-sea', 'map-rock', 'map-hachure', 'map-coast'])
      for (const kind of eyes) expect(Math.max(contrast(pair(`mark-${mark}`)[time], pair(ground)[time], kind), contrast(rim, pair(ground)[time], kind)), `${ground} ${kind}`).toBeGreaterThanOrEqual(3)
  })
  it('of what is possible is the one of the cards, and has no colour that a train has', () => {
    expect(file('../Supply.svelte').includes('.possible { cursor: pointer; box-shadow: var(--mark-possible-ring); }')).toBe(true)
    for (const seat of [0, 1, 3, 4]) expect(apart(pair('mark-possible')[time], pair(`seat-${seat}`)[time], 'usual')).toBeGreaterThan(0.1)
  })
})

it('the map has no look of its own for what may be done: its marks are those of the whole page', () => {
  const parts = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.svelte'))
  expect(parts.length).toBeGreaterThan(10)
  for (const part of parts) expect(file(part)).not.toMatch(/--accent|#0b6b50/)
  for (const mark of ['possible', 'pointed', 'chosen', 'focus']) for (const part of ['Underlay.svelte', 'City.svelte']) expect(file(part), part).toContain(`var(--mark-${mark}`)
})
