/** API calls about tables before a match; see docs/wire_protocol.md. */
import { api } from '../common/shell.svelte'
import type { SeatClaimed, CreateTable, Invitation, SitDown, StartTable, TableCreated, TableOut } from './wire'

/**
 * Intended occupant of a chair: a player here, a bot, anyone with the table's address, or only the recipient of this chair's invitation.
 */
export type ChairWish = CreateTable['seats'][number]
export type { ChairOut, CreateTable, TableOut } from './wire'

const at = (id: string, what = ''): string => `/api/tables/${encodeURIComponent(id)}${what && `/${what}`}`
const post = <T>(path: string, body: object): Promise<T> => api.owned('POST', path, JSON.stringify(body))

export const tableCalls = {
  make: (request: CreateTable): Promise<TableCreated> => post('/api/tables', request),
  /** Returns a table's state; `after` a version: as soon as there is another one, or the same after a while. */
  table: (id: string, after: number | null, signal: AbortSignal): Promise<TableOut> =>
    api.owned('GET', at(id) + (after === null ? '' : `?after=${after}`), undefined, signal),
  sit: (id: string, request: SitDown): Promise<TableOut> => post(at(id, 'sit'), request),
  /** Sends the pledged share when the table deals. */
  share: (id: string, seat: number, share: string): Promise<TableOut> => post(at(id, 'share'), { seat, share }),
  ready: (id: string, seat: number, ready: boolean): Promise<TableOut> => post(at(id, 'ready'), { seat, ready }),
  /** Returns null if all have left, and the table is gone. */
  leave: (id: string, seat: number): Promise<TableOut | null> => post(at(id, 'leave'), { seat }),
  invite: (id: string, seat: number): Promise<Invitation> => post(at(id, 'invite'), { seat }),
  open: (id: string, seat: number): Promise<TableOut> => post(at(id, 'open'), { seat }),
  start: (id: string, how: StartTable): Promise<TableOut> => post(at(id, 'start'), how),
  /** Sits down at the rematch table of a finished match. `pledges`: by seat, for players here. */
  again: (match: string, pledges: (string | null)[]): Promise<TableOut> => post(`/api/matches/${encodeURIComponent(match)}/again`, { pledges }),
  close: (id: string): Promise<unknown> => api.owned('DELETE', at(id)),
}
export type TableCalls = typeof tableCalls

/** Moves a seat of a match to another device: creates the link here, and claims it there. */
export const createSeatLink = (match: string, seat: number): Promise<Invitation> =>
  post(`/api/matches/${encodeURIComponent(match)}/seats/${seat}/handover`, {})
export const claimSeat = (match: string, secret: string): Promise<SeatClaimed> => post(`/api/matches/${encodeURIComponent(match)}/claim`, { secret })

/** Admits a spectator by invitation; for the host: creates a new invitation, or revokes it and removes its spectators. */
export const joinAsSpectator = (id: string, secret: string): Promise<null> => post(at(id, 'watch'), { secret })
export const createSpectatorLink = (id: string): Promise<Invitation> => post(at(id, 'watchers'), {})
export const revokeSpectatorLinks = (id: string): Promise<unknown> => api.owned('DELETE', at(id, 'watchers'))
