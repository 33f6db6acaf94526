// The only possible choice is made automatically.
import { expect, it } from 'vitest'
import type { LegalAction } from '../src/net/frame'
import { OnlyChoice } from '../src/table/only_choice'

const [pass, build] = [{ id: 1 }, { id: 2 }] as LegalAction[]

it('the only choice is made once, and not in an early frame', () => {
  const only = new OnlyChoice()
  expect(only.choiceFor({ decisions: 4, legal: [pass!, build!] })).toBeNull()
  expect(only.choiceFor({ decisions: 5, legal: [pass!], early: true })).toBeNull()
  expect(only.choiceFor({ decisions: 5, legal: [pass!] })).toBe(pass)
  expect(only.choiceFor({ decisions: 5, legal: [pass!] })).toBeNull() // the same frame again
})
it('the only choice is not made again after an undo', () => {
  const only = new OnlyChoice()
  only.choiceFor({ decisions: 5, legal: [pass!] })
  only.choiceFor({ decisions: 9, legal: [pass!, build!] })
  expect(only.choiceFor({ decisions: 5, legal: [pass!] })).toBeNull()
  expect(only.choiceFor({ decisions: 8, legal: [pass!] })).toBe(pass)
})
