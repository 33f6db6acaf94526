// Generated: run `python docs/generate.py` after changing a class in src/boardwright/server/protocol.
import type { Args, Family } from './values'

export interface Person {
  kind: 'person'
  name: string | null
  pledge?: string | null
}

export interface Bot {
  kind: 'bot'
  level: string
  name?: string | null
}

export interface OpenChair {
  kind: 'open'
}

export interface InvitedChair {
  kind: 'invited'
  name?: string | null
}

export interface StartPosition {
  replay: string
  k: number
}

export interface CreateMatch {
  game: string
  options?: Record<string, number | string | boolean>
  pause?: number | 'done' | null
  curtain?: 'always' | 'needed' | 'never'
  start?: StartPosition | null
  rated?: boolean
  seats: (Person | Bot)[]
  share?: string | null
}

export interface ClockSetting {
  each: 'match' | 'move'
  seconds: number
  increment?: number
  grace?: number
  nights?: boolean
  weekends?: boolean
  at_zero?: 'bot' | 'wait'
}

export interface WatchingSetting {
  mode: 'after' | 'delayed' | 'invited' | 'nobody'
  minutes?: number
}

export interface CreateTable {
  game: string
  options?: Record<string, number | string | boolean>
  pause?: number | 'done' | null
  curtain?: 'always' | 'needed' | 'never'
  start?: StartPosition | null
  rated?: boolean
  seats: (Person | Bot | OpenChair | InvitedChair)[]
  order?: 'drawn' | 'listed'
  listed?: boolean
  clock?: ClockSetting | null
  zone?: string | null
  watching?: WatchingSetting | null
  stand_in?: string | null
  hints?: boolean
  group?: string | null
}

export interface JoinAsSpectator {
  secret: string
}

export interface ClaimSeat {
  secret: string
}

export interface RequestNotices {
  way: 'mail' | 'push' | 'webhook'
  to: string
  keys?: Record<string, string> | null
  language?: string
  zone?: string | null
  quiet?: [number, number] | null
}

export interface NoticeLink {
  token: string
}

export interface SitDown {
  name: string | null
  secret?: string | null
  seat?: number | null
  pledge?: string | null
  zone?: string | null
}

export interface RequestRematch {
  pledges?: (string | null)[]
}

export interface RevealShare {
  seat: number
  share: string
}

export interface SetReady {
  seat: number
  ready: boolean
}

export interface ChairNumber {
  seat: number
}

export interface StartTable {
  fill?: string | null
}

export interface AppearInRatings {
  name: string | null
}

export interface NewAccount {
  name: string
  password: string
  label?: string
}

export interface RequestPasskeyOptions {
  name?: string | null
  password?: string | null
}

export interface NewPasskey {
  credential: Record<string, unknown>
  name?: string | null
  label?: string
}

export interface RemovePasskey {
  password?: string | null
}

export interface PasskeySignIn {
  credential: Record<string, unknown>
  label?: string
}

export interface SignIn {
  name: string
  password: string
  label?: string
}

export interface ChangePassword {
  password: string | null
  new: string
}

export interface UsePasswordLink {
  secret: string
  new: string
  label?: string
}

export interface MoveToAccount {
  device: string
}

export interface SaveSettings {
  settings: Record<string, unknown>
}

export interface DeleteAccount {
  password: string | null
  device: string
}

export interface CarriedSettings {
  pause?: number | 'done' | null
  curtain?: 'always' | 'needed' | 'never'
  stand_ins?: (string | null)[]
  k?: number | null
}

export interface Hello {
  type: 'hello'
  seat: number | null
  token?: string | null
  rules?: string | null
  pace?: number | null
}

export interface SwitchView {
  type: 'look'
  seat: number | null
}

export interface Act {
  type: 'act'
  seat: number
  action_id: string
  action: number
  version?: number | null
}

export interface Undo {
  type: 'undo'
  seat: number
  turn?: boolean
}

export interface RequestUndo {
  type: 'ask_back'
  seat: number
}

export interface AnswerUndoRequest {
  type: 'answer_back'
  seat: number
  agree: boolean
}

