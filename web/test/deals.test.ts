// @vitest-environment page
/** Fair deals: shares that the page pledges and gives, and the check of deals in match files. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import fairDeals from '../../docs/fair_deals.md?raw'
import { checkDeal, type DealReport } from '../src/replay/deal_check'
import { digest, randomHex, sha256 } from '../src/common/bytes'
import type { Frame } from '../src/net/frame'
import type { ApiError } from '../src/net/api'
import type { TableOut } from '../src/net/table_calls'
import { drawShare, storeDeal, readDeal, sharesToGive, type DealPromise } from '../src/gathering/shares'
import { contributionOf, seatingOf } from '../src/rules/deal'
import { pledgeOf } from '../src/rules/pledge'
import { linkOf, readMatchFile } from '../src/rules/match_file'
import type { Deal, MatchFile } from '../src/rules/match_file_types'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const SHARES = ['11', '22', '33'].map((two) => two.repeat(32))
const HEADER_FIELDS = ['format', 'game', 'ruleset', 'data', 'players', 'options', 'seed', 'position', 'seats', 'deal'] as const

/** Return the file of a fairly dealt match before its first move, after `change`, with fitting links. */
async function fileOf(change: (file: MatchFile, deal: Deal) => void = () => {}): Promise<MatchFile> {
  const [key, nonce, options] = ['7a'.repeat(32), 'cd'.repeat(32), { turn_cap: 0, b: 'ž' }]
  const commitment = await digest('boardwright deal 1', key, nonce, 'trains', '1+x', options, 3)
  const chairs = await Promise.all(SHARES.map(async (share, n) => ({ kind: 'person', name: `P${n}`, level: null, pledge: await pledgeOf(share), share: n === 2 ? null : share })))
  const deal: Deal = { scheme: 'boardwright deal 1', commitment, key, nonce, ruleset: '1+x', options, order: 'drawn', chairs }
  const seed = await digest('boardwright seed 1', commitment, key, chairs.map(({ share }) => share))
  const seats = (await seatingOf(deal, seed)).map((chair) => ({ kind: 'person', name: `P${chair}`, level: null }))
  const file: MatchFile = { format: 'boardwright match 1', game: 'trains', ruleset: '1+x', data: null, players: 3, options, seed, position: null, seats, deal, links: {}, actions: [], end: { actions: 0, state: '', link: '' } }
  change(file, deal)
  let link = ''
  for (const name of HEADER_FIELDS) if (name in file) link = file.links[name] = await linkOf(link, name, file[name])
  return file
}

/** Return the verdict of the page on a file. */
const verdict = (file: unknown) => readMatchFile(JSON.stringify(file)).then((match) => (match ? 'sound' : 'left to the server'), ({ id, args }: ApiError) => `${id} ${args.at} ${args.reason} ${args.chair ?? ''}`.trim())

describe('a deal in a match file', () => {
  it('is sound if nothing was changed', async () => {
    const file = await fileOf()
    expect(await verdict(file)).toBe('sound')
    expect(file.deal!.chairs.map(contributionOf)).toEqual(['pledged', 'pledged', 'missing'])
  })

  it.each<[string, (file: MatchFile, deal: Deal) => void]>([
    ['deal_commitment', (_, deal) => (deal.key = '00'.repeat(32))],
    ['deal_commitment', (_, deal) => (deal.nonce = '00'.repeat(32))],
    ['deal_commitment', (_, deal) => (deal.commitment = '00'.repeat(32))],
    ['deal_commitment', (_, deal) => (deal.options = { turn_cap: 1 })],
    ['deal_commitment', (_, deal) => (deal.ruleset = '2+x')],
    ['deal_share 1', (_, deal) => (deal.chairs[0]!.share = '00'.repeat(32))],
    ['deal_seed', (_, deal) => (deal.chairs[0]!.share = null)],
    ['deal_share 3', (_, deal) => (deal.chairs[2]!.share = '00'.repeat(32))],
    ['deal_unpledged 2', (_, deal) => (deal.chairs[1]!.pledge = null)],
    ['deal_copied 2', (_, deal) => Object.assign(deal.chairs[1]!, { pledge: deal.chairs[0]!.pledge, share: SHARES[0] })],
    ['deal_bot 2', (_, deal) => (deal.chairs[1]!.kind = 'bot')],
    ['deal_bot 3', (_, deal) => (deal.chairs[2]!.kind = 'bot')],
    ['deal_unpledged 2', (_, deal) => deal.chairs.forEach((chair) => (chair.pledge = null))],
    ['deal_seed', (file) => (file.seed = '00'.repeat(32))],
    ['deal_differs', (file) => (file.position = {})],
    ['deal_seats', (file) => file.seats!.reverse()],
    ['deal_seats', (_, deal) => (deal.order = 'listed')],
  ])('is broken after a change: %s (%#)', async (reason, change) => {
    expect(await verdict(await fileOf(change))).toBe(`broken_record deal ${reason}`)
  })

  it('is left to the server if its link does not fit', async () => {
    const file = await fileOf()
    file.links.deal = '0'.repeat(32)
    expect(await verdict(file)).toBe('left to the server')
    const { deal: _, ...without } = await fileOf()
    expect(await verdict(without)).toBe('left to the server')
  })

  it.each([null, 7, [], {}, { scheme: 'boardwright deal 2' }])('is left to the server in an unknown form: %j', async (odd) => {
    expect(await verdict(await fileOf((file) => (file.deal = odd as never)))).toBe('left to the server')
  })

  it('has the values of the example in docs/fair_deals.md', async () => {
    const bytes = (from: number) => Array.from({ length: 32 }, (_, i) => (from + i).toString(16).padStart(2, '0')).join('')
    const commitment = await digest('boardwright deal 1', bytes(0), bytes(32), 'game_of_trains', '1+ac1380b1eb4cedda', { turn_cap: 0 }, 2)
    const seed = await digest('boardwright seed 1', commitment, bytes(0), [bytes(64), null])
    for (const value of [commitment, await pledgeOf(bytes(64)), seed]) expect(fairDeals).toContain(` ${value}\n`)
    expect(await seatingOf({ order: 'drawn', chairs: [{}, {}] } as Deal, seed)).toEqual([1, 0])
  })
})

