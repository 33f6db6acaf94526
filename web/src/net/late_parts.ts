/** Parts of the page that are loaded on demand. A missing one is reported, and requested until it loads. */
import { pause } from '../common/idle'

/** ms before the next request */
export const AGAIN = 2000
const missing = new Set<() => unknown>()
/** Style sheets that failed, until they load. Vite requests each only once, and then counts it as loaded. */
const unstyled = new Map<string, Promise<void>>()
let tell = (_missing: boolean): void => {}

const RELOADED = 'boardwright.reloaded'
const READ = 2500 // ms, to read the reason

/**
 * Returns a part once it is loaded. `load` may be called several times.
 *
 * If it fails again although the server answers, loading the page again helps: the server has a new version with other files, or the
 * browser (Firefox, Safari) has remembered the failure.
 */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  for (let answered = false; ; ) {
    try {
      const found = await load()
      await Promise.all(unstyled.values())
      if (missing.delete(load) && !missing.size) tell(false)
      return found
    } catch (error) {
      if (!missing.has(load)) {
        missing.add(load)
        console.warn(error)
        tell(true)
      }
      if (answered) reloadOnce(String(load))
      answered = await serverAnswers()
      await pause(AGAIN)
    }
  }
}

/** `callback`: called with true for each missing part, and with false when all are loaded. */
export function watchParts(callback: (missing: boolean) => void): void {
  tell = callback
  const failed = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement)) return
    target.remove()
    const { href, rel } = target
    if (rel === 'stylesheet' && !unstyled.has(href)) unstyled.set(href, styled(href).then(() => void unstyled.delete(href)))
  }
  addEventListener('error', failed, { capture: true })
}

/** Requests a style sheet until it loads. */
async function styled(href: string): Promise<void> {
  for (;;) {
    await pause(AGAIN)
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
    const came = new Promise<boolean>((done) => Object.assign(link, { onload: () => done(true), onerror: () => done(false) }))
    document.head.append(link)
    if (await came) return
  }
}

async function serverAnswers(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok, () => false)
}

/**
 * Reloads the page, for each reason at most once in a session: if that does not help, a second time would not either. Where the browser
 * keeps no note of it, people have to do it.
 */
export function reloadOnce(reason: string): void {
  const key = `${RELOADED}:${reason}`
  try {
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, 'yes')
  } catch {
    return
  }
  setTimeout(() => location.reload(), READ)
}
