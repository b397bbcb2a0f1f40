import { maxShortlisted } from '@tameer/contract'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { idOf } from '../../../test/directory.tsx'
import { toasts } from '../../../test/screen.ts'
import { addToShortlist, writeShortlist } from './shortlist.ts'
import { ShortlistBar } from './shortlist-bar.tsx'
import { ShortlistButton, ShortlistMark } from './shortlist-button.tsx'

const company = (number: number) => ({ id: idOf(number), name: `Company ${number}` })
const mark = () => screen.getByRole('button', { name: 'Shortlist' })
const pressed = () => mark().getAttribute('aria-pressed')

afterEach(() => {
  vi.restoreAllMocks()
  writeShortlist([])
})

test('tells its state, and with the first company where the list is', async () => {
  render(<ShortlistButton company={company(1)} />)
  expect(pressed()).toBe('false')
  await userEvent.click(mark())
  expect(pressed()).toBe('true')
  expect(toasts()).toEqual(['Company 1 is on your shortlist. You find the list in the bar at the top.'])
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

test('as an icon it names the company', async () => {
  render(<ShortlistMark company={company(1)} />)
  const icon = screen.getByRole('button', { name: 'Shortlist: Company 1' })
  await userEvent.click(icon)
  expect(icon.getAttribute('aria-pressed')).toBe('true')
})

test('the bar below a list asks up to three, and has more of them chosen first', () => {
  render(
    <MemoryRouter>
      <ShortlistBar />
    </MemoryRouter>,
  )
  expect(screen.queryByRole('link')).toBeNull()
  const add = (number: number) => act(() => void addToShortlist([company(number)]))
  const link = () => screen.getByRole('link')
  add(1)
  expect([link().textContent, link().getAttribute('href')]).toEqual([
    'Ask this one',
    `/shortlist?ask=${idOf(1)}`,
  ])
  add(2)
  expect(link().textContent).toBe('Ask these two')
  add(3)
  expect(link().textContent).toBe('Ask these three')
  expect(screen.getByText('3 companies')).toBeTruthy()
  add(4)
  expect([link().textContent, link().getAttribute('href')]).toEqual(['Choose three to ask', '/shortlist'])
})
