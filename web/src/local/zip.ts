/** Zip archives of texts: written without compression; read as other programs write them, too. */
import { ApiError } from '../net/api'

export interface Entry {
  name: string
  text: string
}

/** Bytes of an archive, and of a file in it, that are read at most. */
const MAX_BYTES = 64 << 20
/** How many files are read at most. */
const MAX_FILES = 10_000

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** Sizes of a local header, a central one and the end. */
const [LOCAL_SIZE, CENTRAL_SIZE, END_SIZE] = [30, 46, 22]
const UTF8 = 0x800
const STORED = 0
const DEFLATED = 8
/** Midnight of 1 January 1980: archives of the same matches are the same. */
const DATE = 0x21

export function zipFiles(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const files: Uint8Array[] = []
  const index: Uint8Array[] = []
  let at = 0
  for (const { name, text } of entries) {
    const [title, content] = [encode(name), encode(text)]
    const sum = crc32(content)
    const common = [20, UTF8, STORED, 0, DATE] as const
    files.push(header(LOCAL_SIZE, LOCAL, common, [sum, content.length, content.length], [title.length, 0]), title, content)
    const central = header(CENTRAL_SIZE, CENTRAL, [20, ...common], [sum, content.length, content.length], [title.length, 0, 0, 0, 0], [0, at])
    index.push(central, title)
    at += LOCAL_SIZE + title.length + content.length
  }
  const size = index.reduce((sum, { length }) => sum + length, 0)
  const end = header(END_SIZE, END, [0, 0, entries.length, entries.length], [size, at], [0])
  return joinBytes([...files, ...index, end])
}

/** Returns the files of an archive. Rejects with ApiError `broken_archive`. */
export async function unzipFiles(archive: Uint8Array<ArrayBuffer>): Promise<Entry[]> {
  try {
    if (archive.length > MAX_BYTES) throw new Error('too large')
    return await readAll(archive)
  } catch (error) {
    console.warn(error)
    throw new ApiError('broken_archive')
  }
}

async function readAll(archive: Uint8Array<ArrayBuffer>): Promise<Entry[]> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length)
  let end = archive.length - END_SIZE
  while (view.getUint32(end, true) !== END) end -= 1 // throws before the beginning
  const count = view.getUint16(end + 10, true)
  if (count > MAX_FILES) throw new Error('too many files')
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  let bytesLeft = MAX_BYTES
  for (let n = 0; n < count; n += 1) {
    if (view.getUint32(at, true) !== CENTRAL) throw new Error('no header')
    const [method, packedSize, place] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)]
    const [nameSize, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [number, number, number]
    const begin = place + LOCAL_SIZE + view.getUint16(place + 26, true) + view.getUint16(place + 28, true)
    const content = await unpack(archive.subarray(begin, begin + packedSize), method, bytesLeft)
    bytesLeft -= content.length
    if (crc32(content) !== view.getUint32(at + 16, true)) throw new Error('damaged')
    entries.push({ name: decode(archive.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + nameSize)), text: decode(content) })
    at += CENTRAL_SIZE + nameSize + extra + comment
  }
  return entries
}

async function unpack(content: Uint8Array<ArrayBuffer>, method: number, limit: number): Promise<Uint8Array> {
  if (method === DEFLATED) return inflate(content, 'deflate-raw', limit)
  if (method !== STORED) throw new Error(`method ${method}`)
  if (content.length > limit) throw new Error('too large')
  return content
}

/** Returns unpacked bytes. Rejects if they are damaged, or more than `limit`. */
export async function inflate(content: Uint8Array<ArrayBuffer>, format: CompressionFormat, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([content]).stream().pipeThrough(new DecompressionStream(format)).getReader()
  const parts: Uint8Array[] = []
  for (let size = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return joinBytes(parts)
    size += value.length
    if (size > limit) {
      await reader.cancel()
      throw new Error('too large')
    }
    parts.push(value)
  }
}

/** Returns a header: its sign, numbers of 16 and 32 bits in turn; `size`: of the whole, the rest is 0. */
function header(size: number, sign: number, ...numbers: (readonly number[])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(size))
  view.setUint32(0, sign, true)
  let at = 4
  numbers.forEach((group, n) => {
    for (const number of group) {
      if (n % 2) view.setUint32(at, number, true)
      else view.setUint16(at, number, true)
      at += n % 2 ? 4 : 2
    }
  })
  return new Uint8Array(view.buffer)
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

function crc32(bytes: Uint8Array): number {
  let sum = ~0
  for (const byte of bytes) sum = (sum >>> 8) ^ TABLE[(sum ^ byte) & 255]!
  return ~sum >>> 0
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
