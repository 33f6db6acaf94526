// The rules of a game as a WebAssembly module (docs/decisions/26_shipped_code.md), for browsers and Node.
//
// Records lie in the module's memory; functions get their addresses. A manifest stands beside each module: it says for which game, version
// and records it was made, and which functions it has.

/** The version of how functions are called; as in core/machine/manifest.py. */
export const ABI = 1
const PAGE = 1 << 16

/** A module that does not fit, is damaged, or cannot run here. `why`: `version` (other rules, another platform or ABI) or `damaged`. */
export class BadModule extends Error {
  /** @param {string} why @param {string} message */
  constructor(why, message) {
    super(message)
    this.why = why
  }
}

/**
 * Load a module.
 * @param {Uint8Array} content the module
 * @param {Record<string, any>} manifest what stands beside it
 * @param {Record<string, any>} expected what the manifest must say: game, ruleset, layouts, …
 * @param {(bytes: Uint8Array<ArrayBuffer>) => Promise<string>} sha256 for where there is no Web Crypto
 * @returns {Promise<Rules>} Rejects with BadModule.
 */
export async function loadRules(content, manifest, expected = {}, sha256 = hashed) {
  for (const [name, value] of Object.entries({ platform: 'wasm32', abi: ABI, ...expected })) {
    if (manifest[name] !== value) throw new BadModule('version', `${name} is ${manifest[name]}, expected ${value}`)
  }
  if ((await sha256(content)) !== manifest.digest) {
    throw new BadModule('damaged', 'the module does not match its digest, expected a complete file')
  }
  if (typeof WebAssembly === 'undefined') throw new BadModule('version', 'there is no WebAssembly here')
  const { instance } = await WebAssembly.instantiate(content, {}).catch((error) => {
    throw new BadModule('damaged', `it is no module that can run here: ${error.message}`)
  })
  const missing = Object.keys(manifest.entries).filter((name) => typeof instance.exports[name] !== 'function')
  if (missing.length) throw new BadModule('version', `it lacks ${missing.join(', ')}`)
  return new Rules(instance.exports, manifest)
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
const hashed = async (bytes) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The functions of a module, and the memory that their records lie in. */
export class Rules {
  #memory
  #free

  /**
   * Use `loadRules`. `functions`: by name; they get addresses and whole numbers, and return whole numbers.
   * @param {any} exports @param {Record<string, any>} manifest
   */
  constructor(exports, manifest) {
    this.functions = exports
    this.manifest = manifest
    this.#memory = exports.memory
    this.#free = exports.__heap_base.value
  }

  /** Take room for a record for as long as the module lives. Returns its address. @param {number} size */
  room(size) {
    const address = (this.#free + 15) & ~15
    this.#free = address + size
    const missing = this.#free - this.#memory.buffer.byteLength
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE))
    return address
  }

  /** The bytes of a record. Ask again after `room`: memory that grows leaves earlier views empty. @param {number} address @param {number} size */
  bytes(address, size) {
    return new Uint8Array(this.#memory.buffer, address, size)
  }
}
