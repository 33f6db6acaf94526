// The player board of Russian Railroads as data: places, lines, special spaces and choices.
import { describe, expect, it } from 'vitest'
import { LINES } from '../types'
import { bands, boardPlan, columnsFor, FINGER, MOUSE, railPlace, share, type Box, type BoardPlan } from './geometry'
import { MOTIFS, WAYSIDE } from './motifs'
import { change, ghosts, optionOf, runs, sign, signsOf, stationAbove, tints, waiting } from './railway'
import { isSomeInside } from '@shell/board/scroll_into_view'
import { BOARDS, FULL, LINE_TABLE, MIDDLE, seatOf, SPECIALS, TOKEN_SPENT, TRACK, viewOf } from './scenes'

const LENGTHS = { transsiberian: 15, petersburg: 9, kiev: 9 }
const plan = (room: number, least = FINGER): BoardPlan => boardPlan(room, LENGTHS, TRACK, least)
const areApart = (a: Box, b: Box): boolean => a.x + a.w <= b.x + .01 || b.x + b.w <= a.x + .01 || a.y + a.h <= b.y + .01 || b.y + b.h <= a.y + .01
const WIDTHS = [320, 352, 384, 500, 680, 744, 758, 900, 1180, 1366, 1440]

describe('the places on the board', () => {
  it('are laid out in as few rows as fit, evenly filled', () => {
    expect(columnsFor(15, 360, 40)).toBe(8)
    expect(columnsFor(9, 360, 40)).toBe(9)
    expect(columnsFor(9, 359, 40)).toBe(5)
    expect(columnsFor(16, 352, 40)).toBe(8)
    expect(columnsFor(15, 2000, 40)).toBe(15)
  })
  it.each(WIDTHS)('do not overlap and stay on the board (%i px)', (room) => {
    const all = plan(room)
    for (const line of LINES) {
      const { spaces, signs, above, head, width, height } = all.lines[line]
      const boxes = [head, ...spaces, ...signs, ...above.filter((box) => box.h > 0)]
      for (const [i, box] of boxes.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.w).toBeLessThanOrEqual(width + .01)
        expect(box.y + box.h).toBeLessThanOrEqual(height + .01)
        for (const other of boxes.slice(i + 1)) expect(areApart(box, other)).toBe(true)
      }
      expect(spaces).toHaveLength(LENGTHS[line])
      expect(width).toBeLessThanOrEqual(room)
    }
    const { spaces, head } = all.industry
    for (const [i, box] of spaces.entries()) for (const other of [head, ...spaces.slice(i + 1)]) expect(areApart(box, other)).toBe(true)
    expect(Math.max(...spaces.map((box) => box.x + box.w))).toBeLessThanOrEqual(room + .01)
  })
  it.each(WIDTHS.filter((room) => room >= 352))('are at least forty pixels wide for a finger (%i px)', (room) => {
    const all = plan(room)
    for (const box of [...LINES.flatMap((line) => all.lines[line].spaces), ...all.industry.spaces]) expect(Math.min(box.w, box.h)).toBeGreaterThanOrEqual(FINGER)
  })
  it('form one row per line as soon as there is room, earlier for a mouse', () => {
    expect(plan(744).wide).toBe(false)
    expect(plan(746).wide).toBe(true)
    expect(plan(720, MOUSE).wide).toBe(true)
    expect(new Set(plan(900).lines.transsiberian.spaces.map((box) => box.y)).size).toBe(1)
    expect(new Set(plan(352).lines.transsiberian.spaces.map((box) => box.y)).size).toBe(2)
  })
  it('form one band per row, up to the reach', () => {
    const { spaces } = plan(352).lines.transsiberian // 8 and 7 spaces
    expect(bands(spaces, 0)).toEqual([])
    expect(bands(spaces, 3).map((band) => band.w)).toEqual([3 * 44])
    expect(bands(spaces, 10).map((band) => band.w)).toEqual([8 * 44, 2 * 44])
    expect(bands(spaces, 18).map((band) => band.w)).toEqual([8 * 44, 7 * 44])
    expect(bands(spaces, 15, 11).map((band) => band.w)).toEqual([5 * 44])
    expect(bands(spaces, 15, 16)).toEqual([])
  })
  it('hold built rails inside their spaces, and waiting rails inside the yard', () => {
    for (const room of WIDTHS) {
      for (const line of LINES) {
        const linePlan = plan(room).lines[line]
        const [box, rail] = [linePlan.spaces[4]!, railPlace(linePlan, 5, -1, 0)]
        expect(rail.x).toBeGreaterThanOrEqual(box.x)
        expect(rail.x + linePlan.rail * 1.5).toBeLessThanOrEqual(box.x + box.w)
        expect(rail.y + linePlan.rail).toBeLessThanOrEqual(box.y + box.h)
        for (const i of [0, 1, 2, 3]) {
          const { x, y, scale } = railPlace(linePlan, 0, i, 4)
          expect(x + linePlan.rail * 1.5 * scale).toBeLessThanOrEqual(linePlan.yard.x + linePlan.yard.w)
          expect(y).toBeGreaterThanOrEqual(linePlan.yard.y)
          expect(y + linePlan.rail * scale).toBeLessThanOrEqual(linePlan.yard.y + linePlan.yard.h + .01)
        }
      }
    }
  })
  it('are divided among the pieces on the same space', () => {
    const box = { x: 10, y: 0, w: 60, h: 40 }
    expect([share(box, 0, 2), share(box, 1, 2)]).toEqual([{ ...box, w: 30 }, { ...box, x: 40, w: 30 }])
  })
})

