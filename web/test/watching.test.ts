// @vitest-environment page
/** Texts about spectators: who may watch, and with which delay. */
import { describe, expect, it } from 'vitest'
import { hasSpectatorLink, delayText, WATCH_DELAYS, watchingTexts, WATCH_MODES } from '../src/gathering/watching'
import { roomWords } from '../src/gathering/room_words'

describe('the setting of spectators', () => {
  it('is described with its delay and a warning', async () => {
    const words = await roomWords('en')
    expect(watchingTexts(undefined, words)).toEqual([])
    expect(watchingTexts({ mode: 'nobody', minutes: 15 }, words)).toEqual(['Who may watch: nobody'])
    const [mode, delay, warning] = watchingTexts({ mode: 'delayed', minutes: 60 }, words)
    expect([mode, delay]).toEqual([expect.stringContaining('everything'), `Spectator delay: ${delayText(60, words)}`])
    expect(warning).toContain('second device')
  })

  it('is described in every language, with delays in their own units', async () => {
    for (const language of ['en', 'cs', 'is', 'sl', 'sr', 'hr'] as const) {
      const words = await roomWords(language)
      for (const mode of WATCH_MODES) expect(words.has(`ui-watch-${mode}`), `${language} ${mode}`).toBe(true)
      expect(new Set(WATCH_DELAYS.map((minutes) => delayText(minutes, words))).size).toBe(WATCH_DELAYS.length)
    }
    const words = await roomWords('en')
    expect(WATCH_DELAYS.map((minutes) => delayText(minutes, words))).toEqual(['10 min', '1 hr', '1 day', '3 days'])
    // The page formats Icelandic itself: Chromium would write English.
    const icelandic = await roomWords('is')
    expect(WATCH_DELAYS.map((minutes) => delayText(minutes, icelandic).replace('\u00a0', ' '))).toEqual(['10 mín.', '1 klst.', '1 d.', '3 d.'])
  })

  it('has a link only for modes that need one', () => {
    expect((['invited', 'delayed', 'after', 'nobody'] as const).filter((mode) => hasSpectatorLink({ mode }))).toEqual(['invited', 'delayed'])
  })
})
