/** Where each legal action is offered: on the map, on the mat, in the supply, or as a button in the row. */
import type { LegalAction } from '@shell/net/frame'
import type { Acting, Action, City, Deck, Region, View } from './types'

/** Something on the map that can be pressed. */
export type Thing = { kind: 'city'; id: City } | { kind: 'region'; id: Region } | { kind: 'deck'; id: Deck } | { kind: 'link'; id: string }

const MAP_KINDS: Record<string, Thing['kind']> = { ship: 'region', occupy: 'city', attack: 'city', draw: 'deck' }
/** Actions that end a step come last. */
const LAST = new Set(['done', 'pass', 'no_governor'])
/** Order of the rulebook. */
const ORDER = ['activate', 'spend', 'ship', 'occupy', 'attack', 'draw', 'free', 'governor', 'discard']

export interface Offers {
  map: LegalAction[]
  /** Buildings in the supply. */
  build: LegalAction[]
  /** On the player's own mat. */
  mat: LegalAction[]
  /** As buttons. */
  row: LegalAction[]
}

export function offersOf(legal: readonly LegalAction[]): Offers {
  const rank = ({ kind }: LegalAction): number => (LAST.has(kind) ? ORDER.length : ORDER.indexOf(kind))
  return {
    map: legal.filter(({ kind }) => kind in MAP_KINDS),
    build: legal.filter(({ kind }) => kind === 'build'),
    mat: legal.filter(({ kind }) => !(kind in MAP_KINDS) && kind !== 'build' && !LAST.has(kind)),
    row: legal.filter(({ kind }) => kind !== 'build').sort((a, b) => rank(a) - rank(b)),
  }
}

/** Returns the thing on the map that an action is about. */
export function thingOf({ kind, args }: Pick<LegalAction, 'kind' | 'args'>): Thing | null {
  const thingKind = MAP_KINDS[kind]
  return thingKind ? ({ kind: thingKind, id: String(args[thingKind]) } as Thing) : null
}

export const sameThing = (a: Thing | null, b: Thing | null): boolean => a !== null && b !== null && a.kind === b.kind && a.id === b.id

/** Returns the map's key of a choice, such as `occupy:london`. */
export const optionOf = (action: LegalAction): string => `${action.kind}:${thingOf(action)!.id}`

/** Finds the action for a thing: free cities are occupied, other players' attacked. */
export const actionOn = (legal: readonly LegalAction[], thing: Thing): LegalAction | undefined => legal.find((action) => sameThing(thingOf(action), thing))

/** Returns the action to ask `why_not` about if a thing cannot be chosen. */
export function questionAbout(view: Pick<View, 'cities'>, acting: Acting | null, thing: Thing): { kind: string; args: Record<string, string> } | null {
  if (!acting || thing.kind === 'link') return null
  const may = (action: string): boolean => (acting.actions as string[]).includes(action)
  if (thing.kind === 'region') return may('ship') && thing.id !== 'europe' ? { kind: 'ship', args: { region: thing.id } } : null
  if (thing.kind === 'deck') return may('draw') ? { kind: 'draw', args: { deck: thing.id } } : null
  const taken = view.cities[thing.id]?.seat !== null
  const kind = may(taken ? 'attack' : 'occupy') ? (taken ? 'attack' : 'occupy') : may('occupy') ? 'occupy' : may('attack') ? 'attack' : null
  return kind ? { kind, args: { city: thing.id } } : null
}

/** Returns the kind of action that applies to a thing, legal or not; null if there is none. */
export function actionKindOn(view: Pick<View, 'cities' | 'decks'>, seat: number, thing: Thing): Exclude<Action, 'payment'> | null {
  if (thing.kind === 'region') return thing.id === 'europe' ? null : 'ship'
  if (thing.kind === 'deck') return view.decks[thing.id].top === null ? null : 'draw'
  if (thing.kind === 'link') return null
  const owner = view.cities[thing.id]!.seat
  return owner === null ? 'occupy' : owner === seat ? null : 'attack'
}

/** Returns the part of the board for the next choice; null to stay where the player is. */
export function stageOf(offers: Offers): 'map' | 'mat' | 'supply' | null {
  if (offers.build.length) return 'supply'
  if (offers.map.length) return 'map'
  return offers.mat.some(({ kind }) => kind === 'free' || kind === 'governor' || kind === 'discard') ? 'mat' : null
}

/** Argument that names the subject of a choice. */
export const TITLES: Record<string, string> = {
  build: 'building', activate: 'building', free: 'building', spend: 'token', ship: 'region', occupy: 'city', attack: 'city', draw: 'deck', governor: 'card', discard: 'card',
}
