/** The names on the map: placed anew for every size of letters and every language, kept as long as neither changes. */
import { untrack } from 'svelte'
import { CITIES } from './board'
import { place, sizeAt, type Label, type Name, type Size } from './labels'

export interface Shown extends Name {
  label: Label
}

// The same names stay where they were when the map comes back into the page.
const known = new Map<string, Map<string, Label>>()
function placed(names: Name[], size: Size): Map<string, Label> {
  const key = `${size.board} ${size.local} ${size.face} ${names.map((n) => n.local ?? '').join()}`
  if (!known.has(key)) known.set(key, place(names, size))
  return known.get(key)!
}

export class Names {
  readonly #scale: () => number
  readonly #cityName: () => (id: string) => { board: string; local: string }
  constructor(scale: () => number, cityName: () => (id: string) => { board: string; local: string }) {
    this.#scale = scale
    this.#cityName = cityName
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
  readonly #language = $derived(this.all.map((n) => n.local ?? '').join())
  readonly #places = $derived.by(() => { void this.#language; return placed(untrack(() => this.all), { board: this.#board, local: this.#local, face: this.#face }) })

  readonly shown = $derived<Shown[]>(this.all.flatMap((n) => { const label = this.#places.get(n.id); return label ? [{ ...n, label }] : [] }))
  /** Names that are not written in full: they get a tag when somebody asks for them. */
  readonly missing = $derived<Name[]>(this.all.filter((n) => { const label = this.#places.get(n.id); return !label || (n.local !== null && !label.local) }))
}
