/**
 * Used by the build (vite.config.ts): extracts the messages for game cards and the list of matches from a word file: title, blurb, levels.
 */
export const cardOf = (source: string): string =>
  source
    .split(/^(?=\S)/m)
    .filter((message) => /^(title|blurb|level-(?![\w-]*-help)[\w-]+) *=/.test(message))
    .join('')
