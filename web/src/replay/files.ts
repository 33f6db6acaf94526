/** Saves and opens match files. */
import { openInPage } from './opened_files'
import { address, go } from '../common/route.svelte'
import { api } from '../common/shell.svelte'

export async function saveFile(match: string, game: string): Promise<void> {
  const text = await api.matchFile(match)
  save(new Blob([text], { type: 'application/json' }), `${game}-${match.slice(0, 8)}.json`)
}

/** Saves all finished matches as an archive. */
export const saveAll = async (): Promise<void> => save(await api.allFiles(), 'boardwright-matches.zip')

export function save(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Opens a file after the page or the server has checked it, at its beginning. */
export async function openFile(file: File): Promise<void> {
  const text = await file.text()
  const id = (await openInPage(text)) ?? (await api.openReplay(text)).id
  go(address.replay(id, 0))
}
