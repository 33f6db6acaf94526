/** For the build (vite.config.ts): returns a word file with the wanted messages only, without comments and extra spaces. */
export const shortenWordFile = (source: string, wanted: (id: string) => boolean): string =>
  source
    .replace(/^#.*\n/gm, '')
    .replace(/(^|\n)\n+(?=\S)/g, '$1') // between messages; inside one it makes a paragraph
    .replace(/^ +/gm, ' ')
    .split(/^(?=[\w-]+ *=)/m)
    .filter((message) => wanted(/^[\w-]*/.exec(message)![0]))
    .join('')