export interface ReleaseBots {
  type: 'confirm'
  seat: number
}

export interface HoldBots {
  type: 'hold'
  seat: number
  held: boolean
}

export interface ChatLineNumber {
  channel: 'gallery' | 'table'
  n: number
}

export interface SendLine {
  type: 'say'
  say_id: string
  seat: number | null
  text?: string
  phrase?: 'again' | 'good_luck' | 'hello' | 'one_moment' | 'oops' | 'thanks' | 'well_played' | 'your_turn' | null
  name?: string | null
  reaction?: 'agree' | 'clap' | 'hmm' | 'laugh' | 'sorry' | 'wow' | null
  to?: ChatLineNumber | null
}

export interface ReportLine {
  type: 'report'
  channel: 'gallery' | 'table'
  n: number
  why?: string
}

export interface ReportPlayer {
  type: 'report_player'
  seat: number
  why?: string
}

export interface Resign {
  type: 'resign'
  seat: number
}

export interface TakeSeatBack {
  type: 'play_on'
  seat: number
}

export interface VoteForBot {
  type: 'let_bot_play'
  seat: number
  absent: number
  agree?: boolean
}

export interface VoteForPause {
  type: 'pause'
  seat: number
  paused: boolean
}

export interface NoteHint {
  type: 'hint'
  seat: number
}

export interface WhyNot {
  type: 'why_not'
  seat: number
  ask: number | string
  action: number
}

export interface RunRules {
  type: 'rules'
  rules: string | null
}

export interface Ping {
  type: 'ping'
}

export interface RefusalOut {
  id: string
  args: Args
  section: string | null
}

export interface Ack {
  type: 'ack'
  action_id: string
  version: number
}

export interface Refused {
  type: 'refused'
  action_id: string | null
  refusal: RefusalOut
}

export interface ActionReason {
  type: 'reason'
  ask: number | string
  refusal: RefusalOut | null
}

export interface ChatLineOut {
  channel: 'gallery' | 'table'
  n: number
  seat: number | null
  name: string
  text: string
  phrase: string | null
  at: number
  say_id?: string | null
  reaction?: string
  to?: ChatLineNumber
}

export interface ChatLines {
  type: 'talk'
  lines: ChatLineOut[]
}

export interface ChatRejected {
  type: 'unsaid'
  say_id: string
  id: string
  args: Args
}

export interface ErrorOut {
  type: 'error'
  id: string
  args: Args
}

export interface Pong {
  type: 'pong'
}

export interface MatchHead {
  id: string
  game: string
  ruleset: string
  options: Args
  status: 'over' | 'running'
  created: number
  clock?: ClockSetting
  again?: boolean
  start?: number
  hints?: boolean
  rated?: boolean
  epoch?: string
}

export interface ClockOut {
  left: number
  ends: number | null
  away?: number
}

export interface SeatOut {
  seat: number
  kind: 'bot' | 'person'
  name: string
  level: string | null
  yours: boolean
  online?: boolean
  stand_in?: string
  agreed?: number[]
  clock?: ClockOut
  gone?: number
  waited?: boolean
}

export interface ResultOut {
  ranking: number[][]
  scores: (number | null)[]
  reason: string | null
  breakdown: Record<string, unknown>[]
}

export interface PromptOut {
  id: string
  args: Args
  families: string[]
}

export interface LegalOut {
  id: number
  kind: string
  args: Args
  text: string
  preview: any
}

export interface EventOut {
  n: number
  kind: string
  args: Args
}

export interface UndoOut {
  seat: number | null
  open: boolean
  reason: RefusalOut | null
  until: number | null
  waits?: boolean
  turn?: number
  ask?: boolean
}

export interface UndoRequestOut {
  seat: number
  agreed: number[]
  waits: number[]
  ended: number | null
}

export interface TableClock {
  paused: boolean
  asked: number[]
  slow: boolean
}

export interface HintOut {
  seat: number
  decision: number
  event: number
}

export interface WatchingOut {
  mode: 'after' | 'delayed' | 'invited' | 'nobody'
  minutes: number
  host: boolean
  link: boolean
}

