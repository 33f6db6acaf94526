// @vitest-environment page
/** Who may watch, in words. */
import { describe, expect, it } from 'vitest'
import { hasLink, lateText, LATENESS, watchFacts, WATCHED } from '../src/gathering/watching'
import { roomWords } from '../src/gathering/room_words'

describe('who may watch', () => {
  it('is told with how late it is, and what that means', async () => {
    const words = await roomWords('en')
    expect(watchFacts(undefined, words)).toEqual([])
    expect(watchFacts({ mode: 'nobody', minutes: 15 }, words)).toEqual(['Who may watch: nobody'])
    const [who, late, warning] = watchFacts({ mode: 'delayed', minutes: 60 }, words)
    expect([who, late]).toEqual([expect.stringContaining('everything'), `Spectator delay: ${lateText(60, words)}`])
    expect(warning).toContain('second device')
  })

  it('is told in every language, each delay in its own unit', async () => {
    for (const language of ['en', 'cs', 'is', 'sl', 'sr', 'hr'] as const) {
      const words = await roomWords(language)
      for (const mode of WATCHED) expect(words.has(`ui-watch-${mode}`), `${language} ${mode}`).toBe(true)
      expect(new Set(LATENESS.map((minutes) => lateText(minutes, words))).size).toBe(LATENESS.length)
    }
    const words = await roomWords('en')
    expect(LATENESS.map((minutes) => lateText(minutes, words))).toEqual(['10 min', '1 hr', '1 day', '3 days'])
  })

  it('has a link only where one is needed', () => {
    expect((['invited', 'delayed', 'after', 'nobody'] as const).filter((mode) => hasLink({ mode }))).toEqual(['invited', 'delayed'])
  })
})
