/** Log texts of this game's events; the salaries of a seat are told together. */
import type { BoardWords } from '@shell/board/board'
import type { GameEvent } from '@shell/net/frame'
import type { Choosable, Story } from '@shell/story/story'
import { ICONS, type IconDrawing } from '@shell/look/icons'
import { onBoard } from './on_board'
import { SIGNS } from './parts/signs'
import { id } from '@shell/words/text'
import type { Building, City, Deck, Region, View } from './types'

/** Returns the buildings that were paid for as numbered arguments. */
function paid({ kind, args }: GameEvent): Record<string, string> | null {
  if (kind === 'paid') return { building_1: String(args.building) }
  return kind === 'paid_all' ? (Object.fromEntries(Object.entries(args).filter(([name]) => name.startsWith('building_'))) as Record<string, string>) : null
}

/** Returns the token that an action would gain. */
function tokenOf({ kind, args }: Choosable, view: View): string | null | undefined {
  if (kind === 'occupy') return view.cities[args.city as City]?.token
  return kind === 'ship' ? view.regions[args.region as Region]?.lane.find(({ seat }) => seat === null)?.token : null
}

/** Groups actions on the map by region and buildings by level. */
function groupOf({ kind, args }: Choosable, view: View, words: BoardWords): string | undefined {
  switch (kind) {
    case 'ship': return words.t(id('region', String(args.region)))
    case 'occupy': case 'attack': return words.t(id('region', view.cities[args.city as City]!.region))
    case 'draw': return words.t(id('deck', args.deck as Deck))
    case 'build': return words.t('board-level', { level: view.buildings[args.building as Building]!.level })
    case 'activate': case 'free': return words.t('board-desk-buildings')
    case 'spend': return words.t('terminal-tokens')
    case 'governor': case 'discard': return words.t('board-cards-held')
    default: return undefined
  }
}

/** Signs of kinds of action: that of the token, or of the piece placed. */
const SYMBOLS: Record<string, IconDrawing> = {
  build: SIGNS.build, activate: SIGNS.disc, spend: SIGNS.token, ship: SIGNS.ship, occupy: SIGNS.occupy, attack: SIGNS.attack, draw: SIGNS.draw,
  free: SIGNS.payment, governor: SIGNS.governor, no_governor: ICONS.close, discard: ICONS.discard, pass: ICONS.check, done: ICONS.check,
}

export const story: Story = {
  /** Names cities and tracks with the token to gain there. */
  choice(action, { view }, words) {
    const { kind, args } = action
    const token = tokenOf(action, view as View)
    const group = groupOf(action, view as View, words)
    return { ...(token && { name: `${words.t(`action-${kind}`, args)}, ${words.t(`token-${token}`)}` }), ...(group && { group }) }
  },
  symbol: ({ kind }) => SYMBOLS[kind] && { ...SYMBOLS[kind], holes: true },
  onBoard,
  headings: new Set(['began_round']),
  gathered: new Set(['grew', 'paid', 'paid_all']),
  suffered: new Set(['governs', 'laid_aside', 'grew']),
  join(last, next) {
    const before = paid(last)
    if (!before || next.kind !== 'paid' || last.args.seat !== next.args.seat) return null
    return { n: last.n, kind: 'paid_all', args: { seat: next.args.seat!, ...before, [`building_${Object.keys(before).length + 1}`]: next.args.building! } }
  },
  aim({ kind, args }, seat) {
    if (args.building) return [kind === 'build' ? `supply:${args.building}` : `${kind}:${seat}:${args.building}`]
    if (args.token) return [`${kind}:${seat}:${args.token}`]
    if (args.deck) return [`deck:${args.deck}`]
    return args.city ? [`city:${args.city}`] : args.region ? [`track:${args.region}`] : []
  },
  places: ({ kind, args }) => {
    if (args.city) return [`city:${args.city}`]
    if (args.link) return [`link:${args.link}`]
    if (kind === 'shipped') return [`space:${args.region}:${args.space}`]
    if (args.region) return [`track:${args.region}`]
    return ['built', 'activated', 'drew', 'freed', 'passed', 'discarded', 'paid'].includes(kind) ? [`seat:${args.seat}`] : []
  },
}
