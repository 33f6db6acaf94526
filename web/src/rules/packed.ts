/** Frames for a page that runs the rules, as they are sent: 4 bytes (the length of the JSON, little-endian), the JSON, the record. */
import type { Frame } from '../lib/frame'
import { guarded, RulesFailed } from './failures'

const HEAD = 4

/** The frame of a binary message, with its record. Throws RulesFailed if it is none. */
export function unpacked(message: ArrayBuffer): Frame {
  return guarded(() => {
    const size = message.byteLength
    const end = size < HEAD ? HEAD : HEAD + new DataView(message).getUint32(0, true)
    if (size < end) throw new RulesFailed('record', `a message of ${size} bytes, expected at least ${end}`)
    const json = new TextDecoder().decode(new Uint8Array(message, HEAD, end - HEAD))
    return { ...JSON.parse(json), record: new Uint8Array(message, end) }
  })
}
