/**
 * “What if” as one download. If the rules run in the page it is loaded in advance, so that opening a trial sends no request that others
 * could notice.
 */
import type { PageRules } from '../rules/page_rules'
import { knownTo } from '../rules/world'
import { ApiError } from '../net/api'
import type { Refusal } from '../net/frame'
import { loadPart } from '../net/load_part'
import { roomWords } from '../gathering/room_words'
import { settings } from '../common/settings.svelte'
import { api } from '../common/shell.svelte'
import { Trial, type TrialStart } from './trial.svelte'

export { default as WhatIf } from './WhatIf.svelte'

/** Loads the components that show a trial as well. */
export async function preloadTrial(): Promise<void> {
  await Promise.all([roomWords(settings.language), loadPart(() => import('../story/Log.svelte')), loadPart(() => import('./Choices.svelte')), loadPart(() => import('./Seats.svelte'))])
}

export interface TrialCallbacks {
  error(error: ApiError): void
  refused(refusal: Refusal): void
}

interface Opening extends TrialStart, TrialCallbacks {
  /** Rules that run in the page; they are not modified. */
  rules: PageRules
  /** Whether the record holds everything; then it is first reduced to what `eyes` may know. */
  whole?: boolean
  /** Level of the bot that can choose for others; null: there is none. */
  bot: string | null
}

/** Rejects with ApiError `no_what_if`. */
export async function openTrial({ rules, whole = false, bot, error, refused, ...start }: Opening): Promise<Trial> {
  try {
    const own = await rules.copy()
    const record = whole && start.eyes !== null ? knownTo(own, start.record, start.eyes) : start.record
    return new Trial(own, { ...start, record }, { error, refused }, { api, bot })
  } catch (failed) {
    console.warn(failed)
    throw new ApiError('no_what_if', { why: 'rules' })
  }
}
