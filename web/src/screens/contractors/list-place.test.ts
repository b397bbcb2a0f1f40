import { afterEach, expect, it, vi } from 'vitest'
import { keepListPlace, readListPlace } from './list-place.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const place = (pages: number, more: object = {}) => ({
  scrollY: pages * 1000,
  pages: Array.from({ length: pages }, (_, at) => ({ cursor: at ? `c${at}` : null, count: 24, height: 9 })),
  next: `c${pages}`,
  ...more,
})

it('keeps a place for each entry of the history', () => {
  keepListPlace('one', place(2, { opened: 'a' }))
  keepListPlace('two', place(1, { next: null }))
  keepListPlace('one', place(3))
  expect(readListPlace('one')).toEqual(place(3))
  expect(readListPlace('two')).toEqual(place(1, { next: null }))
  expect(readListPlace('three')).toBeUndefined()
})

it('forgets the oldest of more than twenty', () => {
  for (let entry = 0; entry < 25; entry++) keepListPlace(`entry ${entry}`, place(entry))
  expect(readListPlace('entry 4')).toBeUndefined()
  expect(readListPlace('entry 5')?.pages).toHaveLength(5)
})

it('keeps the newest alone when there is no room for more', () => {
  keepListPlace('one', place(1))
  const store = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (text.length > 200) throw new DOMException('full', 'QuotaExceededError')
    store.call(this, key, text)
  })
  keepListPlace('two', place(2))
  expect(readListPlace('two')).toEqual(place(2))
  expect(readListPlace('one')).toBeUndefined()
})

it('is no worse than forgetful when storage holds nonsense or is switched off', () => {
  for (const nonsense of [
    '{',
    '[1, ["x"], ["y", {"shown": 24, "scrollY": 900}], ["y", null]]',
    '[["y", {"scrollY": 900, "next": null, "pages": [{"cursor": 7}]}]]',
    'null',
  ]) {
    sessionStorage.setItem('contractors-place', nonsense)
    expect(readListPlace('y')).toBeUndefined()
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepListPlace('one', place(1))
  expect(readListPlace('one')).toBeUndefined()
})
