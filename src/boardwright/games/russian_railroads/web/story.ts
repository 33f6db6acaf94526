/** How this game's events are told: steps in a row together, without what only announces a choice. */
import type { Story } from '@shell/lib/story'

const SPACES = new Set(['occupied', 'reused'])
/** What is to be seen on the board of the seat that did it. */
const OWN = new Set(['stepped', 'advanced', 'placed', 'built', 'doubled', 'hired', 'got_points', 'got_coins', 'won_worker', 'took_card', 'took_bonus', 'passed', 'chose_start', 'end_station'])

export const story: Story = {
  onBoard: true,
  quiet: new Set(['aimed', 'went_on']),
  join(last, next) {
    const [was, is] = [last.args, next.args]
    if (was.seat !== is.seat) return null
    if (next.kind === 'stepped' && (last.kind === 'stepped' || last.kind === 'stepped_on') && was.line === is.line && was.colour === is.colour)
      return { n: last.n, kind: 'stepped_on', args: { ...is, from: last.kind === 'stepped' ? was.space! : was.from! } }
    return next.kind === 'advanced' && last.kind === 'advanced' && was.marker === is.marker ? { ...next, n: last.n } : null
  },
  places: ({ kind, args }) => {
    if (SPACES.has(kind)) return [`space:${args.place}`, `seat:${args.seat}`]
    return OWN.has(kind) ? [`seat:${args.seat}`] : []
  },
}
