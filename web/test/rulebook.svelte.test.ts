// @vitest-environment page
// The rulebook in the page: addresses of sections, search, and pictures with captions in every game.
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
const fileOf = <Content>(files: Record<string, Content>, game: string): Content => files[Object.keys(files).find((path) => path.includes(`/games/${game}/`))!]!
const games = Object.keys(texts).map((path) => path.split('/').at(-4)!)
const sectionsOf = (game: string): string[] => [.../^sections = \[([^\]]*)\]/m.exec(fileOf(tables, game))![1]!.matchAll(/"(\w+)"/g)].map((match) => match[1]!)
const MODULES = import.meta.glob('../../src/boardwright/games/*/web/rulebook.ts') as Record<string, () => Promise<RulebookModule>>
const figuresOf = async (game: string) => (await fileOf(MODULES, game)()).figures

beforeAll(() => useLanguage('en'))
let components: Record<string, unknown>[] = []
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  for (const each of components) void unmount(each)
  components = []
  document.body.replaceChildren()
})

async function openRulebook(book: Book, section: string | null = null): Promise<HTMLElement> {
  components.push(mount(Rulebook, { target: document.body, props: { game: 'game', book, section, heading: 'h2' } }))
  flushSync()
  await tick()
  return document.body
}
const book = (game: string): Promise<Book> => loadRulebook({ id: game, sections: sectionsOf(game) }, 'en')

// Loading a board's parts takes a while on a busy machine.
describe.each(games)('the rules of %s', { timeout: 60_000 }, (game) => {
  it('have a picture for every caption, in their sections', async () => {
    const figures = await figuresOf(game)
    const names = Object.values(figures).flat().map(({ name }) => name)
    const captions = [...fileOf(texts, game).matchAll(/^figure-([\w-]+) =/gm)].map((match) => match[1])
    expect(names.sort()).toEqual(captions.sort())
    expect(sectionsOf(game)).toEqual(expect.arrayContaining(Object.keys(figures)))
  })

  it('can be drawn without missing messages', async () => {
    const page = await openRulebook(await book(game))
    expect(page.querySelectorAll('section')).toHaveLength(sectionsOf(game).length)
    for (const drawing of page.querySelectorAll('.drawing')) expect(drawing.childElementCount).toBeGreaterThan(0)
    expect(page.textContent).not.toMatch(/\b(rules|section|figure|board|ui)-[a-z]/)
  })
})

/** Return the rulebook of a fake game with three sections and two pictures, one without a caption. */
async function smallBook(): Promise<Book> {
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
  it('gets the focus when its address is opened', async () => {
    await openRulebook(await smallBook(), 'hens')
    expect(document.activeElement?.textContent).toBe('Hens')
  })
  it('that does not exist is named above all others', async () => {
    const page = await openRulebook(await smallBook(), 'castling')
    expect(page.querySelector('.note')?.textContent).toContain('castling')
    expect(page.querySelectorAll('section')).toHaveLength(3)
  })
  it('without a text shows a note, as does a picture without a caption', async () => {
    const page = await openRulebook(await smallBook())
    expect(page.querySelector('section:last-child .text')?.textContent).toContain('This section has no text')
    expect(page.querySelector('section:last-child figcaption')?.textContent).toContain('“fox”')
  })
})

describe('search', () => {
  it('finds words in titles, texts and captions, marks them, and shows everything again', async () => {
    const page = await openRulebook(await smallBook(), 'end') // an opened section does not block the search
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
  it('ignores accents and capitals, and takes signs literally', () => {
    expect(matchesQuery('Dvě lokomotivy za přívoz', 'privoz LOKO')).toBe(true)
    expect(splitByMatches('Þórdís á lest', 'thordis')).toEqual([{ text: 'Þórdís á lest', found: false }])
    expect(splitByMatches('Přívoz', 'privoz')).toEqual([{ text: 'Přívoz', found: true }])
    expect(splitByMatches('Which (one)?', '(one)')).toEqual([{ text: 'Which ', found: false }, { text: '(one)', found: true }, { text: '?', found: false }])
  })
})

describe('a game from another package', () => {
  afterEach(() => vi.unstubAllGlobals())
  it('has its own rules, in English if it lacks the reader’s language, and need not have pictures', async () => {
    const files: Record<string, string> = { '/games/guest/words/rulebook/en.ftl': 'rules-aim = Win.', '/games/guest/words/en.ftl': 'section-aim = Aim' }
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(files[new URL(url).pathname] ?? null, { status: new URL(url).pathname in files ? 200 : 404 })))
    const rulebook = await loadRulebook({ id: 'guest', sections: ['aim', 'end'] }, 'cs')
    expect(rulebook.foreign).toBe(true)
    expect(rulebook.sections).toMatchObject([{ title: 'Aim', text: 'Win.', figures: [] }, { id: 'end', text: null }])
  })
})
