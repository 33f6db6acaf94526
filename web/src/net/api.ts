/** API calls over HTTP; see docs/wire_protocol.md. */
import type { ErrorArgs, Frame } from './frame'
import { deviceStorage } from '../common/storage'
import { isLocalCall } from '../local/ids'
import type { RulesInfo } from '../rules/page_rules'
import type { BotModuleOut, CarriedSettings, CourseOut, CreateMatch, GameOut, MatchCreated, MatchOut, OptionOut, ProgressOut, ReplayOut, StandingOut, StatusOut, TableOut, TurnOut } from './wire'

export type OptionInfo = OptionOut
export type GameInfo = GameOut
export type SeatWish = CreateMatch['seats'][number]
export type MatchInfo = MatchOut
export type NewMatch = CreateMatch
export type ReplayInfo = ReplayOut
export type { StatusOut } from './wire'

/** `before`: for the first turn, every player's progress before it; by default zero. */
export type Turn = TurnOut & { before?: readonly number[] }

/** Returns the turns of a match that began with this standing; empty: the game does not support it. */
export const withInitialProgress = (before: readonly number[], turns: readonly Turn[]): Turn[] => turns.map((turn, i) => (i === 0 && before.length ? { ...turn, before } : turn))

/** Failed call, with the id of its message. */
export class ApiError extends Error {
  constructor(
    readonly id: string,
    readonly args: ErrorArgs = {},
    readonly status = 0,
  ) {
    super(id)
  }
}

/** Storage keys of this device's token and of a sign-in, which takes precedence. */
const TOKEN = 'boardwright.token'
const SESSION = 'boardwright.session'

export class Api {
  #token: Promise<string> | null = null
  #used: string | null = null
  /** Called when the server no longer knows a sign-in. */
  ended: () => void = () => {}
  /** Called when the server has answered. */
  reached: () => void = () => {}
  readonly #uploads = new Set<string>()

  constructor(
    private readonly base = '',
    private readonly fetcher: typeof fetch = (...args) => fetch(...args),
    private readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = deviceStorage(),
  ) {}

