/** The open matches of this device: each is loaded for the first page that joins it, and closed when the last one leaves. */
import { ApiError } from '../net/api'
import type { PageRules } from '../rules/page_rules'
import { LocalLink } from './local_link'
import { OpenMatch, type OpenMatchOptions } from './open_match'
import type { MatchStore } from './store_types'

/** Close codes of a server's socket. */
const NO_SUCH_MATCH = 4404
const UNFIT = 4409

/** The page at a link. */
export interface Page {
  send(message: string | ArrayBuffer): void
  end(code: number): void
}

/** The store, and what matches are loaded with. */
export interface MatchSource {
  store(): MatchStore
  rules(game: string): Promise<PageRules | null>
  options(game: string): Promise<Omit<OpenMatchOptions, 'store'>>
}

interface LoadedMatch {
  match: OpenMatch
  digest: string
}

export class OpenMatches {
  private readonly opened = new Map<string, Promise<LoadedMatch>>()
  private readonly pages = new Map<string, Set<Page>>()

  constructor(private readonly source: MatchSource) {}

  /** Links a page to a match. Messages wait until the match is loaded. */
  join(id: string, page: Page): { receive(message: any): void; leave(): void } {
    const waiting: any[] = []
    const pages = this.pages.get(id) ?? new Set()
    this.pages.set(id, pages.add(page))
    let link: LocalLink | null = null
    let hasLeft = false
    const opening = this.open(id)
    opening.then(
      ({ match, digest }) => {
        if (hasLeft) return
        link = new LocalLink(match, digest, page.send)
        match.add(link)
        for (const message of waiting) link.receive(message)
      },
      (error: unknown) => this.refuse(error, page),
    )
    const leave = async (): Promise<void> => {
      hasLeft = true
      pages.delete(page)
      const { match } = await opening
      if (link) match.remove(link)
      link?.close()
      await this.closeUnused(id, match)
    }
    return { receive: (message) => (link ? link.receive(message) : waiting.push(message)), leave: () => void leave().catch(() => {}) }
  }

  private open(id: string): Promise<LoadedMatch> {
    const loading = this.opened.get(id) ?? this.load(id)
    this.opened.set(id, loading)
    loading.catch(() => this.opened.delete(id))
    return loading
  }

  private async load(id: string): Promise<LoadedMatch> {
    const store = this.source.store()
    store.onTaken = (id) => this.closeTaken(id)
    const row = await store.open(id)
    if (!row) throw new ApiError('no_such_match', {}, 404)
    const { game } = row.file
    const rules = await this.source.rules(game)
    if (!rules) throw new ApiError('local_rules')
    return { match: new OpenMatch(row, rules, { store, ...(await this.source.options(game)) }), digest: rules.digest }
  }

  /** Closes a match without pages, after its last change is stored. */
  private async closeUnused(id: string, match: OpenMatch): Promise<void> {
    await match.settled()
    if (this.pages.get(id)?.size) return
    match.close()
    this.opened.delete(id)
    this.pages.delete(id)
  }

  /** Closes a match that another page has opened, where it goes on. */
  private closeTaken(id: string): void {
    const opening = this.opened.get(id)
    if (!opening) return
    this.opened.delete(id)
    void opening.then(({ match }) => match.close(), () => {})
    for (const page of this.pages.get(id) ?? []) this.refuse(new ApiError('open_elsewhere'), page)
  }

  private refuse(error: unknown, page: Page): void {
    console.warn(error)
    const { id, args, status } = error instanceof ApiError ? error : new ApiError('local_rules')
    page.send(JSON.stringify({ type: 'error', id, args }))
    page.end(status === 404 ? NO_SUCH_MATCH : UNFIT)
  }
}
