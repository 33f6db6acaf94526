/** Sections of the result: each player's tickets, and the lengths of the trails. */
import type { BoardWords, EndItem, EndSection } from '@shell/board/board'
import type { Frame } from '@shell/net/frame'
import { cityIn, ROUTES, TICKETS } from './atlas'
import type { Final, View } from './types'
import { missingSpaces } from './ticket_path'

export function ends(frame: Frame, words: BoardWords): EndSection[] {
  const view = frame.view as View
  if (!view.final) return []
  const tickets = view.final.map((final, seat) => ({ seat, items: ticketsOf(final, seat, view, words), note: trailOf(final, words) }))
  return [{ title: words.t('source-tickets'), seats: tickets }]
}

function ticketsOf({ tickets }: Final, seat: number, view: View, words: BoardWords): EndItem[] {
  return [
    ...tickets.made.map(({ ticket, points }): EndItem => ({ text: nameOf(ticket, words), mark: 'good', points })),
    ...tickets.missed.map(({ ticket, points }): EndItem => ({ text: nameOf(ticket, words), mark: 'bad', points: -Math.abs(points), note: lack(ticket, seat, view, words) })),
  ]
}

function nameOf(ticket: string, words: BoardWords): string {
  const found = TICKETS.find(({ id }) => id === ticket)
  const name = (city: string) => cityIn(words)(city).board
  return found ? `${name(found.a)} – ${name(found.b)}` : ticket
}

function lack(ticket: string, seat: number, { owners, closed }: View, words: BoardWords): string {
  const found = TICKETS.find(({ id }) => id === ticket)
  const count = found ? missingSpaces(ROUTES, found.a, found.b, owners, closed, seat) : null
  return count === null ? words.t('board-ticket-no-way') : words.t('board-ticket-spaces', { count })
}

const trailOf = ({ express }: Final, words: BoardWords): string => words.t('end-trail', { length: express.length })
