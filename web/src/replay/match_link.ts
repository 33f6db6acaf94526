/** A match as text in a link: its header and decisions, compressed. The links of its chain are computed again. */
import { decodeBase64 } from '../common/bytes'
import { inflate, joinBytes } from '../local/zip'
import { ApiError } from '../net/api'
import { readMatchFile, withLinks } from '../rules/match_file'
import type { FileHeader, MatchFile } from '../rules/match_file_types'

/** Characters of a link that programs pass on; a longer match is sent as a file. */
export const MAX_LINK_LENGTH = 8000
/** Bytes of a match that are unpacked at most. */
const MAX_BYTES = 1 << 20

type Packed = [header: FileHeader, actions: [seat: number, action: string][], state: string]

/** Returns the text for a link; null: the file is no match file, or too long. */
export async function encodeMatchLink(text: string): Promise<string | null> {
  const file = await readMatchFile(text).catch(() => null)
  if (!file || typeof CompressionStream === 'undefined') return null
  const { links: _, actions, end, ...header } = file
  const packed: Packed = [header, actions.map(({ seat, action }) => [seat, action]), end.state]
  const bytes = await deflated(new TextEncoder().encode(JSON.stringify(packed)))
  const link = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return link.length <= MAX_LINK_LENGTH ? link : null
}

/** Returns the match of a link. Rejects with ApiError `broken_link`. */
export async function decodeMatchLink(link: string): Promise<MatchFile> {
  try {
    const [header, actions, state] = JSON.parse(new TextDecoder().decode(await inflate(decodeBase64(link), 'deflate', MAX_BYTES))) as Packed
    return await withLinks(header, actions.map(([seat, action]) => ({ seat, action })), state)
  } catch (error) {
    console.warn(error)
    throw new ApiError('broken_link')
  }
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for (const reader = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate')).getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return joinBytes(parts)
    parts.push(value)
  }
}
