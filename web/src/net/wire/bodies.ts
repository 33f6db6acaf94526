// Generated: run `python docs/generate.py` after changing a class in src/boardwright/server/protocol.
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
  without_empty?: boolean
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
