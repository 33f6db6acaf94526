/* Keeps the page's own files, so that it opens without its server, too. The build fills in which files there are (vite.config.ts, and
   server/static_site/ for a static site): another build is another worker with a cache of its own. Answers about matches are never kept:
   they are secrets, and old in a second. */
const FILES = ['./']
const VERSION = 'none'
/** The folder of the page. Other pages of this host may have caches of their own. */
const HOME = new URL('./', self.location.href)
const OURS = HOME.pathname === '/' ? 'boardwright-' : `boardwright${HOME.pathname}-`
const CACHE = `${OURS}${VERSION}`
/** What the server says about games and their rules, as it was last heard: for replays of files while it is away. */
const GAMES = `${OURS}games`
/** Files whose names change with their content. */
const LASTING = /^(assets|answers|games)\//
/** A static site has no server: its answers about games are among its files. */
const STATIC = FILES.some((path) => path.startsWith('answers/'))

const ownFiles = async () => (await caches.open(CACHE)).addAll(FILES)

/** The rules and bots of every game, as far as the server has compiled them. Fetched in the background; without them only replays and
    analyses are missing. */
async function rules() {
  const games = await (await kept('api/games')).json()
  await Promise.all(games.flatMap(({ id }) => ['rules', 'bots'].map(async (what) => {
    const path = `api/games/${encodeURIComponent(id)}`
    const told = await kept(`${path}/${what}`)
    if (told.status === 200) await kept(`${path}/rules/${(await told.json()).manifest.digest}`)
  })))
}

/** The server's answer; where the server, or a proxy before it, fails, the one in a cache. */
async function fresh(request, cache = CACHE) {
  const box = await caches.open(cache)
  try {
    const answer = await fetch(request)
    return answer.status < 500 ? answer : ((await box.match(request)) ?? answer)
  } catch (error) {
    const old = await box.match(request)
    if (old) return old
    throw error
  }
}

/** The same, and the answer is kept. The page itself is not: a newer one would be kept without its files. */
async function kept(request) {
  const answer = await fresh(request, GAMES)
  if (answer.status === 200) await (await caches.open(GAMES)).put(request, answer.clone())
  return answer
}

const first = async (request) => (await caches.match(request)) ?? fetch(request)

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE && name !== GAMES)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** How a request is answered; null: by the network alone, as if there were no worker. */
function answerTo({ method, url }) {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== HOME.origin || !pathname.startsWith(HOME.pathname)) return null
  const path = pathname.slice(HOME.pathname.length) || './'
  if (path.startsWith('assets/') || (LASTING.test(path) && FILES.includes(path))) return first
  if (path === './' || path === 'index.html') return () => fresh('./')
  if (FILES.includes(path)) return (request) => fresh(request)
  if (!STATIC && /^api\/games(\/[^/]+\/(rules(\/[0-9a-f]+)?|bots))?$/.test(path)) return kept
  return null
}

/** Push message from the server: it is a player's move, or a match of a group waits; also while no page is open. */
async function tell({ title, text, match, group }) {
  await self.registration.showNotification(title, { body: text, tag: match ?? group, icon: 'icon-192.png', data: { match, group } })
}

const placeOf = ({ match, group }) => (match ? `#/table/${encodeURIComponent(match)}` : group ? `#/group/${encodeURIComponent(group)}` : '')

/** A notification was pressed: opens the page of its match or group, or the one that has shown it, or any. */
async function open({ match, group, at = placeOf({ match, group }) }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => url.startsWith(HOME.href) && url.endsWith(at))
  return there ? there.focus() : self.clients.openWindow(`./${at}`)
}

self.addEventListener('push', (event) => event.waitUntil(tell(event.data.json())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data ?? {}))
})
self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(ownFiles())
})
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => void (STATIC || rules().catch(() => {})))))
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer(event.request))
})
