/** Names in match files, cleaned as the server cleans them (boardwright.server.protocol.display_names). */
const LONGEST = 32
/** Maximum number of characters of a file's text that are read. */
const READ = 200
/** Characters that are drawn as empty space: those of Unicode and two more. */
const BLANK = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u2800\u{1d159}]+/gu
const UNSEEN = /[\p{C}\p{DI}]/gu
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Returns the name without control characters, direction overrides and stacked accents; '' if nothing visible is left. */
export function cleanName(text: string): string {
  const begun = [...text].slice(0, READ).join('').normalize('NFC')
  const spaced = begun.replace(BLANK, ' ').replace(UNSEEN, (char) => (/\p{M}/u.test(char) ? char : ''))
  const bare = spaced.replace(/(^| )\p{M}+/gu, '$1').replace(/(\p{M}{2})\p{M}+/gu, '$1')
  const name = [...bare.trim().replace(/ +/g, ' ')].slice(0, LONGEST).join('').trim()
  return SEEN.test(name) ? name : ''
}
