/** How this game's events are told: the salaries of one seat together. */
import type { BoardWords } from '@shell/board/board'
import type { GameEvent } from '@shell/net/frame'
import type { Choosable, Story } from '@shell/story/story'
import { ICONS, type IconDrawing } from '@shell/look/icons'
import { SIGNS } from './parts/signs'
import { id } from '@shell/words/text'
import type { Building, City, Deck, Region, View } from './types'

/** The buildings that were paid for, by the numbered names of arguments. */
function paid({ kind, args }: GameEvent): Record<string, string> | null {
  if (kind === 'paid') return { building_1: String(args.building) }
  return kind === 'paid_all' ? (Object.fromEntries(Object.entries(args).filter(([name]) => name.startsWith('building_'))) as Record<string, string>) : null
}

/** The token that is won there. */
function tokenOf({ kind, args }: Choosable, view: View): string | null | undefined {
  if (kind === 'occupy') return view.cities[args.city as City]?.token
  return kind === 'ship' ? view.regions[args.region as Region]?.lane.find(({ seat }) => seat === null)?.token : null
}

/** What is done on the map by its regions, buildings to be had by their level. */
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

/** By kind of action: the sign that tokens have for it, or what is put there. */
const SYMBOLS: Record<string, IconDrawing> = {
  build: SIGNS.build, activate: SIGNS.disc, spend: SIGNS.token, ship: SIGNS.ship, occupy: SIGNS.occupy, attack: SIGNS.attack, draw: SIGNS.draw,
  free: SIGNS.payment, governor: SIGNS.governor, no_governor: ICONS.close, discard: ICONS.discard, pass: ICONS.check, done: ICONS.check,
}

export const story: Story = {
  /** Cities and tracks with the token that is won there. */
  choice(action, { view }, words) {
    const { kind, args } = action
    const token = tokenOf(action, view as View)
    const group = groupOf(action, view as View, words)
    return { ...(token && { name: `${words.t(`action-${kind}`, args)}, ${words.t(`token-${token}`)}` }), ...(group && { group }) }
  },
  symbol: ({ kind }) => SYMBOLS[kind] && { ...SYMBOLS[kind], holes: true },
  onBoard: true,
  headings: new Set(['began_round']),
  gathered: new Set(['grew', 'paid', 'paid_all']),
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
