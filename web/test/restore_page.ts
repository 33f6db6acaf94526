/** Restore the page after each test file, since test files share it. */
import { afterAll, vi } from 'vitest'
import { settings } from '../src/common/settings.svelte'

const PATCHED = [Element.prototype, HTMLElement.prototype]
const descriptorsBefore = PATCHED.map((prototype) => Object.getOwnPropertyDescriptors(prototype))
const settingsBefore = JSON.stringify(settings)

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  PATCHED.forEach((prototype, i) => {
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(prototype))) if (!(name in descriptorsBefore[i]!)) Reflect.deleteProperty(prototype, name)
    Object.defineProperties(prototype, descriptorsBefore[i]!)
  })
  Object.assign(settings, JSON.parse(settingsBefore))
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
