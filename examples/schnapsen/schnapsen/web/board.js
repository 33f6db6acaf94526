// Board as ES modules without a build step. Draws what the viewer may see and calls `act` with one of the legal actions.
import { back, face, make, seatSign, styled, suitSign } from './cards.js'
import { places, settle } from './motion.js'

export { cover } from './cover.js'
export { story } from './story.js'
export const sounds = { played: 'card', exchanged: 'card', won_deal: 'coin' }

export function mount(element, first) {
  const table = make('div', { className: 'schnapsen' })
  let props = first
  let chosen = null // card that can be led in two ways, or waits for confirmation
  let told = null // text about the card under the pointer, or why something is not possible
  let deal = null // result of the last deal

  function draw(moves) {
    const before = moves && !props.reduced ? places(table) : null
    const focus = table.contains(document.activeElement) ? document.activeElement.dataset.key : null
    table.replaceChildren(...parts({ ...props, chosen, deal, press, act, tell, cancel }))
    say()
    if (focus) (table.querySelector(`[data-key="${focus}"]`) ?? table.querySelector('.own .can') ?? table.querySelector('.own button'))?.focus({ preventScroll: true })
    if (before) settle(table, before)
  }

  function update(next) {
    const last = props.frame
    const follows = next.frame.events_from === last.events_from + last.events.length && next.frame.viewer === last.viewer
    props = next
    if (next.frame.decisions !== last.decisions) chosen = told = null
    remember(follows)
    draw(follows)
  }

  function remember(follows) {
    const { view, events } = props.frame
    const ended = events.findLast((event) => event.kind === 'won_deal')
    if (ended) deal = ended
    else if (!follows || view.taken.length > 0 || view.led) deal = null
  }

  const actionsOf = (card) => props.frame.legal.filter((action) => action.args.card === card)

  function press(card) {
    const actions = actionsOf(card)
    if (!props.live) return
    if (!actions.length) void explain('play', { card })
    else if (actions.length === 1 && (!props.ask || chosen === card)) act(actions[0])
    else {
      chosen = chosen === card ? null : card
      told = null
      draw(true)
    }
  }

  function act(action) {
    chosen = told = null
    props.act(action)
  }

  function cancel() {
    chosen = null
    draw(true)
  }

  function tell(text) {
    told = text && { text }
    say()
  }

  async function explain(kind, args) {
    const refusal = await props.why(kind, args)
    if (!refusal) return
    told = { text: props.words.t(`reason-${refusal.id}`, refusal.args), rules: refusal.section && props.words.rules?.(refusal.section) }
    say()
  }

  function say() {
    const link = told?.rules ? [' ', make('a', { href: told.rules, textContent: props.words.t('ui-rules') })] : []
    table.querySelector('.told')?.replaceChildren(...(told ? [told.text, ...link] : []))
  }

  function onkeydown(event) {
    const group = event.target.closest('[data-keys]')
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (event.key === 'Escape' && chosen !== null) cancel()
    else if (group && by) {
      const buttons = [...group.querySelectorAll('button')]
      buttons[buttons.indexOf(event.target) + by]?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  table.addEventListener('keydown', onkeydown)
  element.append(...styled(make('div', { className: 'schnapsen-room' }, [table])))
  remember(false)
  draw(false)
  return { update, destroy: () => element.replaceChildren(), light: (lit) => light(table, lit) }
}

const light = (table, lit) => table.querySelectorAll('[data-card]').forEach((card) => card.classList.toggle('lit', lit.includes(card.dataset.card)))

/** Returns all parts from top to bottom: the other player, the middle, the player's own cards. */
function parts(state) {
  const { viewer } = state.frame
  const own = viewer ?? 0
  return [seatRow(state, 1 - own, false), middle(state, own), seatRow(state, own, true), choices(state)]
}

const idOf = (id) => id.replaceAll('_', '-')
const nameOf = (words, card) => words.t(`card-${idOf(card)}`)

function shown(card, words, more = {}) {
  return make('span', { className: 'card', role: 'img', label: nameOf(words, card), data: { card }, ...more }, [face(card)])
}

function seatRow(state, seat, own) {
  const { frame: { view, actors }, words } = state
  const hand = view.hands[seat]
  const hidden = Array.from({ length: hand.count - hand.cards.length }, () => make('span', { className: 'card' }, [back()]))
  const cards = hand.cards.map((card) => (own && state.frame.viewer !== null ? ownCard(state, card) : shown(card, words)))
  const label = words.t('board-hand', { seat, count: hand.count })
  const row = make('div', { className: 'cards', role: 'group', label, data: { keys: '', spot: `hand-${seat}` } }, [...hidden, ...cards])
  return make('section', { className: `seat ${own ? 'own' : 'other'} ${actors.includes(seat) ? 'acting' : ''}` }, [facts(state, seat), row, tricks(state, seat)])
}

function facts({ frame: { view }, words }, seat) {
  const points = view.points[seat]
  const discs = Array.from({ length: view.target }, (_, i) => make('i', { className: i < points ? 'full' : '' }))
  const married = view.married[seat].map((suit) => make('span', { className: 'pair', title: words.t('board-marriage', { suit }) }, [suitSign(suit), suit === view.trump ? '40' : '20']))
  return make('div', { className: 'facts' }, [
    make('h3', {}, [seatSign(seat), words.name(seat), ...(view.dealer === seat ? [make('small', { textContent: words.t('board-dealer') })] : [])]),
    make('p', { className: 'match', role: 'img', label: words.t('board-game-points', { points, target: view.target }) }, discs),
    make('p', { className: 'count' }, [make('b', { textContent: view.card_points[seat] }), ' ', words.t('board-card-points', { points: view.card_points[seat] }), ...married]),
  ])
}

/** Returns the tricks a seat has taken as a pile; the last one is face up. */
function tricks({ frame: { view }, words }, seat) {
  const count = view.taken.filter((who) => who === seat).length
  const last = view.taken.length - 1
  const open = view.led && view.taken[last] === seat ? view.played[last].map((card) => shown(card, words, { className: 'card small' })) : []
  const pile = count ? [make('span', { className: 'card small' }, [back()])] : []
  return make('div', { className: 'taken', title: words.t('board-tricks', { count }) }, [make('span', { className: 'pile' }, [...pile, ...open]), make('small', { textContent: words.t('board-tricks', { count }) })])
}

function ownCard({ frame, words, live, chosen, press, tell }, card) {
  const actions = frame.legal.filter((action) => action.args.card === card)
  const can = live && actions.length > 0
  const foreseen = actions.find(({ preview }) => preview?.takes !== undefined)?.preview
  const said = foreseen ? words.t(foreseen.takes ? 'board-takes' : 'board-loses', { points: foreseen.points }) : actions.length > 1 ? words.t('board-half') : ''
  const label = said ? `${nameOf(words, card)} (${said})` : nameOf(words, card)
  const button = make('button', { type: 'button', className: `card ${can ? 'can' : live && frame.legal.length ? 'cannot' : ''} ${chosen === card ? 'chosen' : ''} ${can && foreseen?.takes ? 'takes' : ''}`, label, data: { card, key: card, from: 'talon' } }, [face(card)])
  if (can && actions.length === 1) button.dataset.id = actions[0].id
  if (can && actions.length > 1) button.setAttribute('aria-pressed', chosen === card)
  button.addEventListener('click', () => press(card))
  for (const kind of ['pointerenter', 'focus']) button.addEventListener(kind, () => said && chosen === null && tell(`${nameOf(words, card)}: ${said}`))
  for (const kind of ['pointerleave', 'blur']) button.addEventListener(kind, () => said && tell(null))
  return button
}

function middle(state, own) {
  return make('div', { className: 'middle' }, [talon(state), trick(state, own), status(state)])
}

function talon({ frame: { view, actors }, words }) {
  const count = view.talon + (view.turned ? 1 : 0)
  const pile = view.talon ? [make('span', { className: 'card pile', data: { spot: 'talon' } }, [back()])] : []
  const turned = view.turned ? [shown(view.turned, words, { className: `card turned ${view.closer === null ? '' : 'covered'}` })] : []
  return make('div', { className: `talon ${view.closer === null ? '' : 'closed'}` }, [
    make('div', { className: 'stack', data: { spot: count ? 'stack' : 'talon' } }, view.closer === null ? [...turned, ...pile] : [...pile, ...turned]),
    make('small', { textContent: words.t('board-talon', { count }) }),
  ])
}

function trick({ frame: { view, actors }, words, deal }, own) {
  const last = view.taken.length - 1
  if (deal && !view.led && (last < 0 || view.phase === 'over')) return ended(deal, words)
  const leader = last < 0 ? 1 - view.dealer : view.taken[last]
  const lies = (card, seat, more = '') => shown(card, words, { className: `card ${seat === own ? 'mine' : 'theirs'} ${more}`, data: { card, from: `hand-${seat}` } })
  const empty = (seat) => make('span', { className: `card slot ${seat === own ? 'mine' : 'theirs'}` })
  if (view.led) return make('div', { className: 'trick' }, [lies(view.led, leader), empty(1 - leader)])
  if (last < 0) return make('div', { className: 'trick' }, [empty(own), empty(1 - own)])
  const cards = [0, 1].map((seat) => lies(view.played[last][seat], seat, view.taken[last] === seat ? 'won' : 'lost'))
  return make('div', { className: 'trick done' }, [...cards, make('small', { textContent: words.t('board-taken-by', { seat: view.taken[last] }) })])
}

function ended({ args }, words) {
  const { seat } = args
  return make('div', { className: 'trick deal', role: 'status' }, [
    make('p', {}, [seatSign(seat), make('b', { textContent: words.t('event-won-deal', args) })]),
  ])
}

function status({ frame: { view }, words }) {
  const said = [view.closer !== null ? words.t('board-closed', { seat: view.closer }) : null, words.t(view.strict ? 'board-strict' : 'board-free')]
  return make('div', { className: 'status' }, [
    make('p', { className: 'trump' }, [suitSign(view.trump), make('span', { textContent: words.t('board-trump', { suit: view.trump }) })]),
    ...said.filter(Boolean).map((text) => make('p', { textContent: text })),
  ])
}

/** Returns the buttons for choices other than cards in hand, both ways to lead a chosen card, and a line about what the pointer is on. */
function choices({ frame: { legal, viewer }, words, live, chosen, act, cancel }) {
  const offered = chosen === null ? legal.filter(({ args }) => args.card === undefined) : legal.filter(({ args }) => args.card === chosen)
  const buttons = offered.map((action) => {
    const stake = action.preview?.stake
    const text = words.t(`action-${action.kind}`, action.args) + (stake ? ` (${words.t('board-stake', { points: stake })})` : '')
    const button = make('button', { type: 'button', className: `button ${action.kind === 'marry' ? 'primary' : ''}`, textContent: text, disabled: !live, data: { id: action.id, key: `action ${action.id}`, action: action.id } })
    button.addEventListener('click', () => act(action))
    return button
  })
  if (chosen !== null) {
    const button = make('button', { type: 'button', className: 'button quiet', textContent: words.t('board-cancel'), data: { key: 'cancel' } })
    button.addEventListener('click', cancel)
    buttons.push(button)
  }
  const line = make('p', { className: 'told', role: 'status' })
  return make('div', { className: 'choices', hidden: viewer === null, data: { keys: '' } }, [make('div', { className: 'buttons' }, buttons), line])
}
