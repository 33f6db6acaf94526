// The rules in the page: what view, prompt and preview add to the declared fields, as in view.py.
import { SUITS } from './cards.js'

const RANKS = ['jack', 'queen', 'king', 'ten', 'ace']
const CARDS = SUITS.flatMap((suit) => RANKS.map((rank) => `${suit}_${rank}`))
const ANSWER = 1
const OPEN = -1 // the talon is not closed
const ACTIONS = ['play', 'marry', 'exchange', 'close']

const suitOf = (card) => Math.floor((card - 1) / RANKS.length)
const isStrict = ({ closed, turned }) => closed !== OPEN || turned === 0
const leader = ({ taken, dealer }, trick) => (trick > 0 ? taken[trick - 1] : 1 - dealer)
const takes = ({ trump }, card, led) => (suitOf(card) === suitOf(led) ? card > led : suitOf(card) === trump)
const tricksOf = (hidden, seat) => hidden.played.slice(0, hidden.tricks).filter((_, trick) => hidden.taken[trick] === seat)

function cardPoints(tables, hidden, seat) {
  const tricks = tricksOf(hidden, seat)
  const married = SUITS.map((_, suit) => suit).filter((suit) => tricks.length && (hidden.married[seat] >> suit) & 1)
  const points = [...tricks.flat().map((card) => tables.value[card]), ...married.map((suit) => (suit === hidden.trump ? tables.royal : tables.marriage))]
  return points.reduce((sum, each) => sum + each, 0)
}

function worth(tables, hidden, loser) {
  if (!tricksOf(hidden, loser).length) return 3
  return cardPoints(tables, hidden, loser) >= tables.half ? 1 : 2
}

export function view({ tables, hidden, fields }) {
  const { shown, ...found } = fields()
  const hands = found.hands.map((own, seat) => [...own, ...shown[seat]])
  return {
    ...found,
    hands: hands.map((hand) => ({ count: hand.length, cards: CARDS.filter((card) => hand.includes(card)) })),
    talon: found.talon.length,
    active: hidden.active,
    strict: isStrict(hidden),
    closer: hidden.closed === OPEN ? null : leader(hidden, hidden.closed),
    taken: hidden.taken.slice(0, hidden.tricks),
    card_points: [0, 1].map((seat) => cardPoints(tables, hidden, seat)),
    target: hidden.options.target,
  }
}

export function prompt({ hidden }) {
  if (hidden.phase !== ANSWER) return { id: 'lead', families: ACTIONS, args: {} }
  return { id: isStrict(hidden) ? 'answer_strict' : 'answer', families: ['play'], args: { card: CARDS[hidden.led - 1] } }
}

export function preview({ tables, hidden }, seat, { kind, args }) {
  if (kind === 'close') return { stake: worth(tables, hidden, 1 - seat) }
  if (kind !== 'play' || hidden.phase !== ANSWER) return {}
  const card = CARDS.indexOf(args.card) + 1
  return { takes: takes(hidden, card, hidden.led), points: tables.value[card] + tables.value[hidden.led] }
}
