/** Match files opened here that the page replays itself. */
import type { PageReplay } from '../rules/page_replay'
import { ApiError } from '../net/api'
import { loadPart } from '../net/load_part'
import { rulesFailed } from '../rules/rules_failed'
import { api, showError } from '../common/shell.svelte'
import { isStatic } from '../common/site'
import { storeText, readText } from './opened_texts'

/** `replay`: null if the server must play the file. */
export interface OpenedFile {
  text: string
  replay: PageReplay | null
}

/** The file opened last. Others are replayed again from their texts: each replay holds an instance of the rules. */
let opened: ({ id: string } & OpenedFile) | null = null

/**
 * Opens a file. Returns the id of its replay; null: the server must replay it. Rejects with ApiError `broken_record` if an action does not
 * fit; without a server also if a file of the page is missing.
 */
export async function openInPage(text: string): Promise<string | null> {
  try {
    const { playFile } = await loadPart(() => import('../rules/play_file'))
    const played = await playFile(text, api)
    if (!played) return null
    opened = { ...played, text }
    storeText(played.id, text)
    return played.id
  } catch (error) {
    if (error instanceof ApiError && (error.id === 'broken_record' || (isStatic() && error.id !== 'no_server'))) throw error
    const failed = rulesFailed(error)
    if (failed) showError(failed)
    return null
  }
}

/** Returns the file of a replay, if it was opened in this tab. */
export async function openedFile(id: string): Promise<OpenedFile | null> {
  if (opened?.id === id) return opened
  const text = readText(id)
  if (text === null) return null
  if ((await openInPage(text)) !== id) opened = { id, text, replay: null }
  return opened
}
