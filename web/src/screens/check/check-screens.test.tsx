import { checkQuote } from '@tameer/quotes'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { displayAmount } from '#words/amounts'
import { checkedOn, examples, lahore, perSft, typed } from '../../../../quotes/src/fixtures/checked-quotes.ts'
import { clearDevice } from '../../../test/device.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { heading, toasts } from '../../../test/screen.ts'

const house = 'city=Lahore&plotSize=10'
let office: ReturnType<typeof openOffice>

// With the price book these files are large: loaded here, their time does not count as a test's.
beforeAll(async () => {
  await Promise.all([
    import('./check-pages.tsx'),
    import('./house-part.tsx'),
    import('./result/check-paper.tsx'),
    import('../../features/checked-quotes/agreement/agreement-sheet.tsx'),
    import('../../features/checked-quotes/agreement/paper.tsx'),
  ])
}, 60_000)
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  office = openOffice()
})
afterEach(clearDevice)

const keep = (...quotes: object[]) =>
  localStorage.setItem('checkedQuotes', JSON.stringify([{ for: 'own', house, prices: '2026-11-26', quotes }]))
const uncle = { ...examples[3], id: 'uncle', name: 'Uncle' }

test('the example is what the check itself makes of that price', async () => {
  const price = typed(perSft(4700), { out: { steel: 'excluded' } })
  const { quotedPkr, sameHousePkr } = checkQuote(lahore, price, checkedOn)
  await visit('/check')
  const example = (await screen.findByRole('figure')).textContent
  expect(example).toContain(`Quoted ${displayAmount(quotedPkr)}`)
  expect(example).toContain(`For the same house ${displayAmount(sameHousePkr)}`)
})

test('from the house to the result: what is missing is named, and what was typed stays', async () => {
  const { address } = await visit(`/check?${house}`)
  expect(await screen.findByText('3,375 sq ft · estimate 1.75 Crore')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: /^Complete house/ }))
  await heading('The builder’s price')
  await userEvent.click(screen.getByRole('button', { name: 'See the check' }))
  expect(screen.getByText('2 to correct')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Please type the price')
  await userEvent.type(screen.getByLabelText('A name for this builder'), 'Uncle')
  await userEvent.type(screen.getByLabelText('Price, Rs'), '4,700')
  expect(screen.getByText('1,58,62,500')).toBeTruthy()
  expect(localStorage.getItem('keptDraft:check own complete city=Lahore&plotSize=10')).toContain('4,700')
  const gate = within(screen.getByRole('group', { name: 'Main gate' }))
  expect(gate.getByRole<HTMLInputElement>('radio', { name: 'Not said' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'All in the price' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Steel' }))
  await userEvent.click(screen.getByRole('button', { name: 'See the check' }))
  await heading('Uncle')
  expect(address()).toMatch(/^\/check\/[\da-f-]{36}$/)
  expect(screen.getByText('1.74 Crore for the same house: 0.67 Lakh below your estimate.')).toBeTruthy()
  expect(localStorage.getItem('keptDraft:check own complete city=Lahore&plotSize=10')).toBeNull()
  expect(office.seen.filter(({ call }) => !call.startsWith('GET /'))).toEqual([])
})

test('without a house its three questions come first', async () => {
  await visit('/check')
  expect(await screen.findByText('Which house? City, plot and covered area are enough.')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: /^Labour only/ }))
  expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBe('true')
})

test('a result is printed, removed and put back, and one that is not kept is not found', async () => {
  keep(uncle)
  await visit('/check')
  await heading('Uncle')
  expect(screen.getByText('1,86,31,515')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const paper = await screen.findByRole('article', { name: 'Check the quote you have' })
  expect(within(paper).getByText('44 weeks')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await heading('Check the quote you have')
  await waitFor(() => expect(toasts()).toContain('Removed. Undo'))
  await userEvent.click(screen.getByRole('button', { name: 'Removed. Undo' }))
  await heading('Uncle')
  await visit('/check/nobody')
  expect(screen.getByRole('link', { name: 'Check the quote you have' })).toBeTruthy()
})

test('a fourth price waits until one is removed', async () => {
  keep(uncle, { ...uncle, id: 'b' }, { ...uncle, id: 'c' })
  await visit(`/check/new?way=grey&${house}`)
  expect(await screen.findByText('Three quotes are here. Remove one to add another.')).toBeTruthy()
})

test('another window asks which of the two forms is kept', async () => {
  await visit(`/check/new?way=complete&${house}`)
  await userEvent.type(await screen.findByLabelText('A name for this builder'), 'Mine')
  const key = 'keptDraft:check own complete city=Lahore&plotSize=10'
  localStorage.setItem(key, localStorage.getItem(key)?.replace('Mine', 'Theirs') ?? '')
  window.dispatchEvent(new StorageEvent('storage', { key }))
  await userEvent.click(await screen.findByRole('button', { name: 'Use that one' }))
  expect(screen.getByLabelText<HTMLInputElement>('A name for this builder').value).toBe('Theirs')
})

test.each(['AAAA', 'q1YqU7KqVkpUslIqzcvMSy1WqgUA'])('a damaged link changes nothing: %s', async (link) => {
  keep(uncle)
  const before = localStorage.getItem('checkedQuotes')
  await visit(`/check?in=${link}`)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This link is damaged or not ours. Nothing was changed.',
  )
  expect(localStorage.getItem('checkedQuotes')).toBe(before)
})

test('the agreement counts what is open, keeps what is answered, and asks once before it is printed', async () => {
  keep(uncle)
  const print = vi.fn()
  vi.stubGlobal('print', print)
  Object.assign(document, { fonts: { load: async () => [], ready: Promise.resolve() } })
  await visit('/check/uncle/agreement')
  expect(await screen.findByText('10 points not agreed yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next one' }))
  const wall = screen.getByRole('group', { name: 'Not agreed yet: boundary wall' })
  expect(wall.contains(document.activeElement)).toBe(true)
  await userEvent.click(within(wall).getByRole('radio', { name: 'In' }))
  expect(screen.getByText('9 points not agreed yet')).toBeTruthy()
  expect(localStorage.getItem('checkedQuotes')).toContain('"values":{"wall":"in"}')
  const button = () => screen.getByRole('button', { name: 'Print or save as PDF' })
  await userEvent.click(button())
  const dialog = await screen.findByRole('dialog', {
    name: 'Print with open points? They stay as blank lines.',
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Print or save as PDF' }))
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  await userEvent.click(button())
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2))
})
