// The five marks of the boards: each is visible on every surface, and all are distinguishable, also without colours.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colourDistance, contrast, VISIONS } from './colour_vision'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const tokens = read('../src/look/tokens.css')
const games = new URL('../../src/boardwright/games/', import.meta.url).pathname
const styledFiles = (readdirSync(games, { recursive: true }) as string[]).filter((path) => /\/web\/.*\.(?:svelte|css)$/.test(path) && !path.includes('/rulebook/'))
const boards = styledFiles.map((path) => readFileSync(games + path, 'utf8')).join()

type Pair = readonly [string, string]
/** Return the colours whose names match, by day and by night. */
function colours(css: string, names: string): Map<string, Pair> {
  const declarations = css.matchAll(new RegExp(`--(${names}): (?:light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)|(#[0-9a-f]{6}));`, 'g'))
  return new Map([...declarations].map(([, name, day, night, both]) => [name!, [day ?? both!, night ?? both!]]))
}
const MARKS = ['possible', 'pointed', 'chosen', 'focus', 'hint'] as const
type Mark = (typeof MARKS)[number]
const MARK_COLOURS = colours(tokens, `mark-(?:${MARKS.join('|')}|rim|hint-rim|pointed-wash)`)
const SURFACES = new Map([
  ...colours(tokens, 'paper|paper-raised|paper-sunken|ground|platform|plate|accent-soft|seat-\\d|card-[a-z]+'),
  ...colours(boards, '(?!.*-(?:ink|line|edge|halo)$)[a-z][a-z-]*'),
])

/** Return a property of a mark, such as a length or a glyph; undefined if it has none. */
const markProperty = (mark: Mark, name: string): string | undefined => new RegExp(`--mark-${mark}-${name}: ([^;]+);`).exec(tokens)?.[1]
const pixels = (mark: Mark, name: string): number => Number.parseFloat(markProperty(mark, name) ?? '0')
const rimOf = (mark: Mark): Pair => MARK_COLOURS.get(mark === 'hint' ? 'mark-hint-rim' : 'mark-rim')!

/** Return the differences in shape of two marks: gap, dashes, glyph, wash, or twice the width. */
function differences(a: Mark, b: Mark): string[] {
  const [broad, thin] = [pixels(a, 'width'), pixels(b, 'width')].sort((x, y) => y - x) as [number, number]
  return [
    ...['gap', 'dash', 'glyph', 'wash'].filter((name) => markProperty(a, name) !== markProperty(b, name)),
    ...(broad >= 2 * thin ? ['width'] : []),
  ]
}

describe.each([['day', 0], ['night', 1]] as const)('the marks by %s', (_, time) => {
  it.each(MARKS)('show %s on every ground, by line or rim', (mark) => {
    expect(SURFACES.size).toBeGreaterThan(80)
    for (const [name, ground] of SURFACES) {
      const best = Math.max(...[MARK_COLOURS.get(`mark-${mark}`)!, rimOf(mark)].map((colour) => contrast(colour[time], ground[time])))
      expect(best, name).toBeGreaterThanOrEqual(3)
    }
  })
  it('show focus on every ground by its line alone, without a rim', () => {
    const grounds = [...SURFACES].filter(([name]) => /^(?:paper.*|desk|mat|sheet|plank.*|ground|platform|accent-soft|chart-(?:sea|land|panel|bed)|sky)$/.test(name))
    expect(grounds.length).toBeGreaterThan(14)
    for (const [name, ground] of grounds) expect(contrast(MARK_COLOURS.get('mark-focus')![time], ground[time]), name).toBeGreaterThanOrEqual(3)
  })
  it.each(MARKS)('have a contrast between line and rim of %s', (mark) =>
    expect(contrast(MARK_COLOURS.get(`mark-${mark}`)![time], rimOf(mark)[time])).toBeGreaterThanOrEqual(4.5))
  it.each(MARKS)('differ from %s by two shapes, or by one shape and a colour distinguishable by every eye', (mark) => {
    for (const other of MARKS.filter((each) => each !== mark)) {
      const shape = differences(mark, other)
      const colour = Math.min(...Object.keys(VISIONS).map((eyes) => colourDistance(MARK_COLOURS.get(`mark-${mark}`)![time], MARK_COLOURS.get(`mark-${other}`)![time], eyes)))
      expect(shape.length + (colour >= 0.1 ? 1 : 0), `${other}: ${shape.join(', ')}; colours ${colour.toFixed(2)}`).toBeGreaterThanOrEqual(2)
      expect(shape.length, other).toBeGreaterThanOrEqual(1)
    }
  })
})

it('the mark of the keyboard focus is thinner than that of a choice', () => {
  expect(pixels('focus', 'width')).toBeLessThan(pixels('chosen', 'width'))
})

/** Return the rules of a board's styles, with their selectors. */
const styleRules = (path: string): [string, string][] => {
  const text = readFileSync(games + path, 'utf8')
  const style = path.endsWith('.css') ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '')
  return [...style.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector, body]) => [selector!.trim(), body!])
}
/** Parts of a selector that name one of the five marks. */
const MARK_SELECTOR = /\.(?:can|possible|instead|pointed|chosen|selected|pressed|picked|hint|focus|offer)\b|:hover\b|:focus-visible\b/
const DRAWING_PROPERTIES = /(?:^|[\s;])(outline|box-shadow|stroke|border|border-color|background):([^;]*)/g
const drawsOwnMark = (property: string, value: string): boolean =>
  property === 'background' ? /--accent-(?:soft|glow)/.test(value) : /--(?:accent|focus)|#[0-9a-f]{3}|rgb\(/.test(value)

it('no board draws marks of its own', () => {
  const ownMarks = styledFiles.flatMap((path) => styleRules(path).filter(([selector]) => MARK_SELECTOR.test(selector)).flatMap(([selector, body]) =>
    [...body.matchAll(DRAWING_PROPERTIES)].filter(([, property, value]) => drawsOwnMark(property!, value!)).map(([, property, value]) => `${path}: ${selector} { ${property}:${value} }`)))
  expect(ownMarks).toEqual([])
})
