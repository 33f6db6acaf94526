/** Word files that the build shortens: remaining messages are unchanged. */
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { shortenWordFile } from '../src/words/shorten_word_file'

const ROOT = fileURLToPath(new URL('../../src/boardwright', import.meta.url))
const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf-8' }).filter((path) => path.endsWith('.ftl') && !path.includes('static'))

test('shortening changes no message of any file', () => {
  expect(FILES.length).toBeGreaterThan(100)
  for (const path of FILES) {
    const source = readFileSync(`${ROOT}/${path}`, 'utf-8')
    const short = shortenWordFile(source, () => true)
    expect(new FluentResource(short).body, path).toEqual(new FluentResource(source).body)
    expect(short.length, path).toBeLessThanOrEqual(source.length)
  }
})

test('shortening removes unwanted messages', () => {
  const source = '# Said by all\n\none = { $count ->\n        [one] it\n       *[other] them\n    }\ncli-two =\n    a\n\n    b\nthree = c\n'
  expect(shortenWordFile(source, (id) => !id.startsWith('cli-'))).toBe('one = { $count ->\n [one] it\n *[other] them\n }\nthree = c\n')
})
