// @vitest-environment page
import { flushSync } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Frame } from '@shell/net/frame'
import { event, SCENES } from './fixture'
import { act, all, board, click, key, one, place, show, update, usePage, why, wide } from './page_driver'
import type { View } from './types'
import { sample } from '../../../../../web/test/sample'

vi.setConfig({ testTimeout: 20_000 }) // two cores may be busy with other things
usePage()

describe('every phase', () => {
  it.each(sample(Object.keys(SCENES), 5))('%s: everything legal has a button that does it, and every button a name', (name) => {
    show(name)
    for (const action of SCENES[name]!().legal) {
      update({ ...SCENES[name]!(), events_from: 0 }) // no longer busy
      const button = one(`[data-id='${action.id}']`) ?? place(String(action.args.place))
      expect(button, `${action.kind} ${JSON.stringify(action.args)}`).not.toBeNull()
      click(button)
      expect(act.mock.lastCall![0]).toMatchObject({ id: action.id, kind: action.kind, args: action.args })
    }
    for (const button of all('button')) expect(button.getAttribute('aria-label') || button.textContent!.trim(), button.className.slice(0, 200)).toBeTruthy()
  })
})

describe('a space', () => {
  it('is taken by one press of a mouse, which has pointed at it before', () => {
    show('turn')
    click(place('brown_1'))
    expect(act).toHaveBeenCalledOnce()
    expect(act.mock.lastCall![0]).toMatchObject({ kind: 'occupy', args: { place: 'brown_1' } })
  })
  it('is explained by the first press of a finger and taken by the second', () => {
    show('turn')
    click(place('brown_1'), 'touch')
    expect(act).not.toHaveBeenCalled()
    expect(one('.beside')!.textContent).toContain('place-brown_1')
    click(one('.beside .primary'), 'touch')
    expect(act).toHaveBeenCalledTimes(1)
  })
  it('is explained no longer where another board comes to the front', () => {
    show('turn')
    click(place('brown_1'), 'touch')
    expect(one('.beside .primary')).not.toBeNull()
    click(one("[data-board='1']"), 'touch')
    expect(one('.beside')).toBeNull()
    click(place('brown_1'), 'touch')
    click(one("[data-board='main']"), 'touch')
    expect(one('.beside')).toBeNull()
  })
  it('of the engineers’ row says what becomes of the engineer there', async () => {
    show('turn')
    click(place('hire'), 'touch')
    expect(one('.beside')!.textContent).toContain('board-note-leaves')
    const waits = (SCENES.turn!().view as View).row[4]!.engineer
    click(place(`engineer_${waits}`), 'touch')
    expect(one('.beside')!.textContent).toContain('board-cell-rounds 4')
    await vi.waitFor(() => expect(why).toHaveBeenCalled())
  })
  it('says what it costs, and why it cannot be taken', async () => {
    show('turn')
    click(place('white_2'), 'touch')
    expect(why).not.toHaveBeenCalled() // the question is not asked for every space that a finger passes
    await vi.waitFor(() => expect(one('.beside .why')?.textContent).toContain('reason-space_taken 1'))
    expect(why).toHaveBeenCalledExactlyOnceWith('occupy', { place: 'white_2' })
    expect(one('.beside')!.textContent).toContain('board-cost noun-workers 2')
    expect(act).not.toHaveBeenCalled()
    key('Escape')
    expect(one('.beside')).toBeNull()
  })
})

