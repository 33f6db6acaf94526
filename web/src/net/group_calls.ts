/** API calls about groups; see docs/wire_protocol.md. */
import { api } from '../common/shell.svelte'
import type { GroupInList, GroupOut, Invitation, InvitedTo, NewGroup, NewPreset } from './wire'

export type { GroupInList, GroupMatchOut, GroupOut, InvitedTo, MemberOut, PresetOut } from './wire'

const at = (id: string, what = ''): string => `/api/groups/${encodeURIComponent(id)}${what && `/${what}`}`
const post = <T>(path: string, body: object = {}): Promise<T> => api.owned('POST', path, JSON.stringify(body))

export const groupCalls = {
  mine: (): Promise<GroupInList[]> => api.owned('GET', '/api/groups'),
  make: (wish: NewGroup): Promise<GroupOut> => post('/api/groups', wish),
  group: (id: string): Promise<GroupOut> => api.owned('GET', at(id)),
  /** Creates a new link; an older one stops working. */
  invite: (id: string): Promise<Invitation> => post(at(id, 'link')),
  withdraw: (id: string): Promise<GroupOut> => api.owned('DELETE', at(id, 'link')),
  /** Asks to join; `name` null: only returns which group it is. */
  ask: (id: string, secret: string, name: string | null): Promise<InvitedTo> => post(at(id, 'ask'), { secret, name }),
  rename: (id: string, name: string): Promise<GroupOut> => post(at(id, 'name'), { name }),
  admit: (id: string, n: number): Promise<GroupOut> => post(at(id, `members/${n}`)),
  /** Removes or refuses a person; one's own number: leaves. */
  remove: (id: string, n: number): Promise<null> => api.owned('DELETE', at(id, `members/${n}`)),
  keep: (id: string, preset: NewPreset): Promise<GroupOut> => post(at(id, 'presets'), preset),
  drop: (id: string, n: number): Promise<GroupOut> => api.owned('DELETE', at(id, `presets/${n}`)),
}
export type GroupCalls = typeof groupCalls
