// @vitest-environment page
// The board of Russian Railroads: spaces, choices, the turn as a sentence, the end of a round and of the match.
import { flushSync } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Frame } from '@shell/net/frame'
import { event, SCENES } from './fixture'
import { act, click, mountedBoard, placeElement, pressKey, query, queryAll, setWidth, showScene, updateBoard, usePage, why } from './page_driver'
import type { View } from './types'
import { sample } from '../../../../../web/test/sample'
import { waitFor } from '@shell/../test/wait_for'

vi.setConfig({ testTimeout: 20_000 }) // for a busy machine
usePage()

describe('every phase', () => {
  it.each(sample(Object.keys(SCENES), 5))('%s: every legal action has a button, and every button a name', (name) => {
    showScene(name)
    for (const action of SCENES[name]!().legal) {
      updateBoard({ ...SCENES[name]!(), events_from: 0 }) // no longer busy
      const button = query(`[data-id='${action.id}']`) ?? placeElement(String(action.args.place))
      expect(button, `${action.kind} ${JSON.stringify(action.args)}`).not.toBeNull()
      click(button)
      expect(act.mock.lastCall![0]).toMatchObject({ id: action.id, kind: action.kind, args: action.args })
    }
    for (const button of queryAll('button')) expect(button.getAttribute('aria-label') || button.textContent!.trim(), button.className.slice(0, 200)).toBeTruthy()
  })
})

describe('a space', () => {
  it('is taken by one press of a mouse', () => {
    showScene('turn')
    click(placeElement('brown_1'))
    expect(act).toHaveBeenCalledOnce()
    expect(act.mock.lastCall![0]).toMatchObject({ kind: 'occupy', args: { place: 'brown_1' } })
  })
  it('is explained by the first press of a finger and taken by the second', () => {
    showScene('turn')
    click(placeElement('brown_1'), 'touch')
    expect(act).not.toHaveBeenCalled()
    expect(query('.beside')!.textContent).toContain('place-brown_1')
    click(query('.beside .primary'), 'touch')
    expect(act).toHaveBeenCalledTimes(1)
  })
  it('is no longer explained when another board comes to the front', () => {
    showScene('turn')
    click(placeElement('brown_1'), 'touch')
    expect(query('.beside .primary')).not.toBeNull()
    click(query("[data-board='1']"), 'touch')
    expect(query('.beside')).toBeNull()
    click(placeElement('brown_1'), 'touch')
    click(query("[data-board='main']"), 'touch')
    expect(query('.beside')).toBeNull()
  })
  it('of the engineers’ row explains the future of its engineer', async () => {
    showScene('turn')
    click(placeElement('hire'), 'touch')
    expect(query('.beside')!.textContent).toContain('board-note-leaves')
    const engineer = (SCENES.turn!().view as View).row[4]!.engineer
    click(placeElement(`engineer_${engineer}`), 'touch')
    expect(query('.beside')!.textContent).toContain('board-cell-rounds 4')
    await waitFor(() => expect(why).toHaveBeenCalled())
  })
  it('explains its price, and why it cannot be taken', async () => {
    showScene('turn')
    click(placeElement('white_2'), 'touch')
    expect(why).not.toHaveBeenCalled() // the page does not ask “why not” for every space that a finger passes
    await waitFor(() => expect(query('.beside .why')?.textContent).toContain('reason-space_taken 1'))
    expect(why).toHaveBeenCalledExactlyOnceWith('occupy', { place: 'white_2' })
    expect(query('.beside')!.textContent).toContain('board-cost noun-workers 2')
    expect(act).not.toHaveBeenCalled()
    pressKey('Escape')
    expect(query('.beside')).toBeNull()
  })
})

