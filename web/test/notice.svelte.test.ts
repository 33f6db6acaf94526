// @vitest-environment page
/** The notice of a refusal links to its section of the rules, and returns the focus when it is closed; one with news ends by itself. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { Api, type GameInfo } from '../src/net/api'
import { ruleBehind } from '../src/table/undo_closed_reason'
import type { Words } from '../src/words/words'

vi.spyOn(Api.prototype, 'call').mockResolvedValue([])

let unmountNotice = () => {}
afterEach(() => unmountNotice())

const words = { t: (id: string, { section }: { section: string }) => `${id} ${section}` } as unknown as Words
const refusal = (section: string | null) => ({ id: 'no', args: {}, section })

async function showNotices() {
  const { api, loadGames, showNotice } = await import('../src/common/shell.svelte')
  api.games = () => Promise.resolve([{ id: 'read', rulebook: true }, { id: 'unread', rulebook: false }] as GameInfo[])
  await loadGames()
  const { default: Notice } = await import('../src/common/Notice.svelte')
  const target = document.createElement('div')
  const component = mount(Notice, { target })
  unmountNotice = () => void unmount(component)
  const noticeFor = (text: string, ...refused: Parameters<typeof ruleBehind>) => {
    showNotice(text, ruleBehind(...refused))
    flushSync()
    return [target.querySelector('p')!.textContent!.trim(), target.querySelector('a')?.getAttribute('href') ?? null]
  }
  return { target, noticeFor }
}

it('links to the section if the game has a rulebook', async () => {
  const { noticeFor } = await showNotices()
  expect(noticeFor('No.', refusal('tunnels'), 'read', words)).toEqual(['No. ui-rulebook tunnels', '#/rules/read/tunnels'])
  expect(noticeFor('No.', refusal('tunnels'), 'unread', words)).toEqual(['No. ui-rulebook tunnels', null])
  expect(noticeFor('No.', refusal(null), 'read', words)).toEqual(['No.', null])
})

it('returns the focus when it is closed: to its former place, or to the screen', async () => {
  const { target, noticeFor } = await showNotices()
  const main = Object.assign(document.createElement('main'), { id: 'content', tabIndex: -1 })
  const play = document.createElement('button')
  main.append(play)
  document.body.replaceChildren(main, target)
  for (const remains of [true, false]) {
    noticeFor('No.', refusal(null), 'read', words)
    play.focus()
    const close = target.querySelector<HTMLElement>('button:last-of-type')!
    close.focus()
    close.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: play }))
    if (!remains) play.remove()
    close.click()
    flushSync()
    expect(document.activeElement!.tagName).toBe(remains ? 'BUTTON' : 'MAIN')
    expect(target.contains(document.activeElement)).toBe(false)
  }
  document.body.replaceChildren()
})

it('ends by itself if it has news only, but not while the reader is there or away', async () => {
  vi.useFakeTimers()
  const { target } = await showNotices()
  const { showPassingNotice, showNotice } = await import('../src/common/shell.svelte')
  document.body.replaceChildren(target)
  const isShownAfter = (seconds: number) => (vi.advanceTimersByTime(seconds * 1000), flushSync(), target.querySelector('p') !== null)
  const show = (how: typeof showPassingNotice) => (how('Ana: a bot has taken over.'), flushSync())

  show(showPassingNotice)
  expect([isShownAfter(10), isShownAfter(10)]).toEqual([true, false])
  show(showNotice)
  expect(isShownAfter(600), 'any other notice').toBe(true)

  show(showPassingNotice)
  target.querySelector('button')!.focus()
  expect(isShownAfter(600), 'while its button has the focus').toBe(true)
  target.querySelector('button')!.blur()
  expect(isShownAfter(20)).toBe(false)

  show(showPassingNotice)
  const setHidden = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
    flushSync()
  }
  setHidden(true)
  expect(isShownAfter(600), 'while another page is in front').toBe(true)
  setHidden(false)
  expect([isShownAfter(10), isShownAfter(10)]).toEqual([true, false])
  document.body.replaceChildren()
  vi.useRealTimers()
})
