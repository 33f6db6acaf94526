/** The page that tests of components get, as Vitest makes it of happy-dom, but with happy-dom in one file (`happy_dom.ts`). */
import { fileURLToPath } from 'node:url'
import { populateGlobal, type Environment } from 'vitest/runtime'

export const HAPPY_DOM = fileURLToPath(new URL('../node_modules/.vite/happy-dom.mjs', import.meta.url))

/** What Node has as well, and a page has in its own way. */
const ALSO_OF_PAGES = ['Request', 'Response', 'MessagePort', 'fetch', 'Headers', 'AbortController', 'AbortSignal', 'URL', 'URLSearchParams', 'FormData']

export default {
  name: 'page',
  viteEnvironment: 'client',
  async setup(global) {
    const { GlobalWindow } = (await import(HAPPY_DOM)) as typeof import('happy-dom')
    const page = new GlobalWindow({ url: 'http://localhost:3000', console, settings: { disableErrorCapturing: true } })
    const { keys, originals } = populateGlobal(global, page, { bindFunctions: true, additionalKeys: ALSO_OF_PAGES })
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
