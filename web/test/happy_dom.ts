/** Before all tests: happy-dom in one file. Every test of a component loads it anew, and its 600 modules take longer than most tests. */
import { basename, dirname } from 'node:path'
import { build } from 'vite'
import { HAPPY_DOM } from './page'

export default async function setup(): Promise<void> {
  const output = { entryFileNames: basename(HAPPY_DOM), codeSplitting: false }
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: 'node_modules/happy-dom/lib/index.js', outDir: dirname(HAPPY_DOM), emptyOutDir: false, rolldownOptions: { output } },
  })
}
