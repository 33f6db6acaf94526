/**
 * Binary frames for a page that runs the rules: 4 bytes (length of the JSON, little-endian), the JSON, and the record; after the first
 * frame only the changes since the previous one (docs/wire_protocol.md).
 */
import type { Frame } from '../net/frame'
import { guarded, RulesFailed } from './failures'

const HEAD = 4

/** Returns the frame of a binary message, with its record. `before`: previous frame. Throws RulesFailed if it is malformed. */
export function unpackFrame(message: ArrayBuffer, before: Frame | null = null): Frame {
  return guarded(() => {
    const size = message.byteLength
    const end = size < HEAD ? HEAD : HEAD + new DataView(message).getUint32(0, true)
    if (size < end) throw new RulesFailed('record', `a message of ${size} bytes, expected at least ${end}`)
    const { type, ...fields } = JSON.parse(new TextDecoder().decode(new Uint8Array(message, HEAD, end - HEAD)))
    const rest = new Uint8Array(message, end)
    if (type !== 'change') return { type, ...fields, record: rest }
    if (!before?.record) throw new RulesFailed('record', 'a change of no frame')
    return { ...before, events: [], events_from: before.events_from + before.events.length, ...fields, record: patchRecord(before.record, rest) }
  })
}

/** Returns a whole frame with a record as a binary message. */
export function packFrame({ record, ...frame }: Frame): ArrayBuffer {
  const text = new TextEncoder().encode(JSON.stringify(frame))
  const whole = new Uint8Array(HEAD + text.length + record!.length)
  new DataView(whole.buffer).setUint32(0, text.length, true)
  whole.set(text, HEAD)
  whole.set(record!, HEAD + text.length)
  return whole.buffer
}

/** Applies changes to a record: repeatedly the number of bytes to keep, the number to replace, and the new bytes. Throws RulesFailed. */
export function patchRecord(record: Uint8Array, patch: Uint8Array): Uint8Array<ArrayBuffer> {
  const result = record.slice()
  let position = 0
  const number = (): number => {
    for (let value = 0, scale = 1; position < patch.length; scale *= 128) {
      const byte = patch[position++]!
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
    throw new RulesFailed('record', 'a change that ends too soon')
  }
  for (let at = 0; position < patch.length; ) {
    at += number()
    const count = number()
    const end = position + count
    if (end > patch.length || at + count > result.length) throw new RulesFailed('record', `a change of ${count} bytes at ${at}, expected ${result.length} at most`)
    result.set(patch.subarray(position, end), at)
    at += count
    position = end
  }
  return result
}
