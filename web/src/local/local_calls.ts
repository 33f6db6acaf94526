/** Answers calls over HTTP about matches of this device, in the form of a server's answers; see docs/wire_protocol.md. */
import { ApiError, type NewMatch } from '../net/api'
import type { Seat } from '../net/frame'
import type { MatchCreated, MatchOut, ProgressOut, ReplayOut, StandingOut } from '../net/wire'
import { aboutFile, seatsOf, type About } from '../rules/file_header'
import { readMatchFile } from '../rules/match_file'
import { PageReplay } from '../rules/page_replay'
import type { PageRules } from '../rules/page_rules'
import { textOfFile } from './file_text'
import { keptFrom } from './kept_file'
import { newMatch } from './new_match'
import type { KeptHead, KeptMatch, MatchStore } from './store_types'
import { zipped } from './zip'

export interface LocalSource {
  store(): MatchStore
  /** Returns rules that serve no other match; null: the page cannot run them. */
  rules(game: string): Promise<PageRules | null>
}

interface Call {
  id: string
  k: number
  query: URLSearchParams
  body: string
}
type Answer = unknown

export class LocalCalls {
  /** The match that is replayed. */
  private replayed: { id: string; replay: Promise<PageReplay> } | null = null
  /** By method and path; `*`: an id, `#`: a number. */
  private readonly calls: Record<string, (call: Call) => Promise<Answer>> = {
    'POST /api/local/matches': ({ body }) => this.create(JSON.parse(body) as NewMatch),
    'GET /api/local/matches': async () => (await this.store.list()).map(listed),
    'GET /api/local/files': () => this.files(),
    'POST /api/local/files': ({ body }) => this.keepFile(body),
    'DELETE /api/matches/*': ({ id }) => this.store.remove(id),
    'GET /api/matches/*/file': async ({ id }) => textOfFile((await this.match(id)).file),
    'GET /api/matches/*/standing': async ({ id }) => ({ values: [...((await this.match(id)).standing ?? [])] }) satisfies StandingOut,
    'GET /api/replays/*': async ({ id }) => this.replayOf(await this.replay(id), id),
    'GET /api/replays/*/progress': async ({ id }) => ({ turns: (await this.replay(id)).progress() }) satisfies ProgressOut,
    'GET /api/replays/*/#': ({ id, k, query }) => this.frame(id, k, query),
  }

  constructor(private readonly source: LocalSource) {}

  async answer(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
    try {
      const { pathname, searchParams: query } = new URL(path, 'http://page')
      const [, id = '', k = ''] = /\/(local-[^/]+)(?:\/(\d+)$)?/.exec(pathname) ?? []
      const call = this.calls[`${method} ${id ? pathname.replace(id, '*').replace(/\*\/\d+$/, '*/#') : pathname}`]
      if (!call) throw new ApiError('no_such_match', {}, 404)
      return answerOf(await call({ id: decodeURIComponent(id), k: Number(k), query, body: String(body ?? '') }))
    } catch (error) {
      return errorAnswer(error)
    }
  }

  private get store(): MatchStore {
    return this.source.store()
  }

  private async match(id: string): Promise<KeptMatch> {
    const match = await this.store.read(id)
    if (!match) throw new ApiError('no_such_match', {}, 404)
    return match
  }

  private async rules(game: string): Promise<PageRules> {
    const rules = await this.source.rules(game)
    if (!rules) throw new ApiError('local_rules')
    return rules
  }

  private async create(wish: NewMatch): Promise<MatchCreated> {
    const match = await newMatch(wish, await this.rules(wish.game))
    await this.store.create(match)
    return { id: match.id, commitment: '' }
  }

  /** Keeps the match of a file, unless it is here already. */
  private async keepFile(text: string): Promise<MatchCreated> {
    const file = await readMatchFile(text)
    if (!file) throw new ApiError('broken_record', { at: 'file', reason: 'other' })
    const known = (await this.store.list()).find((head) => head.file.end.link === file.end.link)
    if (known) return { id: known.id, commitment: '' }
    const match = await keptFrom(file, await this.rules(file.game))
    await this.store.create(match)
    return { id: match.id, commitment: '' }
  }

  private async files(): Promise<Uint8Array> {
    const entries: { name: string; text: string }[] = []
    for (const { id } of await this.store.list()) {
      const { file } = await this.match(id)
      entries.push({ name: `${file.game}-${id.replace('local-', '')}.json`, text: textOfFile(file) })
    }
    return zipped(entries)
  }

  private replay(id: string): Promise<PageReplay> {
    if (this.replayed?.id !== id) {
      const replay = this.openReplay(id)
      this.replayed = { id, replay }
      replay.catch(() => (this.replayed = null))
    }
    return this.replayed!.replay
  }

  private async openReplay(id: string): Promise<PageReplay> {
    const match = await this.match(id)
    const rules = await this.rules(match.file.game)
    const replay = await PageReplay.open(match.file, rules, aboutKept(match, rules))
    if (!replay) throw new ApiError('local_rules')
    return replay
  }

  private async replayOf({ decisions }: PageReplay, id: string): Promise<ReplayOut> {
    const match = await this.match(id)
    return { id, game: match.file.game, decisions, seats: seatsHere(match) }
  }

  private async frame(id: string, k: number, query: URLSearchParams): Promise<Answer> {
    const replay = await this.replay(id)
    if (k > replay.decisions) throw new ApiError('no_such_match', {}, 404)
    const seat = query.get('seat')
    return replay.frame(k, Number(query.get('since') ?? 0), seat === null ? null : Number(seat))
  }
}

/** A match in a list, as a server's. */
function listed(match: KeptHead): MatchOut {
  const { id, file, begun, changed, over, actors = [], ranking = [] } = match
  const about = { id, game: file.game, seats: seatsHere(match), created: begun, updated: changed, decisions: file.end.actions }
  return over ? { ...about, status: 'over', ranking: ranking.map((place) => [...place]) } : { ...about, status: 'running', actors: [...actors] }
}

/** All people of a match sit at this device. */
const seatsHere = ({ file, standIns = {} }: Pick<KeptHead, 'file' | 'standIns'>): Seat[] =>
  seatsOf(file).map((seat) => ({ ...seat, yours: seat.kind === 'person', ...(standIns[seat.seat] !== undefined && { stand_in: standIns[seat.seat] }) }))

function aboutKept(match: KeptMatch, rules: PageRules): About {
  const { match: head } = aboutFile(match.file, rules.told)
  return { match: { ...head, id: match.id, created: match.begun, status: match.over ? 'over' : 'running' }, seats: seatsHere(match) }
}

function answerOf(answer: Answer): Response {
  if (answer === undefined) return new Response(null, { status: 204 })
  return new Response(answer instanceof Uint8Array || typeof answer === 'string' ? (answer as BodyInit) : JSON.stringify(answer))
}

function errorAnswer(error: unknown): Response {
  if (!(error instanceof ApiError)) console.error(error)
  const { id, args, status } = error instanceof ApiError ? error : new ApiError('local_rules')
  return new Response(JSON.stringify({ error: { id, args } }), { status: status || 422 })
}
