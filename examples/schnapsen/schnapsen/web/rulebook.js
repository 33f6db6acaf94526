// Figures of the rules by section; their captions are the messages `figure-<name>` in words/rulebook/.
import { face, make, styled } from './cards.js'

const figure = (...cards) => (element, words) => {
  const row = cards.map((card) => make('span', { className: 'card', role: 'img', label: words.t(`card-${card.replace('_', '-')}`) }, [face(card)]))
  element.append(...styled(make('div', { className: 'schnapsen-figure' }, row)))
}

export const figures = {
  cards: [{ name: 'ranks', draw: figure('hearts_ace', 'hearts_ten', 'hearts_king', 'hearts_queen', 'hearts_jack') }],
  marriages: [{ name: 'pair', draw: figure('diamonds_king', 'diamonds_queen') }],
}
