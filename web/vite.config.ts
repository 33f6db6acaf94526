import { svelte } from '@sveltejs/vite-plugin-svelte'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { cardOf } from './src/lobby/card_words.ts'
import { LANGUAGES, type Language } from './src/words/languages.ts'
import { shortenWordFile } from './src/words/shorten_word_file.ts'

// Tests run the production build of Svelte. Its checks for developers (such as duplicate keys in a list) double the time:
// they are for `make prove`.
if (process.env.VITEST && process.env.BOARDWRIGHT_PROVE !== '1') process.env.NODE_ENV = 'production'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const GAMES = '../src/boardwright/games'
const TESTS = ['test', GAMES].flatMap((folder) =>
  readdirSync(here(folder), { recursive: true, encoding: 'utf-8' }).flatMap((path) => (path.endsWith('.test.ts') ? [`${folder}/${path.replaceAll('\\', '/')}`] : [])),
)
const textOf = (path: string): string => readFileSync(here(path), 'utf-8')
/** Whether a test needs a page, which its first line says. */
const needsPage = (path: string): boolean => textOf(path).startsWith('// @vitest-environment page')
/** Whether a test changes state that the tests of a process share: modules, or the page's shell. */
const changesShared = (path: string): boolean => /\bvi\.(mock|doMock|resetModules)\(|common\/shell\.svelte'/.test(textOf(path))
const isShared = (path: string): boolean => !changesShared(path)
const PAGE_TESTS = TESTS.filter(needsPage)
const FUNCTION_TESTS = TESTS.filter((path) => !needsPage(path))

/** Return a Serbian word file in Cyrillic, as `core/text/cyrillic.py` transliterates it. */
const cyrillic = (path: string): string =>
  execFileSync(process.env.BOARDWRIGHT_PYTHON ?? 'python3', [here('../src/boardwright/core/text/cyrillic.py'), path], { encoding: 'utf-8' })

/** Return the words of every game's card, so that the lobby need not load all words of all games. `path`: the shell's word file. */
const cards = (path: string, read: (path: string) => string): Record<string, string> => {
  const files = readdirSync(here(GAMES)).map((game) => [game, here(`${GAMES}/${game}/words/${basename(path)}`)] as const)
  return Object.fromEntries(files.filter(([, file]) => existsSync(file)).map(([game, file]) => [game, cardOf(read(file))]))
}

const SOURCES = [here('./src'), here(GAMES)]
/** Return all sources of the page as one text. */
const sources = (): string =>
  SOURCES.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf-8' }).map((path) => `${folder}/${path}`))
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => readFileSync(path, 'utf-8'))
    .join('\n')
/** The ids of the terminal's messages that the page uses, too. */
let terminalIds: Set<string> | undefined
const isUsed = (id: string): boolean => !id.startsWith('cli-') || (terminalIds ??= new Set(sources().match(/\bcli-[\w-]+/g))).has(id)

/** Return a word file without the messages that only the terminal uses. */
const forPage = (text: string): string => shortenWordFile(text, isUsed)

/** Contents that are computed from word files, by the query of an import. */
const WORD_QUERIES: Record<string, (path: string) => unknown> = {
  '?raw': (path) => forPage(readFileSync(path, 'utf-8')),
  '?cyrillic': (path) => forPage(cyrillic(path)),
  '?cards': (path) => cards(path, (file) => readFileSync(file, 'utf-8')),
  '?cyrillic-cards': (path) => cards(path, cyrillic),
}

/** Imports such as `words/en.ftl?cards` and `words/sr.ftl?cyrillic`. */
const words: Plugin = {
  name: 'words',
  enforce: 'pre',
  load(id) {
    const [path, query] = id.split('?')
    const make = path?.endsWith('.ftl') ? WORD_QUERIES[`?${query}`] : undefined
    return make ? `export default ${JSON.stringify(make(path!))}` : null
  },
}

let wordsAheadAt = ''
/** A small script that requests the words of the reader's language before the page's own script is loaded (words_ahead.js). */
const wordsAhead: Plugin = {
  name: 'words-ahead',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
    const fileOf = (module: string): string => `./${chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))!.fileName}`
    const wordsOf = (language: Language): string[] =>
      language === 'sr-Cyrl' ? [fileOf('/src/words/cyrillic.ts'), fileOf('/boardwright/words/sr.ftl?cyrillic')] : [fileOf(`/boardwright/words/${language}.ftl?raw`)]
    const files = Object.fromEntries(LANGUAGES.map((language) => [language, [...new Set([...wordsOf(language), ...wordsOf('en')])]]))
    const source = textOf('./words_ahead.js').replace(/\/\*.*?\*\/\s*/gs, '').replace('const FILES = {}', `const FILES = ${JSON.stringify(files)}`)
    const fileName = `assets/words_ahead-${createHash('sha256').update(source).digest('hex').slice(0, 7)}.js`
    this.emitFile({ type: 'asset', fileName, source })
    wordsAheadAt = `./${fileName}`
  },
  transformIndexHtml: {
    order: 'post', // after the file has its name
    handler: () => [{ tag: 'script', attrs: { type: 'module', async: true, crossorigin: true, src: wordsAheadAt }, injectTo: 'head' }],
  },
}

