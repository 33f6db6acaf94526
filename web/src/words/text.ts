/** Small pieces of text for boards. */

/** Joins the parts of a message id with hyphens. */
export const id = (...parts: (string | number)[]): string => parts.join('-').replaceAll('_', '-')

/** Joins several items in one line. */
export const joinTexts = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ')

/** Formats a change as a number with its sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

/** Returns a text with proper minus signs; a number that is rounded to zero has none. */
export const withMinus = (text: string): string => text.replace(/^-(?=[0.,]+$)/, '').replace(/-(?=\d)/g, '−')

/** Returns a text with a capital letter, as at the start of a sentence. */
export const capitalized = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