describe('a line', () => {
  it('has on each space the latest colour on it or beyond', () => {
    expect(tints({ black: 5, grey: 3, brown: 1, natural: 0 }, 7)).toEqual(['brown', 'grey', 'grey', 'black', 'black', null, null])
    expect(tints({}, 2)).toEqual([null, null])
  })
  it('keeps rails waiting that were won and not built', () => {
    expect(waiting({ black: 5, natural: 0, brown: 0, grey: 2 })).toEqual(['brown', 'natural'])
  })
  it('shows a ghost one space before each rail that may move, the furthest first', () => {
    const { options } = BOARDS.steps!()
    expect(ghosts(options, 'transsiberian', MIDDLE.rails.transsiberian).map(({ colour, space }) => `${colour} ${space}`)).toEqual(['black 11', 'grey 7', 'brown 4', 'natural 1'])
    expect(ghosts(options, 'petersburg', MIDDLE.rails.petersburg).map(({ space }) => space)).toEqual([3, 1])
  })
  it('lets two ghosts share a space', () => {
    const { options } = BOARDS.steps!()
    const two = ghosts(options, 'petersburg', { grey: 0, brown: 0 })
    expect(two.map(({ space, index, count }) => [space, index, count])).toEqual([[1, 0, 2], [1, 1, 2]])
  })
  it('sums up neighbouring spaces that score alike', () => {
    const score = { points: 14, bonus: 0, spaces: [{ colour: 'brown', points: 4, doubled: true }, { colour: 'brown', points: 4, doubled: true }, { colour: 'brown', points: 2, doubled: false }, { colour: 'grey', points: 1, doubled: false }] } as const
    expect(runs({ ...score, spaces: [...score.spaces] }).map(({ from, to, total }) => [from, to, total])).toEqual([[1, 2, 8], [3, 3, 2], [4, 4, 1]])
  })
})

