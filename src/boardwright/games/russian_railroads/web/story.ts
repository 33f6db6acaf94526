/** Log texts of this game's events. Steps in a row are one line; events that only announce a choice are left out. */
import type { Story } from '@shell/story/story'
import { joinTexts } from '@shell/words/text'
import { ICONS, type IconDrawing } from '@shell/look/icons'
import { areaOf } from './main/areas'
import { onBoard } from './on_board'
import { GLYPHS } from './parts/glyphs'
import { SCORED } from './round_end'
import { givesText } from './parts/text'
import { paidText } from './action_texts'
import { coinsOf, payStep, paymentsAhead } from './take_space'
import type { Place, Preview, View } from './types'

const SPACES = new Set(['occupied', 'reused'])
/** Arguments that name the place on a player's board. */
const SPOTS: Record<string, string[]> = { stepped: ['line', 'space'], advanced: ['space'], placed: ['slot'], built: ['factory_slot'] }
/** Events visible on the board of their player. */
const OWN = new Set(['stepped', 'advanced', 'placed', 'built', 'doubled', 'hired', 'got_points', 'got_coins', 'won_worker', 'took_card', 'took_bonus', 'passed', 'chose_start', 'end_station'])

/** Signs by kind of action: the piece used, or the result. */
const SIGNS: Record<string, IconDrawing> = {
  choose_start: GLYPHS.card, occupy: GLYPHS.worker, pass: ICONS.check, step: GLYPHS.rail, advance: GLYPHS.industry,
  take_locomotive: GLYPHS.locomotive, place: GLYPHS.locomotive, retire: ICONS.discard, build: GLYPHS.factory, build_returned: GLYPHS.factory,
  replace: ICONS.swap, use_token: GLYPHS.token, take_card: GLYPHS.question, take_bonus: GLYPHS.bonus, take_points: GLYPHS.points,
  next: ICONS.step_forward, repeat: GLYPHS.repeat, once_more: GLYPHS.once_more, stay: ICONS.check, done: ICONS.check,
}

export const story: Story = {
  /** Names pending effects by their name and payments by their pieces. */
  choice({ kind, args, preview }, frame, words) {
    if (kind === 'occupy' || kind === 'repeat') return { group: words.t(`board-area-${areaOf(args.place as Place)}`) }
    if (kind === 'step') return { group: words.t(`line-${args.line}`) }
    if (kind === 'next') {
      const item = (frame.view as View).agenda[Number(args.item) - 1]
      return item && { name: joinTexts([words.t(`effect-${item.effect}`), givesText(words, item.left)].filter(Boolean)) }
    }
    const pieces = kind === 'pay' ? paidText(words, { preview }) : ''
    return pieces ? { name: `${words.t('board-pay-with')}: ${pieces}` } : undefined
  },
  symbol({ kind, args }) {
    const sign = kind === 'pay' ? GLYPHS[args.coins ? 'coin' : 'worker'] : SIGNS[kind]
    return sign && { ...sign, holes: true }
  },
  /** The press that takes a space also pays for it, with workers by default. */
  ways(action, words, foresee) {
    const pay = paymentsAhead(foresee, action)
    const [usual, ...others] = pay.map((way) => ({ name: words.t('noun-coins', { coins: coinsOf(way) }), then: [payStep(coinsOf(way))] }))
    return usual && { usual, others }
  },
  onBoard,
  quiet: new Set(['aimed', 'went_on']),
  headings: new Set(['began_round']),
  table: { kind: 'scored', columns: SCORED },
  join(last, next) {
    const [was, is] = [last.args, next.args]
    if (was.seat !== is.seat) return null
    if (next.kind === 'stepped' && (last.kind === 'stepped' || last.kind === 'stepped_on') && was.line === is.line && was.colour === is.colour)
      return { n: last.n, kind: 'stepped_on', args: { ...is, from: last.kind === 'stepped' ? was.space! : was.from! } }
    return next.kind === 'advanced' && last.kind === 'advanced' && was.marker === is.marker ? { ...next, n: last.n } : null
  },
  aim: ({ args }) => (args.place ? [`space:${args.place}`] : []),
  places: ({ kind, args }) => {
    if (SPACES.has(kind)) return [`space:${args.place}`, `seat:${args.seat}`]
    const spot = SPOTS[kind]?.map((name) => args[name]).join(':')
    return [...(spot ? [`${kind}:${args.seat}:${spot}`] : []), ...(OWN.has(kind) ? [`seat:${args.seat}`] : [])]
  },
}