describe('choosing', () => {
  it('pays with the first key', () => {
    show('pay')
    expect(all('.pay')).toHaveLength(4)
    key('1')
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'pay', args: { coins: 0, black: 'without_black' } }))
  })
  it('passes with p, and leaves single keys alone for players who have switched them off', () => {
    show('turn', { shortcuts: false })
    key('p')
    expect(act).not.toHaveBeenCalled()
    update(SCENES.turn!())
    key('p')
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'pass' }))
  })
  it('does one thing at a time', () => {
    show('bonus')
    click(all('.card')[0])
    click(all('.card')[1])
    expect(act).toHaveBeenCalledTimes(1)
  })
  it('a card is taken by the second press of a finger', () => {
    show('bonus')
    click(all('.card')[0], 'touch')
    expect(act).not.toHaveBeenCalled()
    expect(all('.card')[0]!.textContent).toContain('board-press-again')
    click(all('.card')[0], 'touch')
    expect(act).toHaveBeenCalledTimes(1)
  })
  it('shows tokens that cannot be used as such', () => {
    show('token')
    expect(all('.card[data-name]:not([data-choice])').map((card) => card.dataset.name)).toEqual(['marker', 'doublers'])
  })
  it('lies over the own board, also after loading the page anew', () => {
    show('card')
    expect(one('.own-area')!.classList).not.toContain('away')
  })
  it('brings the board to the front that the next choice is made on', () => {
    const front = () => [one('.main-area')!, one('.own-area')!].filter((area) => !area.classList.contains('away')).map((area) => area.classList[0])
    show('turn')
    expect(front()).toEqual(['main-area'])
    update({ ...SCENES.act!(), events_from: 0 })
    expect(front()).toEqual(['own-area'])
    key('m')
    expect(front()).toEqual(['main-area'])
    key('b')
    expect(front()).toEqual(['own-area'])
  })
  it('b leads to the own board: to a choice there, else to the board as a whole', async () => {
    wide(1200)
    show('turn')
    key('b')
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset.action).toBe(String(SCENES.turn!().legal.find(({ args }) => args.place === 'engineer_grey_brown')!.id)))
    update({ ...SCENES.waiting!(), events_from: 0 })
    key('b')
    await vi.waitFor(() => expect(document.activeElement!.tagName).toBe('ARTICLE'))
    expect(document.activeElement!.getAttribute('aria-label')).toBe('board-of 0')
  })
  it('the points give way to whatever board is asked for', () => {
    show('turn')
    for (const away of [() => click(one("[data-board='main']")), () => click(one("[data-board='1']")), () => key('m'), () => key('b')]) {
      key('s')
      expect(one('.stage .scores')).not.toBeNull()
      away()
      expect(one('.cover')).toBeNull()
    }
  })
  it('the points lie over all that was explained before, and give way to the next space that a key goes to', () => {
    show('turn')
    place('grey_2')!.focus()
    flushSync()
    expect(one('.beside')).not.toBeNull()
    key('s')
    expect([one('.stage .scores'), one('.beside')]).toEqual([expect.anything(), null])
    place('brown_1')!.focus()
    flushSync()
    expect([one('.stage .scores'), one('.beside')]).toEqual([null, expect.anything()])
    key('s')
    key('s')
    expect(one('.beside')).toBeNull()
  })
  it('marks what others changed lately, spot by spot, on the small boards and on the large one', () => {
    wide(1300)
    const places = ['stepped:1:transsiberian:2', 'stepped:1:transsiberian:3', 'placed:1:kiev', 'advanced:1:4']
    show('turn', { marks: places.map((place) => ({ place, seat: 1 })) })
    const small = all('.everybody .small').map((each) => each.querySelectorAll('rect.lately, .at.lately, .engine.lately').length)
    expect(small.filter(Boolean)).toEqual([4])
    click(one(".seats [data-board='1']"))
    expect(all('.large .since-mark')).toHaveLength(4)
    click(one(".seats [data-board='0']"))
    expect(all('.large .since-mark')).toHaveLength(0)
  })
  it('shows another player’s board and goes back', () => {
    show('act')
    click(one("[data-board='1']"))
    expect(one('.player h2')!.textContent).toBe('player 1')
    key('Escape')
    expect(one('.player h2')!.textContent).toBe('player 0')
    key('o')
    expect(one('.player h2')!.textContent).toBe('player 1')
  })
})

describe('the turn as a sentence', () => {
  it('grows, and says what is left and what waits', () => {
    show('act')
    const text = one('.chain')!.textContent!
    expect(text).toContain('any_2')
    expect(text).toContain('board-did-stepped 0 transsiberian brown 3')
    expect(text).toContain('board-left part-any 1')
    expect(text).toContain('effect-factory_4')
  })
  it('tells what others did, where it is not in the middle of anything', () => {
    show('turn')
    expect(all('.chain')).toHaveLength(3)
  })
  it('lights its places while it is pointed at, or reached with the arrow keys', () => {
    wide(1300)
    show('turn')
    const lit = () => all('.main-board .since-mark.lit').map((each) => each.parentElement!.dataset.place)
    const occupied = ['brown_2', 'locomotive_1']
    all('.chain')[0]!.dispatchEvent(new PointerEvent('pointerenter'))
    flushSync()
    expect(lit()).toEqual([occupied[0]])
    one('.told')!.dispatchEvent(new PointerEvent('pointerleave'))
    flushSync()
    expect(lit()).toEqual([])
    one('.told')!.focus()
    for (const i of [0, 1]) {
      key('ArrowDown')
      expect(document.activeElement).toBe(all('.chain')[i])
      expect(lit()).toEqual([occupied[i]])
    }
    place('grey_2')!.focus()
    flushSync()
    expect(lit()).toEqual([])
  })
})

