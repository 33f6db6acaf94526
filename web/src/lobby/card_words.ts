/** For the build (vite.config.ts): the messages of a word file that a game's card and the list of matches show: title, blurb, levels. */
export const cardOf = (source: string): string =>
  source
    .split(/^(?=\S)/m)
    .filter((message) => /^(title|blurb|level-(?![\w-]*-help)[\w-]+) *=/.test(message))
    .join('')
