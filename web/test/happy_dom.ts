/** Before all tests: happy-dom in one file. Every test of a component loads it anew, and its 600 modules take longer than most tests. */
import { basename, dirname } from 'node:path'
import { build, type Plugin } from 'vite'
import { HAPPY_DOM } from './page'

/** A map that takes no memory until something is kept in it. */
const LATE_MAP = `class LateMap {
  map = null
  get size() { return this.map === null ? 0 : this.map.size }
  get(key) { return this.map?.get(key) }
  set(key, value) { (this.map ??= new Map()).set(key, value) }
  delete(key) { return this.map?.delete(key) ?? false }
  values() { return this.map?.values() ?? [] }
}
`

/** Each of happy-dom's nodes has seven maps for answers to queries; hardly any is ever used, and a board has ten thousand nodes. */
const lateMaps: Plugin = {
  name: 'late-maps',
  transform(code, id) {
    if (!id.endsWith('/nodes/node/Node.js')) return null
    const changed = code.replaceAll('new Map()', 'new LateMap()')
    if (changed === code) throw new Error('happy-dom has no maps in its nodes any more: this plugin can go')
    return LATE_MAP + changed
  },
}

export default async function setup(): Promise<void> {
  const output = { entryFileNames: basename(HAPPY_DOM), codeSplitting: false }
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [lateMaps],
    ssr: { noExternal: true },
    build: { ssr: 'node_modules/happy-dom/lib/index.js', outDir: dirname(HAPPY_DOM), emptyOutDir: false, rolldownOptions: { output } },
  })
}
