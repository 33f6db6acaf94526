// @vitest-environment page
/** The notice of a refusal links to its section of the rules, and returns the focus when it is closed. */
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
