/** Worlds that a viewer may take for the true one. */
import { guarded } from './failures'
import type { PageRules } from './page_rules'
import { offsetOf } from './record'

const KEY = 32
const drawn = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/**
 * A complete state that fits a record of what a viewer knows: chance of this device deals what they cannot see, and draws what comes.
 *
 * `viewer`: the seat, or SPECTATOR; null: the record hides nothing but what will be drawn. `random`: so many random bytes. Uses the cell
 * `whole`. Throws RulesFailed.
 */
export function worldOf(rules: PageRules, record: Uint8Array, viewer: number | null, random = drawn): Uint8Array<ArrayBuffer> {
  return guarded(() => {
    const whole = rules.cell('whole')
    const key = offsetOf(rules.told.records.state, 'rng', 'key')
    whole.write(record)
    whole.bytes.set(random(KEY), key)
    if (viewer !== null) rules.call('resample', 'tables', 'whole', viewer)
    // What is drawn from now on has nothing to do with what was dealt.
    whole.bytes.set(random(KEY), key)
    return whole.bytes.slice()
  })
}

/** What a viewer knows of a complete state. Uses the cell `whole`. Throws RulesFailed. */
export function knownTo(rules: PageRules, record: Uint8Array, viewer: number): Uint8Array<ArrayBuffer> {
  return guarded(() => {
    const whole = rules.cell('whole')
    whole.write(record)
    rules.call('hide', 'tables', 'whole', viewer)
    return whole.bytes.slice()
  })
}
