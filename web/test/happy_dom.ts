/** Bundle happy-dom into one file before all tests: loading its 600 modules takes longer than most tests. */
import { basename, dirname } from 'node:path'
import { build, type Plugin } from 'vite'
import { HAPPY_DOM } from './page'

/** A map that allocates no memory until its first entry. */
const LAZY_MAP = `class LazyMap {
  map = null
  get size() { return this.map === null ? 0 : this.map.size }
  get(key) { return this.map?.get(key) }
  set(key, value) { (this.map ??= new Map()).set(key, value) }
  delete(key) { return this.map?.delete(key) ?? false }
  values() { return this.map?.values() ?? [] }
}
`

/** Each of happy-dom's nodes has seven maps that cache queries. Most are never used, and a board has ten thousand nodes. */
const lazyMaps: Plugin = {
  name: 'lazy-maps',
  transform(code, id) {
    if (!id.endsWith('/nodes/node/Node.js')) return null
    const changed = code.replaceAll('new Map()', 'new LazyMap()')
    if (changed === code) throw new Error('happy-dom has no maps in its nodes any more: this plugin can go')
    return LAZY_MAP + changed
  },
}

export default async function setup(): Promise<void> {
  const output = { entryFileNames: basename(HAPPY_DOM), codeSplitting: false }
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [lazyMaps],
    ssr: { noExternal: true },
    build: { ssr: 'node_modules/happy-dom/lib/index.js', outDir: dirname(HAPPY_DOM), emptyOutDir: false, rolldownOptions: { output } },
  })
}
