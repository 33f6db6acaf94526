// @vitest-environment page
/** Who may watch, in words. */
import { describe, expect, it } from 'vitest'
import { hasSpectatorLink, delayText, WATCH_DELAYS, watchingTexts, WATCH_MODES } from '../src/gathering/watching'
import { roomWords } from '../src/gathering/room_words'

describe('who may watch', () => {
  it('is told with how late it is, and what that means', async () => {
    const words = await roomWords('en')
    expect(watchingTexts(undefined, words)).toEqual([])
    expect(watchingTexts({ mode: 'nobody', minutes: 15 }, words)).toEqual(['Who may watch: nobody'])
    const [who, late, warning] = watchingTexts({ mode: 'delayed', minutes: 60 }, words)
    expect([who, late]).toEqual([expect.stringContaining('everything'), `Spectator delay: ${delayText(60, words)}`])
    expect(warning).toContain('second device')
  })

  it('is told in every language, each delay in its own unit', async () => {
    for (const language of ['en', 'cs', 'is', 'sl', 'sr', 'hr'] as const) {
      const words = await roomWords(language)
      for (const mode of WATCH_MODES) expect(words.has(`ui-watch-${mode}`), `${language} ${mode}`).toBe(true)
      expect(new Set(WATCH_DELAYS.map((minutes) => delayText(minutes, words))).size).toBe(WATCH_DELAYS.length)
    }
    const words = await roomWords('en')
    expect(WATCH_DELAYS.map((minutes) => delayText(minutes, words))).toEqual(['10 min', '1 hr', '1 day', '3 days'])
    // Without the browser's help: Chromium would write English.
    const icelandic = await roomWords('is')
    expect(WATCH_DELAYS.map((minutes) => delayText(minutes, icelandic).replace('\u00a0', ' '))).toEqual(['10 mín.', '1 klst.', '1 d.', '3 d.'])
  })

  it('has a link only where one is needed', () => {
    expect((['invited', 'delayed', 'after', 'nobody'] as const).filter((mode) => hasSpectatorLink({ mode }))).toEqual(['invited', 'delayed'])
  })
})
