// The page's styles: colours are distinguishable with colour blindness, letters are readable, animations end.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colourDistance, contrast, VISIONS } from './colour_vision'

const css = readFileSync(new URL('../src/look/tokens.css', import.meta.url), 'utf8')

function colours(prefix: string): Map<string, string> {
  return new Map([...css.matchAll(new RegExp(`--(${prefix}-[a-z0-9]+): (#[0-9a-f]{6})`, 'g'))].map((m) => [m[1]!, m[2]!]))
}
function dayAndNight(name: string): [string, string] {
  const match = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)
  if (!match) throw new Error(`--${name} is not a light-dark pair of colours in tokens.css`)
  return [match[1]!, match[2]!]
}

describe.each([['seat', 5, 0.15], ['card', 10, 0.1]] as const)('colours of every %s', (prefix, count, least) => {
  const table = [...colours(prefix)]
  it('are complete', () => expect(table).toHaveLength(count))
  it.each(Object.keys(VISIONS))('are distinguishable with %s vision', (eyes) => {
    for (const [a, first] of table)
      for (const [b, second] of table)
        if (a < b) expect(colourDistance(first, second, eyes), `${a} and ${b}`).toBeGreaterThan(least)
  })
})

describe('letters', () => {
  it.each([
    ['ink', 'paper'], ['ink', 'ground'], ['ink-soft', 'paper'], ['ink-soft', 'ground'], ['ink-soft', 'platform'],
    ['ink-faint', 'paper'], ['ink-faint', 'paper-raised'], ['ink-faint', 'platform'],
    ['accent-ink', 'accent'], ['danger-ink', 'danger'], ['ink', 'accent-soft'], ['ink-soft', 'accent-soft'], ['notice', 'notice-soft'],
  ])('%s can be read on %s by day and by night', (letter, ground) => {
    dayAndNight(letter).forEach((colour, i) => expect(contrast(colour, dayAndNight(ground)[i]!), ['day', 'night'][i]).toBeGreaterThanOrEqual(4.5))
  })
  it('can be read on the colour of each seat', () => {
    for (const [name, colour] of colours('seat')) {
      const ink = new RegExp(`--${name}-ink: (#[0-9a-f]{6})`).exec(css)![1]!
      expect(contrast(ink, colour), name).toBeGreaterThanOrEqual(4.5)
    }
  })
  it('can be read on the colour of each card, as can symbols', () => {
    for (const [name, colour] of colours('card')) {
      const ink = new RegExp(`--${name}-ink: (#[0-9a-f]{6})`).exec(css)![1]!
      expect(contrast(ink, colour), name).toBeGreaterThanOrEqual(4.5)
    }
  })
  it('are never smaller than 12 px', () => {
    for (const [, size] of css.matchAll(/--text-[a-z0-9]+: ([\d.]+)rem/g)) expect(Number(size) * 16).toBeGreaterThanOrEqual(12)
  })
})

describe('animations', () => {
  // Endless animations draw 60 pictures a second for as long as a player thinks, which drains a phone.
  it.each(['../src/', '../../src/boardwright/games/'])('in %s end', (folder) => {
    const root = new URL(folder, import.meta.url)
    const styles = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(css|svelte)$/.test(path))
    expect(styles.length).toBeGreaterThan(20)
    expect(styles.filter((path) => /\binfinite\b/.test(readFileSync(new URL(path.replaceAll('\\', '/'), root), 'utf8')))).toEqual([])
  })
})
