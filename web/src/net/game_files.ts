/** Files of games from other packages: served from their folders, or part of a static site. */
import { addressOf, isStatic, siteFile } from '../common/site'
import { loadPart } from './load_part'

/** Returns the address of a game's file; null: a static site does not have it. */
export function gameFile(game: string, path: string): string | null {
  const asked = `/games/${encodeURIComponent(game)}/${path}`
  const file = isStatic() ? siteFile(asked) : asked
  return file ? addressOf(file) : null
}

/** Returns the script of a game, such as `board.js`; null: it has none, or a faulty one, whose error is in the console. */
export async function gameModule<T>(game: string, path: string): Promise<T | null> {
  const address = gameFile(game, path)
  if (!address || !(isStatic() || (await loadPart(() => fetch(address, { method: 'HEAD' }))).ok)) return null
  return (await loadPart(() => import(/* @vite-ignore */ address).catch(reportFaulty))) as T | null
}

/** Reports a script that was loaded but does not run: requesting it again would not help. */
function reportFaulty(error: unknown): null {
  // The message of browsers if the script, or one that it imports, could not be loaded.
  if (error instanceof TypeError && /import|dynamically/i.test(error.message)) throw error
  console.error(error)
  return null
}

/** Returns the text of a game's file; empty if it has none. */
export async function gameText(game: string, path: string): Promise<string> {
  const address = gameFile(game, path)
  const answer = address ? await loadPart(() => fetch(address)) : null
  return answer?.ok ? answer.text() : ''
}
