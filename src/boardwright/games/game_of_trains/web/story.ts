/** Log texts of this game's events (drawing and placing a wagon are one line), and the wagons and bays they are about. */
import type { Story } from '@shell/story/story'
import { ICONS, type IconName } from '@shell/look/icons'
import type { View } from './scene'
import { id } from '@shell/words/text'

/** Signs by kind of action; abilities use icons of the same name. */
const SIGNS: Record<string, IconName> = { keep: 'train', draw: 'draw', replace: 'discard' }

const wagon = (seat: unknown, position: unknown): string => `wagon:${seat}:${position}`

export const story: Story = {
  /** Names places with the wagon there. */
  choice({ kind, args }, frame, words) {
    if (kind === 'draw') return { group: words.t('action-draw-short') }
    if (kind === 'use') return { group: words.t('board-row') }
    if (kind === 'keep') return { group: words.t('board-hand') }
    if (args.position === undefined) return undefined
    const group = words.t('board-places')
    const view = frame.view as View
    const wagon = frame.viewer === null ? null : view.trains[frame.viewer]?.[Number(args.position) - 1]
    if (!wagon) return { group }
    return { name: `${words.t(id('action', kind), args)} (${words.t('board-wagon', { card: wagon.card, ability: wagon.ability })})`, group }
  },
  symbol: ({ kind, args }) => ICONS[SIGNS[kind] ?? ((kind === 'use' ? args.ability : kind) as IconName)],
  suffered: new Set(['lock_lost', 'removed', 'spared', 'refilled']),
  join: (last, next) => (last.kind === 'drew' && next.kind === 'placed' && last.args.seat === next.args.seat ? { ...next, n: last.n } : null),
  aim({ kind, args }, seat) {
    if (kind === 'draw') return ['shed']
    return kind === 'use' ? [`bay:${args.ability}`] : args.position === undefined ? [] : [wagon(seat, args.position)]
  },
  places: ({ kind, args }) => {
    const { seat } = args
    if (kind === 'used') return [`bay:${args.ability}`]
    if (kind === 'swapped') return [wagon(seat, args.position), wagon(seat, args.other)]
    if (kind === 'moved') return [wagon(seat, args.position), wagon(seat, args.to)]
    return seat !== undefined && args.position !== undefined ? [wagon(seat, args.position)] : []
  },
}
