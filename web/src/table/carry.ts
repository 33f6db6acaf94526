/** Moves a match between the server and this device, as its file and how it is played. It is removed where it was when it is kept where it goes. */
import { loadPageRules } from '../rules/load'
import { ApiError } from '../net/api'
import { save } from '../replay/files'
import { api } from '../common/shell.svelte'

/** Moves a match of this device to the server. Returns its id there. Rejects with ApiError; the match stays as it was then. */
export async function carryToServer(match: string): Promise<string> {
  const { id } = await api.carryToServer(await api.matchFile(match), await api.carriedSettings(match))
  await remove(match)
  return id
}

/** Moves a match of the server to this device. Returns its id here. Rejects with ApiError, if the match stays as it was or as a download. */
export async function carryHere(match: string, game: string): Promise<string> {
  if (!(await loadPageRules(game, api))) throw new ApiError('local_rules')
  const settings = await api.carriedSettings(match)
  const file = await api.carryAway(match)
  try {
    const { id } = await api.keepFile(file, settings)
    await remove(match)
    return id
  } catch (error) {
    save(new Blob([file], { type: 'application/json' }), `${game}.json`) // it is closed on the server
    throw error
  }
}

/** Removes a match where it was; it has moved, so a failure leaves no more than an old copy. */
const remove = (id: string): Promise<unknown> => api.removeMatch({ id }).catch(() => {})
