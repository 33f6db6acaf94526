import type { GameInfo } from '../net/api'
import type { Args } from '../net/frame'
import type { Words } from '../words/words'

/** Returns the text of an option's value: `option-NAME-value` with the value, `NAME-VALUE`, or the value itself. */
export function optionText(words: Words, name: string, value: string | number | boolean): string {
  if (words.has(`option-${name}-value`)) return words.t(`option-${name}-value`, { value })
  for (const id of [`option-${name}-${value}`, `${name}-${value}`]) if (words.has(id)) return words.t(id)
  return String(value)
}

/** Describes the options that differ from their defaults. */
export const changedOptions = (game: Pick<GameInfo, 'options'>, words: Words, options: Args): string[] =>
  Object.entries(game.options)
    .filter(([name, option]) => options[name] !== undefined && options[name] !== option.default)
    .map(([name]) => `${words.t(`option-${name}`)}: ${optionText(words, name, options[name]!)}`)