describe('the strip', () => {
  it('says where it has more than it can show', () => {
    show('pay')
    expect(all('.dock .scroll-row .row [data-choice]')).toHaveLength(4)
  })
})

describe('a round’s end', () => {
  const scored = (): Frame => {
    const frame = SCENES.scored!()
    return { ...frame, events: frame.events.slice(SCENES.turn!().events.length), events_from: SCENES.turn!().events.length, decisions: 99 }
  }
  /** Another player's turn: the viewer's own lines may come to the front. */
  const waiting = (): Frame => ({ ...scored(), actors: [1], legal: [], prompt: null })
  const number = (selector: string) => Number(one(selector)!.textContent)
  const tally = () => Number(one('.total .tally')!.textContent!.replace('Σ +', ''))
  const ended = () => (SCENES.scored!().view as View).seats[0]!.scoring
  afterEach(() => void vi.useRealTimers())

  it('lights up the lines of the own board, one after the other, while the sum grows; then comes the next choice', async () => {
    vi.useFakeTimers()
    wide(1200)
    show('turn', { reduced: false })
    update(waiting(), { reduced: false })
    expect(one('.own-area')!.classList).not.toContain('away')
    expect(one('.caption')!.textContent).toContain('board-round-scored 3')
    const [sums, total]: [number[], number[]] = [[], []]
    const lines: string[] = []
    while (one('.caption')) {
      sums.push(number('.transsiberian .sum b'))
      total.push(tally())
      const line = [...(one('.telling')?.classList ?? [])].find((name) => ['transsiberian', 'petersburg', 'kiev', 'industry'].includes(name))
      if (line && line !== lines.at(-1)) lines.push(line)
      expect(all('.transsiberian .earned').reduce((sum, each) => sum + Number(each.textContent), 0)).toBe(sums.at(-1))
      await vi.advanceTimersByTimeAsync(170)
      flushSync()
    }
    expect(new Set(sums).size).toBeGreaterThan(2)
    expect(Math.max(...sums)).toBe(ended().transsiberian.points)
    expect(total).toEqual([...total].sort((a, b) => a - b))
    expect(total.at(-1)).toBe(ended().total)
    expect(lines).toEqual(['transsiberian', 'petersburg', 'kiev', 'industry'].filter((line) => (SCENES.scored!().view as View).seats.some(({ scoring }) => scoring[line as 'kiev'].points)))
    expect(one('.main-area')!.classList).not.toContain('away')
    expect(all('.earned')).toHaveLength(0)
  })
  it.each([
    ['Escape', () => key('Escape')], ['its button', () => click(one('.caption button'))], ['going to the main board', () => click(one("[data-board='main']"))],
    ['acting', () => key('p')], ['going back', () => update({ ...SCENES.turn!(), events_from: 0 }, { reduced: false })],
  ])('is over at once by %s', (how, end) => {
    show('turn', { reduced: false })
    update(how === 'acting' ? scored() : waiting(), { reduced: false })
    end()
    expect(one('.caption, .tally')).toBeNull()
    expect(one('.main-area')!.classList).not.toContain('away')
  })
  it('is told on the small boards where there is something to choose', () => {
    show('turn', { reduced: false })
    update(scored(), { reduced: false })
    expect(one('.main-area')!.classList).not.toContain('away')
    expect(all('.everybody .tally')).toHaveLength(all('.everybody .small').length)
  })
  it('is shown whole with little motion, and leaves every board where it is', () => {
    wide(1200)
    show('turn')
    update(scored())
    expect(number('.transsiberian .sum b')).toBe(ended().transsiberian.points)
    expect(tally()).toBe(ended().total)
    expect(one('.main-area')!.classList).not.toContain('away')
  })
  it('is not told in a jump', () => {
    show('turn', { reduced: false })
    update({ ...SCENES.scored!(), events_from: 0 }, { reduced: false })
    expect(one('.caption')).toBeNull()
  })
  it('is told of the last round before how the points came about', async () => {
    vi.useFakeTimers()
    show('turn', { reduced: false })
    const over = SCENES.over!()
    const events = scored().events.filter(({ kind }) => kind === 'scored')
    update({ ...over, events, events_from: SCENES.turn!().events.length }, { reduced: false })
    void board().ending!(new AbortController().signal)
    flushSync()
    expect(one('.caption')).not.toBeNull()
    expect(one('.whole')).toBeNull()
    await vi.advanceTimersByTimeAsync(15_000)
    flushSync()
    expect(one('.caption')).toBeNull()
    expect(one('.whole .told')!.textContent).toContain('board-round')
  })
})

