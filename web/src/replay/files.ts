/** Saves and opens match files. */
import { isLocal } from '../local/ids'
import type { MatchInfo } from '../net/api'
import { loadPart } from '../net/load_part'
import { openInPage } from './opened_files'
import { address, navigate, unlessLeft } from '../common/route.svelte'
import { isStatic } from '../common/site'
import { api } from '../common/shell.svelte'

export async function saveFile(match: string, game: string): Promise<void> {
  const text = await api.matchFile(match)
  downloadFile(new Blob([text], { type: 'application/json' }), `${game}-${match.slice(0, 8)}.json`)
}

/** Saves the files of these matches as an archive: the finished ones of the server, and all of this device. */
export async function saveAll(matches: readonly Pick<MatchInfo, 'id' | 'status'>[]): Promise<void> {
  const archives: Blob[] = []
  if (matches.some(({ id, status }) => status === 'over' && !isLocal(id))) archives.push(await api.allFiles())
  if (matches.some(({ id }) => isLocal(id))) archives.push(await api.allFilesHere())
  const whole = archives.length > 1 ? await (await backup()).mergeArchives(archives) : archives[0]
  if (whole) downloadFile(whole, 'boardwright-matches.zip')
}

const backup = () => loadPart(() => import('./archives'))

export function downloadFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/**
 * Opens a file after the page or the server has checked it, at its beginning. The matches of an archive are kept on this device; returns how
 * many they are.
 */
export async function openFile(file: File): Promise<number> {
  if (/\.zip$/i.test(file.name)) return (await backup()).storeAll(file, api)
  const openAddress = unlessLeft(navigate)
  openAddress(address.replay(await openText(await file.text()), 0))
  return 0
}

/** Returns the id of a file's replay, after the page or the server has checked it. */
export async function openText(text: string): Promise<string> {
  const id = await openInPage(text)
  if (id !== null) return id
  if (!isStatic()) return (await api.openReplay(text)).id
  const { fileError } = await loadPart(() => import('./file_error'))
  throw await fileError(text, api)
}
