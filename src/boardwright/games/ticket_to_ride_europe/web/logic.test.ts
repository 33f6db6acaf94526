// The board of Ticket to Ride: Europe as data: payments, plans, search, paths, tickets, events and the final scoring.
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '@shell/net/frame'
import type { BoardWords } from '@shell/board/board'
import { messagesOf, Words, type Language } from '@shell/words/words'
import { priceIn } from './atlas'
import { ROUTES } from './map/board'
import { TICKETS } from './map/tickets'
import { path, steps, tied, total } from './ending'
import { action, FINAL, frame, PAY, SCENES, view } from './fixture'
import { minimumKept, keepAction, keptNumbers, toggle } from './ticket_choice'
import { completedTickets, flightsOf, mapChangesOf, gained, tunnelOf, turnsLeft } from './news'
import { cardsOf, payAction, paymentsOf, sorted, takes } from './payments'
import { nextStep, type Plan } from './plan'
import { find, fold, type Entry } from './search'
import { sounds } from './sounds'
import { missingSpaces, findPath } from './ticket_path'

describe('payments', () => {
  it('are sorted: fewest locomotives first, then the colour with most cards left', () => {
    const ways = [{ colour: 'locomotive', cards: 0, locomotives: 2 }, { colour: 'blue', cards: 1, locomotives: 1 }, { colour: 'red', cards: 2, locomotives: 0 }, { colour: 'blue', cards: 2, locomotives: 0 }] as const
    expect(sorted(ways, { blue: 5, red: 2, locomotive: 2 }).map((p) => `${p.colour} ${p.locomotives}`)).toEqual(['blue 0', 'red 0', 'blue 1', 'locomotive 2'])
  })
  it('consist of single cards, also if they are locomotives only', () => {
    expect(cardsOf({ colour: 'blue', cards: 2, locomotives: 1 })).toEqual(['blue', 'blue', 'locomotive'])
    expect(cardsOf({ colour: 'locomotive', cards: 0, locomotives: 3 })).toEqual(['locomotive', 'locomotive', 'locomotive'])
    expect(takes({ colour: 'blue', cards: 2, locomotives: 1 })).toEqual({ blue: 2, locomotive: 1 })
    expect(takes(null)).toEqual({})
  })
  it('are found among the legal actions', () => {
    for (const payment of paymentsOf(PAY('x'))) expect(payAction(PAY('x'), payment)?.args).toEqual({ colour: payment.colour, locomotives: payment.locomotives })
    expect(payAction(PAY('x'), { colour: 'red', cards: 2, locomotives: 0 })).toBeUndefined()
  })
})

