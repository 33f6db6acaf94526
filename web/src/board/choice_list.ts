/** List of choices: named for screen readers, grouped, sorted by name. */
import type { Frame } from '../net/frame'
import type { Choosable, Listed, Story } from '../story/story'
import { localeOf, type Language, type Words } from '../words/words'

export interface Item<Action> extends Listed {
  action: Action
}
export interface Group<Action> {
  title: string
  items: Item<Action>[]
}

/** Names a choice for screen readers. */
export function nameChoice(action: Choosable, frame: Frame, story: Story, words: Words): Listed {
  const { name = words.action(action), group } = story.choice?.(action, frame, words) ?? {}
  return { name, ...(group && { group }) }
}

const collators = new Map<Language, Intl.Collator>()
/** Making one takes longer than sorting a list with it. */
function collatorOf(language: Language): Intl.Collator {
  const found = collators.get(language) ?? new Intl.Collator(localeOf(language), { numeric: true })
  collators.set(language, found)
  return found
}

/** Names choices. Keeps the order of kinds and groups, and sorts by name within them. */
export function listChoices<Action extends Choosable>(actions: readonly Action[], frame: Frame, story: Story, words: Words): Item<Action>[] {
  const kinds = new Map<string, Item<Action>[]>()
  for (const action of actions) {
    const item = { action, ...nameChoice(action, frame, story, words) }
    const kind = `${action.kind} ${item.group ?? ''}`
    const others = kinds.get(kind)
    if (others) others.push(item)
    else kinds.set(kind, [item])
  }
  const { compare } = collatorOf(words.language)
  return [...kinds.values()].flatMap((items) => items.sort((a, b) => compare(a.name, b.name)))
}

/** Groups items by title; those without one form a group, too. */
export function groupChoices<Action>(items: readonly Item<Action>[]): Group<Action>[] {
  const groups = new Map<string, Item<Action>[]>()
  for (const item of items) groups.set(item.group ?? '', [...(groups.get(item.group ?? '') ?? []), item])
  return [...groups].map(([title, items]) => ({ title, items }))
}
