import { expect, test, vi } from 'vitest'
import { storedText } from './stored-text.ts'

const changedElsewhere = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))

test('every listener hears of this tab and of others until it leaves', () => {
  const text = storedText('colour')
  const [first, second] = [vi.fn(), vi.fn()]
  const leave = text.subscribe(first)
  text.subscribe(second)
  text.write('red')
  changedElsewhere('colour')
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 2])
  leave()
  changedElsewhere('colour')
  changedElsewhere(null)
  changedElsewhere('size')
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 4])
})

test('null removes it, and a text that the device refuses lasts as long as the page', () => {
  const text = storedText('colour')
  expect([text.write('red'), localStorage.getItem('colour')]).toEqual([true, 'red'])
  expect([text.write(null), text.read()]).toEqual([true, null])
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect([text.write('blue'), text.read()]).toEqual([false, 'blue'])
  refuse.mockRestore()
  expect(localStorage.getItem('colour')).toBeNull()
})
