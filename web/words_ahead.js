/* Requests the words of the reader's language while the page's script is on its way, which shows nothing without them. The build fills in
   their files (vite.config.ts). */
const FILES = {}

/** The page's language, as `src/common/settings.svelte.ts` finds it when it has come; `test/words_ahead.test.ts` compares them. */
export function languageOf(stored, tags, known) {
  if (known.includes(stored)) return stored
  for (const tag of tags) {
    if (/^sr-cyrl\b/i.test(tag)) return 'sr-Cyrl'
    const code = tag.toLowerCase().split('-')[0]
    if (known.includes(code)) return code
  }
  return 'en'
}

function stored() {
  try {
    return JSON.parse(localStorage.getItem('boardwright.settings')).language
  } catch {
    return null // nothing is stored, or the browser forbids it
  }
}

for (const file of FILES[languageOf(stored(), navigator.languages ?? [navigator.language], Object.keys(FILES))] ?? [])
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: file }))