describe('pieces', () => {
  const still = () => all('.large .line').every((line) => line.classList.contains('still')) && one('.main-board')!.classList.contains('set')
  it('move where the match moves them; what is taken back and a jump in a replay are only shown', async () => {
    const one_more = (): Frame => ({ ...SCENES.act!(), events: [event(SCENES.act!().events.length, 'stepped', { seat: 0, line: 'kiev', colour: 'black', space: 5 })], events_from: SCENES.act!().events.length, decisions: 99 })
    wide(1200)
    show('act', { reduced: false })
    expect(still()).toBe(true)
    update(one_more(), { reduced: false })
    await vi.waitFor(() => expect(still()).toBe(false))
    update({ ...SCENES.act!(), events_from: 0 }, { reduced: false })
    expect(still()).toBe(true)
    update({ ...one_more(), events: Array.from({ length: 61 }, (_, i) => event(SCENES.act!().events.length + i, 'stepped', { seat: 0, line: 'kiev', colour: 'black', space: 5 })) }, { reduced: false })
    expect(still()).toBe(true)
  })
})

describe('who sees what', () => {
  it('offers nothing to act with in a replay', () => {
    show('turn', { live: false })
    expect(all('.dock button')).toHaveLength(0)
    click(place('brown_1'))
    expect(act).not.toHaveBeenCalled()
  })
  it('has the points of all players line by line', () => {
    show('turn')
    for (const [seat, { scoring }] of (SCENES.turn!().view as View).seats.entries())
      expect(one(`[data-board='${seat}'] .lines`)!.textContent!.match(/\d+/g)!.map(Number)).toEqual([scoring.transsiberian, scoring.petersburg, scoring.kiev, scoring.industry].map(({ points }) => points))
    key('s')
    expect(one('.scores table')!.textContent).toContain('source-kiev')
    expect(all('.scores tbody tr').length).toBeGreaterThanOrEqual(4)
  })
})

describe('the end', () => {
  it('is told round by round and ends with the chart, the cards and the table', async () => {
    vi.useFakeTimers()
    show('waiting', { reduced: false })
    update({ ...SCENES.over!(), decisions: 77 }, { reduced: false })
    let done = false
    void board().ending!(new AbortController().signal).then(() => (done = true))
    flushSync()
    expect(one('.whole .told')!.textContent).toContain('board-round 1')
    await vi.advanceTimersByTimeAsync(60_000)
    flushSync()
    expect(done).toBe(true)
    const scores = SCENES.over!().result!.scores
    expect(all('.whole ol strong').map((each) => Number(each.textContent))).toEqual([1, 3, 0, 2].map((seat) => scores[seat]))
    expect(all('.whole .table table')).toHaveLength(4)
    vi.useRealTimers()
  })
  it('stops at once when the player has seen enough; the boards can be looked at, and the end again', async () => {
    show('over', { reduced: false })
    const skip = new AbortController()
    const told = board().ending!(skip.signal)
    skip.abort()
    await told
    flushSync()
    click(one('.whole .close'))
    expect(one('.whole')).toBeNull()
    click(one('.again'))
    expect(one('.whole')).not.toBeNull()
  })
  it('is shown at once with little motion, and gone after going back', async () => {
    show('over')
    await board().ending!(new AbortController().signal)
    expect(one('.whole')).not.toBeNull()
    update({ ...SCENES.turn!(), events: [event(0, 'began_round', {})], events_from: 0 })
    expect(one('.whole')).toBeNull()
  })
})
