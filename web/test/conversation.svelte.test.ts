// @vitest-environment page
// The chat of a match: lines, unread lines, notes, and the menu of a line.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Conversation, storeNotes, LONGEST_NOTES, readNotes, type ChatTable } from '../src/chat/conversation.svelte'
import { author, ReadState } from '../src/chat/read_state.svelte'
import Chat from '../src/chat/Chat.svelte'
import type { Frame } from '../src/net/frame'
import { Words } from '../src/words/words'
import { mergeLines } from '../src/table/table.svelte'
import type { Link } from '../src/net/connection'
import type { ChatLineOut, ReportLine, SendLine } from '../src/net/wire'

const line = (n: number, changes: Partial<ChatLineOut> = {}): ChatLineOut => ({ channel: 'table', n, seat: 0, name: '', text: `line ${n}`, phrase: null, at: 1000 + n, ...changes })

let sent: (SendLine | ReportLine)[]
const table: { chatLines: readonly ChatLineOut[]; rejectedLine: string | null; link: Link } & Pick<ChatTable, 'send'> = $state({ chatLines: [], rejectedLine: null, link: 'open', send: () => false })
let conversation: Conversation

beforeEach(() => {
  localStorage.clear()
  sent = []
  let ids = 0
  Object.assign(table, { chatLines: [], rejectedLine: null, link: 'open', send: (message: SendLine | ReportLine) => table.link === 'open' && sent.push(message) > 0 })
  conversation = new Conversation(table, new ReadState('m'), () => `id${(ids += 1)}`)
  flushSync()
})
afterEach(() => conversation.close())

describe('chat lines', () => {
  it('are merged once each, in the order of time', () => {
    const gallery = line(0, { channel: 'gallery', seat: null, name: 'Eva', at: 1001 })
    const first = mergeLines([], [line(0), line(2)])
    const all = mergeLines(first, [line(0), gallery, line(2), line(3)])
    expect(all.map(({ channel, n }) => [channel, n])).toEqual([['table', 0], ['gallery', 0], ['table', 2], ['table', 3]])
    expect(mergeLines(all, [gallery, line(3)])).toBe(all)
  })

  it('of a seat and a spectator have different authors even with equal names', () => {
    expect(author(line(0))).not.toBe(author(line(1, { seat: null, name: 'seat 0' })))
  })
})

describe('a line', () => {
  it('is pending until it is received, and sent again over the next link', () => {
    table.link = 'lost'
    flushSync()
    conversation.send(0, { text: 'hello' })
    conversation.send(0, { phrase: 'thanks' })
    expect(sent).toEqual([])
    table.link = 'open'
    flushSync()
    expect(sent).toEqual([
      { type: 'say', say_id: 'id1', seat: 0, text: 'hello' },
      { type: 'say', say_id: 'id2', seat: 0, phrase: 'thanks' },
    ])
    table.chatLines = [line(0, { say_id: 'id1' }), line(1)]
    flushSync()
    expect(conversation.pending.map(({ say_id }) => say_id)).toEqual(['id2'])
  })

  it('returns to the field if the server rejects it', () => {
    conversation.send(0, { text: 'a' })
    conversation.send(0, { text: 'b' })
    conversation.send(0, { phrase: 'thanks' })
    table.rejectedLine = 'id1'
    flushSync()
    expect([conversation.draft, conversation.pending.map(({ text, phrase }) => text ?? phrase)]).toEqual(['a', ['b', 'thanks']])
    table.rejectedLine = 'id3'
    flushSync()
    expect([conversation.draft, conversation.pending.length]).toEqual(['a', 1])
    table.rejectedLine = 'id2'
    flushSync()
    expect([conversation.draft, conversation.pending]).toEqual(['a b', []])
  })

  it('can be hidden with its author, and reported', () => {
    const rude = line(4, { seat: 2 })
    conversation.readState.hide(author(rude))
    conversation.readState.hide(author(rude))
    expect([conversation.readState.hidden, new ReadState('m').hidden, new ReadState('n').hidden]).toEqual([['seat 2'], ['seat 2'], []])
    expect(conversation.report(rude, '')).toBe(true)
    expect(conversation.reportPlayer(1, 'leaves')).toBe(true)
    expect(sent).toEqual([
      { type: 'report', channel: 'table', n: 4, why: '' },
      { type: 'report_player', seat: 1, why: 'leaves' },
    ])
    conversation.readState.showAll()
    expect([conversation.readState.hidden, new ReadState('m').hidden]).toEqual([[], []])
  })
})

describe('unread lines', () => {
  const lines = [line(0), line(1, { say_id: 'mine' }), line(2, { seat: 2 }), line(0, { channel: 'gallery', seat: null, name: 'Eva' })]

  it('are those of others', () => expect(new ReadState('m').unread(lines)).toBe(3))

  it('stay read after the match is opened again', () => {
    new ReadState('m').readAll(lines)
    const again = new ReadState('m')
    expect([again.unread(lines), again.unread([...lines, line(3)]), new ReadState('n').unread(lines)]).toEqual([0, 1, 3])
  })

  it('are counted per channel', () => {
    const readState = new ReadState('m')
    readState.readAll([line(7)])
    expect(readState.unread(lines)).toBe(1)
  })

  it('exclude those of hidden authors', () => {
    const readState = new ReadState('m')
    readState.hide('seat 2')
    expect(readState.unread(lines)).toBe(2)
  })

  it('are stored for a hundred matches, and unreadable storage counts as empty', () => {
    for (let n = 0; n < 110; n += 1) new ReadState(`match ${n}`).readAll(lines)
    expect([new ReadState('match 0').unread(lines), new ReadState('match 109').unread(lines)]).toEqual([3, 0])
    expect(Object.keys(JSON.parse(localStorage.getItem('boardwright.talk')!))).toHaveLength(100)
    localStorage.setItem('boardwright.talk', '{broken')
    expect(new ReadState('match 109').unread(lines)).toBe(3)
  })
})

