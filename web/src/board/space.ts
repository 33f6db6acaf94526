/** Dense action space: id = first + mixed-radix index of the arguments, the last one counting fastest. */
import type { Args, Family } from '../net/frame'

export interface SpaceAction {
  id: number
  kind: string
  args: Args
}

export function actionId(space: readonly Family[], kind: string, args: Args): number | null {
  const family = space.find((item) => item.kind === kind)
  if (!family) return null
  let index = 0
  for (const [name, values] of family.args) {
    const digit = values.findIndex((value) => value === args[name])
    if (digit < 0) return null
    index = index * values.length + digit
  }
  return family.first + index
}

/** Returns the text of an action as in match files. */
export const actionText = ({ kind, args }: Pick<SpaceAction, 'kind' | 'args'>): string => [kind, ...Object.values(args)].join(' ')

/** Yields every action of the families in the order of their ids. */
export function* actionsOf(space: readonly Family[], kinds: readonly string[]): Generator<SpaceAction> {
  for (const family of space) {
    if (!kinds.includes(family.kind)) continue
    const size = family.args.reduce((product, [, values]) => product * values.length, 1)
    for (let index = 0; index < size; index += 1) {
      const args: Args = {}
      let rest = index
      for (const [name, values] of [...family.args].reverse()) {
        args[name] = values[rest % values.length]!
        rest = Math.floor(rest / values.length)
      }
      yield { id: family.first + index, kind: family.kind, args: ordered(args, family) }
    }
  }
}

const ordered = (args: Args, family: Family): Args => Object.fromEntries(family.args.map(([name]) => [name, args[name]!]))
