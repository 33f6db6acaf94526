/** Accessible name of a space: gains, price, players on it, whether it can be taken. */
import type { BoardWords } from '@shell/board/board'
import { id } from '@shell/words/text'
import { costText } from '../action_texts'
import type { PieceKind, Place, Space, View } from '../types'
import { ROW_PLACES } from './areas'
import { crowdOf } from './slots'

/** Returns a space's name; for an engineer's space also the engineer, named by what it gives. */
export function placeName(words: BoardWords, view: View, place: Place): string {
  const name = words.t(id('place', place))
  const cell = view.row[ROW_PLACES.indexOf(place)]
  return cell ? `${name}: ${words.t(id('engineer', cell.engineer))} (${cell.number})` : name
}

const PIECES: Record<PieceKind, [id: string, count: string]> = {
  worker: ['noun-workers', 'workers'], temporary: ['part-temporary', 'n'], black: ['part-black-worker', 'n'], coin: ['noun-coins', 'coins'],
}
export const standingText = (words: BoardWords, space: Space): string =>
  crowdOf(space).map(({ kind, seat, count }) => `${words.name(seat)}: ${words.t(PIECES[kind][0], { [PIECES[kind][1]]: count })}`).join(', ')

export function spaceLabel(words: BoardWords, view: View, place: Place, can: boolean): string {
  const space = view.spaces[place]!
  const state = space.taken !== null ? 'taken' : can ? 'can' : null
  const said = [placeName(words, view, place), costText(words, space.cost, space.coins_needed), standingText(words, space)]
  return [...said, state && words.t(id('board-space', state))].filter(Boolean).join('. ')
}
