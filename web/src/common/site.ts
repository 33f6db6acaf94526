/** Where this page's files and calls are: below its own folder, on a server or on a static site (docs/static_site.md). */

const folder = (): string => new URL('.', location.href).href

/** Returns the address of a path such as `/api/games`, wherever the page's folder is. */
export const addressOf = (path: string): string => new URL(path.replace(/^\/+/, ''), folder()).href

/** By path of a call or of a game's file: the file of a static site; null: the answer is empty. */
type Files = Record<string, string | null>
let files: Files | null = null

/** Whether the page was written by `boardwright page`, and has no server. */
export const isStatic = (): boolean => typeof document !== 'undefined' && document.querySelector('meta[name="boardwright-site"]')?.getAttribute('content') === 'static'

/** Returns the file of a static site that answers a path; null: the answer is empty; undefined: there is none. */
export function siteFile(path: string): string | null | undefined {
  files ??= JSON.parse(document.getElementById('boardwright-files')!.textContent) as Files
  return Object.hasOwn(files, path) ? files[path] : undefined
}