describe('notes', () => {
  it('are stored by match and seat, and limited in length and number', () => {
    storeNotes('m', 0, 'Bo collects red')
    storeNotes('m', 1, 'x'.repeat(LONGEST_NOTES + 1))
    expect(readNotes('m', 0)).toBe('Bo collects red')
    expect(readNotes('m', 1)).toHaveLength(LONGEST_NOTES)
    expect(readNotes('n', 0)).toBe('')
    for (let n = 0; n < 60; n += 1) storeNotes(`match ${n}`, 0, 'note')
    expect(readNotes('m', 0)).toBe('')
    expect(readNotes('match 59', 0)).toBe('note')
    expect(Object.keys(JSON.parse(localStorage.getItem('boardwright.notes')!))).toHaveLength(50)
    storeNotes('match 59', 0, '')
    expect(readNotes('match 59', 0)).toBe('')
  })

  it('are empty if the storage is unreadable', () => {
    localStorage.setItem('boardwright.notes', '{broken')
    expect(readNotes('m', 0)).toBe('')
  })

  it('stay while others move, even without storage', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null })
    const frame = { version: 1, viewer: 0, over: false, match: { id: 'm', game: 'g' }, seats: [{ seat: 0, yours: true }] } as unknown as Frame
    const props = $state({ frame, words: new Words('en', []), lines: [], chat: conversation })
    const component = mount(Chat, { target: document.body, props: props })
    const notes = await vi.waitUntil(() => document.querySelector('textarea'), 20_000)
    notes.value = 'Bo collects red'
    notes.dispatchEvent(new Event('input', { bubbles: true }))
    props.frame = { ...frame, version: 2, match: { ...frame.match } }
    flushSync()
    expect(notes.value).toBe('Bo collects red')
    props.frame = { ...frame, viewer: 1 }
    flushSync()
    expect(notes.value).toBe('')
    await unmount(component)
    vi.unstubAllGlobals()
  })
})

describe('the menu of a line', () => {
  const frame = { version: 1, viewer: 0, over: false, match: { id: 'm', game: 'g' }, seats: [{ seat: 0, yours: true }, { seat: 1, yours: false }] } as unknown as Frame
  let component: ReturnType<typeof mount>
  const props = $state({ frame, words: new Words('en', []), lines: [] as ChatLineOut[], chat: null as unknown as Conversation })
  const find = <T extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<T>(selector)!
  const press = (selector: string) => {
    find(selector).focus()
    find(selector).click()
    flushSync()
  }
  beforeEach(async () => {
    Element.prototype.scrollIntoView ??= () => {}
    Object.assign(props, { chat: conversation, lines: [line(0, { seat: 1 }), line(1, { seat: 1 })] })
    component = mount(Chat, { target: document.body, props: props })
    await vi.waitUntil(() => document.querySelector('.line button'), 20_000)
  })
  afterEach(() => unmount(component))

  it('returns the focus to its button, or to the lines if the button is gone', () => {
    for (const choice of ['.about button', '.about > button:last-of-type']) {
      press('.line button')
      press(choice)
      expect(find('.about')).toBeNull()
      expect(document.activeElement).toBe(find('.line button'))
    }
    press('.line button')
    press('.about > button')
    expect(document.activeElement).toBe(find('.lines'))
    press('.foot .muted button')
    expect(document.activeElement).toBe(find('.lines'))
  })

  it('does not scroll, and clears its reason for another line', () => {
    const scrolled = vi.spyOn(find('.lines'), 'scrollTo')
    press('.line button')
    find<HTMLInputElement>('.about input').value = 'rude'
    find('.about input').dispatchEvent(new Event('input', { bubbles: true }))
    props.lines = [...props.lines, line(2, { seat: 1 })]
    flushSync()
    expect(scrolled).not.toHaveBeenCalled()
    document.querySelectorAll<HTMLElement>('.line button')[1]!.click()
    flushSync()
    expect(find<HTMLInputElement>('.about input').value).toBe('')
  })

  it('does not scroll to a new line for a reader further up', () => {
    const box = find('.lines')
    const scrolled = vi.spyOn(box, 'scrollTo')
    const sizes = { scrollHeight: 500, clientHeight: 100 }
    for (const [name, value] of Object.entries(sizes)) Object.defineProperty(box, name, { value, configurable: true })
    const scrollAndAddLine = (top: number, n: number) => {
      box.scrollTop = top
      box.dispatchEvent(new Event('scroll'))
      props.lines = [...props.lines, line(n, { seat: 1 })]
      flushSync()
      return scrolled.mock.calls.length
    }
    expect([scrollAndAddLine(100, 2), scrollAndAddLine(400, 3)]).toEqual([0, 1])
  })
})
