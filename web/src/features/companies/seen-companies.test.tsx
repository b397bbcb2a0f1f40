import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forgetSeen, useNoteSeen, useSeenCompanies } from './seen-companies.ts'

const names = () => renderHook(useSeenCompanies).result.current.map(({ name }) => name)
const see = (id: string, name = id) => renderHook(() => useNoteSeen({ id, name })).unmount()

test('the last six companies are kept on the device, each once, until they are forgotten', () => {
  expect(names()).toEqual([])
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) see(id)
  expect(names()).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
  see('c', 'New name')
  expect(names()[0]).toBe('New name')
  act(forgetSeen)
  expect(names()).toEqual([])
  expect(localStorage.getItem('seenCompanies')).toBeNull()
})

test.each(['', '{', '{}', '[7, null]', '[{"id":"a"}]'])(
  'ignores an entry that is not a company: %s',
  (text) => {
    localStorage.setItem('seenCompanies', text)
    expect(names()).toEqual([])
  },
)
