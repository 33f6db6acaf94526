/** Possible worlds: complete states that a viewer cannot tell from the real one. */
import { guarded } from './failures'
import type { PageRules } from './page_rules'
import { offsetOf } from './record'

const KEY = 32
const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/**
 * Returns a complete state that fits a viewer's knowledge: hidden cards and future draws come from this device's random numbers. `viewer`:
 * the seat, or SPECTATOR; null: the record hides only future draws. `random`: returns this many random bytes. Uses the cell `whole`. Throws
 * RulesFailed.
 */
export function worldOf(rules: PageRules, record: Uint8Array, viewer: number | null, random = randomBytes): Uint8Array<ArrayBuffer> {
  return guarded(() => {
    const whole = rules.cell('whole')
    const key = offsetOf(rules.info.records.state, 'rng', 'key')
    whole.write(record)
    whole.bytes.set(random(KEY), key)
    if (viewer !== null) rules.call('resample', 'tables', 'whole', viewer)
    // Future draws are independent of what was dealt.
    whole.bytes.set(random(KEY), key)
    return whole.bytes.slice()
  })
}

/** Returns a viewer's knowledge of a complete state. Uses the cell `whole`. Throws RulesFailed. */
export function knownTo(rules: PageRules, record: Uint8Array, viewer: number): Uint8Array<ArrayBuffer> {
  return guarded(() => {
    const whole = rules.cell('whole')
    whole.write(record)
    rules.call('hide', 'tables', 'whole', viewer)
    return whole.bytes.slice()
  })
}
