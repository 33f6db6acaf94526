/** Parts of the page that are loaded on demand. A missing one is reported, and requested until it loads. */
import { delay } from '../common/idle'

/** ms before the next request */
export const RETRY_MS = 2000
const missing = new Set<() => unknown>()
/** Failed style sheets, until they load. Vite requests each only once, and then counts it as loaded. */
const failedStyles = new Map<string, Promise<void>>()
let report = (_missing: boolean): void => {}

const RELOADED = 'boardwright.reloaded'
const READING_MS = 2500 // to read the reason

/**
 * Returns a part once it is loaded. `load` may be called several times.
 *
 * If it fails again although the server answers, loading the page again helps: the server has a new version with other files, or the
 * browser (Firefox, Safari) has remembered the failure.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (let answered = false; ; ) {
    try {
      const found = await load()
      await Promise.all(failedStyles.values())
      if (missing.delete(load) && !missing.size) report(false)
      return found
    } catch (error) {
      if (!missing.has(load)) {
        missing.add(load)
        console.warn(error)
        report(true)
      }
      if (answered) reloadOnce(String(load))
      answered = await serverAnswers()
      await delay(RETRY_MS)
    }
  }
}

/** `callback`: called with true for each missing part, and with false when all are loaded. */
export function watchMissingParts(callback: (missing: boolean) => void): void {
  report = callback
  const failed = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement)) return
    target.remove()
    const { href, rel } = target
    if (rel === 'stylesheet' && !failedStyles.has(href)) failedStyles.set(href, loadStyle(href).then(() => void failedStyles.delete(href)))
  }
  addEventListener('error', failed, { capture: true })
}

/** Requests a style sheet until it loads. */
async function loadStyle(href: string): Promise<void> {
  for (;;) {
    await delay(RETRY_MS)
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
 * Reloads the page, at most once in a session for each reason: if that does not help, a second time would not either. Without storage, which
 * notes the reason, it does nothing.
 */
export function reloadOnce(reason: string): void {
  const key = `${RELOADED}:${reason}`
  try {
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, 'yes')
  } catch {
    return
  }
  setTimeout(() => location.reload(), READING_MS)
}