export interface Frame {
  type: 'frame'
  version: number
  match: MatchHead
  seats: SeatOut[]
  viewer: number | null
  actors: number[]
  over: boolean
  result: ResultOut | null
  view: any
  prompt: PromptOut | null
  legal: LegalOut[]
  space: Family[]
  events: EventOut[]
  events_from: number
  undo: UndoOut
  thinking: number[]
  decisions: number
  since?: number | null
  curtain?: number[]
  clock?: TableClock
  asked?: UndoRequestOut
  watching?: WatchingOut
  late?: number
  hinted?: HintOut[]
}

export interface OptionOut {
  default: number | string | boolean
  values: (number | string | boolean)[]
  players: Record<string, [number, number]>
  former?: Record<string, number>
}

export interface GameOut {
  id: string
  ruleset: string
  players: number[]
  minutes: number | null
  options: Record<string, OptionOut>
  levels: string[]
  wins: Record<string, number>
  styles: string[]
  ratings: Record<string, number>
  sections: string[]
  rulebook: boolean
  prompts: Record<string, string>
  native: boolean
  course: boolean
}

export interface StepOut {
  id: string
  state: string
  event: string
  having: Record<string, any[]>
  kinds: string[]
  most: number
  shown: number[]
}

export interface CourseMatchOut {
  state: string
  bot: string
}

export interface CourseOut {
  players: number
  options: Args
  steps: StepOut[]
  match: CourseMatchOut
}

export interface MixedBotOut {
  plays: string
  slips: number
  instead: string
}

export interface BotModuleOut {
  manifest: Record<string, unknown>
  mixed: Record<string, MixedBotOut>
  budgets?: Record<string, number>
  decision?: Record<string, unknown>
  reasons?: any[]
}

export interface RulesOut {
  digest: string
  manifest: Record<string, unknown>
  tables: string
  blanks: Record<string, string>
  records: Record<string, unknown>
  answers: Record<string, unknown>
  axes: any[]
  fields: any[]
  space: any[]
  obstacles: any[]
  events: any[]
  rulesets: Record<string, string>
  players: number[]
  options: Record<string, OptionOut>
  reasons: string[]
  scored: boolean
  typical: Record<string, string>
  declared?: Record<string, unknown>
}

export interface CompileProgress {
  game: string
  stage: 'bots' | 'page' | 'rules'
  done: number
  total: number
  failed?: boolean
}

export interface ErrorBody {
  id: string
  args: Args
}

export interface ErrorAnswer {
  error: ErrorBody
}

export interface DeviceOut {
  token: string
}

export interface MatchCreated {
  id: string
  commitment: string
}

export interface TableCreated {
  id: string
  invitations: Record<string, string>
}

export interface Invitation {
  secret: string
}

export interface ChairOut {
  seat: number
  kind: 'bot' | 'invited' | 'open' | 'person'
  name: string
  level: string | null
  ready: boolean
  yours: boolean
  host: boolean
  pledge: string | null
}

export interface TableOut {
  id: string
  version: number
  game: string
  options: Args
  pause: number | 'done'
  curtain: 'always' | 'needed' | 'never'
  order: 'drawn' | 'listed'
  listed: boolean
  status: 'dealing' | 'started' | 'waiting'
  commitment: string | null
  clock: ClockSetting | null
  chairs: ChairOut[]
  host: boolean
  created: number
  updated: number
  watching?: WatchingOut
  start?: number
  stand_in?: string
  hints?: boolean
  rated?: boolean
  in_group?: boolean
}

export interface NoticeRequestOut {
  way: 'mail' | 'push' | 'webhook'
  to: string
  verified: boolean
  quiet: [number, number] | null
}

export interface NoticesOut {
  ways: ('mail' | 'push' | 'webhook')[]
  key: string | null
  asked: NoticeRequestOut[]
}

export interface NoticeLinkOut {
  done: 'confirm' | 'stop'
  to: string
}

export interface SeatClaimed {
  seat: number
}

