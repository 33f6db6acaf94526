// Words of the page: languages, arguments of messages, errors, names of seats, and plurals.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cardOf } from '../src/lobby/card_words'
import { levelOf, seatNames } from '../src/words/bot_names'
import { dateLocales, messagesOf, helpIds, LANGUAGES, preferredLanguage, Words, type Language } from '../src/words/words'

const files = import.meta.glob('../../src/boardwright/words/*.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>
const cyrillicFiles = import.meta.glob('../../src/boardwright/words/sr.ftl', { query: '?cyrillic', import: 'default', eager: true }) as Record<string, string>
const source = (language: Language) => (language === 'sr-Cyrl' ? Object.values(cyrillicFiles)[0]! : (files[`../../src/boardwright/words/${language}.ftl`] ?? ''))
const sourceLanguages = LANGUAGES.filter((language) => source(language) !== '')
const shell = (language: Language) => new Words(language, [messagesOf(language, [source(language)])], ['Ada', 'Grace'])

const games = import.meta.glob('../../src/boardwright/games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>

describe('the words of a card', () => {
  it.each(Object.keys(games).filter((path) => /\/[a-z]{2}\.ftl$/.test(path)))('are title, blurb and levels of the whole file: %s', (path) => {
    const language = path.slice(-6, -4) as Language
    const [whole, card] = [games[path]!, cardOf(games[path]!)].map((text) => new Words(language, [messagesOf(language, [text])]))
    const levels = [...games[path]!.matchAll(/^(level-[a-z-]+) =/gm)].map((match) => match[1]!)
    for (const id of ['title', 'blurb', ...levels.filter((id) => !id.endsWith('-help'))]) {
      expect(whole!.t(id)).not.toBe(id)
      expect(card!.t(id)).toBe(whole!.t(id))
    }
    expect(cardOf(games[path]!).length).toBeLessThan(games[path]!.length / 8)
  })
})

describe('locales of dates and times', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it.each([
    [['en-GB', 'cs'], 'en', ['en-GB', 'en']],
    [['cs-CZ'], 'en', ['en']],
    [['is-IS'], 'is', ['is-IS', 'is', 'de']],
    [['sr-RS'], 'sr', ['sr-Latn']],
  ] as const)('a browser that asks for %j gets %s as %j', (languages, language, expected) => {
    vi.stubGlobal('navigator', { languages })
    expect(dateLocales(language)).toEqual(expected)
  })
})

const wordsOf = (text: string, names: string[] = ['Ada', 'Grace']) => new Words('en', [messagesOf('en', [text])], names)

describe('the preferred language', () => {
  it.each([
    [['cs-CZ', 'en'], 'cs'],
    [['de-DE', 'sl'], 'sl'],
    [['sr-Latn-RS'], 'sr'],
    [['sr-Cyrl-RS', 'en'], 'sr-Cyrl'],
    [['xx'], 'en'],
    [[], 'en'],
  ])('for %j is %s', (list, expected) => expect(preferredLanguage(list)).toBe(expected))
})

describe('arguments of messages', () => {
  const words = wordsOf(
    [
      'event-swapped = { $seat } swaps { $card } with { $other_card } of { $other_seat }.',
      'event-used = { $seat } uses { $ability }.',
      'ability-swap-adjacent = Swap neighbours',
      'event-drew = { $seat } draws { $card }.',
      'event-drew-hidden = { $seat } draws a card.',
      'event-got = { $seat } gets { $count ->\n    [1] { $c1 }\n   *[2] { $c1 } and { $c2 }\n    }.',
      'event-got-hidden = { $seat } gets something.',
      'event-sorted = { $ability_1 }, { $ability_12 }, { $marks }',
      'marks-13 = first and third',
      'event-gathered = { $egg_list }',
      'event-gathered-hidden = some eggs',
      'event-lined-up = { $seat_list }',
      'part-egg = { $n ->\n    [one] { $n } egg\n   *[other] { $n } eggs\n    }',
      'event-found = { $part }',
    ].join('\n'),
  )

  it('named seat become names, and numbers stay numbers', () => {
    const event = { kind: 'swapped', args: { seat: 0, card: 7, other_card: 9, other_seat: 1 } }
    expect(words.event(event)).toBe('Ada swaps 7 with 9 of Grace.')
  })
  it('named seat may be names already, even if they look like parts of ids', () => {
    const words = wordsOf('seat-name = Player { $number }\nui-thinking = { $seat } is thinking.', ['name'])
    expect(words.t('ui-thinking', { seat: words.name(0) })).toBe('name is thinking.')
  })
  it('with texts for their values become these texts', () => {
    expect(words.event({ kind: 'used', args: { seat: 1, ability: 'swap_adjacent' } })).toBe('Grace uses Swap neighbours.')
  })
  it('with numbered names have the same texts', () => {
    const event = { kind: 'sorted', args: { ability_1: 'swap_adjacent', ability_12: 'fly', marks: '13' } }
    expect(words.event(event)).toBe('Swap neighbours, fly, first and third')
  })
  it('with numbered names form a list without missing ones', () => {
    const gathered = (args: Record<string, string | number | null>) => words.event({ kind: 'gathered', args })
    expect(gathered({ egg_1: 7, egg_2: '', egg_3: 'blue', egg_4: null })).toBe('7, blue')
    expect(gathered({ egg_1: null, egg_2: null })).toBe('some eggs')
  })
  it('of several seats form a list without missing ones', () => {
    expect(words.event({ kind: 'lined_up', args: { first_seat: 1, second_seat: 0, third_seat: null } })).toBe('Grace, Ada')
  })
  it('with countable names use the form of one', () => {
    expect(words.event({ kind: 'found', args: { part: 'egg' } })).toBe('1 egg')
    expect(words.t('part-egg', { n: 3 })).toBe('3 eggs')
  })
  it('that are hidden use the shorter message', () => {
    expect(words.event({ kind: 'drew', args: { seat: 1, card: null } })).toBe('Grace draws a card.')
    expect(words.event({ kind: 'drew', args: { seat: 1, card: 4 } })).toBe('Grace draws 4.')
  })
  it('that are unused do not need the shorter message', () => {
    expect(words.event({ kind: 'got', args: { seat: 0, count: 1, c1: 5, c2: null } })).toBe('Ada gets 5.')
    expect(words.event({ kind: 'got', args: { seat: 0, count: 2, c1: 5, c2: null } })).toBe('Ada gets something.')
  })
  it('cannot change the direction of a sentence or add markup', () => {
    const oddNames = wordsOf('hello = { $seat } draws.', ['אבג', '<b>x</b>'])
    expect(oddNames.t('hello', { seat: 0 })).toBe('\u2068אבג\u2069 draws.')
    expect(oddNames.t('hello', { seat: 1 })).toBe('<b>x</b> draws.')
  })
})

describe('the text of an error', () => {
  const game = 'reason-not-now = Not now.\noption-map = Map\n'
  const words = (language: Language) => new Words(language, [messagesOf(language, [game, source(language)]), messagesOf('en', [source('en')])])
  it('in a match file has its place and its reason', () => {
    expect(words('en').error({ id: 'broken_record', args: { at: 5, reason: 'no_seat', value: 7, most: 1 } })).toBe(
      'This match file cannot be used: there is no seat 7; the seats are 0 to 1. (Place in the file: action 5)',
    )
    expect(words('cs').error({ id: 'broken_record', args: { at: 'seed', reason: 'missing' } })).toBe(
      'Tento soubor partie nejde použít: tato část v souboru chybí. (Místo v souboru: počáteční číslo)',
    )
  })
  it('in a file of another kind tells that it is no match file', () => {
    const errorText = (reason: string) => words('en').error({ id: 'broken_record', args: { at: 'format', reason, most: 9 } })
    expect(errorText('no_json')).toMatch(/^This is not a match file\./)
    expect(errorText('missing')).toBe(errorText('no_json'))
    expect(errorText('too_large')).toContain('at most')
  })
  it('of the rules has the game’s words', () => {
    const refusal = { id: 'not_now', args: {}, section: null }
    expect(words('en').error({ id: 'broken_record', args: { at: 0, reason: 'illegal', action: 'pass', refusal, game: 'g' } })).toBe(
      'This match file cannot be used: the action “pass” was not possible: Not now. (Place in the file: action 0)',
    )
  })
  it('of an option has the expected values', () => {
    expect(words('en').error({ id: 'bad_option', args: { reason: 'option', option: 'map', value: '"x"', expected: 'a, b', game: 'g' } })).toBe(
      'These options do not work for this game: Map: "x". Expected: a, b',
    )
  })
  it('for an unknown reason has words', () => {
    for (const language of sourceLanguages) expect(words(language).error({ id: 'broken_record', args: { at: 1, reason: 'new' } })).not.toContain('broken-')
  })
})

describe('a missing message', () => {
  it('falls back to English, and then to its id', () => {
    const words = new Words('cs', [messagesOf('cs', ['a = á']), messagesOf('en', ['a = a\nb = b'])])
    expect([words.t('a'), words.t('b'), words.t('no_such')]).toEqual(['á', 'b', 'no-such'])
  })
  it("of the shell is found after the game's", () => {
    expect(new Words('en', [messagesOf('en', ['level-x = game', 'level-x = shell'])]).t('level-x')).toBe('game')
  })
  it('of an error falls back to that of a refusal', () => {
    const words = wordsOf('reason-stale = Old.\nerror-unknown = Oh: { $id }')
    expect(words.error({ id: 'stale', args: {} })).toBe('Old.')
    expect(words.error({ id: 'odd_thing', args: {} })).toContain('odd_thing')
  })
})

describe('the names of seats', () => {
  const words = wordsOf('level-greedy = Planner\nseat-name = Player { $number }')
  it('are unique: bots without a name get one by their seat, and equal names get numbers', () => {
    const seats = [
      { kind: 'bot', name: 'greedy', level: 'greedy' },
      { kind: 'person', name: '', level: null },
      { kind: 'bot', name: 'greedy', level: 'greedy' },
      { kind: 'bot', name: 'Marvin', level: 'greedy' },
    ] as const
    expect(seatNames(seats, words)).toEqual(['Alma', 'Player 2', 'Clara', 'Marvin'])
    expect(seatNames([{ kind: 'person', name: 'Alma' }, ...seats.slice(1)], words)).toEqual(['Alma', 'Player 2', 'Dario', 'Marvin'])
    expect(seatNames([{ kind: 'person', name: 'Jo' }, { kind: 'person', name: 'Jo' }], words)).toEqual(['Jo 1', 'Jo 2'])
    expect(seats.map((seat) => levelOf(seat, words))).toEqual(['Planner', null, 'Planner', 'Planner'])
  })
  it('exist without a stored name or with an unknown level', () => {
    const seats = [
      { kind: 'bot', name: '', level: 'greedy' },
      { kind: 'bot', name: '', level: null },
      { kind: 'bot', name: 'cat', level: 'cat' },
    ] as const
    expect(seatNames(seats, words)).toEqual(['Alma', 'Bruno', 'Clara'])
    expect(seats.map((seat) => levelOf(seat, words))).toEqual(['Planner', null, 'cat'])
  })
})

describe('help', () => {
  it('has the order of the file', () => {
    expect(helpIds('help-b-title = B\nhelp-b = b\nx = y\nhelp-a-title = A\nhelp-a = a')).toEqual(['help-b', 'help-a'])
  })
})

/** Forms of one noun by number, from grammars. */
const MINUTES: Record<Language, Record<number, string>> = {
  en: { 1: 'minute', 2: 'minutes', 21: 'minutes' },
  cs: { 1: 'minuta', 2: 'minuty', 4: 'minuty', 5: 'minut', 21: 'minut' },
  is: { 1: 'mínúta', 2: 'mínútur', 11: 'mínútur', 21: 'mínúta' },
  sl: { 1: 'minuta', 2: 'minuti', 3: 'minute', 4: 'minute', 5: 'minut', 101: 'minuta', 102: 'minuti' },
  sr: { 1: 'minut', 2: 'minuta', 5: 'minuta', 21: 'minut' },
  'sr-Cyrl': { 1: 'минут', 2: 'минута', 5: 'минута', 21: 'минут' },
  hr: { 1: 'minuta', 2: 'minute', 5: 'minuta', 11: 'minuta', 22: 'minute' },
}

describe.each(sourceLanguages)('the words in %s', (language) => {
  const words = shell(language)

  it('use the plural forms of the language', () => {
    const forms = MINUTES[language]
    expect(Object.keys(forms).map((count) => words.t('ui-minutes', { minutes: Number(count) }))).toEqual(
      Object.entries(forms).map(([count, noun]) => `${count} ${noun}`),
    )
  })

  it('name the player to move', () => {
    expect(words.t('ui-turn-of', { seat: 1 })).toContain('Grace')
  })

  it('include every message of the page that English has', () => {
    const ids = [...source('en').matchAll(/^((?:ui|error|broken)-[a-z0-9-]+) =/gm)].map((match) => match[1]!)
    expect(ids.length).toBeGreaterThan(100)
    expect(ids.filter((id) => !words.has(id))).toEqual([])
  })
})

it('all languages have word files', () => expect(sourceLanguages).toEqual([...LANGUAGES]))