describe('a choice', () => {
  it('of a payment is made with a number key', () => {
    showScene('pay')
    expect(queryAll('.pay')).toHaveLength(4)
    pressKey('1')
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'pay', args: { coins: 0, black: 'without_black' } }))
  })
  it('to pass is made with p, unless single keys are switched off', () => {
    showScene('turn', { shortcuts: false })
    pressKey('p')
    expect(act).not.toHaveBeenCalled()
    updateBoard(SCENES.turn!())
    pressKey('p')
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'pass' }))
  })
  it('is sent once while it waits for its answer', () => {
    showScene('bonus')
    click(queryAll('.card')[0])
    click(queryAll('.card')[1])
    expect(act).toHaveBeenCalledTimes(1)
  })
  it('of a card is made by the second press of a finger', () => {
    showScene('bonus')
    click(queryAll('.card')[0], 'touch')
    expect(act).not.toHaveBeenCalled()
    expect(queryAll('.card')[0]!.textContent).toContain('board-press-again')
    click(queryAll('.card')[0], 'touch')
    expect(act).toHaveBeenCalledTimes(1)
  })
  it('of a token excludes unusable ones', () => {
    showScene('token')
    expect(queryAll('.card[data-name]:not([data-choice])').map((card) => card.dataset.name)).toEqual(['marker', 'doublers'])
  })
  it('of a card lies over the viewer’s board, also after a reload', () => {
    showScene('card')
    expect(query('.own-area')!.classList).not.toContain('away')
  })
  it('brings its board to the front', () => {
    const front = () => [query('.main-area')!, query('.own-area')!].filter((area) => !area.classList.contains('away')).map((area) => area.classList[0])
    showScene('turn')
    expect(front()).toEqual(['main-area'])
    updateBoard({ ...SCENES.act!(), events_from: 0 })
    expect(front()).toEqual(['own-area'])
    pressKey('m')
    expect(front()).toEqual(['main-area'])
    pressKey('b')
    expect(front()).toEqual(['own-area'])
  })
  it('on the viewer’s board gets the focus with b, else the board itself', async () => {
    setWidth(1200)
    showScene('turn')
    pressKey('b')
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.action).toBe(String(SCENES.turn!().legal.find(({ args }) => args.place === 'engineer_grey_brown')!.id)))
    updateBoard({ ...SCENES.waiting!(), events_from: 0 })
    pressKey('b')
    await waitFor(() => expect(document.activeElement!.tagName).toBe('ARTICLE'))
    expect(document.activeElement!.getAttribute('aria-label')).toBe('board-of 0')
  })
  it('of a board closes the table of points', () => {
    showScene('turn')
    for (const showBoard of [() => click(query("[data-board='main']")), () => click(query("[data-board='1']")), () => pressKey('m'), () => pressKey('b')]) {
      pressKey('s')
      expect(query('.stage .scores')).not.toBeNull()
      showBoard()
      expect(query('.cover')).toBeNull()
    }
  })
  it('of a space by key closes the table of points, which hides explanations', () => {
    showScene('turn')
    placeElement('grey_2')!.focus()
    flushSync()
    expect(query('.beside')).not.toBeNull()
    pressKey('s')
    expect([query('.stage .scores'), query('.beside')]).toEqual([expect.anything(), null])
    placeElement('brown_1')!.focus()
    flushSync()
    expect([query('.stage .scores'), query('.beside')]).toEqual([null, expect.anything()])
    pressKey('s')
    pressKey('s')
    expect(query('.beside')).toBeNull()
  })
  it('of others is marked spot by spot on the small boards and the large one', () => {
    setWidth(1300)
    const places = ['stepped:1:transsiberian:2', 'stepped:1:transsiberian:3', 'placed:1:kiev', 'advanced:1:4']
    showScene('turn', { marks: places.map((place) => ({ place, seat: 1 })) })
    const small = queryAll('.everybody .small').map((each) => each.querySelectorAll('rect.lately, .at.lately, .engine.lately').length)
    expect(small.filter(Boolean)).toEqual([4])
    click(query(".seats [data-board='1']"))
    expect(queryAll('.large .since-mark')).toHaveLength(4)
    click(query(".seats [data-board='0']"))
    expect(queryAll('.large .since-mark')).toHaveLength(0)
  })
  it('of another player’s board shows it, and Escape returns', () => {
    showScene('act')
    click(query("[data-board='1']"))
    expect(query('.player h2')!.textContent).toBe('player 1')
    pressKey('Escape')
    expect(query('.player h2')!.textContent).toBe('player 0')
    pressKey('o')
    expect(query('.player h2')!.textContent).toBe('player 1')
  })
})

describe('the turn as a sentence', () => {
  it('grows, and tells remaining steps and pending effects', () => {
    showScene('act')
    const text = query('.chain')!.textContent!
    expect(text).toContain('any_2')
    expect(text).toContain('board-did-stepped 0 transsiberian brown 3')
    expect(text).toContain('board-left part-any 1')
    expect(text).toContain('effect-factory_4')
  })
  it('tells the turns of others at the start of a turn', () => {
    showScene('turn')
    expect(queryAll('.chain')).toHaveLength(3)
  })
  it('highlights its places while it is pointed at, or reached with the arrow keys', () => {
    setWidth(1300)
    showScene('turn')
    const lit = () => queryAll('.main-board .since-mark.lit').map((each) => each.parentElement!.dataset.place)
    const occupied = ['brown_2', 'locomotive_1']
    queryAll('.chain')[0]!.dispatchEvent(new PointerEvent('pointerenter'))
    flushSync()
    expect(lit()).toEqual([occupied[0]])
    query('.told')!.dispatchEvent(new PointerEvent('pointerleave'))
    flushSync()
    expect(lit()).toEqual([])
    query('.told')!.focus()
    for (const i of [0, 1]) {
      pressKey('ArrowDown')
      expect(document.activeElement).toBe(queryAll('.chain')[i])
      expect(lit()).toEqual([occupied[i]])
    }
    placeElement('grey_2')!.focus()
    flushSync()
    expect(lit()).toEqual([])
  })
})

