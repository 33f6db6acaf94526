/** The names on the map: placed anew for every size of letters and every language, kept as long as neither changes. */
import { untrack } from 'svelte'
import { CITIES } from './board'
import type { Box } from './geometry'
import { fitted, sizeAt, type Name, type Shown, type Size } from './labels'

// The same names stay where they were when the map comes back into the page.
const known = new Map<string, Map<string, Shown>>()
function placed(names: Name[], size: Size, over: readonly Box[]): Map<string, Shown> {
  const key = `${size.board} ${size.local} ${size.face} ${over.map(({ x, y, w, h }) => [x, y, w, h].join()).join(' ')} ${names.map((n) => `${n.board}/${n.local ?? ''}`).join()}`
  if (!known.has(key)) known.set(key, fitted(names, size, over))
  return known.get(key)!
}

export class Names {
  readonly #scale: () => number
  readonly #cityName: () => (id: string) => { board: string; local: string }
  readonly #over: () => readonly Box[]
  /** `over`: what lies over the map, in its units. */
  constructor(scale: () => number, cityName: () => (id: string) => { board: string; local: string }, over: () => readonly Box[]) {
    this.#scale = scale
    this.#cityName = cityName
    this.#over = over
  }

  readonly all = $derived.by<Name[]>(() => {
    const name = this.#cityName()
    return CITIES.map((c) => { const { board, local } = name(c.id); return { id: c.id, board, local: local === board ? null : local } })
  })
  readonly size = $derived.by(() => sizeAt(this.#scale()))
  // Numbers and texts, so that what is equal does not count as a change.
  readonly #board = $derived(this.size.board)
  readonly #local = $derived(this.size.local)
  readonly #face = $derived(this.size.face)
  readonly #language = $derived(this.all.map((n) => `${n.board}/${n.local ?? ''}`).join())
  readonly #places = $derived.by(() => { void this.#language; return placed(untrack(() => this.all), { board: this.#board, local: this.#local, face: this.#face }, this.#over()) })

  readonly shown = $derived<Shown[]>([...this.#places.values()])
  /** Names that are not written in full get a tag on demand. */
  readonly missing = $derived<Name[]>(this.all.filter((n) => { const shown = this.#places.get(n.id); return !shown || shown.board !== n.board || (n.local !== null && !shown.label.local) }))
}
