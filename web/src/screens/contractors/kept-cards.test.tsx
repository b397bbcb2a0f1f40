import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDirectory, portfolioOf, visit } from '../../../test/directory.tsx'
import { noFilters } from './contractor-search.ts'
import { fitsSearch } from './kept-cards.ts'

const inKarachi = [{ cityId: 1, city: { id: 1, name: 'Karachi' } }]
const card = portfolioOf(1, 11, { portfolioCities: inKarachi, price: '250-above' })
const [specialization] = card.portfolioBuildingTypes
const [service] = card.company.categories
const search = { q: '', ...noFilters }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  { ...search },
  { ...search, city: 1 },
  { ...search, price: '250-above' },
  { ...search, category: service?.categoryId },
  { ...search, buildingType: specialization?.buildingTypeId },
  { ...search, q: 'company PROJECT karachi' },
])('finds a card that fits $city $price $category $buildingType $q', (one) => {
  expect(fitsSearch(card, one)).toBe(true)
})

it.each([
  { ...search, city: 2 },
  { ...search, price: '50-100' },
  { ...search, category: 99 },
  { ...search, buildingType: 99 },
  { ...search, q: 'company lahore' },
])('leaves out a card that does not fit $city $price $category $buildingType $q', (one) => {
  expect(fitsSearch(card, one)).toBe(false)
})

describe('without a connection', () => {
  const cards = () =>
    screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent)

  it('filters the cards that are there, and asks the server again when told', async () => {
    const directory = openDirectory([card, portfolioOf(2, 21, { portfolioCities: [] })])
    const router = visit('/contractors')
    await screen.findByRole('article', { name: 'Company 2' })
    directory.delay = async () => {
      throw new TypeError('no connection')
    }
    await router.navigate('/contractors?city=1')
    await screen.findByText('You are offline. Of the companies kept on this device, 1 fits.')
    expect(cards()).toEqual(['Company 1'])
    directory.delay = async () => undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => {
      expect(screen.queryByText(/You are offline/)).toBeNull()
      expect(cards()).toContain('Company 1')
    })
  })

  it('says that nothing can be had where no list is on the device', async () => {
    const directory = openDirectory([card])
    directory.delay = async () => {
      throw new TypeError('no connection')
    }
    visit('/contractors?city=1')
    await screen.findByText(/You are offline, or the server cannot be reached/)
    expect(cards()).toEqual([])
  })
})
