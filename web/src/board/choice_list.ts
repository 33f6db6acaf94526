/** List of choices: named for screen readers, grouped, sorted by name. */
import type { Frame } from '../net/frame'
import type { Choosable, Listed, Story } from '../story/story'
import { localeOf, type Words } from '../words/words'

export interface Item<Action> extends Listed {
  action: Action
}
export interface Group<Action> {
  title: string
  items: Item<Action>[]
}

/** Names a choice for screen readers. */
export function named(action: Choosable, frame: Frame, story: Story, words: Words): Listed {
  const { name = words.action(action), group } = story.choice?.(action, frame, words) ?? {}
  return { name, ...(group && { group }) }
}

export function listed<Action extends Choosable>(actions: readonly Action[], frame: Frame, story: Story, words: Words): Item<Action>[] {
  const { compare } = new Intl.Collator(localeOf(words.language), { numeric: true })
  const items = actions.map((action) => ({ action, ...named(action, frame, story, words) }))
  // Keeps the order of kinds, and sorts by name within a kind.
  const order = [...new Set(items.map(({ action, group }) => `${action.kind} ${group ?? ''}`))]
  const place = new Map(order.map((key, i) => [key, i]))
  const placeOf = ({ action, group }: Item<Action>) => place.get(`${action.kind} ${group ?? ''}`)!
  return items.sort((a, b) => placeOf(a) - placeOf(b) || compare(a.name, b.name))
}

/** Groups items by title; those without one form a group, too. */
export function grouped<Action>(items: readonly Item<Action>[]): Group<Action>[] {
  const groups = new Map<string, Item<Action>[]>()
  for (const item of items) groups.set(item.group ?? '', [...(groups.get(item.group ?? '') ?? []), item])
  return [...groups].map(([title, items]) => ({ title, items }))
}
