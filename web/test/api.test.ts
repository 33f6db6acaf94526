// Calls of the API: tokens of device and account, errors, and the length of a replay.
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
let stored: Map<string, string>
let api: Api

beforeEach(() => {
  calls = []
  stored = new Map()
  let tokens = 0
  answers = { 'POST /api/devices': () => [201, { token: `token${(tokens += 1)}` }] }
  const fetcher = async (path: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = init.headers as Record<string, string>
    const call = { method: init.method!, path: String(path), token: headers['Authorization'] ?? null, body: init.body ?? null }
    calls.push(call)
    const answer = answers[`${call.method} ${call.path}`]
    if (!answer) throw new TypeError('network')
    const [status, body] = await answer(call)
    return new Response(body === null ? null : JSON.stringify(body), { status })
  }
  const storage = { getItem: (k: string) => stored.get(k) ?? null, setItem: (k: string, v: string) => void stored.set(k, v), removeItem: (k: string) => void stored.delete(k) }
  api = new Api('', fetcher as typeof fetch, storage)
})

describe('an unknown token', () => {
  const UNKNOWN: [number, unknown] = [401, { error: { id: 'no_token', args: {} } }]
  const LISTS = ['matches', 'tables', 'watching']
  const refuse = (refused: string) =>
    LISTS.forEach((list) => (answers[`GET /api/${list}`] = ({ token }) => (token === `Bearer ${refused}` ? UNKNOWN : [200, []])))
  const askAll = () => Promise.all([api.matches(), api.tables(), api.toWatch()])

  it('of an ended sign-in is removed, and the device keeps its own, also after a later refusal', async () => {
    stored.set('boardwright.token', 'own').set('boardwright.session', 'ended')
    refuse('ended')
    let refuseTables = () => {}
    const later = new Promise<[number, unknown]>((resolve) => (refuseTables = () => resolve(UNKNOWN)))
    answers['GET /api/tables'] = ({ token }) => (token === 'Bearer ended' ? later : [200, []])
    const tables = api.tables()
    await api.matches()
    refuseTables()
    await tables
    expect(stored).toEqual(new Map([['boardwright.token', 'own']]))
    expect(calls.at(-1)).toMatchObject({ path: '/api/tables', token: 'Bearer own' })
  })

  it('does not end a new sign-in that another tab has stored', async () => {
    let ended = 0
    api.ended = () => (ended += 1)
    stored.set('boardwright.token', 'own').set('boardwright.session', 'former')
    await api.device()
    stored.set('boardwright.session', 'new')
    refuse('former')
    await askAll()
    expect([stored.get('boardwright.session'), ended]).toEqual(['new', 0])
  })

  it('of the device is replaced once for several calls', async () => {
    stored.set('boardwright.token', 'old')
    refuse('old')
    await askAll()
    expect(calls.filter(({ path }) => path === '/api/devices')).toHaveLength(1)
    expect(stored.get('boardwright.token')).toBe('token1')
  })
})

describe('a device', () => {
  it('requests one token for concurrent calls, and keeps it', async () => {
    answers['GET /api/matches'] = () => [200, []]
    await Promise.all([api.matches(), api.matches()])
    expect(calls.filter((call) => call.path === '/api/devices')).toHaveLength(1)
    expect([...stored.values()]).toEqual(['token1'])
    expect(calls.at(-1)!.token).toBe('Bearer token1')
  })
  it('requests another token where the server has forgotten the first', async () => {
    stored.set('boardwright.token', 'old')
    answers['GET /api/matches'] = (call) => (call.token === 'Bearer old' ? [401, { error: { id: 'no_token', args: {} } }] : [200, []])
    expect(await api.matches()).toEqual([])
    expect([...stored.values()]).toEqual(['token1'])
  })
})

describe('a signed-in account', () => {
  beforeEach(() => {
    stored.set('boardwright.token', 'own')
    answers['GET /api/matches'] = (call) => (call.token === 'Bearer gone' ? [401, { error: { id: 'no_token', args: {} } }] : [200, [call.token]])
  })
  it('uses the token of the sign-in, and that of the device after signing out', async () => {
    api.signIn('session')
    expect(await api.matches()).toEqual(['Bearer session'])
    api.signOut()
    expect(await api.matches()).toEqual(['Bearer own'])
  })
  it('reports a sign-in that has ended elsewhere, and the device keeps its own token', async () => {
    let endings = 0
    api.ended = () => (endings += 1)
    api.signIn('gone')
    expect(await api.matches()).toEqual(['Bearer own'])
    expect([endings, api.session(), stored.get('boardwright.token')]).toEqual([1, null, 'own'])
  })
  it('keeps a newer token of another tab', async () => {
    api.signIn('gone')
    await api.device()
    stored.set('boardwright.session', 'new')
    expect(await api.matches()).toEqual(['Bearer new'])
    expect(api.session()).toBe('new')
  })
})

describe('an error', () => {
  it('has the id and arguments of the server’s answer', async () => {
    answers['GET /api/games'] = () => [409, { error: { id: 'not_over', args: { at: 3 } } }]
    await expect(api.games()).rejects.toMatchObject({ id: 'not_over', args: { at: 3 }, status: 409 })
  })
  it('has its own id if the server does not answer, or answers nonsense', async () => {
    await expect(api.status()).rejects.toMatchObject({ id: 'unreachable' })
    answers['GET /api/status'] = () => [502, 'no']
    await expect(api.status()).rejects.toMatchObject({ id: 'server', args: { status: 502 } })
  })
})

describe('the length of a replay', () => {
  it('is read from the server', async () => {
    answers['GET /api/replays/x'] = () => [200, { id: 'x', game: 'g', decisions: 7, seats: [] }]
    expect(await api.replayLength('x')).toBe(7)
  })
  it('is an error for a missing replay', async () => {
    answers['GET /api/replays/x'] = () => [404, { error: { id: 'no_such_replay', args: {} } }]
    await expect(api.replayLength('x')).rejects.toMatchObject({ id: 'no_such_replay' })
  })
})
