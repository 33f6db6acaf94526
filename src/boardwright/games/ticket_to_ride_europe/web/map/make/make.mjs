/** Makes board.ts, tickets.ts, terrain.ts and middle.ts: `node make/make.mjs`. Needed only after a change of layout.json, geography.mjs or data/board.toml. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { boardSource, ticketsSource } from './board.mjs'
import { middleSource, terrainSource } from './terrain.mjs'

const here = new URL('.', import.meta.url)
const need = createRequire(new URL('../../../../../../../web/package.json', here)) // the page's packages
const layout = JSON.parse(readFileSync(new URL('../layout.json', here), 'utf8'))
const board = readFileSync(new URL('../../../data/board.toml', here), 'utf8')

writeFileSync(new URL('../board.ts', here), boardSource(board, layout))
writeFileSync(new URL('../tickets.ts', here), ticketsSource(board))
const from = [layout, need('world-atlas/land-50m.json'), need('topojson-client'), await import(need.resolve('d3-geo'))]
writeFileSync(new URL('../terrain.ts', here), terrainSource(...from))
writeFileSync(new URL('../middle.ts', here), middleSource(...from, layout.seen))
