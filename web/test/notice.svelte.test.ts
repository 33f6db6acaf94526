// @vitest-environment page
/** What was refused is told with the part of the rules that it is about. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { Api, type GameInfo } from '../src/net/api'
import { ruleBehind } from '../src/table/undo_closed_reason'
import type { Words } from '../src/words/words'

vi.spyOn(Api.prototype, 'call').mockResolvedValue([])

let leave = () => {}
afterEach(() => leave())

const words = { t: (id: string, { section }: { section: string }) => `${id} ${section}` } as unknown as Words
const refusal = (section: string | null) => ({ id: 'no', args: {}, section })

async function show() {
  const { api, loadGames, showNotice } = await import('../src/common/shell.svelte')
  api.games = () => Promise.resolve([{ id: 'read', rulebook: true }, { id: 'unread', rulebook: false }] as GameInfo[])
  await loadGames()
  const { default: Notice } = await import('../src/common/Notice.svelte')
  const target = document.createElement('div')
  const shown = mount(Notice, { target })
  leave = () => void unmount(shown)
  const told = (text: string, ...more: Parameters<typeof ruleBehind>) => {
    showNotice(text, ruleBehind(...more))
    flushSync()
    return [target.querySelector('p')!.textContent!.trim(), target.querySelector('a')?.getAttribute('href') ?? null]
  }
  return { target, told }
}

it('links to the section where it can be read', async () => {
  const { told } = await show()
  expect(told('No.', refusal('tunnels'), 'read', words)).toEqual(['No. ui-rulebook tunnels', '#/rules/read/tunnels'])
  expect(told('No.', refusal('tunnels'), 'unread', words)).toEqual(['No. ui-rulebook tunnels', null])
  expect(told('No.', refusal(null), 'read', words)).toEqual(['No.', null])
})

it('gives the focus back when it is closed: to where it was before, or to the screen', async () => {
  const { target, told } = await show()
  const main = Object.assign(document.createElement('main'), { id: 'content', tabIndex: -1 })
  const play = document.createElement('button')
  main.append(play)
  document.body.replaceChildren(main, target)
  for (const remains of [true, false]) {
    told('No.', refusal(null), 'read', words)
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