/** The service worker that caches the page: with the list of all its files, and a version that changes with any of them. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  generateBundle(_, bundle) {
    const publicFiles = readdirSync(here('./public'))
    const files = ['./', ...[...Object.keys(bundle).filter((name) => name.startsWith('assets/')), ...publicFiles].sort()]
    const version = createHash('sha256').update(files.join())
    for (const path of ['./index.html', './worker/sw.js', ...publicFiles.map((name) => `./public/${name}`)]) version.update(readFileSync(here(path)))
    const source = readFileSync(here('./worker/sw.js'), 'utf-8')
      .replace("const FILES = ['./']", `const FILES = ${JSON.stringify(files)}`)
      .replace("'none'", `'${version.digest('hex').slice(0, 16)}'`)
    this.emitFile({ type: 'asset', fileName: 'sw.js', source })
  },
}

/** Compress scripts and styles once, to a third of their size. `server/api/static_files.py` serves them as they are. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (!/^assets\/.*\.(js|css)$|^files\.json$/.test(name)) continue
      const path = `${dir}/${name}`
      writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }))
      unlinkSync(path)
    }
  },
}

/** Modules that are loaded together: those that match `starts`, and their imports that match `takes`. */
interface Part {
  name: (start: string) => string
  starts: RegExp
  takes: RegExp
}
const PARTS: Part[] = [
  { name: () => 'house', starts: /web\/src\/(main|board\/mounted|local\/ids|result\/(breakdown|place_of)|words\/find_text)\.ts$/, takes: /./ },
  { name: () => 'rules', starts: /web\/src\/rules\/load\.ts$/, takes: /./ },
  { name: (start) => `cover-${basename(dirname(dirname(start)))}`, starts: /\/web\/cover\.ts$/, takes: /./ },
  { name: () => 'board', starts: /games\/[^/]+\/web\/index\.ts$/, takes: /web\/src\// },
  { name: () => 'local', starts: /web\/src\/local\/(device_matches|stored)\.ts$/, takes: /./ },
]
const partOf = new Map<string, { name: string; rank: number }>()

/** Put each part into one file: small files compress badly and need a request each. A module belongs to the first part that needs it. */
const together: Plugin = {
  name: 'together',
  apply: 'build',
  buildEnd() {
    const ids = [...this.getModuleIds()]
    PARTS.forEach(({ name, starts, takes }, rank) => {
      const first = ids.filter((id) => starts.test(id))
      if (!first.length) throw new Error(`vite.config.ts: no module fits ${starts}`)
      for (const start of first) {
        const modules = new Set([start])
        for (const id of modules) for (const next of this.getModuleInfo(id)?.importedIds ?? []) modules.add(next)
        for (const id of modules) if (!this.getModuleInfo(id)?.importers.some((by) => by.endsWith('index.html')) && takes.test(id) && !partOf.has(id)) partOf.set(id, { name: name(start), rank })
      }
    })
  },
}
const GROUPS = PARTS.map((_, rank) => ({
  name: (id: string) => partOf.get(id)?.name ?? null,
  test: (id: string) => partOf.get(id)?.rank === rank,
  priority: PARTS.length - rank,
}))

/** Short names of files and style classes, since names do not compress. They do not depend on the path of this folder. */
const NAMED = 'assets/[name]-[hash:7]'
const NAMES = { entryFileNames: `${NAMED}.js`, chunkFileNames: `${NAMED}.js`, assetFileNames: `${NAMED}[extname]` }
const cssHash = ({ hash, css }: { hash: (text: string) => string; css: string }): string => `s-${hash(css).slice(0, 5)}`

/** Treat build warnings as errors, since the output of a successful build is not read. Slowness is no error. */
const refuse = (level: string, log: { message: string }): void => {
  if (level === 'warn') throw new Error(log.message)
}

export default defineConfig({
  base: './', // the page works in any folder of a host
  plugins: [words, svelte({ compilerOptions: { cssHash } }), wordsAhead, worker, together, packed],
  resolve: {
    // Boards are next to the rules of their games, outside of this folder, and use its packages.
    dedupe: ['svelte', '@fluent/bundle'],
    alias: { '@shell': here('./src'), 'vitest-environment-page': here('./test/page.ts') },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: here('../src/boardwright/static'),
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is inlined: the server's content security policy allows only its own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Parts are single files: see `together`.
    rolldownOptions: { onLog: refuse, checks: { pluginTimings: false }, output: { codeSplitting: { groups: GROUPS }, ...NAMES } },
    // The imports of each file: `boardwright bench` adds up the size of a page.
    manifest: 'files.json',
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/games': 'http://127.0.0.1:8000' },
  },
  test: {
    environment: 'node', // a test that needs a page says so in its first line: test/page.ts
    // Boards in happy-dom create many short-lived objects: a larger semi-space makes garbage collection four times as fast.
    execArgv: ['--min-semi-space-size=128', '--max-semi-space-size=128'],
    globalSetup: 'test/happy_dom.ts',
    // Tests share processes, modules and a page, which saves a third of the time. Those that change shared state have
    // a process each. The projects run one after the other, since a process serves only one.
    projects: [
      { extends: true, test: { name: 'own process', include: TESTS.filter(changesShared), sequence: { groupOrder: 0 } } },
      { extends: true, test: { name: 'page', include: PAGE_TESTS.filter(isShared), setupFiles: 'test/restore_page.ts', isolate: false, sequence: { groupOrder: 1 } } },
      { extends: true, test: { name: 'functions', include: FUNCTION_TESTS.filter(isShared), isolate: false, sequence: { groupOrder: 2 } } },
    ],
    maxWorkers: 2,
    testTimeout: 60_000, // for a busy machine
    hookTimeout: 60_000,
  },
})
