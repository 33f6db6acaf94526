/** Texts of the match files opened in this tab, by the ids of their replays. */
import { tabStorage } from '../common/storage'

/** Storage key of the last file, so that it survives a reload. */
const KEPT = 'boardwright.file'
const texts = new Map<string, string>()

/** Returns the text of a file that was opened in this tab; null: it was not. */
export function readText(id: string): string | null {
  const stored = tabStorage().getItem(KEPT)
  return texts.get(id) ?? (stored?.startsWith(`${id} `) ? stored.slice(id.length + 1) : null)
}

export function storeText(id: string, text: string): void {
  texts.set(id, text)
  tabStorage().setItem(KEPT, `${id} ${text}`)
}
