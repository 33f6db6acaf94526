// @vitest-environment page
/** Addresses of requests: below the page's folder on a server, or existing files of a static site. */
import { beforeEach, expect, it, vi } from 'vitest'

let requests: string[]
let fileExists: boolean
let content: string
let site: typeof import('../src/common/site')
let fetching: typeof import('../src/net/site_fetch')
let files: typeof import('../src/net/game_files')

async function openSite(index: Record<string, string | null> | null): Promise<void> {
  document.head.replaceChildren()
  document.body.replaceChildren()
  if (index) {
    document.head.append(Object.assign(document.createElement('meta'), { name: 'boardwright-site', content: 'static' }))
    document.body.append(Object.assign(document.createElement('script'), { type: 'application/json', id: 'boardwright-files', textContent: JSON.stringify(index) }))
  }
  requests = []
  fileExists = true
  content = '"found"'
  vi.stubGlobal('fetch', async (address: string) => (requests.push(address), new Response(content, { status: fileExists ? 200 : 404 })))
  vi.resetModules()
  site = await import('../src/common/site')
  fetching = await import('../src/net/site_fetch')
  files = await import('../src/net/game_files')
}
beforeEach(() => vi.stubGlobal('location', new URL('http://host/club/games/index.html#/settings')))

it('requests to a server go below the folder of the page', async () => {
  await openSite(null)
  expect(site.isStatic()).toBe(false)
  await fetching.siteFetch('/api/games')
  expect(files.gameFile('guest', 'board.js')).toBe('http://host/club/games/games/guest/board.js')
  expect(requests).toEqual(['http://host/club/games/api/games'])
})

it('only existing files of a static site are requested', async () => {
  await openSite({ '/api/games': 'answers/games-1.json', '/api/games/guest/bots': null, '/games/guest/board.js': 'games/guest-1/board.js' })
  expect(site.isStatic()).toBe(true)
  expect(await (await fetching.siteFetch('/api/games')).text()).toBe('"found"')
  expect(requests).toEqual(['http://host/club/games/answers/games-1.json'])
  expect((await fetching.siteFetch('/api/games/guest/bots')).status).toBe(204)
  expect(await (await fetching.siteFetch('/api/tables', { method: 'GET' })).json()).toEqual([])
  for (const [path, method] of [['/api/account', 'GET'], ['/api/matches', 'POST'], ['/api/games', 'DELETE'], ['/constructor', 'GET']]) {
    const answer = await fetching.siteFetch(path!, { method })
    expect([answer.status, await answer.json()]).toEqual([404, { error: { id: 'no_server', args: {} } }])
  }
  const replay = await fetching.siteFetch('/api/replays/file-1')
  expect([replay.status, await replay.json()]).toEqual([404, { error: { id: 'no_such_replay', args: {} } }]) // opened on another device
  expect(files.gameFile('guest', 'board.js')).toBe('http://host/club/games/games/guest-1/board.js')
  expect(files.gameFile('guest', 'rulebook.js')).toBeNull()
  expect(await files.gameText('guest', 'words/en.ftl')).toBe('')
  expect(await files.gameModule('guest', 'rulebook.js')).toBeNull()
  expect(requests).toHaveLength(1)
})

it('a file of a static site is read once, and requested again if it was missing', async () => {
  await openSite({ '/api/games': 'answers/games-1.json' })
  fileExists = false
  const missing = await fetching.siteFetch('/api/games')
  expect([missing.status, await missing.json()]).toEqual([404, { error: { id: 'site_file', args: {} } }])
  fileExists = true
  const texts = [fetching.siteFetch('/api/games'), fetching.siteFetch('/api/games')].map(async (answer) => (await answer).text())
  expect(await Promise.all(texts)).toEqual(['"found"', '"found"'])
  expect(await (await fetching.siteFetch('/api/games')).text()).toBe('"found"')
  expect(requests).toHaveLength(2)
})

it('a truncated file, or a page of the host in its place, counts as missing', async () => {
  await openSite({ '/api/games': 'answers/games-1.json', '/api/games/guest/rules/1': 'answers/guest-1.wasm' })
  for (content of ['[{"id": "gue', '<!doctype html>']) {
    const answer = await fetching.siteFetch('/api/games')
    expect([answer.status, await answer.json()]).toEqual([404, { error: { id: 'site_file', args: {} } }])
  }
  expect((await fetching.siteFetch('/api/games/guest/rules/1')).status).toBe(200) // its digest is checked when it is loaded
})
