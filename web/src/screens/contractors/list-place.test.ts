import { afterEach, expect, it, vi } from 'vitest'
import { keepListPlace, readListPlace } from './list-place.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it('keeps a place for each entry of the history', () => {
  keepListPlace('one', { shown: 48, scrollY: 900, opened: 'a' })
  keepListPlace('two', { shown: 24, scrollY: 0 })
  keepListPlace('one', { shown: 72, scrollY: 1200 })
  expect(readListPlace('one')).toEqual({ shown: 72, scrollY: 1200 })
  expect(readListPlace('two')).toEqual({ shown: 24, scrollY: 0 })
  expect(readListPlace('three')).toBeUndefined()
})

it('forgets the oldest of more than twenty', () => {
  for (let entry = 0; entry < 25; entry++) keepListPlace(`entry ${entry}`, { shown: entry, scrollY: 0 })
  expect(readListPlace('entry 4')).toBeUndefined()
  expect(readListPlace('entry 5')?.shown).toBe(5)
})

it('is no worse than forgetful when storage holds nonsense or is switched off', () => {
  for (const nonsense of ['{', '[1, ["x"], ["y", {"shown": "many"}]]', 'null']) {
    sessionStorage.setItem('contractors-place', nonsense)
    expect(readListPlace('y')).toBeUndefined()
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepListPlace('one', { shown: 24, scrollY: 0 })
  expect(readListPlace('one')).toBeUndefined()
})