describe('the strip of choices', () => {
  it('scrolls if it has more than it can show', () => {
    showScene('pay')
    expect(queryAll('.dock .scroll-row .row [data-choice]')).toHaveLength(4)
  })
})

describe('the end of a round', () => {
  const scored = (): Frame => {
    const frame = SCENES.scored!()
    return { ...frame, events: frame.events.slice(SCENES.turn!().events.length), events_from: SCENES.turn!().events.length, decisions: 99 }
  }
  /** Return a frame of another player's turn: the viewer's lines may come to the front. */
  const waiting = (): Frame => ({ ...scored(), actors: [1], legal: [], prompt: null })
  const number = (selector: string) => Number(query(selector)!.textContent)
  const tally = () => Number(query('.total .tally')!.textContent!.replace('Σ +', ''))
  const finalScoring = () => (SCENES.scored!().view as View).seats[0]!.scoring
  afterEach(() => void vi.useRealTimers())

  it('highlights the viewer’s lines one after the other while the sum grows', async () => {
    vi.useFakeTimers()
    setWidth(1200)
    showScene('turn', { reduced: false })
    updateBoard(waiting(), { reduced: false })
    expect(query('.own-area')!.classList).not.toContain('away')
    expect(query('.caption')!.textContent).toContain('board-round-scored 3')
    const [sums, total]: [number[], number[]] = [[], []]
    const lines: string[] = []
    while (query('.caption')) {
      sums.push(number('.transsiberian .sum b'))
      total.push(tally())
      const line = [...(query('.telling')?.classList ?? [])].find((name) => ['transsiberian', 'petersburg', 'kiev', 'industry'].includes(name))
      if (line && line !== lines.at(-1)) lines.push(line)
      expect(queryAll('.transsiberian .earned').reduce((sum, each) => sum + Number(each.textContent), 0)).toBe(sums.at(-1))
      await vi.advanceTimersByTimeAsync(170)
      flushSync()
    }
    expect(new Set(sums).size).toBeGreaterThan(2)
    expect(Math.max(...sums)).toBe(finalScoring().transsiberian.points)
    expect(total).toEqual([...total].sort((a, b) => a - b))
    expect(total.at(-1)).toBe(finalScoring().total)
    expect(lines).toEqual(['transsiberian', 'petersburg', 'kiev', 'industry'].filter((line) => (SCENES.scored!().view as View).seats.some(({ scoring }) => scoring[line as 'kiev'].points)))
    expect(query('.main-area')!.classList).not.toContain('away')
    expect(queryAll('.earned')).toHaveLength(0)
  })
  it.each([
    ['Escape', () => pressKey('Escape')], ['its button', () => click(query('.caption button'))], ['going to the main board', () => click(query("[data-board='main']"))],
    ['acting', () => pressKey('p')], ['going back', () => updateBoard({ ...SCENES.turn!(), events_from: 0 }, { reduced: false })],
  ])('is skipped at once by %s', (name, finish) => {
    showScene('turn', { reduced: false })
    updateBoard(name === 'acting' ? scored() : waiting(), { reduced: false })
    finish()
    expect(query('.caption, .tally')).toBeNull()
    expect(query('.main-area')!.classList).not.toContain('away')
  })
  it('is shown on the small boards if the viewer has a choice', () => {
    showScene('turn', { reduced: false })
    updateBoard(scored(), { reduced: false })
    expect(query('.main-area')!.classList).not.toContain('away')
    expect(queryAll('.everybody .tally')).toHaveLength(queryAll('.everybody .small').length)
  })
  it('is shown at once with reduced motion, and moves no board to the front', () => {
    setWidth(1200)
    showScene('turn')
    updateBoard(scored())
    expect(number('.transsiberian .sum b')).toBe(finalScoring().transsiberian.points)
    expect(tally()).toBe(finalScoring().total)
    expect(query('.main-area')!.classList).not.toContain('away')
  })
  it('is not shown in a jump', () => {
    showScene('turn', { reduced: false })
    updateBoard({ ...SCENES.scored!(), events_from: 0 }, { reduced: false })
    expect(query('.caption')).toBeNull()
  })
  it('is shown for the last round before the final scoring', async () => {
    vi.useFakeTimers()
    showScene('turn', { reduced: false })
    const over = SCENES.over!()
    const events = scored().events.filter(({ kind }) => kind === 'scored')
    updateBoard({ ...over, events, events_from: SCENES.turn!().events.length }, { reduced: false })
    void mountedBoard().ending!(new AbortController().signal)
    flushSync()
    expect(query('.caption')).not.toBeNull()
    expect(query('.whole')).toBeNull()
    await vi.advanceTimersByTimeAsync(15_000)
    flushSync()
    expect(query('.caption')).toBeNull()
    expect(query('.whole .told')!.textContent).toContain('board-round')
  })
})

