/** The service worker that caches the page: its own answers, requests that it ignores, and notifications. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const ORIGIN = 'http://host'
let cacheContents: Map<string, Map<string, Response>>
let serverFiles: Record<string, string> | null
let broken: boolean
let requests: string[]
let listeners: Record<string, (event: unknown) => void>

const path = (request: string | { url: string }) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname

async function network(request: string | { url: string }): Promise<Response> {
  requests.push(path(request))
  if (!serverFiles) throw new TypeError('no network')
  if (broken) return new Response('bad gateway', { status: 502 })
  return new Response(serverFiles[path(request)] ?? '', { status: path(request) in serverFiles ? 200 : 404 })
}
const caches = {
  keys: async () => [...cacheContents.keys()],
  delete: async (name: string) => cacheContents.delete(name),
  match: async (request: string) => [...cacheContents.values()].map((cache) => cache.get(path(request))).find(Boolean)?.clone(),
  open: async (name: string) => {
    if (!cacheContents.has(name)) cacheContents.set(name, new Map())
    const cache = cacheContents.get(name)!
    return {
      put: async (request: string, answer: Response) => void cache.set(path(request), answer),
      match: async (request: string) => cache.get(path(request))?.clone(),
      addAll: async (files: string[]) => { for (const file of files) cache.set(path(file), await network(file)) },
    }
  },
}

beforeEach(async () => {
  ;[cacheContents, serverFiles, broken, requests, listeners] = [new Map(), { '/': 'page' }, false, [], {}]
  vi.stubGlobal('self', { location: { href: `${ORIGIN}/sw.js` }, skipWaiting() {}, clients: { claim: async () => {} }, addEventListener: (name: string, listener: (event: unknown) => void) => void (listeners[name] = listener) })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', network)
  vi.resetModules()
  // @ts-expect-error a script without exports
  await import('../worker/sw.js')
})
afterEach(() => vi.unstubAllGlobals())

async function dispatchExtendable(name: string): Promise<void> {
  let done: Promise<unknown> = Promise.resolve()
  listeners[name]!({ waitUntil: (wait: Promise<unknown>) => (done = wait) })
  await done
}
/** Return the worker's answer; null if it ignores the request. */
async function answer(url: string, method = 'GET'): Promise<string | null> {
  let response: Promise<Response> | null = null
  listeners.fetch!({ request: { url: new URL(url, ORIGIN).href, method }, respondWith: (given: Promise<Response>) => (response = given) })
  return response && (await (response as Promise<Response>)).text()
}

it('the worker opens the page without its server, and asks the server first if it answers', async () => {
  await dispatchExtendable('install')
  serverFiles!['/'] = 'newer page'
  expect(await answer('/')).toBe('newer page')
  serverFiles = null
  expect(await answer('/')).toBe('page') // the newer one needs files that this worker does not have
})

it('the worker opens the page if a proxy answers in place of the server', async () => {
  await dispatchExtendable('install')
  broken = true
  expect(await answer('/')).toBe('page')
  expect(await answer('/api/games')).toBe('bad gateway')
})

it('the worker answers with cached files whose names contain their digest', async () => {
  cacheContents.set('boardwright-none', new Map([['/assets/a-1.js', new Response('a')]]))
  requests = []
  expect(await answer('/assets/a-1.js')).toBe('a')
  expect(requests).toEqual([])
})

it('the worker ignores requests about matches, with other methods, and to other origins', async () => {
  serverFiles = { '/api/matches': '[]' }
  for (const url of ['/api/matches', '/api/matches/x/file', '/api/replays/x/3', '/api/devices', '/api/status', '/api/games/x/rules/../../matches', 'http://elsewhere/'])
    expect(await answer(url)).toBeNull()
  expect(await answer('/api/games', 'POST')).toBeNull()
})

it('the worker caches games, rules and bots, and deletes caches of other builds', async () => {
  serverFiles = { '/': '', '/api/games': '[{"id":"trains"}]', '/api/games/trains/rules': '{"manifest":{"digest":"ab"}}', '/api/games/trains/rules/ab': 'module', '/api/games/trains/bots': '{"manifest":{"digest":"cd"}}', '/api/games/trains/rules/cd': 'bots' }
  cacheContents.set('boardwright-older', new Map())
  cacheContents.set('other site', new Map())
  await dispatchExtendable('install')
  await dispatchExtendable('activate')
  await expect.poll(() => cacheContents.get('boardwright-games')?.size).toBe(5)
  expect([...cacheContents.keys()].sort()).toEqual(['boardwright-games', 'boardwright-none', 'other site'])
  serverFiles = null
  expect(await answer('/api/games/trains/rules/ab')).toBe('module')
  expect(await answer('/api/games/trains/bots')).toContain('cd')
  expect(await answer('/api/games/trains/rules/cd')).toBe('bots')
  await expect(answer('/api/games/other/rules')).rejects.toThrow('no network')
})

it('the worker shows notifications, which lead to the open page of a match or group, or open one', async () => {
  const notifications: unknown[] = []
  const openedPages: string[] = []
  const pages = ['table/other', 'room/t'].map((at) => ({ url: `${ORIGIN}/#/${at}`, focus: async () => void openedPages.push(at) }))
  Object.assign(self, {
    registration: { showNotification: async (...args: unknown[]) => void notifications.push(args) },
    clients: { matchAll: async () => pages, openWindow: async (url: string) => void openedPages.push(url) },
  })
  const event = (properties: object) => {
    let done: Promise<unknown> = Promise.resolve()
    return { ...properties, waitUntil: (wait: Promise<unknown>) => (done = wait), done: () => done }
  }
  const push = event({ data: { json: () => ({ title: 'Your move', text: 'Bo', match: 'a/b' }) } })
  listeners.push!(push)
  await push.done()
  expect(notifications).toEqual([['Your move', expect.objectContaining({ body: 'Bo', tag: 'a/b', data: { match: 'a/b', group: undefined } })]])
  for (const data of [{ match: 'a/b' }, { match: 'other' }, { at: '#/room/t' }, { at: '#/room/u' }, { group: 'club' }, null]) {
    const press = event({ notification: { data, close() {} } })
    listeners.notificationclick!(press)
    await press.done()
  }
  expect(openedPages).toEqual(['./#/table/a%2Fb', 'table/other', 'room/t', './#/room/u', './#/group/club', 'table/other'])
})