export interface MatchOut {
  id: string
  game: string
  seats: SeatOut[]
  status: 'over' | 'running'
  created: number
  updated: number
  decisions: number
  actors?: number[]
  ranking?: number[][]
  points?: number[]
  error?: ErrorBody
  guest?: boolean
  clock?: TableClock
}

export interface ReplayOut {
  id: string
  game: string
  decisions: number
  seats: SeatOut[]
}

export interface TurnOut {
  decisions: number
  seat: number
  values: number[]
  events: number
}

export interface ProgressOut {
  turns: TurnOut[]
  first?: number[]
}

export interface StandingOut {
  values: number[]
}

export interface HealthOut {
  version: string
}

export interface StatusOut {
  version: string
  making: CompileProgress[]
  accounts: boolean
}

export interface SignedIn {
  token: string
  name: string
}

export interface SessionOut {
  id: number
  label: string
  created: number
  used: number
  here: boolean
}

export interface PasskeyOut {
  id: number
  label: string
  created: number
  used: number
}

export interface PasskeyOptions {
  public_key: Record<string, unknown>
}

export interface AccountOut {
  name: string
  password: boolean
  passkeys: PasskeyOut[]
  sessions: SessionOut[]
  settings: Record<string, unknown> | null
  created: number
  role: 'helper' | 'host' | 'member'
  hosts_page: boolean
  actions: ActionOut[]
}

export interface MovedToAccount {
  matches: number
  tables: number
}

export interface ExportedLineOut {
  match: string
  text: string
  phrase: string | null
  at: number
  reaction: string | null
}

export interface ExportOut {
  account: AccountOut
  matches: MatchOut[]
  tables: TableOut[]
  lines: ExportedLineOut[]
  ratings: OwnRatingsOut
  statistics: StatisticsOut
}

export interface NewGroup {
  name: string
  own: string
}

export interface AskToJoin {
  secret: string
  name?: string | null
}

export interface OwnName {
  name: string
}

export interface NewPreset {
  name: string
  table: CreateTable
}

export interface MemberOut {
  n: number
  name: string
  host: boolean
  yours: boolean
  asks: boolean
  since: number
}

export interface PresetOut {
  n: number
  name: string
  yours: boolean
  table: CreateTable
}

export interface GroupSeatOut {
  kind: 'bot' | 'person'
  name: string
  level: string | null
  place?: number
  points?: number
}

export interface GroupMatchOut {
  id: string
  game: string
  seats: GroupSeatOut[]
  created: number
  yours: boolean
  visible: boolean
  ended?: number
}

export interface GroupOut {
  id: string
  version: number
  name: string
  you: 'asks' | 'member'
  host: boolean
  invited: boolean
  members: MemberOut[]
  presets: PresetOut[]
  tables: TableOut[]
  running: GroupMatchOut[]
  results: GroupMatchOut[]
  competitions: CompetitionInList[]
}

export interface GroupInList {
  id: string
  name: string
  you: 'asks' | 'member'
  members: number
  tables: number
  asking: number
}

export interface InvitedTo {
  name: string
  you: 'asks' | 'member' | 'stranger'
}

export interface NewCompetition {
  name: string
  kind: 'knockout' | 'league' | 'swiss'
  game: string
  options?: Record<string, number | string | boolean>
  clock?: ClockSetting | null
  hints?: boolean
  rated?: boolean
  size?: number
  rounds?: number | null
  members: number[]
}

export interface TakeSeat {
  pledge?: string | null
  zone?: string | null
}

export interface CloseRound {
  round: number
}

export interface EntrantOut {
  n: number
  name: string
  yours: boolean
  out: boolean
}

export interface PairingOut {
  entrants: number[]
  places: number[] | null
  played: boolean
  status: 'none' | 'over' | 'running' | 'waiting'
  match?: string
}

export interface EntrantStanding {
  entrant: number
  place: number
  score: number
  beaten: number
  wins: number
  matches: number
}

export interface CompetitionInList {
  id: string
  name: string
  kind: 'knockout' | 'league' | 'swiss'
  game: string
  round: number
  rounds: number
  over: boolean
  due: boolean
  status?: 'none' | 'over' | 'running' | 'waiting'
  others?: string[]
}

