// The marks on the map are seen on land and sea, and the same colour never means two things.
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apart, contrast } from '../../../../../../web/test/eyes'

describe('the colours of marks', () => {
  const file = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
  const css = file('../board.css') + file('../../../../../../web/src/look/tokens.css')
  function pair(name: string): [string, string] {
    const found = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}))`).exec(css)!
    return [found[1] ?? found[3]!, found[2] ?? found[3]!]
  }
  it.each([0, 1] as const)('can be seen on land and sea, by day (0) and by night (%i)', (time) => {
    const [light, rim] = [pair('map-possible')[time], pair('map-possible-rim')[time]]
    expect(contrast(light, rim)).toBeGreaterThanOrEqual(3)
    for (const ground of ['map-land', 'map-sea']) expect(Math.max(contrast(light, pair(ground)[time]), contrast(rim, pair(ground)[time])), ground).toBeGreaterThanOrEqual(3)
  })
  it.each(['accent', 'lamp', 'danger', 'focus', 'map-space-line'])('for what is possible are none of another meaning: --%s', (other) => {
    const times = other === 'map-space-line' ? [0] : [0, 1] // by night spaces are drawn with light lines
    for (const time of times) expect(apart(pair('map-possible')[time]!, pair(other)[time]!, 'usual')).toBeGreaterThan(0.1)
  })
  it('are no colour of cards: white has its dark line around it', () => {
    const cards = [...css.matchAll(/--card-([a-z]+): (#\w{6})/g)].filter(([, name]) => name !== 'white' && name !== 'line')
    expect(cards).toHaveLength(9)
    for (const [, name, colour] of cards) for (const light of pair('map-possible')) expect(apart(light, colour!, 'usual'), name).toBeGreaterThan(0.1)
  })
  it('are not the green of the buttons', () => {
    const parts = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.svelte'))
    expect(parts.length).toBeGreaterThan(10)
    for (const part of parts) expect(file(part).replace('.tools button:hover:not(:disabled) { background: var(--accent-soft); }', '')).not.toMatch(/--accent|#0b6b50/)
  })
})
