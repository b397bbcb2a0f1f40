import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { typed } from '../../../../quotes/src/fixtures/checked-quotes.ts'
import { clearDevice } from '../../../test/device.ts'
import {
  forgetSheetOf,
  keepQuote,
  keepsQuotes,
  readCheckedSheets,
  removeQuote,
  useCheckedSheets,
} from './checked-sheets.ts'

const quote = (id: string) => ({ ...typed({ kind: 'lump', amountPkr: 17_500_000 }), id })
const house = (plotSize: number, owner = 'own') => ({
  for: owner,
  house: `city=Lahore&plotSize=${plotSize}`,
  prices: '2026-11-26',
})
const idsOf = () => readCheckedSheets().map(({ quotes }) => quotes.map(({ id }) => id).join())

beforeEach(clearDevice)

test('a sheet takes three quotes, replaces one by its id, and refuses a fourth', () => {
  for (const id of ['a', 'b', 'c']) expect(keepQuote(house(10), quote(id))).toBe(true)
  expect(keepQuote(house(10), { ...quote('b'), name: 'Renamed' })).toBe(true)
  expect(keepQuote(house(10), quote('d'))).toBe(false)
  expect(idsOf()).toEqual(['a,b,c'])
  expect(readCheckedSheets()[0]?.quotes[1]?.name).toBe('Renamed')
})

test('the oldest of six houses goes, and a request has one sheet of its own', () => {
  for (const size of [5, 6, 7, 8, 9, 10]) keepQuote(house(size), quote(`q${size}`))
  expect(idsOf()).toEqual(['q10', 'q9', 'q8', 'q7', 'q6'])
  keepQuote(house(10, 'request'), quote('r'))
  keepQuote(house(12, 'request'), quote('s'))
  expect(idsOf()).toEqual(['r,s', 'q10', 'q9', 'q8', 'q7'])
  forgetSheetOf('request')
  expect(idsOf()).toEqual(['q10', 'q9', 'q8', 'q7'])
})

test('a device that stores nothing is known before anything is typed', () => {
  expect(keepsQuotes()).toBe(true)
  expect(localStorage.getItem('checkedQuotes')).toBeNull()
  // A full storage removes, but takes nothing.
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keepsQuotes()).toBe(false)
  full.mockRestore()
  expect(keepsQuotes()).toBe(true)
})

test('a removed quote can be put back in its place', () => {
  for (const id of ['a', 'b', 'c']) keepQuote(house(10), quote(id))
  const { result } = renderHook(useCheckedSheets)
  let undo = () => {}
  act(() => {
    undo = removeQuote('b')
  })
  expect(result.current[0]?.quotes.map(({ id }) => id)).toEqual(['a', 'c'])
  act(undo)
  expect(result.current[0]?.quotes.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('what cannot be read is set aside, not lost, when something is kept', () => {
  keepQuote(house(10), quote('a'))
  const [sheet] = JSON.parse(localStorage.getItem('checkedQuotes') ?? '[]')
  const stored = JSON.stringify([sheet, { ...sheet, quotes: [{ name: 5 }] }])
  localStorage.setItem('checkedQuotes', stored)
  expect(idsOf()).toEqual(['a'])
  keepQuote(house(10), quote('b'))
  expect(idsOf()).toEqual(['a,b'])
  expect(localStorage.getItem('checkedQuotes.broken')).toBe(stored)
})

test.each(['{', '7', '[]', '[null]', '{"for":"own"}'])(
  'ignores a stored text that is no sheet: %s',
  (text) => {
    localStorage.setItem('checkedQuotes', text)
    expect(readCheckedSheets()).toEqual([])
  },
)
