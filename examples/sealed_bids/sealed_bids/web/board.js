// Board as an ES module without a build step. Draws what the viewer may see and calls `act` with one of the legal actions.
import { drawCard, make, styled } from './parts.js'

const PILES = { hands: 'hand', bids: 'bid', aside: 'aside' }

export function mount(element, props) {
  const table = make('div', { className: 'sealed-bids' })
  element.append(styled(), table)
  const update = (next) => table.replaceChildren(...draw(next))
  update(props)
  return { update, destroy: () => element.replaceChildren() }
}

function draw({ frame, words, act, live }) {
  const { view, legal, viewer } = frame
  const seats = view.points.map((points, seat) => drawSeat(view, seat, points, words, seat === viewer))
  const buttons = legal.map((action) => {
    const text = words.t(`action-${action.kind}`, action.args)
    const button = make('button', { type: 'button', className: 'choice', textContent: text, disabled: !live })
    button.addEventListener('click', () => act(action))
    return button
  })
  const deck = make('p', { textContent: `${words.t('noun-deck')}: ${view.deck.count}` })
  return [make('div', { className: 'seats' }, seats), deck, make('div', { className: 'choices' }, buttons)]
}

function drawSeat(view, seat, points, words, own) {
  const title = make('h3', { textContent: words.name(seat) })
  const score = make('p', { textContent: `${words.t('noun-points')}: ${points}` })
  const piles = Object.entries(PILES).map(([field, noun]) => drawPile(view[field][seat], words.t(`noun-${noun}`), words))
  const shown = view.played.map((round) => drawCard(round[seat]))
  return make('section', { className: own ? 'seat own' : 'seat' }, [title, score, make('div', { className: 'cards' }, shown), ...piles])
}

function drawPile(pile, noun, words) {
  const cards = pile.cards ? pile.cards.map(drawCard) : Array.from({ length: pile.count }, () => drawSecret(words))
  const hidden = pile.count === 0
  return make('div', { className: 'pile', hidden }, [make('span', { textContent: noun }), make('div', { className: 'cards' }, cards)])
}

function drawSecret(words) {
  return make('span', { className: 'card secret' }, [make('small', { textContent: words.t('noun-secret') })])
}
