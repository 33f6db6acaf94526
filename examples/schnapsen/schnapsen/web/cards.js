// Drawings of the cards: a plate with the rank, and the suit as shape and colour. Also helpers for the board's other files.

export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds']
const LETTERS = { jack: 'J', queen: 'Q', king: 'K', ten: '10', ace: 'A' }

const STEM = 'Q13.6 20 15.5 22H8.5Q10.4 20 10.6 17.3'
const SHAPES = {
  spades: `M12 2C14 6 21.5 9.5 21.5 14.5A4.6 4.6 0 0 1 13.4 17.3${STEM}A4.6 4.6 0 0 1 2.5 14.5C2.5 9.5 10 6 12 2Z`,
  hearts: 'M12 21.5C5 15.5 2 12 2 7.8A5.2 5.2 0 0 1 12 5.6A5.2 5.2 0 0 1 22 7.8C22 12 19 15.5 12 21.5Z',
  clubs: `M12 2A4.7 4.7 0 0 1 15.7 9.6A4.7 4.7 0 1 1 13.4 17.3${STEM}A4.7 4.7 0 1 1 8.3 9.6A4.7 4.7 0 0 1 12 2Z`,
  diamonds: 'M12 1.5L20.5 12L12 22.5L3.5 12Z',
}

/** Positions of the ten's signs: columns, then rows; those below the middle are upside down. */
const TEN = [38, 62].flatMap((x) => [24, 54, 86, 116].map((y) => [x, y])).concat([[50, 39], [50, 101]])

const HATS = {
  king: 'M34 49V31L42.5 40L50 27L57.5 40L66 31V49Z',
  queen: 'M35 48Q34 37 37 33Q42 41 43.5 33Q47 41 50 29Q53 41 56.5 33Q58 41 63 33Q66 37 65 48Z',
  jack: 'M33 47Q33 35 50 34Q64 34 66 43L71 47ZM60 35Q63 24 72 25Q68 31 65 39Z',
}

export function make(tag, properties = {}, children = []) {
  const { data = {}, label, ...rest } = properties
  const element = Object.assign(document.createElement(tag), rest)
  Object.assign(element.dataset, data)
  if (label) element.setAttribute('aria-label', label)
  element.append(...children)
  return element
}

export function svg(tag, attributes = {}, children = []) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** Adds the board's styles; an element is shown once they have loaded. */
export function styled(element) {
  const link = make('link', { rel: 'stylesheet', href: new URL('board.css', import.meta.url).href })
  element.hidden = true
  link.onload = link.onerror = () => (element.hidden = false)
  return [link, element]
}

const sign = (suit, x, y, size, turned = false) =>
  svg('path', { d: SHAPES[suit], class: `suit ${suit}`, transform: `translate(${x} ${y})${turned ? ' rotate(180)' : ''} scale(${size / 24}) translate(-12 -12)` })

/** Returns the sign of a suit. */
export const suitSign = (suit) => svg('svg', { viewBox: '0 0 24 24', class: 'sign', 'aria-hidden': 'true' }, [svg('path', { d: SHAPES[suit], class: `suit ${suit}` })])

function corner(suit, rank, turned) {
  const letter = svg('text', { x: 15, y: 24, class: `letter suit ${suit}`, 'text-anchor': 'middle' }, [LETTERS[rank]])
  return svg('g', turned ? { transform: 'rotate(180 50 70)' } : {}, [letter, sign(suit, 15, 37, 16)])
}

function person(suit, rank) {
  return [
    svg('rect', { x: 29, y: 20, width: 42, height: 100, rx: 4, class: 'frame' }),
    svg('path', { d: 'M32 118Q31 84 42 78L50 84L58 78Q69 84 68 118Z', class: `coat suit ${suit}` }),
    svg('path', { d: 'M50 84V118M41 92V118M59 92V118', class: 'seam' }),
    svg('path', { d: rank === 'queen' ? 'M35 50Q32 76 40 80H60Q68 76 65 50Z' : 'M37 50Q37 73 41 76H59Q63 73 63 50Z', class: rank === 'queen' ? 'hair' : 'beard' }),
    svg('path', { d: rank === 'king' ? 'M39 49H61V59Q61 66 50 69Q39 66 39 59Z' : 'M39 48H61V62Q61 75 50 76Q39 75 39 62Z', class: 'face' }),
    svg('path', { d: HATS[rank], class: `hat suit ${suit}` }),
    svg('circle', { cx: 45, cy: 57, r: 1.6, class: 'eye' }),
    svg('circle', { cx: 55, cy: 57, r: 1.6, class: 'eye' }),
    sign(suit, 50, 103, 18),
  ]
}

function middle(suit, rank) {
  if (rank === 'ace') return [svg('circle', { cx: 50, cy: 70, r: 30, class: 'frame' }), sign(suit, 50, 70, 42)]
  if (rank === 'ten') return TEN.map(([x, y]) => sign(suit, x, y, 19, y > 70))
  return person(suit, rank)
}

/** Returns a card face up, by its name: `hearts_ace`. */
export function face(card) {
  const [suit, rank] = card.split('_')
  const plate = svg('rect', { x: 1.5, y: 1.5, width: 97, height: 137, rx: 9, class: 'plate' })
  return svg('svg', { viewBox: '0 0 100 140', class: 'face-up', 'aria-hidden': 'true' }, [plate, ...middle(suit, rank), corner(suit, rank, false), corner(suit, rank, true)])
}

/** Returns a card face down. */
export function back() {
  const rails = [14, 26, 38, 50, 62, 74, 86].map((x) => svg('path', { d: `M${x} 14V126`, class: 'weave' }))
  const sleepers = Array.from({ length: 10 }, (_, i) => svg('path', { d: `M14 ${16 + 12 * i}H86`, class: 'weave' }))
  return svg('svg', { viewBox: '0 0 100 140', class: 'face-down', 'aria-hidden': 'true' }, [
    svg('rect', { x: 1.5, y: 1.5, width: 97, height: 137, rx: 9, class: 'plate' }),
    svg('rect', { x: 8, y: 8, width: 84, height: 124, rx: 5, class: 'cloth' }),
    ...rails,
    ...sleepers,
    svg('circle', { cx: 50, cy: 70, r: 15, class: 'cloth edge' }),
    svg('path', { d: 'M50 60L57 70L50 80L43 70Z', class: 'jewel' }),
  ])
}

/** Returns a seat's shape, the same as in the rest of the page. */
export const seatSign = (seat) =>
  svg('svg', { viewBox: '0 0 24 24', class: `seat-sign seat-${seat}`, 'aria-hidden': 'true' }, [svg('path', { d: seat ? 'M4 4h16v16H4z' : 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z' })])