describe('pieces', () => {
  const still = () => queryAll('.large .line').every((line) => line.classList.contains('still')) && query('.main-board')!.classList.contains('set')
  it('are animated by moves, not by an undo or a jump in a replay', async () => {
    const oneMore = (): Frame => ({ ...SCENES.act!(), events: [event(SCENES.act!().events.length, 'stepped', { seat: 0, line: 'kiev', colour: 'black', space: 5 })], events_from: SCENES.act!().events.length, decisions: 99 })
    setWidth(1200)
    showScene('act', { reduced: false })
    expect(still()).toBe(true)
    updateBoard(oneMore(), { reduced: false })
    await waitFor(() => expect(still()).toBe(false))
    updateBoard({ ...SCENES.act!(), events_from: 0 }, { reduced: false })
    expect(still()).toBe(true)
    updateBoard({ ...oneMore(), events: Array.from({ length: 61 }, (_, i) => event(SCENES.act!().events.length + i, 'stepped', { seat: 0, line: 'kiev', colour: 'black', space: 5 })) }, { reduced: false })
    expect(still()).toBe(true)
  })
})

describe('a viewer', () => {
  it('has no choices in a replay', () => {
    showScene('turn', { live: false })
    expect(queryAll('.dock button')).toHaveLength(0)
    click(placeElement('brown_1'))
    expect(act).not.toHaveBeenCalled()
  })
  it('sees the points of all players line by line', () => {
    showScene('turn')
    for (const [seat, { scoring }] of (SCENES.turn!().view as View).seats.entries())
      expect(query(`[data-board='${seat}'] .lines`)!.textContent!.match(/\d+/g)!.map(Number)).toEqual([scoring.transsiberian, scoring.petersburg, scoring.kiev, scoring.industry].map(({ points }) => points))
    pressKey('s')
    expect(query('.scores table')!.textContent).toContain('source-kiev')
    expect(queryAll('.scores tbody tr').length).toBeGreaterThanOrEqual(4)
  })
})

describe('the end of the match', () => {
  it('is shown round by round, and ends with the chart, the cards and the table', async () => {
    vi.useFakeTimers()
    showScene('waiting', { reduced: false })
    updateBoard({ ...SCENES.over!(), decisions: 77 }, { reduced: false })
    let finished = false
    void mountedBoard().ending!(new AbortController().signal).then(() => (finished = true))
    flushSync()
    expect(query('.whole .told')!.textContent).toContain('board-round 1')
    await vi.advanceTimersByTimeAsync(60_000)
    flushSync()
    expect(finished).toBe(true)
    const scores = SCENES.over!().result!.scores
    expect(queryAll('.whole ol strong').map((each) => Number(each.textContent))).toEqual([1, 3, 0, 2].map((seat) => scores[seat]))
    expect(queryAll('.whole .table table')).toHaveLength(4)
    vi.useRealTimers()
  })
  it('can be skipped, closed and opened again', async () => {
    showScene('over', { reduced: false })
    const skip = new AbortController()
    const ending = mountedBoard().ending!(skip.signal)
    skip.abort()
    await ending
    flushSync()
    click(query('.whole .close'))
    expect(query('.whole')).toBeNull()
    click(query('.again'))
    expect(query('.whole')).not.toBeNull()
  })
  it('is shown at once with reduced motion, and removed after going back', async () => {
    showScene('over')
    await mountedBoard().ending!(new AbortController().signal)
    expect(query('.whole')).not.toBeNull()
    updateBoard({ ...SCENES.turn!(), events: [event(0, 'began_round', {})], events_from: 0 })
    expect(query('.whole')).toBeNull()
  })
})
