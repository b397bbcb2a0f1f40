import { beforeEach, expect, it } from 'vitest'
import { userFixture } from '../../../../test/fixtures.ts'
import { writeSession } from '../../../store/session-storage.ts'
import { dropKept, keep, readKept } from './kept-drafts.ts'

beforeEach(() => {
  localStorage.clear()
  writeSession({ user: userFixture(), token: 'secret' })
})

it('keeps a draft for each invitation until it is dropped', () => {
  expect(keep('a', { draft: { text: 'one' }, version: 3 })).toBe(true)
  keep('b', { draft: { text: 'two' }, version: 0 })
  expect(readKept('a')).toEqual({ draft: { text: 'one' }, version: 3 })
  dropKept('a')
  expect(readKept('a')).toBeUndefined()
  expect(readKept('b')).toEqual({ draft: { text: 'two' }, version: 0 })
  dropKept('b')
  expect(localStorage.getItem('unsavedQuotes')).toBeNull()
})

it('keeps nothing once its company has signed out, as when a save fails afterwards', () => {
  writeSession(null)
  expect(keep('a', { draft: { text: 'one' }, version: 3 })).toBe(false)
  expect(localStorage.getItem('unsavedQuotes')).toBeNull()
})

it('takes nothing that it did not write', () => {
  for (const text of ['x', '[]', 'null', '{"a":1}', '{"a":{"version":"3"}}']) {
    localStorage.setItem('unsavedQuotes', text)
    expect(readKept('a')).toBeUndefined()
  }
})
