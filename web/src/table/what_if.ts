/**
 * “What if” as one download. Where the rules run in the page it is loaded in advance: then a trial board is opened without asking the
 * server for anything, and others cannot tell that it was.
 */
import type { PageRules } from '../rules/page_rules'
import { knownTo } from '../rules/world'
import { ApiError } from '../net/api'
import type { Refusal } from '../net/frame'
import { part } from '../net/late_parts'
import { roomWords } from '../gathering/room_words'
import { settings } from '../common/settings.svelte'
import { api } from '../common/shell.svelte'
import { Trial, type TrialStart } from './trial.svelte'

export { default as WhatIf } from './WhatIf.svelte'

/** Also loads the parts that show a trial. */
export async function prepare(): Promise<void> {
  await Promise.all([roomWords(settings.language), part(() => import('../story/Log.svelte')), part(() => import('./Choices.svelte')), part(() => import('./Seats.svelte'))])
}

interface Opening extends TrialStart {
  /** The rules that run in the page; they are not modified. */
  rules: PageRules
  /** The record holds everything: first it is reduced to what `eyes` may know. */
  whole?: boolean
  /** The level of the bot that can choose for others; null: there is none. */
  bot: string | null
  error(error: ApiError): void
  refused(refusal: Refusal): void
}

/** Rejects with ApiError `no_what_if`. */
export async function openTrial({ rules, whole = false, bot, error, refused, ...start }: Opening): Promise<Trial> {
  try {
    const own = await rules.twin()
    const record = whole && start.eyes !== null ? knownTo(own, start.record, start.eyes) : start.record
    return new Trial(own, { ...start, record }, { error, refused }, { api, bot })
  } catch (failed) {
    console.warn(failed)
    throw new ApiError('no_what_if', { why: 'rules' })
  }
}
