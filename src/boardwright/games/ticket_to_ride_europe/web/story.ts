/** How this game's events are told: two draws together, without what only announces a payment or fills the row up. */
import type { GameEvent } from '@shell/lib/frame'
import type { Story } from '@shell/lib/story'

const DRAWS = new Set(['took', 'drew'])

export const story: Story = {
  quiet: new Set(['aimed', 'opened']),
  join(last, next) {
    if (!DRAWS.has(last.kind) || !DRAWS.has(next.kind) || last.args.seat !== next.args.seat) return null
    const cards = [last.args.card ?? null, next.args.card ?? null]
    const [first = null, second = null] = cards.filter((card) => card !== null)
    return { n: last.n, kind: 'drew_two', args: { seat: last.args.seat!, card_1: first, card_2: second, known: cards.filter((card) => card !== null).length } }
  },
  places: ({ kind, args }: GameEvent) => {
    if (args.route && kind !== 'aimed') return [`route:${args.route}`]
    if (args.city && kind === 'built_station') return [`city:${args.city}`]
    if (kind === 'took') return [`seat:${args.seat}`, `slot:${args.slot}`]
    return kind === 'drew' || kind === 'kept_tickets' ? [`seat:${args.seat}`] : []
  },
}
