/** The worker that keeps the page: what it answers itself, and what it never keeps. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const HERE = 'http://house'
let boxes: Map<string, Map<string, Response>>
let there: Record<string, string> | null
let broken: boolean
let asked: string[]
let listeners: Record<string, (event: unknown) => void>

const path = (request: string | { url: string }) => new URL(typeof request === 'string' ? request : request.url, HERE).pathname

async function network(request: string | { url: string }): Promise<Response> {
  asked.push(path(request))
  if (!there) throw new TypeError('no network')
  if (broken) return new Response('bad gateway', { status: 502 })
  return new Response(there[path(request)] ?? '', { status: path(request) in there ? 200 : 404 })
}
const caches = {
  keys: async () => [...boxes.keys()],
  delete: async (name: string) => boxes.delete(name),
  match: async (request: string) => [...boxes.values()].map((box) => box.get(path(request))).find(Boolean)?.clone(),
  open: async (name: string) => {
    if (!boxes.has(name)) boxes.set(name, new Map())
    const box = boxes.get(name)!
    return {
      put: async (request: string, answer: Response) => void box.set(path(request), answer),
      match: async (request: string) => box.get(path(request))?.clone(),
      addAll: async (files: string[]) => { for (const file of files) box.set(path(file), await network(file)) },
    }
  },
}

beforeEach(async () => {
  ;[boxes, there, broken, asked, listeners] = [new Map(), { '/': 'page' }, false, [], {}]
  vi.stubGlobal('self', { location: { href: `${HERE}/sw.js` }, skipWaiting() {}, clients: { claim: async () => {} }, addEventListener: (name: string, listener: (event: unknown) => void) => void (listeners[name] = listener) })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', network)
  vi.resetModules()
  // @ts-expect-error a script without exports
  await import('../worker/sw.js')
})
afterEach(() => vi.unstubAllGlobals())

async function happens(name: string): Promise<void> {
  let done: Promise<unknown> = Promise.resolve()
  listeners[name]!({ waitUntil: (wait: Promise<unknown>) => (done = wait) })
  await done
}
/** The worker's answer; null: it leaves the request alone. */
async function answer(url: string, method = 'GET'): Promise<string | null> {
  let found: Promise<Response> | null = null
  listeners.fetch!({ request: { url: new URL(url, HERE).href, method }, respondWith: (given: Promise<Response>) => (found = given) })
  return found && (await (found as Promise<Response>)).text()
}

it('opens the page without its server, and asks the server first while it is there', async () => {
  await happens('install')
  there!['/'] = 'newer page'
  expect(await answer('/')).toBe('newer page')
  there = null
  expect(await answer('/')).toBe('page') // the newer one needs files that this worker does not have
})

it('opens the page where a proxy answers in place of its server', async () => {
  await happens('install')
  broken = true
  expect(await answer('/')).toBe('page')
  expect(await answer('/api/games')).toBe('bad gateway')
})

it('takes files whose names change with their content from where they are kept', async () => {
  boxes.set('boardwright-none', new Map([['/assets/a-1.js', new Response('a')]]))
  asked = []
  expect(await answer('/assets/a-1.js')).toBe('a')
  expect(asked).toEqual([])
})

it('leaves alone whatever is about matches, other methods and other places', async () => {
  there = { '/api/matches': '[]' }
  for (const url of ['/api/matches', '/api/matches/x/file', '/api/replays/x/3', '/api/devices', '/api/status', '/api/games/x/rules/../../matches', 'http://elsewhere/'])
    expect(await answer(url)).toBeNull()
  expect(await answer('/api/games', 'POST')).toBeNull()
})

it('keeps what games are and how they are played, and forgets other builds', async () => {
  there = { '/': '', '/api/games': '[{"id":"trains"}]', '/api/games/trains/rules': '{"manifest":{"digest":"ab"}}', '/api/games/trains/rules/ab': 'module', '/api/games/trains/bots': '{"manifest":{"digest":"cd"}}', '/api/games/trains/rules/cd': 'bots' }
  boxes.set('boardwright-older', new Map())
  boxes.set('somebody else', new Map())
  await happens('install')
  await happens('activate')
  await expect.poll(() => boxes.get('boardwright-games')?.size).toBe(5)
  expect([...boxes.keys()].sort()).toEqual(['boardwright-games', 'boardwright-none', 'somebody else'])
  there = null
  expect(await answer('/api/games/trains/rules/ab')).toBe('module')
  expect(await answer('/api/games/trains/bots')).toContain('cd')
  expect(await answer('/api/games/trains/rules/cd')).toBe('bots')
  await expect(answer('/api/games/other/rules')).rejects.toThrow('no network')
})

it('shows what the server says, and leads to the match or group: to its page where one is open', async () => {
  const shown: unknown[] = []
  const went: string[] = []
  const pages = ['table/other', 'room/t'].map((at) => ({ url: `${HERE}/#/${at}`, focus: async () => void went.push(at) }))
  Object.assign(self, {
    registration: { showNotification: async (...what: unknown[]) => void shown.push(what) },
    clients: { matchAll: async () => pages, openWindow: async (url: string) => void went.push(url) },
  })
  const event = (more: object) => {
    let done: Promise<unknown> = Promise.resolve()
    return { ...more, waitUntil: (wait: Promise<unknown>) => (done = wait), done: () => done }
  }
  const push = event({ data: { json: () => ({ title: 'Your move', text: 'Bo', match: 'a/b' }) } })
  listeners.push!(push)
  await push.done()
  expect(shown).toEqual([['Your move', expect.objectContaining({ body: 'Bo', tag: 'a/b', data: { match: 'a/b', group: undefined } })]])
  for (const data of [{ match: 'a/b' }, { match: 'other' }, { at: '#/room/t' }, { at: '#/room/u' }, { group: 'club' }, null]) {
    const press = event({ notification: { data, close() {} } })
    listeners.notificationclick!(press)
    await press.done()
  }
  expect(went).toEqual(['./#/table/a%2Fb', 'table/other', 'room/t', './#/room/u', './#/group/club', 'table/other'])
})
