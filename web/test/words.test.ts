import { describe, expect, it } from 'vitest'
import { cardOf } from '../src/lobby/card_words'
import { levelOf, seatNames } from '../src/words/bot_names'
import { messagesOf, helpIds, LANGUAGES, preferredLanguage, Words, type Language } from '../src/words/words'

const files = import.meta.glob('../../src/boardwright/words/*.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>
const made = import.meta.glob('../../src/boardwright/words/sr.ftl', { query: '?cyrillic', import: 'default', eager: true }) as Record<string, string>
const source = (language: Language) => (language === 'sr-Cyrl' ? Object.values(made)[0]! : (files[`../../src/boardwright/words/${language}.ftl`] ?? ''))
const written = LANGUAGES.filter((language) => source(language) !== '')
const shell = (language: Language) => new Words(language, [messagesOf(language, [source(language)])], ['Ada', 'Grace'])

const games = import.meta.glob('../../src/boardwright/games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>

describe('the words of a card', () => {
  it.each(Object.keys(games).filter((path) => /\/[a-z]{2}\.ftl$/.test(path)))('%s: title, blurb and levels, word for word', (path) => {
    const language = path.slice(-6, -4) as Language
    const [whole, card] = [games[path]!, cardOf(games[path]!)].map((text) => new Words(language, [messagesOf(language, [text])]))
    const levels = [...games[path]!.matchAll(/^(level-[a-z-]+) =/gm)].map((found) => found[1]!)
    for (const id of ['title', 'blurb', ...levels.filter((id) => !id.endsWith('-help'))]) {
      expect(whole!.t(id)).not.toBe(id)
      expect(card!.t(id)).toBe(whole!.t(id))
    }
    expect(cardOf(games[path]!).length).toBeLessThan(games[path]!.length / 8)
  })
})

const wordsOf = (text: string, names: string[] = ['Ada', 'Grace']) => new Words('en', [messagesOf('en', [text])], names)

describe('the language of a reader', () => {
  it.each([
    [['cs-CZ', 'en'], 'cs'],
    [['de-DE', 'sl'], 'sl'],
    [['sr-Latn-RS'], 'sr'],
    [['sr-Cyrl-RS', 'en'], 'sr-Cyrl'],
    [['xx'], 'en'],
    [[], 'en'],
  ])('%j gives %s', (list, wanted) => expect(preferredLanguage(list)).toBe(wanted))
})

describe('arguments', () => {
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

  it('called seat become names, numbers stay numbers', () => {
    const event = { kind: 'swapped', args: { seat: 0, card: 7, other_card: 9, other_seat: 1 } }
    expect(words.event(event)).toBe('Ada swaps 7 with 9 of Grace.')
  })
  it('called seat may be names already, also such as are parts of ids', () => {
    const words = wordsOf('seat-name = Player { $number }\nui-thinking = { $seat } is thinking.', ['name'])
    expect(words.t('ui-thinking', { seat: words.name(0) })).toBe('name is thinking.')
  })
  it('with a text become the text of that value', () => {
    expect(words.event({ kind: 'used', args: { seat: 1, ability: 'swap_adjacent' } })).toBe('Grace uses Swap neighbours.')
  })
  it('of which there are several are called by the same words', () => {
    const event = { kind: 'sorted', args: { ability_1: 'swap_adjacent', ability_12: 'fly', marks: '13' } }
    expect(words.event(event)).toBe('Swap neighbours, fly, first and third')
  })
  it('of which there are several come as a list of those that are there', () => {
    const gathered = (args: Record<string, string | number | null>) => words.event({ kind: 'gathered', args })
    expect(gathered({ egg_1: 7, egg_2: '', egg_3: 'blue', egg_4: null })).toBe('7, blue')
    expect(gathered({ egg_1: null, egg_2: null })).toBe('some eggs')
  })
  it('that are seats come as a list of those that are there', () => {
    expect(words.event({ kind: 'lined_up', args: { first_seat: 1, second_seat: 0, third_seat: null } })).toBe('Grace, Ada')
  })
  it('whose names can be counted are said of one', () => {
    expect(words.event({ kind: 'found', args: { part: 'egg' } })).toBe('1 egg')
    expect(words.t('part-egg', { n: 3 })).toBe('3 eggs')
  })
  it('that may not be seen are told of with less', () => {
    expect(words.event({ kind: 'drew', args: { seat: 1, card: null } })).toBe('Grace draws a card.')
    expect(words.event({ kind: 'drew', args: { seat: 1, card: 4 } })).toBe('Grace draws 4.')
  })
  it('that are not needed hide nothing', () => {
    expect(words.event({ kind: 'got', args: { seat: 0, count: 1, c1: 5, c2: null } })).toBe('Ada gets 5.')
    expect(words.event({ kind: 'got', args: { seat: 0, count: 2, c1: 5, c2: null } })).toBe('Ada gets something.')
  })
  it('cannot turn a sentence around or bring markup', () => {
    const odd = wordsOf('hello = { $seat } draws.', ['אבג', '<b>x</b>'])
    expect(odd.t('hello', { seat: 0 })).toBe('\u2068אבג\u2069 draws.')
    expect(odd.t('hello', { seat: 1 })).toBe('<b>x</b> draws.')
  })
})

describe('what does not fit', () => {
  const game = 'reason-not-now = Not now.\noption-map = Map\n'
  const words = (language: Language) => new Words(language, [messagesOf(language, [game, source(language)]), messagesOf('en', [source('en')])])
  it('in a match file is told with its place and its reason', () => {
    expect(words('en').error({ id: 'broken_record', args: { at: 5, reason: 'no_seat', value: 7, most: 1 } })).toBe(
      'This match file cannot be used: there is no seat 7; the seats are 0 to 1. (Place in the file: action 5)',
    )
    expect(words('cs').error({ id: 'broken_record', args: { at: 'seed', reason: 'missing' } })).toBe(
      'Tento soubor partie nejde použít: tato část v souboru chybí. (Místo v souboru: počáteční číslo)',
    )
  })
  it('in a file of another kind is told as what it is', () => {
    const told = (reason: string) => words('en').error({ id: 'broken_record', args: { at: 'format', reason, most: 9 } })
    expect(told('no_json')).toMatch(/^This is not a match file\./)
    expect(told('missing')).toBe(told('no_json'))
    expect(told('too_large')).toContain('at most')
  })
  it('in the rules is told in their own words', () => {
    const refusal = { id: 'not_now', args: {}, section: null }
    expect(words('en').error({ id: 'broken_record', args: { at: 0, reason: 'illegal', action: 'pass', refusal, game: 'g' } })).toBe(
      'This match file cannot be used: the action “pass” was not possible: Not now. (Place in the file: action 0)',
    )
  })
  it('among the options is told with what would', () => {
    expect(words('en').error({ id: 'bad_option', args: { reason: 'option', option: 'map', value: '"x"', expected: 'a, b', game: 'g' } })).toBe(
      'These options do not work for this game: Map: "x". Expected: a, b',
    )
  })
  it('for an unknown reason is still said', () => {
    for (const language of written) expect(words(language).error({ id: 'broken_record', args: { at: 1, reason: 'new' } })).not.toContain('broken-')
  })
})

describe('missing messages', () => {
  it('fall back to English and then to their id', () => {
    const words = new Words('cs', [messagesOf('cs', ['a = á']), messagesOf('en', ['a = a\nb = b'])])
    expect([words.t('a'), words.t('b'), words.t('no_such')]).toEqual(['á', 'b', 'no-such'])
  })
  it("a game's message wins over the shell's", () => {
    expect(new Words('en', [messagesOf('en', ['level-x = game', 'level-x = shell'])]).t('level-x')).toBe('game')
  })
  it('errors take the words of refusals where they have none of their own', () => {
    const words = wordsOf('reason-stale = Old.\nerror-unknown = Oh: { $id }')
    expect(words.error({ id: 'stale', args: {} })).toBe('Old.')
    expect(words.error({ id: 'odd_thing', args: {} })).toContain('odd_thing')
  })
})

describe('names of seats', () => {
  const words = wordsOf('level-greedy = Planner\nseat-name = Player { $number }')
  it('bots without a name have one by their seat, that no other player has; equal names are told apart', () => {
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
  it('without a name or with an unknown level still have one', () => {
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
  it('comes in the order of the file', () => {
    expect(helpIds('help-b-title = B\nhelp-b = b\nx = y\nhelp-a-title = A\nhelp-a = a')).toEqual(['help-b', 'help-a'])
  })
})

/** The forms of one noun, as grammars have them. */
const MINUTES: Record<Language, Record<number, string>> = {
  en: { 1: 'minute', 2: 'minutes', 21: 'minutes' },
  cs: { 1: 'minuta', 2: 'minuty', 4: 'minuty', 5: 'minut', 21: 'minut' },
  is: { 1: 'mínúta', 2: 'mínútur', 11: 'mínútur', 21: 'mínúta' },
  sl: { 1: 'minuta', 2: 'minuti', 3: 'minute', 4: 'minute', 5: 'minut', 101: 'minuta', 102: 'minuti' },
  sr: { 1: 'minut', 2: 'minuta', 5: 'minuta', 21: 'minut' },
  'sr-Cyrl': { 1: 'минут', 2: 'минута', 5: 'минута', 21: 'минут' },
  hr: { 1: 'minuta', 2: 'minute', 5: 'minuta', 11: 'minuta', 22: 'minute' },
}

describe.each(written)('the words in %s', (language) => {
  const words = shell(language)

  it('count in the forms of the language', () => {
    const wanted = MINUTES[language]
    expect(Object.keys(wanted).map((count) => words.t('ui-minutes', { minutes: Number(count) }))).toEqual(
      Object.entries(wanted).map(([count, noun]) => `${count} ${noun}`),
    )
  })

  it('name the player to move', () => {
    expect(words.t('ui-turn-of', { seat: 1 })).toContain('Grace')
  })

  it('have every message of the page that English has', () => {
    const ids = [...source('en').matchAll(/^((?:ui|error|broken)-[a-z0-9-]+) =/gm)].map((match) => match[1]!)
    expect(ids.length).toBeGreaterThan(100)
    expect(ids.filter((id) => !words.has(id))).toEqual([])
  })
})

it('all six languages are there', () => expect(written).toEqual([...LANGUAGES]))
