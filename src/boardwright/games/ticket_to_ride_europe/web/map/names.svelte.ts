/** Names on the map. Placed once for each font size and language. */
import { untrack } from 'svelte'
import { CITIES } from './board'
import type { Box } from './geometry'
import { fitted, sizeAt, type Name, type Shown, type Size } from './labels'

// Cached placements, so that names are where they were when the map returns to the page.
const known = new Map<string, Map<string, Shown>>()
function placed(names: Name[], size: Size, over: readonly Box[]): Map<string, Shown> {
  const key = `${size.board} ${size.local} ${size.face} ${over.map(({ x, y, w, h }) => [x, y, w, h].join()).join(' ')} ${names.map((n) => `${n.board}/${n.local ?? ''}`).join()}`
  if (!known.has(key)) known.set(key, fitted(names, size, over))
  return known.get(key)!
}

export class Names {
  readonly #scale: () => number
  readonly #cityName: () => (id: string) => { board: string; local: string }
  readonly #over: () => readonly Box[] | null
  /** `over`: covered areas in map units; null: not known yet, and no name is placed. */
  constructor(scale: () => number, cityName: () => (id: string) => { board: string; local: string }, over: () => readonly Box[] | null) {
    this.#scale = scale
    this.#cityName = cityName
    this.#over = over
  }

  readonly all = $derived.by<Name[]>(() => {
    const name = this.#cityName()
    return CITIES.map((c) => { const { board, local } = name(c.id); return { id: c.id, board, local: local === board ? null : local } })
  })
  readonly size = $derived.by(() => sizeAt(this.#scale()))
  // Numbers and strings compare by value, so equal sizes trigger no update.
  readonly #board = $derived(this.size.board)
  readonly #local = $derived(this.size.local)
  readonly #face = $derived(this.size.face)
  readonly #language = $derived(this.all.map((n) => `${n.board}/${n.local ?? ''}`).join())
  readonly #places = $derived.by((): ReadonlyMap<string, Shown> => {
    void this.#language
    const [size, over] = [{ board: this.#board, local: this.#local, face: this.#face }, this.#over()]
    return over ? placed(untrack(() => this.all), size, over) : new Map()
  })

  readonly shown = $derived<Shown[]>([...this.#places.values()])
  /** Names without full text on the map; shown as tags on demand. */
  readonly missing = $derived<Name[]>(this.all.filter((n) => { const shown = this.#places.get(n.id); return !shown || shown.board !== n.board || (n.local !== null && !shown.label.local) }))
}
