/** How this game's events are told: the salaries of one seat together. */
import type { GameEvent } from '@shell/lib/frame'
import type { Story } from '@shell/lib/story'
import type { Region, View } from './types'

/** The buildings that were paid for, by the numbered names of arguments. */
function paid({ kind, args }: GameEvent): Record<string, string> | null {
  if (kind === 'paid') return { building_1: String(args.building) }
  return kind === 'paid_all' ? (Object.fromEntries(Object.entries(args).filter(([name]) => name.startsWith('building_'))) as Record<string, string>) : null
}

export const story: Story = {
  /** Cities and tracks with the token that is won there. */
  choice({ kind, args }, frame, words) {
    const view = frame.view as View
    const token = kind === 'occupy' ? view.cities[String(args.city)]?.token : kind === 'ship' ? view.regions[args.region as Region]?.lane.find(({ seat }) => seat === null)?.token : null
    return token ? { name: `${words.t(`action-${kind}`, args)}, ${words.t(`token-${token}`)}` } : undefined
  },
  onBoard: true,
  suffered: new Set(['governs', 'laid_aside', 'grew']),
  join(last, next) {
    const before = paid(last)
    if (!before || next.kind !== 'paid' || last.args.seat !== next.args.seat) return null
    return { n: last.n, kind: 'paid_all', args: { seat: next.args.seat!, ...before, [`building_${Object.keys(before).length + 1}`]: next.args.building! } }
  },
  aim: ({ args }) => (args.city ? [`city:${args.city}`] : args.region ? [`track:${args.region}`] : []),
  places: ({ kind, args }) => {
    if (args.city) return [`city:${args.city}`]
    if (args.link) return [`link:${args.link}`]
    if (kind === 'shipped') return [`space:${args.region}:${args.space}`]
    if (args.region) return [`track:${args.region}`]
    return ['built', 'activated', 'drew', 'freed', 'passed', 'discarded', 'paid'].includes(kind) ? [`seat:${args.seat}`] : []
  },
}
