// The five marks of the boards: each is seen on whatever it lies on, and none is taken for another one, also without colours.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apart, contrast, EYES } from './eyes'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const tokens = read('../src/look/tokens.css')
const games = new URL('../../src/boardwright/games/', import.meta.url).pathname
const styled = (readdirSync(games, { recursive: true }) as string[]).filter((path) => /\/web\/.*\.(?:svelte|css)$/.test(path) && !path.includes('/rulebook/'))
const boards = styled.map((path) => readFileSync(games + path, 'utf8')).join()

type Pair = readonly [string, string]
/** All colours whose names fit, by day and by night. */
function colours(css: string, names: string): Map<string, Pair> {
  const found = css.matchAll(new RegExp(`--(${names}): (?:light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)|(#[0-9a-f]{6}));`, 'g'))
  return new Map([...found].map(([, name, day, night, both]) => [name!, [day ?? both!, night ?? both!]]))
}
const MARKS = ['possible', 'pointed', 'chosen', 'focus', 'hint'] as const
type Mark = (typeof MARKS)[number]
const found = colours(tokens, `mark-(?:${MARKS.join('|')}|rim|hint-rim|pointed-wash)`)
const SURFACES = new Map([
  ...colours(tokens, 'paper|paper-raised|paper-sunken|ground|platform|plate|accent-soft|seat-\\d|card-[a-z]+'),
  ...colours(boards, '(?!.*-(?:ink|line|edge|halo)$)[a-z][a-z-]*'),
])

/** A length or a glyph that a mark has and others may lack. */
const part = (mark: Mark, name: string): string | undefined => new RegExp(`--mark-${mark}-${name}: ([^;]+);`).exec(tokens)?.[1]
const pixels = (mark: Mark, name: string): number => Number.parseFloat(part(mark, name) ?? '0')
const rimOf = (mark: Mark): Pair => found.get(mark === 'hint' ? 'mark-hint-rim' : 'mark-rim')!

/** By what two marks differ in shape: set apart, in stripes, with a sign, with a tint, twice as broad. */
function differences(a: Mark, b: Mark): string[] {
  const [broad, thin] = [pixels(a, 'width'), pixels(b, 'width')].sort((x, y) => y - x) as [number, number]
  return [
    ...['gap', 'dash', 'glyph', 'wash'].filter((name) => part(a, name) !== part(b, name)),
    ...(broad >= 2 * thin ? ['width'] : []),
  ]
}

describe.each([['day', 0], ['night', 1]] as const)('by %s', (_, at) => {
  it.each(MARKS)('%s is seen on every ground, by its line or by its rim', (mark) => {
    expect(SURFACES.size).toBeGreaterThan(80)
    for (const [name, ground] of SURFACES) {
      const best = Math.max(...[found.get(`mark-${mark}`)!, rimOf(mark)].map((colour) => contrast(colour[at], ground[at])))
      expect(best, name).toBeGreaterThanOrEqual(3)
    }
  })
  it('focus has no rim: its line alone is seen on what things lie on', () => {
    const grounds = [...SURFACES].filter(([name]) => /^(?:paper.*|desk|mat|sheet|plank.*|ground|platform|accent-soft|chart-(?:sea|land|panel|bed)|sky)$/.test(name))
    expect(grounds.length).toBeGreaterThan(14)
    for (const [name, ground] of grounds) expect(contrast(found.get('mark-focus')![at], ground[at]), name).toBeGreaterThanOrEqual(3)
  })
  it.each(MARKS)('line and rim of %s stand out from each other', (mark) =>
    expect(contrast(found.get(`mark-${mark}`)![at], rimOf(mark)[at])).toBeGreaterThanOrEqual(4.5))
  it.each(MARKS)('no other mark is taken for %s: two differences of shape, or one and a colour that every eye tells apart', (mark) => {
    for (const other of MARKS.filter((each) => each !== mark)) {
      const shape = differences(mark, other)
      const colour = Math.min(...Object.keys(EYES).map((eyes) => apart(found.get(`mark-${mark}`)![at], found.get(`mark-${other}`)![at], eyes)))
      expect(shape.length + (colour >= 0.1 ? 1 : 0), `${other}: ${shape.join(', ')}; colours ${colour.toFixed(2)}`).toBeGreaterThanOrEqual(2)
      expect(shape.length, other).toBeGreaterThanOrEqual(1)
    }
  })
})

it('the mark of the keyboard is no stronger than that of a choice', () => {
  expect(pixels('focus', 'width')).toBeLessThan(pixels('chosen', 'width'))
})

/** Rules of a board's styles, with their selectors. */
const rules = (path: string): [string, string][] => {
  const text = readFileSync(games + path, 'utf8')
  const style = path.endsWith('.css') ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '')
  return [...style.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector, body]) => [selector!.trim(), body!])
}
/** Parts of a selector that say which of the five marks a rule draws. */
const SAYS = /\.(?:can|possible|instead|pointed|chosen|selected|pressed|picked|hint|focus|offer)\b|:hover\b|:focus-visible\b/
const DRAWN = /(?:^|[\s;])(outline|box-shadow|stroke|border|border-color|background):([^;]*)/g
const own = (property: string, value: string): boolean =>
  property === 'background' ? /--accent-(?:soft|glow)/.test(value) : /--(?:accent|focus)|#[0-9a-f]{3}|rgb\(/.test(value)

it('no board draws marks of its own', () => {
  const told = styled.flatMap((path) => rules(path).filter(([selector]) => SAYS.test(selector)).flatMap(([selector, body]) =>
    [...body.matchAll(DRAWN)].filter(([, property, value]) => own(property!, value!)).map(([, property, value]) => `${path}: ${selector} { ${property}:${value} }`)))
  expect(told).toEqual([])
})
