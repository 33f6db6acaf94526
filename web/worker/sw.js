/* Keeps the page's own files, so that it opens without its server, too. The build fills in which files there are (vite.config.ts): another
   build is another worker with a cache of its own. Answers about matches are never kept: they are secrets, and old in a second. */
const FILES = ['/']
const VERSION = 'none'
const CACHE = `boardwright-${VERSION}`
/** What the server says about games and their rules, as it was last heard: for replays of files while it is away. */
const GAMES = 'boardwright-games'

const ownFiles = async () => (await caches.open(CACHE)).addAll(FILES)

/** The rules and bots of every game, as far as the server has compiled them. Fetched in the background; without them only replays and
    analyses are missing. */
async function rules() {
  const games = await (await kept('/api/games')).json()
  await Promise.all(games.flatMap(({ id }) => ['rules', 'bots'].map(async (what) => {
    const path = `/api/games/${encodeURIComponent(id)}`
    const told = await kept(`${path}/${what}`)
    if (told.status === 200) await kept(`${path}/rules/${(await told.json()).manifest.digest}`)
  })))
}

/** The server's answer, which is kept; the kept one if the server does not answer. */
async function kept(request, cache = GAMES) {
  const box = await caches.open(cache)
  try {
    const answer = await fetch(request)
    if (answer.status === 200) await box.put(request, answer.clone())
    return answer
  } catch (error) {
    const old = await box.match(request)
    if (old) return old
    throw error
  }
}

const first = async (request) => (await caches.match(request)) ?? fetch(request)

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith('boardwright-') && name !== CACHE && name !== GAMES)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** How a request is answered; null: by the network alone, as if there were no worker. */
function answerTo({ method, url }) {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return null
  if (pathname.startsWith('/assets/')) return first
  if (FILES.includes(pathname)) return (request) => kept(pathname === '/' ? '/' : request, CACHE)
  if (/^\/api\/games(\/[^/]+\/(rules(\/[0-9a-f]+)?|bots))?$/.test(pathname)) return kept
  return null
}

/** Push message from the server: it is a player's move, also while no page is open. */
async function tell({ title, text, match }) {
  await self.registration.showNotification(title, { body: text, tag: match, icon: '/icon-192.png', data: { match } })
}

/** A notification was pressed: opens the page of its match, or an open one. */
async function open(match) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const at = match ? `/#/table/${encodeURIComponent(match)}` : ''
  const there = pages.find(({ url }) => url.endsWith(at))
  return there ? there.focus() : self.clients.openWindow(at || '/')
}

self.addEventListener('push', (event) => event.waitUntil(tell(event.data.json())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.match))
})
self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(ownFiles())
})
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => void rules().catch(() => {}))))
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer(event.request))
})
