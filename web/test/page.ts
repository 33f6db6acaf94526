/** The test environment `page`: Vitest's happy-dom environment, with happy-dom bundled into one file (`happy_dom.ts`). */
import { fileURLToPath } from 'node:url'
import { populateGlobal, type Environment } from 'vitest/runtime'

export const HAPPY_DOM = fileURLToPath(new URL('../node_modules/.vite/happy-dom.mjs', import.meta.url))

/** Globals of Node that the page replaces by its own. */
const REPLACED_GLOBALS = ['Request', 'Response', 'MessagePort', 'fetch', 'Headers', 'AbortController', 'AbortSignal', 'URL', 'URLSearchParams', 'FormData']

export default {
  name: 'page',
  viteEnvironment: 'client',
  async setup(global) {
    const { GlobalWindow } = (await import(HAPPY_DOM)) as typeof import('happy-dom')
    const page = new GlobalWindow({ url: 'http://localhost:3000', console, settings: { disableErrorCapturing: true } })
    const { keys, originals } = populateGlobal(global, page, { bindFunctions: true, additionalKeys: REPLACED_GLOBALS })
    return {
      async teardown() {
        await page.happyDOM.abort()
        page.close()
        for (const key of keys) delete global[key]
        for (const [key, value] of originals) global[key] = value
      },
    }
  },
} satisfies Environment