describe('the price of a route in words', () => {
  const files = import.meta.glob('../words/*.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>
  const inWords = (language: Language, route: string): string => priceIn(new Words(language, [messagesOf(language, [files[`../words/${language}.ftl`]!])]) as unknown as BoardWords, route)
  it.each([
    ['en', 'berlin-essen', '2 × blue or locomotives'],
    ['en', 'palermo-smyrna', '6 × any one colour or locomotives; ferry: at least 2 locomotives'],
    ['en', 'athina-smyrna', '2 × any one colour or locomotives; ferry: at least 1 locomotive'],
    ['en', 'venezia-zurich', '2 × green or locomotives; tunnel: up to 3 more cards'],
    ['cs', 'palermo-smyrna', '6 × libovolná barva nebo lokomotivy; přívoz: nejméně 2 lokomotivy'],
    ['sl', 'palermo-smyrna', '6 × poljubna barva ali lokomotive; trajekt: najmanj 2 lokomotivi'],
    ['is', 'athina-smyrna', '2 × hvaða litur sem er eða dráttarvagnar; ferja: minnst 1 dráttarvagn'],
    ['sr', 'venezia-zurich', '2 × zelena ili lokomotive; tunel: još najviše 3 karte'],
    ['hr', 'athina-smyrna', '2 × bilo koja boja ili lokomotive; trajekt: najmanje 1 lokomotiva'],
  ] as const)('%s, %s', (language, route, text) => expect(inWords(language, route)).toBe(text))
})

describe('a claim in two decisions', () => {
  const plan: Plan = { kind: 'claim', place: 'berlin-essen', payment: { colour: 'blue', cards: 1, locomotives: 1 }, decisions: 23 }
  it('is paid as soon as the route’s payment is asked for', () => {
    const step = nextStep(plan, SCENES.pay!())
    expect(step).toMatchObject({ do: 'act', action: { kind: 'pay', args: { colour: 'blue', locomotives: 1 } } })
  })
  it('waits until the claim has its result', () => expect(nextStep(plan, SCENES.turn!())).toEqual({ do: 'wait' }))
  it('is dropped if something else is asked', () => {
    expect(nextStep({ ...plan, place: 'berlin-wien' }, SCENES.pay!())).toEqual({ do: 'drop' })
    expect(nextStep({ ...plan, payment: { colour: 'red', cards: 2, locomotives: 0 } }, SCENES.pay!())).toEqual({ do: 'drop' })
    expect(nextStep(plan, { ...SCENES.pay!(), decisions: 25 })).toEqual({ do: 'drop' })
    expect(nextStep(plan, { ...SCENES.turn!(), decisions: 22 })).toEqual({ do: 'drop' })
  })
  it('works for stations, too', () => {
    const payFrame = frame(view({ phase: 'pay_station' }), PAY('x'), { id: 'pay_station', args: { city: 'berlin', cost: 2 } }, { decisions: 24 })
    expect(nextStep({ ...plan, kind: 'build_station', place: 'berlin' }, payFrame)).toMatchObject({ do: 'act' })
    expect(nextStep({ ...plan, place: 'berlin' }, payFrame)).toEqual({ do: 'drop' })
  })
})

describe('the search', () => {
  const entries: Entry[] = [
    { kind: 'city', id: 'kobenhavn', names: ['København', 'Kaupmannahöfn'] },
    { kind: 'city', id: 'danzig', names: ['Danzig', 'Gdańsk'] },
    { kind: 'route', id: 'essen-kobenhavn-1', names: ['Essen – København', 'Essen – Kaupmannahöfn'] },
    { kind: 'route', id: 'berlin-danzig', names: ['Berlin – Danzig', 'Berlin – Gdańsk'] },
  ]
  const ids = (query: string) => find(entries, query).map((entry) => entry.id)
  it('ignores accents', () => {
    expect(fold('København')).toBe('kobenhavn')
    expect(fold('  Řím–Þórshöfn Łódź ')).toBe('rim thorshofn lodz')
  })
  it('finds by either name, cities first', () => {
    expect(ids('kobe')).toEqual(['kobenhavn', 'essen-kobenhavn-1'])
    expect(ids('GDAN')).toEqual(['danzig', 'berlin-danzig'])
    expect(ids('ess kaup')).toEqual(['essen-kobenhavn-1'])
  })
  it('finds nothing for unknown or empty texts', () => expect([ids('xyz'), ids(''), ids('–')]).toEqual([[], [], []]))
})

describe('the missing spaces of a ticket', () => {
  it('are those of the shortest path on an empty map: the tickets’ points (fact sheet, section 3)', () => {
    const odd = TICKETS.filter((t) => missingSpaces(ROUTES, t.a, t.b, {}, [], 0) !== t.points).map((t) => t.id)
    expect(odd.sort()).toEqual(['athina-edinburgh', 'london-wien'])
  })
  it('exclude own routes, and paths over routes of others', () => {
    const owners = { 'paris-zurich': 0, 'munchen-zurich': 0, 'munchen-wien': 0 }
    expect(missingSpaces(ROUTES, 'paris', 'wien', owners, [], 0)).toBe(0)
    expect(missingSpaces(ROUTES, 'paris', 'wien', owners, [], 1)).toBe(9) // through Frankfurt and Berlin
    const around = Object.fromEntries(ROUTES.filter((r) => r.a === 'lisboa' || r.b === 'lisboa').map((r) => [r.id, 1]))
    expect(missingSpaces(ROUTES, 'lisboa', 'danzig', around, [], 0)).toBeNull()
    expect(missingSpaces(ROUTES, 'budapest', 'wien', { 'budapest-wien-1': 1 }, ['budapest-wien-2'], 0)).toBe(4)
  })
})

describe('the path of a ticket', () => {
  it('has its missing routes and spaces, and its length', () => {
    expect(findPath(ROUTES, 'berlin', 'roma', { 'berlin-wien': 0, 'roma-venezia': 0 }, [], 0)).toEqual({ missing: 4, total: 9, routes: ['wien-zagrab', 'venezia-zagrab'] })
    expect(findPath(ROUTES, 'berlin', 'wien', { 'berlin-wien': 0 }, [], 0)).toEqual({ missing: 0, total: 3, routes: [] })
  })
  it('is the shortest of paths with equally many missing spaces', () => {
    const tracks = [{ id: 'own', a: 'a', b: 'b', length: 6 }, { id: 'last', a: 'b', b: 'c', length: 1 }, { id: 'direct', a: 'a', b: 'c', length: 1 }]
    for (const routes of [tracks, [...tracks].reverse()]) expect(findPath(routes, 'a', 'c', { own: 0 }, [], 0)).toEqual({ missing: 1, total: 1, routes: ['direct'] })
  })
  it('leads from one city of each ticket to the other', () => {
    for (const { a, b } of TICKETS) {
      const ticketPath = findPath(ROUTES, a, b, {}, [], 0)!
      const ends = ticketPath.routes.reduce((city, id) => { const r = ROUTES.find((each) => each.id === id)!; return r.a === city ? r.b : r.b === city ? r.a : 'nowhere' }, a)
      expect(ends).toBe(b)
      expect(ticketPath.routes.reduce((sum, id) => sum + ROUTES.find((each) => each.id === id)!.length, 0)).toBe(ticketPath.total)
    }
  })
})

describe('a newly completed ticket', () => {
  const frameWith = (state: 'made' | 'possible', changes = {}) => {
    const v = view()
    v.seats[0]!.held = [{ ...v.seats[0]!.held![1]!, state }]
    return { ...frame(v, [], { id: 'turn', args: {} }), ...changes }
  }
  it('is one of the viewer’s that was not completed before', () => {
    expect(completedTickets(frameWith('possible'), frameWith('made'))).toEqual(['berlin-roma'])
    expect(completedTickets(frameWith('made'), frameWith('made'))).toEqual([])
    expect(completedTickets(frameWith('made'), frameWith('possible'))).toEqual([])
    expect(completedTickets(frameWith('possible', { viewer: 1 }), frameWith('made'))).toEqual([])
    expect(completedTickets(frameWith('possible', { viewer: null }), frameWith('made', { viewer: null }))).toEqual([])
  })
  it('has a sound, unless others sit at the same screen', () => {
    const { claimed } = sounds
    const soundsFor = (now: ReturnType<typeof frameWith>) => typeof claimed === 'function' && claimed(now, frameWith('possible'))
    expect(soundsFor(frameWith('made'))).toEqual(['wagon', 'done'])
    expect(soundsFor(frameWith('possible'))).toEqual(['wagon'])
    const together = frameWith('made').seats.map((seat) => ({ ...seat, yours: true }))
    expect(soundsFor(frameWith('made', { seats: together }))).toEqual(['wagon'])
  })
})

describe('the choice of tickets', () => {
  const { legal } = SCENES.start!()
  it('is encoded by their numbers', () => expect(keptNumbers(new Set([3, 0]))).toBe('14'))
  it('needs as many as the rules say (rulebook, setup: two of four)', () => {
    expect(minimumKept(legal)).toBe(2)
    expect(minimumKept(SCENES.tickets!().legal)).toBe(1)
    expect(keepAction(legal, new Set([1]))).toBeUndefined()
    expect(keepAction(legal, new Set([2, 0]))?.args.kept).toBe('13')
  })
  it('is toggled by a second press', () => expect([...toggle(toggle(new Set([1]), 2), 1)]).toEqual([2]))
})

describe('the events', () => {
  const events: GameEvent[] = [
    { n: 1, kind: 'laid', args: { seat: 1, route: 'r', colour: 'green', cards: 2, locomotives: 0 } },
    { n: 2, kind: 'revealed', args: { count: 3, card_1: 'green', card_2: 'red', card_3: null, extra: 1 } },
    { n: 3, kind: 'claimed', args: { seat: 1, route: 'venezia-zurich', colour: 'green', cards: 3, locomotives: 1, points: 2 } },
    { n: 4, kind: 'built_station', args: { seat: 0, city: 'wien', colour: 'locomotive', cards: 0, locomotives: 1, left: 2 } },
  ]
  it('tell changes of the map and gained points', () => {
    expect(mapChangesOf(events)).toEqual({ routes: ['venezia-zurich'], cities: ['wien'] })
    expect(gained(events)).toEqual({ 1: 2 })
  })
  it('tell a tunnel with the paid colour', () => {
    expect(tunnelOf(events, { tunnel: null })).toEqual({ seat: 1, cards: ['green', 'red'], colour: 'green', extra: 1 })
    expect(tunnelOf(events.slice(2), { tunnel: null })).toBeNull()
  })
  it('tell the flights of cards to their player, hidden ones to a covered hand', () => {
    const drawn: GameEvent[] = [{ n: 1, kind: 'took', args: { seat: 0, slot: 2, card: 'red' } }, { n: 2, kind: 'drew', args: { seat: 1, card: null } }, { n: 3, kind: 'opened', args: { slot: 2, card: 'blue' } }]
    expect(flightsOf(drawn, 0)).toEqual([{ card: 'red', from: 'slot-2', to: 'hand-red' }, { card: null, from: 'deck', to: 'seat-1' }, { card: 'blue', from: 'deck', to: 'slot-2' }])
    expect(flightsOf(drawn, null)[0]!.to).toBe('seat-0')
  })
  it('tell the remaining turns of the last round', () => {
    expect(turnsLeft({ ...view(), active: 1, last_round: { seat: 0, turns_left: 3 } })).toEqual([1, 2, 0])
    expect(turnsLeft(view())).toEqual([])
  })
})

describe('the final scoring', () => {
  const board = { routes: ROUTES, tickets: TICKETS, owners: view().owners }
  const list = steps(FINAL, board)
  it('has steps for routes, each ticket, stations, the Express, the tie and the table', () => {
    expect(list.map((s) => s.kind)).toEqual(['routes', 'ticket', 'ticket', 'ticket', 'ticket', 'stations', 'express', 'tie', 'table'])
    expect(list.find((s) => s.kind === 'express')).toMatchObject({ seat: 0, lit: { routes: FINAL[0]!.express.trail.map((route) => ({ route, seat: 0, kind: 'trail' })) } })
  })
  it('ends with the totals of the breakdown', () => {
    const sums = FINAL.map((f) => f.routes.points + f.tickets.points + f.stations.points + f.express.points)
    expect(list.at(-1)!.counted.map(total)).toEqual(sums)
    expect(list[0]!.counted.map(total)).toEqual([11, 24, 0])
  })
  it('highlights the path of a ticket, including a route borrowed by a station', () => {
    const roma = list.find((s) => s.ticket === 'berlin-roma')!
    expect(roma.lit.routes).toEqual([]) // no path in this fake position
    expect(path({ ...board, owners: { ...board.owners, 'budapest-wien-1': 0 } }, 'berlin', 'budapest', 0, ['berlin-wien'])).toEqual(['berlin-wien', 'budapest-wien-1'])
    const direct = { id: 'ab', a: 'a', b: 'b', length: 6 }
    const around = [{ id: 'ac', a: 'a', b: 'c', length: 2 }, { id: 'cb', a: 'c', b: 'b', length: 3 }]
    expect(path({ routes: [direct, ...around], tickets: [], owners: { ab: 0, ac: 0, cb: 0 } }, 'a', 'b', 0, []), 'fewest spaces, not fewest routes').toEqual(['ac', 'cb'])
    expect(list.find((s) => s.ticket === 'paris-wien')!.lit.routes.map((r) => [r.route, r.kind])).toEqual([['paris-zurich', 'own'], ['munchen-zurich', 'own'], ['munchen-wien', 'own']])
  })
  it('highlights exactly one path between the cities, over own and borrowed routes', () => {
    let [lit, state] = [0, 7]
    const random = (): number => (state = (state * 48271) % 2147483647) / 2147483647
    for (let match = 0; match < 20; match += 1) {
      const owners = Object.fromEntries(ROUTES.filter(() => random() < .5).map(({ id }) => [id, random() < .8 ? 0 : 1]))
      const borrowed = Object.keys(owners).filter((id) => owners[id] === 1).slice(0, 3)
      for (const { a, b } of TICKETS) {
        const trail = path({ routes: ROUTES, tickets: TICKETS, owners }, a, b, 0, borrowed)
        let city = a
        for (const id of trail) {
          const route = ROUTES.find((each) => each.id === id)!
          expect(owners[id] === 0 || borrowed.includes(id)).toBe(true)
          expect([route.a, route.b]).toContain(city)
          city = route.a === city ? route.b : route.a
          lit += 1
        }
        expect(city).toBe(trail.length ? b : a)
      }
    }
    expect(lit).toBeGreaterThan(500)
  })
  it('subtracts the points of a missed ticket', () => expect(list.find((s) => s.ticket === 'athina-edinburgh')).toMatchObject({ made: false, points: -21, seat: 0 }))
  it('has a step for a tie only if there is one', () => {
    expect(tied(FINAL)).toEqual([0, 1])
    expect(tied(FINAL.slice(1))).toEqual([])
    expect(steps(FINAL.slice(1), board).map((s) => s.kind)).not.toContain('tie')
  })
})

it('the fixtures use existing routes', () => {
  const known = new Set(ROUTES.map((r) => r.id))
  for (const route of [...Object.keys(view().owners), ...view().closed, 'berlin-essen', 'venezia-zurich', 'marseille-paris']) expect(known).toContain(route)
  expect(action(1, 'x', {}).text).toBe('x')
})
