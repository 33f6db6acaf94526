/** Files of games from other packages, served from their folders. */
import { part } from './late_parts'

export const gameFile = (game: string, path: string): string => new URL(`/games/${encodeURIComponent(game)}/${path}`, location.origin).href

export const isThere = async (address: string): Promise<boolean> => (await part(() => fetch(address, { method: 'HEAD' }))).ok

/** Returns the text of a file; empty if the game has none. */
export async function textOf(address: string): Promise<string> {
  const answer = await part(() => fetch(address))
  return answer.ok ? answer.text() : ''
}