describe('the share of this page', () => {
  const table = (changes: Partial<TableOut>, pledge: string): TableOut =>
    ({ id: 't', status: 'dealing', commitment: 'c', order: 'listed', chairs: [{ seat: 0, kind: 'person', name: 'A', level: null, yours: false, pledge: 'theirs' }, { seat: 1, kind: 'person', name: 'B', level: null, yours: true, pledge }, { seat: 2, kind: 'bot', name: '', level: 'greedy', yours: false, pledge: null }], ...changes }) as TableOut

  it('is new each time, and pledged before it is given', async () => {
    const [one, two] = [await drawShare(), await drawShare()]
    expect(one.share).toMatch(/^[0-9a-f]{64}$/)
    expect(one.share).not.toBe(two.share)
    expect(one.pledge).toBe(await pledgeOf(one.share))
  })

  it('is given when the table deals, unless the table shows other facts by then', async () => {
    const { share, pledge } = await drawShare()
    storeDeal('t', { shares: { [pledge]: share } })
    expect(sharesToGive(table({ status: 'waiting' }, pledge))).toEqual([])
    expect(sharesToGive(table({ id: 'u' }, 'not mine'))).toEqual([])
    const shares = [{ seat: 1, share }]
    expect(sharesToGive(table({}, pledge))).toEqual(shares)
    expect(sharesToGive(table({}, pledge))).toEqual(shares)
    expect(readDeal('t').promised).toEqual({ commitment: 'c', order: 'listed', pledges: ['theirs', pledge, null], who: [['person', 'A', null], ['person', 'B', null], ['bot', 'greedy', 'greedy']] })
    expect(sharesToGive(table({ commitment: 'd' }, pledge))).toEqual([])
    expect(sharesToGive(table({ order: 'drawn' }, pledge))).toEqual([])
    const { chairs } = table({}, pledge)
    expect(sharesToGive(table({ chairs: [{ ...chairs[0]!, pledge: 'another' }, ...chairs.slice(1)] }, pledge))).toEqual([])
    expect(sharesToGive(table({ chairs: [{ ...chairs[0]!, name: 'C' }, ...chairs.slice(1)] }, pledge))).toEqual([])
  })

  it.each([
    ['a bot that has pledged', (chairs: TableOut['chairs']) => (chairs[2]!.pledge = 'something')],
    ['its own pledge on another chair', (chairs: TableOut['chairs']) => (chairs[0]!.pledge = chairs[1]!.pledge)],
  ])('is not given to a table with %s', async (_, change) => {
    const { share, pledge } = await drawShare()
    storeDeal('t', { shares: { [pledge]: share } })
    const odd = table({}, pledge)
    change(odd.chairs)
    expect(sharesToGive(odd)).toEqual([])
    expect(readDeal('t').promised?.commitment).toBe('c')
  })

  it('is stored for the last hundred tables', () => {
    for (let i = 0; i < 120; i += 1) storeDeal(`t${i}`, { shares: { [`p${i}`]: 's' } })
    expect([readDeal('t19').shares, readDeal('t20').shares]).toEqual([{}, { p20: 's' }])
  })
})

