/** Small pieces of text that boards put together. */

/** Several things in one line. */
export const listed = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ')

/** A number that is a change: with its sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

/** A text that begins as a sentence does. */
export const capital = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
