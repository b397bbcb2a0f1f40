import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDirectory, portfolioOf, visit } from '../../../test/directory.tsx'

const lahore = { id: 2, name: 'Lahore' }
const dha = {
  name: 'DHA',
  urdu: 'ڈی ایچ اے',
  cities: [lahore, { id: 1, name: 'Karachi' }, { id: 10, name: 'Islamabad' }],
}

it('says where a locality is, above companies of its cities', async () => {
  const directory = openDirectory([portfolioOf(1, 11, { title: 'DHA House' })])
  directory.meant = { locality: dha, trade: null, service: null }
  visit('/contractors?q=comp')
  expect(await screen.findByText('DHA is in Lahore, Karachi and Islamabad: companies there.')).toBeTruthy()
})

it('promises no companies where there are none', async () => {
  const directory = openDirectory([])
  directory.meant = { locality: { ...dha, cities: [lahore] }, trade: null, service: null }
  visit('/contractors?q=dha')
  expect(await screen.findByText('DHA is in Lahore.')).toBeTruthy()
})

it('leads from a trade to its nearest service, in the city that is meant', async () => {
  const directory = openDirectory([portfolioOf(1, 11)])
  directory.meant = { locality: null, trade: { name: 'tileFixer', category: 5, city: 2 }, service: null }
  visit('/contractors?q=company')
  expect(await screen.findByText(/No tile fixers are listed here:/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'construction companies bring their own' })
  expect(link.getAttribute('href')).toBe('#/contractors?service=5&city=2')
})

it('says which companies do what is to be done', async () => {
  const directory = openDirectory([portfolioOf(1, 11)])
  directory.meant = { locality: null, trade: null, service: 5 }
  visit('/contractors?q=company')
  expect(await screen.findByText('Showing builders for “company”')).toBeTruthy()
})

it('says nothing of any other search', async () => {
  openDirectory([portfolioOf(1, 11)])
  visit('/contractors?q=company')
  await screen.findByRole('article', { name: 'Company 1' })
  expect(screen.queryByText(/is in|listed here/)).toBeNull()
})

it('says what is shown when nothing has the typed words, and searches for them when told', async () => {
  const directory = openDirectory([portfolioOf(1, 11)])
  directory.instead = { q: '', leftOut: ['zyx', 'اب'], category: 5, city: lahore }
  visit('/contractors?q=company')
  expect(await screen.findByText(/^Showing builders in Lahore;/)).toBeTruthy()
  expect(screen.getByText('Left out: zyx, \u2068اب\u2069')).toBeTruthy()
  expect(directory.calls.at(-1)?.searchParams.get('mend')).toBe('yes')
  const link = screen.getByRole('link', { name: 'search for “company” instead' })
  expect(link.getAttribute('href')).toBe('#/contractors?q=company&exact=yes')
  directory.instead = undefined
  await userEvent.click(link)
  await waitFor(() => expect(directory.calls.at(-1)?.searchParams.has('mend')).toBe(false))
})
