/** Parts of the page that are loaded when they are needed: one that does not come is told of, and asked for until it does. */
import { pause } from '../common/idle'

/** ms until it is asked for again. */
export const AGAIN = 2000
const missing = new Set<() => unknown>()
let tell = (_missing: boolean): void => {}

/** A part, as soon as it is there. `load` may be called several times. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const found = await load()
      if (missing.delete(load) && !missing.size) tell(false)
      return found
    } catch (error) {
      if (!missing.has(load)) {
        missing.add(load)
        console.warn(error)
        tell(true)
      }
      await pause(AGAIN)
    }
  }
}

/** `told`: hears of each part that is missing, and of the moment when all of them have come. */
export function watchParts(told: (missing: boolean) => void): void {
  tell = told
  // A style sheet that failed would count as loaded: the page looks only whether it asked for it.
  const forget = ({ target }: Event) => target instanceof HTMLLinkElement && target.remove()
  addEventListener('error', forget, { capture: true })
}
