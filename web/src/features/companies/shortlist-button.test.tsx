import { maxShortlisted } from '@tameer/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { idOf } from '../../../test/directory.tsx'
import { toasts } from '../../../test/screen.ts'
import { addToShortlist, writeShortlist } from './shortlist.ts'
import { ShortlistButton } from './shortlist-button.tsx'

const company = (number: number) => ({ id: idOf(number), name: `Company ${number}` })
const mark = () => screen.getByRole('button', { name: 'Shortlist' })
const pressed = () => mark().getAttribute('aria-pressed')

afterEach(() => {
  vi.restoreAllMocks()
  writeShortlist([])
})

test('tells its state, and of the first company where the list is', async () => {
  render(<ShortlistButton company={company(1)} />)
  expect(pressed()).toBe('false')
  await userEvent.click(mark())
  expect(pressed()).toBe('true')
  expect(toasts()).toEqual(['Company 1 is on your shortlist. You find the list on the page Contractors.'])
  await userEvent.click(mark())
  expect(pressed()).toBe('false')
  expect(toasts()).toHaveLength(1)
})

test('says that a full list takes no more', async () => {
  addToShortlist(Array.from({ length: maxShortlisted }, (_, at) => company(at + 2)))
  render(<ShortlistButton company={company(1)} />)
  await userEvent.click(mark())
  expect(pressed()).toBe('false')
  expect(toasts()).toEqual(['Your shortlist is full: 20 companies. Take one off to add another.'])
})

test('says when the browser keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  render(<ShortlistButton company={company(1)} />)
  await userEvent.click(mark())
  expect(pressed()).toBe('true')
  expect(toasts().join()).toMatch(/keeps nothing longer/)
})
