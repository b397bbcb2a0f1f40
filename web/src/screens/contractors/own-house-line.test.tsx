import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openDirectory, portfolioOf, visit } from '../../../test/directory.tsx'
import { forgetOwnHouse, keepOwnHouse } from '../../features/own-house/own-house.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  forgetOwnHouse()
})

test('says for which house one looks, takes it into the messages, and forgets it when told', async () => {
  keepOwnHouse({
    ...{ query: 'city=Lahore&plotSize=7', city: 'Lahore', plotSize: 7, plotUnit: 'Marla' },
    ...{ coveredAreaSft: 2520, constructionType: 'Complete', totalPkr: 11_000_000 },
  })
  openDirectory([portfolioOf(1, 11)])
  visit('/contractors')
  const card = within(await screen.findByRole('article', { name: 'Company 1' }))
  expect(await screen.findByText(/For your 7 Marla house in Lahore, 1.10 Crore/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the estimate' }).getAttribute('href')).toBe(
    '#/calculator?mode=detailed&city=Lahore&plotSize=7',
  )
  const text = () =>
    new URL(card.getByRole<HTMLAnchorElement>('link', { name: /on WhatsApp$/ }).href).searchParams.get('text')
  expect(text()).toContain('We plan a 7 Marla house in Lahore, about 2,520 sq ft. http')
  await userEvent.click(screen.getByRole('button', { name: 'Forget this house' }))
  expect(screen.queryByText(/For your 7 Marla/)).toBeNull()
  expect(text()).not.toContain('7 Marla')
  expect(document.activeElement).toBe(screen.getByRole('status'))
})

test('asks about a list of another city, and tells no builder a wrong one', async () => {
  keepOwnHouse({
    ...{ query: 'city=Karachi&plotSize=7', city: 'Karachi', plotSize: 7, plotUnit: 'Marla' },
    ...{ coveredAreaSft: 2520, constructionType: 'Complete', totalPkr: 14_000_000 },
  })
  openDirectory([portfolioOf(1, 11)])
  visit('/contractors?city=2')
  expect(await screen.findByText('Building in Lahore instead?')).toBeTruthy()
  const card = within(await screen.findByRole('article', { name: 'Company 1' }))
  const text = () =>
    new URL(card.getByRole<HTMLAnchorElement>('link', { name: /on WhatsApp$/ }).href).searchParams.get('text')
  expect(text()).not.toContain('7 Marla')
  await userEvent.click(screen.getByRole('button', { name: 'Yes, in Lahore' }))
  await waitFor(() => expect(text()).toContain('We plan a 7 Marla house in Lahore'))
  expect(screen.queryByText('Building in Lahore instead?')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('status'))
})

test('sends a house that stays where it is, once that is said', async () => {
  keepOwnHouse({
    ...{ query: 'city=Karachi&plotSize=7', city: 'Karachi', plotSize: 7, plotUnit: 'Marla' },
    ...{ coveredAreaSft: 2520, constructionType: 'Complete', totalPkr: 14_000_000 },
  })
  openDirectory([portfolioOf(1, 11)])
  visit('/contractors?city=2')
  await userEvent.click(await screen.findByRole('button', { name: 'No, in Karachi' }))
  const card = within(await screen.findByRole('article', { name: 'Company 1' }))
  const { href } = card.getByRole<HTMLAnchorElement>('link', { name: /on WhatsApp$/ })
  expect(new URL(href).searchParams.get('text')).toContain('We plan a 7 Marla house in Karachi')
})
