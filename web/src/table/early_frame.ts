/** Optimistic updates: the player's own choice, shown before the server has confirmed it (decision 27). */
import type { Frame } from '../net/frame'
import { nextViewpoint } from './hotseat'
import { sameEvent } from '../story/log'

/** Returns whether the viewer, who has chosen, keeps the screen. */
export function keepsScreen(early: Frame, viewer: number): boolean {
  const next = nextViewpoint(early, { viewer, curtain: null })
  return next.viewer === viewer && next.curtain === null
}

/** Returns whether a server's frame, with all events, confirms the early one: same knowledge, same events. */
export const confirmsEarlyFrame = (early: Frame, frame: Frame): boolean =>
  sameList(early.record ?? [], frame.record ?? [], Object.is) &&
  sameList(early.events, frame.events, (a, b) => a === b || sameEvent(a, b))

const sameList = <T>(one: ArrayLike<T>, other: ArrayLike<T>, same: (a: T, b: T) => boolean): boolean =>
  one.length === other.length && Array.from(one).every((each, i) => same(each, other[i]!))
