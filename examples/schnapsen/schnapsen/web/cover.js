// Cover picture for the lobby: a hand of five cards before the talon.
import { back, face, make, styled } from './cards.js'

const HAND = ['clubs_jack', 'diamonds_queen', 'diamonds_king', 'spades_ten', 'hearts_ace']

export function cover(element) {
  const hand = HAND.map((card) => make('span', { className: 'card' }, [face(card)]))
  const pile = [make('span', { className: 'card turned' }, [face('hearts_jack')]), make('span', { className: 'card pile' }, [back()])]
  const picture = make('div', { className: 'schnapsen-cover' }, [make('div', { className: 'stack' }, pile), make('div', { className: 'fan' }, hand)])
  element.append(make('div', {}, styled(picture)))
  return () => element.replaceChildren()
}
