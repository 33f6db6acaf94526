/**
 * What the browser keeps for this page: for this device, and for this tab. Where it forbids that (blocked cookies) or has no space left, the
 * page keeps it itself.
 */

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const pages = { localStorage: inMemory(), sessionStorage: inMemory() }

/** Returns the store of this device, or one that lasts as long as this page. */
export const deviceStorage = (): Kept => allowed('localStorage')

/** Returns the store of this tab, or one that lasts as long as this page. */
export const tabStorage = (): Kept => allowed('sessionStorage')

/** Reading the property throws where the browser forbids storage. */
function allowed(name: keyof typeof pages): Kept {
  try {
    return withSpace(globalThis[name], pages[name])
  } catch {
    return pages[name]
  }
}

/** `more`: keeps what `kept` has no space for. */
const withSpace = (kept: Kept, more: Kept): Kept => ({
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

function inMemory(): Kept {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
