/** API calls about groups; see docs/wire_protocol.md. */
import { api } from '../common/shell.svelte'
import type { CompetitionOfMatch, CompetitionOut, GroupInList, GroupOut, Invitation, InvitedTo, NewCompetition, NewGroup, NewPreset, TableOut, TakeSeat } from './wire'

export type { CompetitionInList, CompetitionOut, GroupInList, GroupMatchOut, GroupOut, InvitedTo, MemberOut, NewCompetition, PairingOut, PresetOut } from './wire'

const at = (id: string, what = ''): string => `/api/groups/${encodeURIComponent(id)}${what && `/${what}`}`
const post = <T>(path: string, body: object = {}): Promise<T> => api.owned('POST', path, JSON.stringify(body))

const contest = (id: string, what = ''): string => `competitions/${encodeURIComponent(id)}${what && `/${what}`}`

export const groupCalls = {
  mine: (): Promise<GroupInList[]> => api.owned('GET', '/api/groups'),
  make: (request: NewGroup): Promise<GroupOut> => post('/api/groups', request),
  group: (id: string): Promise<GroupOut> => api.owned('GET', at(id)),
  /** Creates a new link; an older one stops working. */
  invite: (id: string): Promise<Invitation> => post(at(id, 'link')),
  withdraw: (id: string): Promise<GroupOut> => api.owned('DELETE', at(id, 'link')),
  /** Asks to join; `name` null: only returns which group it is. */
  ask: (id: string, secret: string, name: string | null): Promise<InvitedTo> => post(at(id, 'ask'), { secret, name }),
  rename: (id: string, name: string): Promise<GroupOut> => post(at(id, 'name'), { name }),
  admit: (id: string, n: number): Promise<GroupOut> => post(at(id, `members/${n}`)),
  /** Removes or refuses a person; with the reader's own number: leaves the group. */
  remove: (id: string, n: number): Promise<null> => api.owned('DELETE', at(id, `members/${n}`)),
  keep: (id: string, preset: NewPreset): Promise<GroupOut> => post(at(id, 'presets'), preset),
  drop: (id: string, n: number): Promise<GroupOut> => api.owned('DELETE', at(id, `presets/${n}`)),
  compete: (id: string, request: NewCompetition): Promise<CompetitionOut> => post(at(id, 'competitions'), request),
  competitionOf: (match: string): Promise<CompetitionOfMatch> => api.owned('GET', `/api/matches/${encodeURIComponent(match)}/competition`),
  competition: (id: string, which: string): Promise<CompetitionOut> => api.owned('GET', at(id, contest(which))),
  /** Takes the seat in the match that is due; opens its table if no other entrant has. */
  seat: (id: string, which: string, request: TakeSeat): Promise<TableOut> => post(at(id, contest(which, 'seat')), request),
  closeRound: (id: string, which: string, round: number): Promise<CompetitionOut> => post(at(id, contest(which, 'close')), { round }),
  dropOut: (id: string, which: string, n: number): Promise<CompetitionOut> => api.owned('DELETE', at(id, contest(which, `entrants/${n}`))),
  deleteCompetition: (id: string, which: string): Promise<null> => api.owned('DELETE', at(id, contest(which))),
}
export type GroupCalls = typeof groupCalls
