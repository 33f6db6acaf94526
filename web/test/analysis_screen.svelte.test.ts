// @vitest-environment page
// The analysis beside a replay keeps the keyboard focus when a press changes its controls.
import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import Analysis from '../src/analysis/Analysis.svelte'
import { AnalysisModel } from '../src/analysis/analysis_model.svelte'
import Mistakes from '../src/analysis/Mistakes.svelte'
import type { Comparison, JudgedDecision } from '../src/analysis/report'
import { Study } from '../src/analysis/study.svelte'

const text = { t: (id: string) => id, name: (seat: number) => `seat ${seat}` } as never
vi.mock('../src/analysis/analysis_words', () => ({ analysisWords: async () => text }))

const settle = () => new Promise((resolve) => setTimeout(resolve))

it('starts, stops and continues with one button', async () => {
  const silentWorker = { postMessage() {}, terminate() {}, onmessage: null, onerror: null }
  const study = new Study(async () => ({ key: 'one', load: {} as never, choices: [2, 2], scored: false, dealt: true }), () => ({ ...silentWorker }), 2)
  const model = { study, chosen: null, full: new Map(), sources: async () => [], mark() {}, unmark() {} } as never
  const component = mount(Analysis, { target: document.body, props: { model, at: 0, eyes: null, own: [], marks: [], words: text, onplay() {}, onfind() {} } })
  await settle()
  const button = document.querySelector<HTMLButtonElement>('.work button')!
  button.focus()
  for (const label of ['ui-analysis-start', 'ui-analysis-stop', 'ui-analysis-go-on', 'ui-analysis-stop']) {
    expect([button.isConnected && button.textContent.trim(), document.activeElement === button]).toEqual([label, true])
    button.click()
    await settle()
    flushSync()
  }
  await unmount(component)
})

it('moves the focus to the text that replaces its button when it ends', async () => {
  const study = $state({ running: true, begun: true, done: false, refused: null, percent: 99, look: { number: 3, done: 5, total: 6 }, total: 6, judged: [], outlooks: [], count: 6, scored: false, simulations: null, parts: null, stop() {} })
  const model = { study, chosen: null, full: new Map(), sources: async () => [], mark() {}, unmark() {}, comesBack: () => false } as never
  const component = mount(Analysis, { target: document.body, props: { model, at: 0, eyes: null, own: [], marks: [], words: text, onplay() {}, onfind() {} } })
  await settle()
  document.querySelector<HTMLElement>('.work button')!.focus()
  Object.assign(study, { running: false, done: true })
  await settle()
  expect([document.querySelector('.work button'), document.activeElement?.textContent]).toEqual([null, 'ui-analysis-done'])
  await unmount(component)
})

it('returns the focus once to the button that led to better moves', async () => {
  const mistake = (seat: number): JudgedDecision => ({ at: seat, seat, played: 1, best: 2, loss: 900, error: 100, pointLoss: 0, mistake: true, candidates: [], other: { action: 2, gain: 0.09, deviation: 0.01 } })
  const model = new AnalysisModel({} as never, async () => 'failed')
  model.leaveButton = 'find 1'
  const props = { judged: [mistake(0), mistake(1)], done: true, seats: [0, 1], chosen: null, full: new Map(), words: text, text, nameOf: () => 'a move', onchoose() {}, onpoint() {}, onplay() {}, onfind() {}, comesBack: model.comesBack, onfull() {} }
  for (const seat of ['seat 1', undefined]) {
    const component = mount(Mistakes, { target: document.body, props })
    flushSync()
    expect(document.activeElement?.closest('section')?.getAttribute('aria-label')).toBe(seat)
    await unmount(component)
  }
})

it('moves the focus to the result of full knowledge that replaces its button', async () => {
  const judged: JudgedDecision = { at: 0, seat: 0, played: 1, best: 2, loss: 900, error: 100, pointLoss: 0, mistake: true, candidates: [], other: { action: 2, gain: 0.09, deviation: 0.01 } }
  const full = new Map<number, Comparison | null>()
  const props = $state({ judged: [judged], done: true, seats: [0], chosen: judged, full, words: text, text, nameOf: () => 'a move', onchoose() {}, onpoint() {}, onplay() {}, onfind() {}, comesBack: () => false, onfull: () => void (props.full = new Map([[0, null]])) })
  const component = mount(Mistakes, { target: document.body, props })
  flushSync()
  const button = document.querySelector<HTMLButtonElement>('.full button')!
  button.focus()
  button.click()
  flushSync()
  expect([button.isConnected, document.activeElement?.className]).toEqual([false, expect.stringContaining('full')])
  await unmount(component)
})
