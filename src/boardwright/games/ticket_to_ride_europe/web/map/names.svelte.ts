/** Names on the map. Placed once for each font size and language. */
import { inStages, runLater } from '@shell/board/stages.svelte'
import { untrack } from 'svelte'
import { CITIES } from './board'
import type { Box } from './geometry'
import { findPlaces, fitted, sizeAt, type Name, type Places, type Shown, type Size } from './labels'

// Cached placements, so that names are where they were when the map returns to the page.
const known = new Map<string, Map<string, Shown>>()
const keyOf = (names: readonly Name[], size: Size, over: readonly Box[]): string =>
  `${size.board} ${size.local} ${size.face} ${over.map(({ x, y, w, h }) => [x, y, w, h].join()).join(' ')} ${names.map((n) => `${n.board}/${n.local ?? ''}`).join()}`

function placed(names: readonly Name[], size: Size, over: readonly Box[]): Map<string, Shown> {
  const key = keyOf(names, size, over)
  if (!known.has(key)) known.set(key, fitted(names, size, over))
  return known.get(key)!
}

const AT_ONCE = 3

/** Places names as `placed` does, in several tasks, and calls `done`. Returns how to stop. */
function placeLater(names: readonly Name[], size: Size, over: readonly Box[], done: () => void): () => void {
  const [found, rest]: [Places, Name[]] = [new Map(), [...names]]
  const step = (): void => {
    findPlaces(rest.splice(0, AT_ONCE), size, over, found)
    if (rest.length) return void (stop = runLater(step))
    known.set(keyOf(names, size, over), fitted(names, size, over, found))
    done()
  }
  let stop = runLater(step)
  return () => stop()
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
    if (this.#ready) return
    $effect(() => {
      const at = this.#over()
      if (at && !this.#ready) return placeLater(this.all, this.size, at, () => (this.#ready = true))
    })
  }

  /** Where the board is mounted in stages, so is the first placement. */
  #ready = $state(!inStages())

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
    return over && this.#ready ? placed(untrack(() => this.all), size, over) : new Map()
  })

  readonly shown = $derived<Shown[]>([...this.#places.values()])
  /** Names without full text on the map; shown as tags on demand. */
  readonly missing = $derived<Name[]>(this.all.filter((n) => { const shown = this.#places.get(n.id); return !shown || shown.board !== n.board || (n.local !== null && !shown.label.local) }))
}
