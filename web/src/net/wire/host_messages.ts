// Generated: run `python docs/generate.py` after changing a class in src/boardwright/server/protocol.
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
