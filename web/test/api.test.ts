import { beforeEach, describe, expect, it } from 'vitest'
import { Api } from '../src/net/api'

interface Call {
  method: string
  path: string
  token: string | null
  body: unknown
}
let calls: Call[]
let answers: Record<string, (call: Call) => [number, unknown] | Promise<[number, unknown]>>
let kept: Map<string, string>
let api: Api

beforeEach(() => {
  calls = []
  kept = new Map()
  let made = 0
  answers = { 'POST /api/devices': () => [201, { token: `token${(made += 1)}` }] }
  const fetcher = async (path: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = init.headers as Record<string, string>
    const call = { method: init.method!, path: String(path), token: headers['Authorization'] ?? null, body: init.body ?? null }
    calls.push(call)
    const answer = answers[`${call.method} ${call.path}`]
    if (!answer) throw new TypeError('network')
    const [status, body] = await answer(call)
    return new Response(body === null ? null : JSON.stringify(body), { status })
  }
  const storage = { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => void kept.set(k, v), removeItem: (k: string) => void kept.delete(k) }
  api = new Api('', fetcher as typeof fetch, storage)
})

describe('a token that the server does not know', () => {
  const UNKNOWN: [number, unknown] = [401, { error: { id: 'no_token', args: {} } }]
  const LISTS = ['matches', 'tables', 'watching']
  const refuse = (refused: string) =>
    LISTS.forEach((list) => (answers[`GET /api/${list}`] = ({ token }) => (token === `Bearer ${refused}` ? UNKNOWN : [200, []])))
  const askAll = () => Promise.all([api.matches(), api.tables(), api.toWatch()])

  it('of a sign-in that has ended leaves the device its own, also where a second call is refused later', async () => {
    kept.set('boardwright.token', 'own').set('boardwright.session', 'ended')
    refuse('ended')
    let refuseTables = () => {}
    const later = new Promise<[number, unknown]>((resolve) => (refuseTables = () => resolve(UNKNOWN)))
    answers['GET /api/tables'] = ({ token }) => (token === 'Bearer ended' ? later : [200, []])
    const tables = api.tables()
    await api.matches()
    refuseTables()
    await tables
    expect(kept).toEqual(new Map([['boardwright.token', 'own']]))
    expect(calls.at(-1)).toMatchObject({ path: '/api/tables', token: 'Bearer own' })
  })

  it('does not end a new sign-in that another tab has stored', async () => {
    let ended = 0
    api.ended = () => (ended += 1)
    kept.set('boardwright.token', 'own').set('boardwright.session', 'former')
    await api.device()
    kept.set('boardwright.session', 'new')
    refuse('former')
    await askAll()
    expect([kept.get('boardwright.session'), ended]).toEqual(['new', 0])
  })

  it('of the device is replaced once', async () => {
    kept.set('boardwright.token', 'old')
    refuse('old')
    await askAll()
    expect(calls.filter(({ path }) => path === '/api/devices')).toHaveLength(1)
    expect(kept.get('boardwright.token')).toBe('token1')
  })
})

describe('the device', () => {
  it('gets one token, however many ask at once, and keeps it', async () => {
    answers['GET /api/matches'] = () => [200, []]
    await Promise.all([api.matches(), api.matches()])
    expect(calls.filter((call) => call.path === '/api/devices')).toHaveLength(1)
    expect([...kept.values()]).toEqual(['token1'])
    expect(calls.at(-1)!.token).toBe('Bearer token1')
  })
  it('gets another one where the server has forgotten it', async () => {
    kept.set('boardwright.token', 'old')
    answers['GET /api/matches'] = (call) => (call.token === 'Bearer old' ? [401, { error: { id: 'no_token', args: {} } }] : [200, []])
    expect(await api.matches()).toEqual([])
    expect([...kept.values()]).toEqual(['token1'])
  })
})

describe('a signed-in account', () => {
  beforeEach(() => {
    kept.set('boardwright.token', 'own')
    answers['GET /api/matches'] = (call) => (call.token === 'Bearer gone' ? [401, { error: { id: 'no_token', args: {} } }] : [200, [call.token]])
  })
  it('asks with the token of the sign-in, and afterwards with that of the device', async () => {
    api.signIn('session')
    expect(await api.matches()).toEqual(['Bearer session'])
    api.signOut()
    expect(await api.matches()).toEqual(['Bearer own'])
  })
  it('is told when the sign-in has ended elsewhere, and the device keeps its own token', async () => {
    let told = 0
    api.ended = () => (told += 1)
    api.signIn('gone')
    expect(await api.matches()).toEqual(['Bearer own'])
    expect([told, api.session(), kept.get('boardwright.token')]).toEqual([1, null, 'own'])
  })
  it('keeps the token that another tab has got meanwhile', async () => {
    api.signIn('gone')
    await api.device()
    kept.set('boardwright.session', 'new')
    expect(await api.matches()).toEqual(['Bearer new'])
    expect(api.session()).toBe('new')
  })
})

describe('what goes wrong', () => {
  it('has the id and the arguments of the server', async () => {
    answers['GET /api/games'] = () => [409, { error: { id: 'not_over', args: { at: 3 } } }]
    await expect(api.games()).rejects.toMatchObject({ id: 'not_over', args: { at: 3 }, status: 409 })
  })
  it('has an id of its own where the server does not answer, or answers nonsense', async () => {
    await expect(api.status()).rejects.toMatchObject({ id: 'unreachable' })
    answers['GET /api/status'] = () => [502, 'no']
    await expect(api.status()).rejects.toMatchObject({ id: 'server', args: { status: 502 } })
  })
})

describe('the length of a replay', () => {
  it('is what the server says', async () => {
    answers['GET /api/replays/x'] = () => [200, { id: 'x', game: 'g', decisions: 7, seats: [] }]
    expect(await api.replayLength('x')).toBe(7)
  })
  it('of a replay that is gone is an error', async () => {
    answers['GET /api/replays/x'] = () => [404, { error: { id: 'no_such_replay', args: {} } }]
    await expect(api.replayLength('x')).rejects.toMatchObject({ id: 'no_such_replay' })
  })
})