export interface CompetitionOut {
  id: string
  version: number
  group: string
  name: string
  kind: 'knockout' | 'league' | 'swiss'
  game: string
  host: boolean
  size: number
  clock: ClockSetting | null
  rounds: number
  over: boolean
  due: number | null
  entrants: EntrantOut[]
  pairings: PairingOut[][]
  standings: EntrantStanding[]
  rated?: boolean
}

export interface ActionOut {
  at: number
  role: 'helper' | 'host' | 'operator'
  task: 'admit' | 'bar' | 'close_report' | 'export' | 'forget' | 'link' | 'mute' | 'remove' | 'role' | 'sign_out' | 'unmute'
  given: 'helper' | 'host' | 'member' | null
  until: number | null
  reason: string
}

export interface TaskRequest {
  task: 'admit' | 'bar' | 'close_report' | 'export' | 'forget' | 'link' | 'mute' | 'remove' | 'role' | 'sign_out' | 'unmute'
  whom?: string
  reason?: string
  hours?: number | null
  role?: 'helper' | 'host' | 'member' | null
  report?: number | null
}

export interface TaskDone {
  secret: string | null
  data: Record<string, unknown> | null
}

export interface AccountInList {
  name: string
  role: 'helper' | 'host' | 'member'
  created: number
  seen: number | null
  devices: number
  state: 'active' | 'barred' | 'muted'
}

export interface BarOut {
  kind: 'bar' | 'mute'
  whom: string
  since: number
  until: number | null
  reason: string
}

export interface ReportedLineOut {
  seat: number | null
  name: string
  text: string
  phrase: string | null
  reaction: string | null
  reported: boolean
}

export interface ReportOut {
  n: number
  at: number
  match: string
  whom: string
  seat: number | null
  reason: string
  lines: ReportedLineOut[]
}

export interface LogRowOut {
  at: number
  role: 'helper' | 'host' | 'operator'
  by: string
  task: 'admit' | 'bar' | 'close_report' | 'export' | 'forget' | 'link' | 'mute' | 'remove' | 'role' | 'sign_out' | 'unmute'
  whom: string
  given: 'helper' | 'host' | 'member' | null
  until: number | null
  reason: string
}

export interface SizeOut {
  kind: string
  items: number
  bytes: number | null
}

export interface HostsPageOut {
  role: 'helper' | 'host' | 'member'
  withheld: number
  reports: ReportOut[]
  bars: BarOut[]
  accounts: AccountInList[]
  log: LogRowOut[]
  sizes: SizeOut[]
}

export interface RatingOut {
  value: number
  spread: number
  matches: number
}

export interface RatedMatchOut {
  match: string
  ended: number
  place: number
  seats: number
  rating: RatingOut
  left: boolean
}

export interface GameRatingOut {
  game: string
  rating: RatingOut
  start: number
  history: RatedMatchOut[]
}

export interface OwnRatingsOut {
  appears: string | null
  games: GameRatingOut[]
}

export interface RankedOut {
  name: string
  rating: RatingOut
  yours: boolean
}

export interface RatedSeatOut {
  seat: number
  before: RatingOut
  after?: RatingOut
  left?: boolean
}

export interface FinishedSeatOut {
  kind: string | null
  name: string | null
  level: string | null
  place: number
  points: number | null
  sources: Record<string, number>
  typical: Record<string, number>
}

export interface FinishedMatchOut {
  id: string
  match: string
  game: string
  ruleset: string
  options: Args
  date: number
  seats: FinishedSeatOut[]
  own: number[]
}

export interface StatisticsOut {
  matches: FinishedMatchOut[]
}

export interface PlanVacation {
  first: string
  last: string
  zone?: string | null
}

export interface SetRest {
  hours: [number, number] | null
  zone?: string | null
}

export interface VacationOut {
  id: number
  first: string
  last: string
  runs: boolean
}

export interface TimeOffOut {
  vacations: VacationOut[]
  year: number
  left: number
  rest: [number, number] | null
  zone: string | null
}