describe('the check of a finished match', () => {
  const api = { rules: () => Promise.resolve(null), rulesModule: () => Promise.reject(new Error()) }
  const finalFrame = { match: { id: 't' }, result: null, seats: [] } as unknown as Frame
  const check = async (file: MatchFile, frame = finalFrame) => (await checkDeal(JSON.stringify(file), frame, api)) as DealReport
  const seatedAs = (names: (string | null | undefined)[]) => ({ ...finalFrame, seats: names.map((name, seat) => ({ seat, kind: 'person', name, yours: seat === 0 })) }) as unknown as Frame
  const promisedFor = ({ commitment, order, chairs }: Deal): DealPromise => ({
    commitment,
    order,
    pledges: chairs.map(({ pledge }) => pledge),
    who: chairs.map(({ kind, name, level }) => [kind ?? null, name ?? null, level ?? null]),
  })

  it('reports the shares of all players, and a promise that the page did not see', async () => {
    const file = await fileOf()
    const report = await check(file)
    const sharesByName = Object.fromEntries(file.seats!.map(({ name }, seat) => [name, report.shares[seat]]))
    expect(sharesByName).toEqual({ P0: 'pledged', P1: 'pledged', P2: 'missing' })
    expect(report).toMatchObject({ commitment: file.deal!.commitment, promised: 'unknown', leftOut: false, replayed: null })
  })

  it('compares the deal with the stored promise, also of a match opened as a file', async () => {
    const file = await fileOf()
    storeDeal('elsewhere', { promised: promisedFor(file.deal!) })
    expect((await check(file)).promised).toBe('same')
    storeDeal('elsewhere', { promised: { ...promisedFor(file.deal!), pledges: [null, null, null] } })
    expect((await check(file)).promised).toBe('other')
    for (const [change, promised] of [[{}, 'same'], [{ who: undefined }, 'same'], [{ commitment: 'another' }, 'other'], [{ order: 'listed' }, 'other'], [{ pledges: [null, null, null] }, 'other'], [{ who: [] }, 'other']] as const) {
      storeDeal('t', { promised: { ...promisedFor(file.deal!), ...change } as DealPromise })
      expect((await check(file)).promised).toBe(promised)
    }
  })

  it('reports a share of this page that was left out', async () => {
    const file = await fileOf()
    const [first, , third] = file.deal!.chairs
    storeDeal('t', { shares: { [first!.pledge!]: SHARES[0]!, unused: '00'.repeat(32) }, promised: promisedFor(file.deal!) })
    expect((await check(file)).leftOut).toBe(false)
    storeDeal('t', { shares: { [third!.pledge!]: SHARES[2]! } })
    expect((await check(file)).leftOut).toBe(true)
  })

  it('reports a deal without any pledge of this page, whatever the server showed', async () => {
    const file = await fileOf()
    const names = file.seats!.map(({ name }) => name)
    storeDeal('t', { shares: { hidden: '44'.repeat(32) } })
    expect((await check(file, seatedAs(names))).leftOut).toBe(true)
    expect((await check(file)).leftOut).toBe(false)
  })

  it('compares the seating with the match', async () => {
    const file = await fileOf()
    const names = file.seats!.map(({ name }) => name)
    expect((await check(file, seatedAs(names))).otherSeats).toBe(false)
    expect((await check(file, seatedAs([...names].reverse()))).otherSeats).toBe(true)
  })

  it('recognises a deal in which no player pledged before the promise', async () => {
    const [bot, share] = [{ kind: 'bot', name: 'x', level: 'x', pledge: null, share: null }, '55'.repeat(32)]
    const chairs = [{ kind: 'person', name: 'P0', level: null, pledge: null, share }, bot, bot]
    const file = await fileOf()
    const seed = await digest('boardwright seed 1', file.deal!.commitment, file.deal!.key, chairs.map((chair) => chair.share))
    const unpledgedFile = await fileOf((file, deal) => Object.assign(file, { seed, seats: chairs.map(({ kind, name, level }) => ({ kind, name, level })), deal: Object.assign(deal, { order: 'listed', chairs }) }))
    storeDeal('t', { shares: { p: share }, promised: { commitment: unpledgedFile.deal!.commitment, order: 'listed', pledges: [null, null, null] } })
    expect(await check(unpledgedFile)).toMatchObject({ promised: 'after', shares: ['given', null, null], leftOut: false })
  })

  it('accepts an old file without a deal, unless one was promised', async () => {
    const file = JSON.stringify(await fileOf((file) => delete file.deal))
    expect(await checkDeal(file, finalFrame, api)).toBe(null)
    storeDeal('t', { promised: { commitment: 'c', order: 'listed', pledges: [] } })
    expect(await checkDeal(file, finalFrame, api)).toBe('gone')
  })

  it.each<[string, (file: MatchFile, deal: Deal) => void]>([
    ['of another form', (file) => (file.deal = null as never)],
    ['for other options', (file) => (file.options = { turn_cap: 5 })],
    ['for other rules', (file) => (file.ruleset = '2+x')],
  ])('refuses a deal %s', async (_, change) => {
    await expect(checkDeal(JSON.stringify(await fileOf(change)), finalFrame, api)).rejects.toMatchObject({ id: 'broken_record', args: { at: 'deal' } })
  })
})

it('hashes and draws random numbers without Web Crypto, as on pages over plain HTTP', async () => {
  const bytes = new TextEncoder().encode('abc')
  const expected = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(await sha256(bytes)).toBe(expected)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(await sha256(bytes)).toBe(expected)
  expect(randomHex(16)).toMatch(/^[0-9a-f]{32}$/)
  expect((await drawShare()).pledge).toMatch(/^[0-9a-f]{64}$/)
})