  /** Returns the token of the signed-in account or of this device; requested once and stored. */
  device(): Promise<string> {
    this.#token ??= this.#chooseToken().catch((error: unknown) => {
      this.#token = null
      throw error
    })
    return this.#token
  }

  /** Forgets a token that the server does not know. Others stay: this or another tab may have stored a new one meanwhile. */
  forget(token: string): void {
    if (this.#used === token) this.#token = this.#used = null
    if (this.storage.getItem(TOKEN) === token) this.storage.removeItem(TOKEN)
    if (this.session() !== token) return
    this.signOut()
    this.ended()
  }

  /** Returns the token of a sign-in to an account; null: signed out. */
  session = (): string | null => this.storage.getItem(SESSION)
  signIn(token: string): void {
    this.#token = null
    this.storage.setItem(SESSION, token)
  }
  signOut(): void {
    this.#token = null
    this.storage.removeItem(SESSION)
  }
  /** Whether this device has a token of its own. */
  hasOwn = (): boolean => this.storage.getItem(TOKEN) !== null

  games = (): Promise<GameInfo[]> => this.call('GET', '/api/games')
  status = (): Promise<StatusOut> => this.call('GET', '/api/status')
  /** Returns what the page needs to run the rules of a game; null: the server runs them. */
  rules = (game: string): Promise<RulesInfo | null> => this.call('GET', `/api/games/${encodeURIComponent(game)}/rules`)
  rulesModule = async (game: string, digest: string): Promise<Uint8Array<ArrayBuffer>> => {
    const answer = await this.#request('GET', `/api/games/${encodeURIComponent(game)}/rules/${digest}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
  /** Returns the module with a game's bots as well; null: there is none. */
  bots = (game: string): Promise<BotModuleOut | null> => this.call('GET', `/api/games/${encodeURIComponent(game)}/bots`)
  course = (game: string): Promise<CourseOut> => this.call('GET', `/api/games/${encodeURIComponent(game)}/course`)
  matches = (): Promise<MatchInfo[]> => this.owned('GET', '/api/matches')
  /** Returns the matches stored on this device. */
  matchesHere = (): Promise<MatchInfo[]> => this.call('GET', '/api/local/matches')
  /** Returns public matches of other players. */
  toWatch = (): Promise<MatchInfo[]> => this.owned('GET', '/api/watching')
  /** Returns the open tables: those of this device first. */
  tables = (): Promise<TableOut[]> => this.owned('GET', '/api/tables')
  newMatch = (request: NewMatch): Promise<MatchCreated> => this.owned('POST', '/api/matches', JSON.stringify(request))
  /** Creates a match that is stored on this device only. */
  newMatchHere = (request: NewMatch): Promise<MatchCreated> => this.call('POST', '/api/local/matches', JSON.stringify(request))
  /** Stores the match of a file on this device, unless it exists already. `settings`: how it is played. */
  keepFile = (file: string, settings: CarriedSettings = {}): Promise<MatchCreated> => this.call('POST', `/api/local/files?${settingsQuery(settings)}`, file)
  /** Creates a match on the server that continues the match of a file. */
  carryToServer = (file: string, settings: CarriedSettings = {}): Promise<MatchCreated> => this.owned('POST', `/api/matches/carry?${settingsQuery(settings)}`, file)
  /** Returns the settings of a running match that is to move. */
  carriedSettings = (id: string): Promise<CarriedSettings> => this.owned('GET', `/api/matches/${encodeURIComponent(id)}/carry`)
  /** Closes a match of the server that is played at this device alone. Returns its file. */
  carryAway = async (id: string): Promise<string> =>
    (await this.#request('POST', `/api/matches/${encodeURIComponent(id)}/carry`, undefined, await this.device())).text()
  /** Removes a match; for a guest only from the list here. */
  removeMatch = ({ id, guest }: Pick<MatchInfo, 'id' | 'guest'>): Promise<unknown> => {
    const path = `/api/matches/${encodeURIComponent(id)}`
    return guest ? this.owned('POST', `${path}/forget`) : this.owned('DELETE', path)
  }
  openReplay = async (file: string): Promise<ReplayInfo> => {
    const replay = await this.owned<ReplayInfo>('POST', '/api/replays', file)
    this.#uploads.add(replay.id)
    return replay
  }

  /** Whether it is a replay of an uploaded file, which cannot be saved again. */
  isUpload = (id: string): boolean => this.#uploads.has(id)

  /** Returns the number of decisions of a replay. */
  replayLength = async (id: string): Promise<number> =>
    (await this.owned<ReplayInfo>('GET', `/api/replays/${encodeURIComponent(id)}`)).decisions
  /** Returns every player's progress after each turn; empty if the game or server does not support it. */
  progress = async (id: string): Promise<Turn[]> => {
    const { turns, first } = await this.owned<ProgressOut>('GET', `/api/replays/${encodeURIComponent(id)}/progress`)
    return withInitialProgress(first ?? [], turns)
  }
  /** `eyes`: seat whose view is shown; null: everything is open. */
  replayFrame = (id: string, k: number, since: number, eyes: number | null): Promise<Frame> =>
    this.owned('GET', `/api/replays/${encodeURIComponent(id)}/${k}?since=${since}${eyes === null ? '' : `&seat=${eyes}`}`)

  /** Returns the record of the first state of a replay, for a match that starts from a position. */
  firstRecord = async (id: string): Promise<Uint8Array<ArrayBuffer>> => {
    const path = `/api/replays/${encodeURIComponent(id)}/first`
    return new Uint8Array(await (await this.#request('GET', path, undefined, await this.#tokenFor(path))).arrayBuffer())
  }

  /** Returns the match file as text, byte for byte as the server sent it. */
  matchFile = async (id: string): Promise<string> => {
    const path = `/api/matches/${encodeURIComponent(id)}/file`
    return (await this.#request('GET', path, undefined, await this.#tokenFor(path))).text()
  }

  /** Returns every player's progress in a running match; empty if the game does not support it. */
  standing = async (id: string): Promise<number[]> => (await this.owned<StandingOut>('GET', `/api/matches/${encodeURIComponent(id)}/standing`)).values

  /** Returns the files of all finished matches as an archive. */
  allFiles = async (): Promise<Blob> => (await this.#request('GET', '/api/matches/files', undefined, await this.device())).blob()
  /** Returns the files of all matches of this device as an archive, finished or not. */
  allFilesHere = async (): Promise<Blob> => (await this.#request('GET', '/api/local/files')).blob()

  async #chooseToken(): Promise<string> {
    return (this.#used = this.session() ?? (await this.ownToken()))
  }

  /** Returns this device's own token, whether or not an account is signed in. */
  async ownToken(): Promise<string> {
    const stored = this.storage.getItem(TOKEN)
    if (stored) return stored
    const { token } = await this.call<{ token: string }>('POST', '/api/devices')
    this.storage.setItem(TOKEN, token)
    return token
  }

  #tokenFor(path: string): Promise<string | undefined> {
    return isLocalCall(path) ? Promise.resolve(undefined) : this.device()
  }

  /** Makes a call with this device's token, if it goes to the server. A token the server does not know (a new database) is replaced once. */
  async owned<T>(method: string, path: string, body?: string, signal?: AbortSignal): Promise<T> {
    const token = await this.#tokenFor(path)
    try {
      return await this.call(method, path, body, token, signal)
    } catch (error) {
      if (!token || !(error instanceof ApiError) || error.status !== 401) throw error
      this.forget(token)
      return this.call(method, path, body, await this.device(), signal)
    }
  }

  async call<T>(method: string, path: string, body?: string, token?: string, signal?: AbortSignal): Promise<T> {
    const answer = await this.#request(method, path, body, token, signal)
    const text = await answer.text()
    return (text ? JSON.parse(text) : null) as T
  }

  async #request(method: string, path: string, body?: string, token?: string, signal?: AbortSignal): Promise<Response> {
    const headers: Record<string, string> = {}
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    if (token) headers['Authorization'] = `Bearer ${token}`
    let answer: Response
    try {
      answer = await this.fetcher(this.base + path, { method, headers, body, signal })
    } catch {
      throw new ApiError('unreachable')
    }
    if (!isLocalCall(path)) this.reached()
    if (answer.ok) return answer
    throw await errorOf(answer)
  }
}

const settingsQuery = (settings: CarriedSettings): string => new URLSearchParams({ settings: JSON.stringify(settings) }).toString()

async function errorOf(answer: Response): Promise<ApiError> {
  try {
    const { error } = (await answer.json()) as { error: { id: string; args?: ErrorArgs } }
    return new ApiError(error.id, error.args ?? {}, answer.status)
  } catch {
    return new ApiError('server', { status: answer.status }, answer.status)
  }
}
