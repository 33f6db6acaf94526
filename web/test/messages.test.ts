// Messages are parsed one by one, with the same texts as in a file parsed whole.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { Messages } from '../src/words/messages'

const FILES = import.meta.glob(['../../src/boardwright/words/*.ftl', '../../src/boardwright/games/*/words/*.ftl'], { query: '?raw', import: 'default', eager: true }) as Record<string, string>
const ARGS = { n: 2, number: 1234, value: -3, points: 1, seat: 'Ana', card: 'x' }

test.each(Object.entries(FILES))('messages have the same texts as in a file parsed whole: %s', (path, source) => {
  const locale = path.match(/(\w+)\.ftl$/)![1]!.replace(/all|printed/, 'en')
  const whole = new FluentBundle([locale], { useIsolating: false })
  const { body } = new FluentResource(source)
  whole.addResource(new FluentResource(source))
  const messages = new Messages([locale], [source])
  // Backwards: most messages refer to earlier ones, which would be parsed already.
  for (const { id } of body.reverse().filter(({ id, value }) => !id.startsWith('-') && value !== null)) {
    const errors: Error[] = []
    const text = whole.formatPattern(whole.getMessage(id)!.value!, ARGS, errors)
    expect(messages.format(id, ARGS), id).toEqual({ text: text.replaceAll(/-(?=3)/g, '−'), whole: errors.length === 0 })
  }
})

test('negative numbers have a minus sign in every language', () => {
  for (const locale of ['en', 'cs', 'is', 'sl']) expect(new Messages([locale], ['lost = all-in { $points } X-9']).format('lost', { points: -9 }).text).toBe('all-in −9 X-9')
})

test('references of a message are found in any kind of expression', () => {
  const source = '-brand = Boardwright\nplay = Play { -brand }{ $n ->\n    [one] {" "}{ again }\n   *[other] : { many.title }\n }\nagain = again\nmany = x\n    .title = { -brand }s\n'
  expect(new Messages(['en'], [source]).format('play', { n: 1 })).toEqual({ text: 'Play Boardwright again', whole: true })
  expect(new Messages(['en'], [source]).format('play', { n: 2 })).toEqual({ text: 'Play Boardwright: Boardwrights', whole: true })
})

test('the first file with a message wins, also for its references', () => {
  const messages = new Messages(['en'], ['-thing = train\nlost = Lost: { name }', 'name = the { -thing }\n-thing = card\nlost = Gone'])
  expect(messages.format('lost', {}).text).toBe('Lost: the train')
  expect(messages.has('-thing')).toBe(false)
  expect(messages.has('found')).toBe(false)
})
