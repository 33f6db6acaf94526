/** The worker that keeps the page's own files (web/worker/sw.js), so that it opens without its server, too. */

/** It comes after everything that somebody waits for. */
const LATER = 4_000

export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Without it the page is as it always was: there is nothing to tell.
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}), LATER)
}
