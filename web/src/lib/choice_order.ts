/** The order in which a list of choices is read: kinds stay where they are, and what is called by names is sorted by them. */
import { localeOf, type Language } from './words'

interface Item {
  action: { kind: string; args: Record<string, unknown> }
  text: string
}

/** Whether an action is told from others of its kind by names only: of cities, of spaces. Numbers and sets have an order of their own. */
const named = ({ action }: Item): boolean => {
  const values = Object.values(action.args)
  return values.length > 0 && values.every((value) => typeof value === 'string' && /[a-z]/.test(value))
}

export function inOrder<T extends Item>(items: readonly T[], language: Language): T[] {
  const kinds = new Map<string, T[]>()
  for (const item of items) kinds.set(item.action.kind, [...(kinds.get(item.action.kind) ?? []), item])
  const { compare } = new Intl.Collator(localeOf(language), { numeric: true })
  return [...kinds.values()].flatMap((list) => (list.every(named) ? list.sort((a, b) => compare(a.text, b.text)) : list))
}
