// @vitest-environment page
// The rules in the page: what a section's address shows, search, and that every picture of every game can be drawn and has its caption.
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Figure, RulebookModule } from '../src/board/board'
import { matchesQuery, splitByMatches } from '../src/words/find_text'
import { parseRoute, address } from '../src/common/route.svelte'
import { useLanguage } from '../src/common/shell.svelte'
import { messagesOf, Words } from '../src/words/words'
import { loadRulebook, type Rulebook as Book } from '../src/rulebook/load'
import Rulebook from '../src/rulebook/Rulebook.svelte'

const texts = import.meta.glob('../../src/boardwright/games/*/words/rulebook/en.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>
const tables = import.meta.glob('../../src/boardwright/games/*/game.toml', { query: '?raw', import: 'default', eager: true }) as Record<string, string>
const of = <Content>(files: Record<string, Content>, game: string): Content => files[Object.keys(files).find((path) => path.includes(`/games/${game}/`))!]!
const games = Object.keys(texts).map((path) => path.split('/').at(-4)!)
const sectionsOf = (game: string): string[] => [.../^sections = \[([^\]]*)\]/m.exec(of(tables, game))![1]!.matchAll(/"(\w+)"/g)].map((match) => match[1]!)
const MODULES = import.meta.glob('../../src/boardwright/games/*/web/rulebook.ts') as Record<string, () => Promise<RulebookModule>>
const figuresOf = async (game: string) => (await of(MODULES, game)()).figures

beforeAll(() => useLanguage('en'))
let drawn: Record<string, unknown>[] = []
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  for (const each of drawn) void unmount(each)
  drawn = []
  document.body.replaceChildren()
})

async function open(book: Book, section: string | null = null): Promise<HTMLElement> {
  drawn.push(mount(Rulebook, { target: document.body, props: { game: 'game', book, section, heading: 'h2' } }))
  flushSync()
  await tick()
  return document.body
}
const book = (game: string): Promise<Book> => loadRulebook({ id: game, sections: sectionsOf(game) }, 'en')

// A board's parts take a while to be read where the machine is busy.
describe.each(games)('the rules of %s', { timeout: 60_000 }, (game) => {
  it('have a caption for every picture and a picture for every caption, in their sections', async () => {
    const figures = await figuresOf(game)
    const names = Object.values(figures).flat().map(({ name }) => name)
    const captions = [...of(texts, game).matchAll(/^figure-([\w-]+) =/gm)].map((match) => match[1])
    expect(names.sort()).toEqual(captions.sort())
    expect(sectionsOf(game)).toEqual(expect.arrayContaining(Object.keys(figures)))
  })

  it('can be drawn, with no message missing', async () => {
    const page = await open(await book(game))
    expect(page.querySelectorAll('section')).toHaveLength(sectionsOf(game).length)
    for (const drawing of page.querySelectorAll('.drawing')) expect(drawing.childElementCount).toBeGreaterThan(0)
    expect(page.textContent).not.toMatch(/\b(rules|section|figure|board|ui)-[a-z]/)
  })
})

/** A made-up game: three sections, one picture. */
async function small(): Promise<Book> {
  const bundle = messagesOf('en', ['figure-hen = A hen on her eggs', 'ui-x = x'])
  const section = (id: string, title: string, text: string | null, figures: Figure[] = []): Book['sections'][number] => ({ id, title, text, figures })
  const hen: Figure = { name: 'hen', draw: (element) => void (element.textContent = 'hen') }
  return {
    words: new Words('en', [bundle]),
    foreign: false,
    sections: [section('goal', 'Goal', 'Find the eggs.'), section('hens', 'Hens', 'They lay.\n\n– Locked hens stay.', [hen]), section('end', 'End', null, [{ name: 'fox', draw: () => {} }])],
  }
}

describe('a section', () => {
  it('has an address of its own', () => {
    expect(parseRoute('#/rules/chess/castling')).toEqual({ screen: 'rules', game: 'chess', section: 'castling' })
    expect(parseRoute(address.rules('chess'))).toEqual({ screen: 'rules', game: 'chess', section: null })
    expect(parseRoute('#/rules')).toEqual({ screen: 'lobby' })
  })
  it('takes the focus where its address is opened', async () => {
    await open(await small(), 'hens')
    expect(document.activeElement?.textContent).toBe('Hens')
  })
  it('that does not exist is named, above all that do', async () => {
    const page = await open(await small(), 'castling')
    expect(page.querySelector('.note')?.textContent).toContain('castling')
    expect(page.querySelectorAll('section')).toHaveLength(3)
  })
  it('without a text, and a picture without a caption, say so', async () => {
    const page = await open(await small())
    expect(page.querySelector('section:last-child .text')?.textContent).toContain('This section has no text')
    expect(page.querySelector('section:last-child figcaption')?.textContent).toContain('“fox”')
  })
})

describe('search', () => {
  it('finds words in title, text and captions, marks them, and shows everything again', async () => {
    const page = await open(await small(), 'end') // a section that has been opened does not hold up the search
    const input = page.querySelector('input')!
    const type = (text: string): (string | null)[] => {
      input.value = text
      input.dispatchEvent(new Event('input', { bubbles: true }))
      flushSync()
      return [...page.querySelectorAll('nav li')].map((item) => item.textContent)
    }
    expect(type('EGGS')).toEqual(['Goal', 'Hens'])
    expect([...page.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['eggs', 'eggs'])
    expect(page.querySelector('.found')?.textContent).toContain('2')
    expect(type('hens stay')).toEqual(['Hens'])
    expect(type('xyzzy')).toEqual([])
    expect(type('')).toEqual(['Goal', 'Hens', 'End'])
  })
  it('does not mind accents or capitals, nor signs that mean something elsewhere', () => {
    expect(matchesQuery('Dvě lokomotivy za přívoz', 'privoz LOKO')).toBe(true)
    expect(splitByMatches('Þórdís á lest', 'thordis')).toEqual([{ text: 'Þórdís á lest', found: false }])
    expect(splitByMatches('Přívoz', 'privoz')).toEqual([{ text: 'Přívoz', found: true }])
    expect(splitByMatches('Which (one)?', '(one)')).toEqual([{ text: 'Which ', found: false }, { text: '(one)', found: true }, { text: '?', found: false }])
  })
})

describe('a game from another package', () => {
  afterEach(() => vi.unstubAllGlobals())
  it('brings its rules along, in English where it has no other language, and pictures if it likes', async () => {
    const files: Record<string, string> = { '/games/guest/words/rulebook/en.ftl': 'rules-aim = Win.', '/games/guest/words/en.ftl': 'section-aim = Aim' }
    vi.stubGlobal('fetch', (at: string) => Promise.resolve(new Response(files[new URL(at).pathname] ?? null, { status: new URL(at).pathname in files ? 200 : 404 })))
    const found = await loadRulebook({ id: 'guest', sections: ['aim', 'end'] }, 'cs')
    expect(found.foreign).toBe(true)
    expect(found.sections).toMatchObject([{ title: 'Aim', text: 'Win.', figures: [] }, { id: 'end', text: null }])
  })
})
