/**
 * Moves a match, as its file and settings, between the server and this device. It is removed from its old place once it is stored in the new
 * one.
 */
import { loadPageRules } from '../rules/load'
import { ApiError } from '../net/api'
import { downloadFile } from '../replay/files'
import { api } from '../common/shell.svelte'

/** Moves a match of this device to the server. Returns its id there. Rejects with ApiError; then the match stays on this device. */
export async function moveToServer(match: string): Promise<string> {
  const { id } = await api.carryToServer(await api.matchFile(match), await api.carriedSettings(match))
  await remove(match)
  return id
}

/** Moves a match of the server to this device. Returns its id here. Rejects with ApiError; then the match stays there or was downloaded. */
export async function moveToDevice(match: string, game: string): Promise<string> {
  if (!(await loadPageRules(game, api))) throw new ApiError('local_rules')
  const settings = await api.carriedSettings(match)
  const file = await api.carryAway(match)
  try {
    const { id } = await api.keepFile(file, settings)
    await remove(match)
    return id
  } catch (error) {
    downloadFile(new Blob([file], { type: 'application/json' }), `${game}.json`) // it is closed on the server
    throw error
  }
}

/** Removes the original; a failure only leaves an old copy. */
const remove = (id: string): Promise<unknown> => api.removeMatch({ id }).catch(() => {})
