// Loads the page's own code in Node, for tests. Vite compiles its TypeScript.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { runnerImport } from '../../web/node_modules/vite/dist/node/index.js'

const web = fileURLToPath(new URL('../../web', import.meta.url))
const vite = { root: web, configFile: false, logLevel: 'error', resolve: { alias: { '@shell': `${web}/src` } } }

/** Imports a module of the page, or of a game by its path. */
export const imported = async (path) => (await runnerImport(path.startsWith('/') ? path : `${web}/src/${path}`, vite)).module

/** Loads the rules of a game from the server's description (a JSON file), the module and the game's rules.ts. */
export async function loadedRules([description, module, own]) {
  const { PageRules } = await imported('rules/page_rules.ts')
  return PageRules.load(JSON.parse(readFileSync(description, 'utf8')), gunzipSync(readFileSync(module)), await imported(own))
}
