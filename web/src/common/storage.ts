/**
 * Storage of the browser, for this device and for this tab. If the browser forbids it (blocked cookies) or has no space left, values are
 * kept in memory.
 */

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const pages = { localStorage: inMemory(), sessionStorage: inMemory() }

/** Returns the storage of this device, or one in memory. */
export const deviceStorage = (): KeyValueStore => storageOrMemory('localStorage')

/** Returns the storage of this tab, or one in memory. */
export const tabStorage = (): KeyValueStore => storageOrMemory('sessionStorage')

/** Reading the property throws where the browser forbids storage. */
function storageOrMemory(name: keyof typeof pages): KeyValueStore {
  try {
    return withFallback(globalThis[name], pages[name])
  } catch {
    return pages[name]
  }
}

/** `more`: holds what `kept` has no space for. */
const withFallback = (kept: KeyValueStore, more: KeyValueStore): KeyValueStore => ({
  getItem: (key) => more.getItem(key) ?? kept.getItem(key),
  setItem(key, value) {
    try {
      kept.setItem(key, value)
      more.removeItem(key)
    } catch {
      more.setItem(key, value)
    }
  },
  removeItem(key) {
    for (const each of [kept, more]) each.removeItem(key)
  },
})

function inMemory(): KeyValueStore {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
