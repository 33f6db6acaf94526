// Figures of the rules by section; their captions are the messages `figure-<name>` in words/rulebook/.
import { drawCard, make, styled } from './parts.js'

const BIDS = [{ card: 9, value: 5, bonus: 0 }, { card: 27, value: 14, bonus: 3 }]

function bids(element) {
  const table = make('div', { className: 'sealed-bids' }, [make('div', { className: 'cards' }, BIDS.map(drawCard))])
  element.append(styled(), table)
}

export const figures = { bid: [{ name: 'bids', draw: bids }] }
