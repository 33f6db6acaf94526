/** Log texts of this game's events. Two draws are one line; events that only announce a payment or refill the row are left out. */
import type { BoardWords } from '@shell/board/board'
import type { Frame, GameEvent } from '@shell/net/frame'
import type { Choosable, Listed, Story } from '@shell/story/story'
import { id, joinTexts } from '@shell/words/text'
import { ICONS, type IconDrawing } from '@shell/look/icons'
import { routeOf } from './atlas'
import { GLYPHS } from './glyphs'
import { SYMBOLS, type Card } from './symbols'
import type { View } from './types'

const DRAWS = new Set(['took', 'drew'])

/** Describes cards by colour, routes by length and colour (twins share a name), tickets by their cities. */
function choice({ kind, args }: Choosable, frame: Frame, words: BoardWords): Listed | undefined {
  const view = frame.view as View
  const text = words.t(id('action', kind), args)
  const supply = words.t('board-supply')
  if (kind === 'take') {
    const card = view.row[Number(args.slot) - 1]
    return { name: card ? `${text}: ${words.t(`card-${card}`, { n: 1 })}` : text, group: supply }
  }
  if (kind === 'draw' || kind === 'draw_tickets') return { name: text, group: supply }
  if (kind === 'build_station') return { name: text, group: words.t('board-choose-station') }
  if (kind === 'claim') {
    const { length, colour } = routeOf(String(args.route))
    return { name: `${text}, ${words.t('board-route-facts-short', { length, colour })}`, group: words.t('board-choose-route', { colour }) }
  }
  const offered = kind === 'keep' && frame.viewer !== null ? view.seats[frame.viewer]!.offered : null
  if (!offered) return undefined
  const kept = joinTexts([...String(args.kept)].map((digit) => offered[Number(digit) - 1]).flatMap((ticket) => (ticket ? [words.t(id('ticket', ticket.ticket))] : [])))
  return { name: words.t('action-keep', { kept }) }
}

/** Signs by kind of action; cards drawn or paid have the symbol of their colour. */
const SIGNS: Record<string, IconDrawing> = {
  keep: GLYPHS.ticket, draw: ICONS.draw, claim: GLYPHS.train, build_station: GLYPHS.station, draw_tickets: GLYPHS.ticket, pay_extra: SYMBOLS.locomotive,
  give_up: ICONS.close, stop: ICONS.check, pass: ICONS.check,
}

function symbol({ kind, args }: Choosable, frame: Frame): IconDrawing | undefined {
  if (kind === 'pay') return SYMBOLS[args.colour as Card]
  const card = kind === 'take' ? (frame.view as View).row[Number(args.slot) - 1] : null
  return card ? SYMBOLS[card] : SIGNS[kind]
}

export const story: Story = {
  choice,
  symbol,
  quiet: new Set(['aimed', 'opened']),
  landmarks: new Set(['built_station', 'last_round']),
  join(last, next) {
    if (!DRAWS.has(last.kind) || !DRAWS.has(next.kind) || last.args.seat !== next.args.seat) return null
    const cards = [last.args.card ?? null, next.args.card ?? null]
    const [first = null, second = null] = cards.filter((card) => card !== null)
    return { n: last.n, kind: 'drew_two', args: { seat: last.args.seat!, card_1: first, card_2: second, known: cards.filter((card) => card !== null).length } }
  },
  aim({ kind, args }) {
    if (args.route) return [`route:${args.route}`]
    if (args.city) return [`city:${args.city}`]
    return kind === 'take' ? [`slot:${args.slot}`] : kind === 'draw' || kind === 'draw_tickets' ? [`pile:${kind}`] : []
  },
  places: ({ kind, args }: GameEvent) => {
    if (args.route && kind !== 'aimed') return [`route:${args.route}`]
    if (args.city && kind === 'built_station') return [`city:${args.city}`]
    if (kind === 'took') return [`seat:${args.seat}`, `slot:${args.slot}`]
    return kind === 'drew' || kind === 'kept_tickets' ? [`seat:${args.seat}`] : []
  },
}
