import { maxShortlisted } from '@tameer/contract'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { idOf } from '../../../test/directory.tsx'
import { addToShortlist, takeOffShortlist, useShortlist, writeShortlist } from './shortlist.ts'

const company = (number: number) => ({ id: idOf(number), name: `Company ${number}` })
const companies = (count: number) => Array.from({ length: count }, (_, at) => company(at + 1))
const names = () => renderHook(useShortlist).result.current.map(({ name }) => name)

afterEach(() => {
  vi.restoreAllMocks()
  writeShortlist([])
})

test('keeps companies in their order, each once, until they are taken off', () => {
  expect(addToShortlist([company(2)])).toEqual({ left: 0, lasts: true })
  addToShortlist([company(1), company(2)])
  expect(names()).toEqual(['Company 2', 'Company 1'])
  act(() => takeOffShortlist(idOf(2)))
  expect(names()).toEqual(['Company 1'])
  takeOffShortlist(idOf(1))
  expect(localStorage.getItem('shortlist')).toBeNull()
})

test('holds 20, and says how many did not fit', () => {
  expect(addToShortlist(companies(maxShortlisted)).left).toBe(0)
  expect(addToShortlist([company(1)]).left).toBe(0)
  expect(addToShortlist([company(1), company(21), company(22)]).left).toBe(2)
  expect(names()).toHaveLength(maxShortlisted)
})

test('follows another tab, and adds beside what it has added', () => {
  const { result } = renderHook(useShortlist)
  act(() => {
    localStorage.setItem('shortlist', JSON.stringify([company(7)]))
    window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }))
  })
  expect(result.current).toEqual([company(7)])
  act(() => void addToShortlist([company(8)]))
  expect(result.current).toEqual([company(7), company(8)])
})

test('says when the device keeps it only while the page is open', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(addToShortlist([company(1)]).lasts).toBe(false)
  expect(names()).toEqual(['Company 1'])
})

test.each(['', '{', '{}', '[7, null]', '[{"id":"a","name":"b"}]', `[{"id":"${idOf(1)}"}]`])(
  'ignores an entry that is not a company: %s',
  (text) => {
    localStorage.setItem('shortlist', text)
    expect(names()).toEqual([])
  },
)

test('reads each company of a hand-edited list once, and 20 at most', () => {
  localStorage.setItem('shortlist', JSON.stringify([company(1), ...companies(30)]))
  expect(names()).toEqual(companies(maxShortlisted).map(({ name }) => name))
})
