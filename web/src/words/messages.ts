/** The messages of one language, from word files. Each is parsed when it is first used; most are never used on a visit. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { withMinus } from './text'

const MESSAGE = /^(-?[a-zA-Z][\w-]*) *=/gm
/** Every word that could be a reference to another message. */
const WORD = /-?[a-zA-Z][\w-]*/g

export class Messages {
  readonly #bundle: FluentBundle
  /** The texts of what was not parsed yet, by id. */
  readonly #rest = new Map<string, string>()

  /** `locales`: for numbers and plurals, the preferred one first; `sources`: the contents of word files. The first file that has a message wins. */
  constructor(locales: string[], sources: readonly string[]) {
    this.#bundle = new FluentBundle(locales, { useIsolating: false })
    for (const source of sources) this.#collect(source)
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null
  }

  /** Returns the text of an existing message, and whether all of its arguments were given. */
  format(id: string, args: Record<string, FluentVariable>): { text: string; whole: boolean } {
    const variables = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new PlainNumber(value) : value]))
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(this.#pattern(id)!, variables, errors)
    return { text, whole: errors.length === 0 }
  }

  #collect(source: string): void {
    const found = [...source.matchAll(MESSAGE)]
    found.forEach(({ 1: id, index }, i) => {
      if (!this.#rest.has(id!)) this.#rest.set(id!, source.slice(index, found[i + 1]?.index))
    })
  }

  #pattern(id: string) {
    this.#parse(id)
    return this.#bundle.getMessage(id)?.value ?? null
  }

  /** Parses a message with all that it refers to. */
  #parse(id: string): void {
    const source = this.#rest.get(id)
    if (source === undefined) return
    this.#rest.delete(id)
    this.#bundle.addResource(new FluentResource(source))
    for (const [word] of source.matchAll(WORD)) this.#parse(word)
  }
}

/**
 * A number given as an argument, with a minus sign instead of a hyphen. Small whole numbers look the same in every language, and the first
 * formatter of `Intl` is slow to make.
 */
class PlainNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    const small = Number.isInteger(this.value) && Math.abs(this.value) < 1000
    return withMinus(small ? String(this.value) : super.toString(...scope))
  }
}
