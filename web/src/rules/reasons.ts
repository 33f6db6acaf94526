/** Reasons for and against actions, as the rules of a game number them. */
import type { Args } from '../net/frame'

/** Description of a reason: arguments are numbers, or indices into names. */
export type ReasonInfo = { id: string; section: string | null; args: [name: string, names: string[] | null][] } | null

/** Returns the arguments of a reason; counterpart of Python's `Reasons`. */
export const argsOf = ({ args }: NonNullable<ReasonInfo>, details: readonly number[]): Args =>
  Object.fromEntries(args.map(([name, names], i) => [name, names ? names[details[i]!]! : details[i]!]))
