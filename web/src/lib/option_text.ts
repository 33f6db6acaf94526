import type { Words } from './words'

/** The text of an option's value: `option-NAME-value` with the value, `NAME-VALUE`, or the value itself. */
export function optionText(words: Words, name: string, value: string | number | boolean): string {
  if (words.has(`option-${name}-value`)) return words.t(`option-${name}-value`, { value })
  for (const id of [`option-${name}-${value}`, `${name}-${value}`]) if (words.has(id)) return words.t(id)
  return String(value)
}
