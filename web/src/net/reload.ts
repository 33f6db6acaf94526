const RELOADED = 'boardwright.reloaded'
const READ = 2500 // ms; so long people can read why

/** Loads the page again, once in a session: if that did not help, doing it again would not either. */
export function reloadOnce(): void {
  if (sessionStorage.getItem(RELOADED)) return
  sessionStorage.setItem(RELOADED, 'yes')
  setTimeout(() => location.reload(), READ)
}