describe('special spaces', () => {
  const specialSpace = (id: string) => SPECIALS.find((special) => special.id === id)!
  const stateOf = (id: string, seat = MIDDLE) => sign(specialSpace(id), seat).state
  it('are open, partly reached or met', () => {
    expect(stateOf('transsiberian_10')).toBe('met')
    expect(stateOf('petersburg_4')).toBe('rail') // black is there, the locomotive is a 2
    expect(stateOf('transsiberian_13')).toBe('open')
    expect(stateOf('petersburg_6', seatOf({ reach: { transsiberian: 0, petersburg: 7, kiev: 0 } }))).toBe('locomotive')
    expect(stateOf('transsiberian_15')).toBe('open') // it needs no locomotive, so it is never partly reached
  })
  it('show a token that lies there, is won or was dropped', () => {
    expect(sign(specialSpace('petersburg_4'), TOKEN_SPENT)).toMatchObject({ state: 'used', token: 'revalue' })
    const tokenState = (location: 'won' | 'dropped') => sign(specialSpace('petersburg_4'), seatOf({ token_at: { ...MIDDLE.token_at, petersburg_4: location } })).state
    expect([tokenState('won'), tokenState('dropped')]).toEqual(['won', 'dropped'])
  })
  it('need the medal on Kiev 5', () => {
    expect(stateOf('kiev_5', seatOf({ ...FULL, medal: false }))).toBe('rail')
    expect(stateOf('kiev_5', FULL)).toBe('met')
  })
  it('have their signs below their spaces, except Vladivostok', () => {
    const view = viewOf([MIDDLE])
    expect(LINES.map((line) => stationAbove(signsOf(view, MIDDLE, line)))).toEqual([true, false, false])
    for (const line of LINES) {
      const spaces = signsOf(view, MIDDLE, line).below.map((each) => each.special.space)
      expect(new Set(spaces).size).toBe(spaces.length)
    }
  })
  it('are not covered by the landscape beside the line', () => {
    for (const line of LINES) {
      const taken = SPECIALS.filter((special) => special.line === line).map((special) => special.space)
      for (const [space, motif] of WAYSIDE[line]) {
        expect(taken).not.toContain(space)
        expect(space).toBeLessThanOrEqual(LINE_TABLE[line].length)
        expect(MOTIFS[motif]).toBeDefined()
      }
    }
  })
})

describe('the choices', () => {
  const option = (total?: number) => ({ id: 1, kind: 'step', args: { line: 'kiev', colour: 'black' }, text: '', preview: { total } })
  it('show the change of points', () => {
    expect([change(option(4)), change(option(-2)), change(option(0)), change(option())]).toEqual(['+4', '−2', '', ''])
  })
  it('are found by their kind and arguments', () => {
    const { options } = BOARDS.locomotive!()
    expect(optionOf(options, ['place'], { slot: 'kiev' })?.args.slot).toBe('kiev')
    expect(optionOf(options, ['step'], { slot: 'kiev' })).toBeUndefined()
  })
})

describe('the visible part', () => {
  const frame = { top: 100, bottom: 500 }
  it('includes only what lies wholly inside the frame', () => {
    expect(isSomeInside([{ top: 90, bottom: 130 }, { top: 100, bottom: 140 }], frame)).toBe(true)
    expect(isSomeInside([{ top: 90, bottom: 130 }, { top: 480, bottom: 520 }], frame)).toBe(false)
    expect(isSomeInside([], frame)).toBe(false)
  })
})

describe('the scenes of player boards', () => {
  it('score as the rulebook does (fact sheet 5.10)', () => {
    const seat = seatOf({
      locomotives: { ...MIDDLE.locomotives }, reach: { transsiberian: 8, petersburg: 0, kiev: 2 }, doublers: 1, markers: [5, null],
      rails: { transsiberian: { black: 8, grey: 7, brown: 3 }, petersburg: { black: 1 }, kiev: { black: 2 } },
    })
    expect([seat.scoring.transsiberian.points, seat.scoring.kiev.points, seat.scoring.industry.points]).toEqual([12, 3, 5])
  })
  it('offer only tokens and engineers that are on the board', () => {
    for (const make of Object.values(BOARDS)) {
      const { view, seat, options } = make()
      for (const { kind, args } of options) {
        if (kind === 'use_token') expect(view.seats[seat]!.tokens).toContain(args.token)
        if (kind === 'occupy') expect(view.seats[seat]!.engineers.map(({ engineer }) => `engineer_${engineer}`)).toContain(args.place)
      }
    }
  })
})
