import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDirectory, visit } from '../../../test/directory.tsx'

it('offers a way on when nothing fits: a filter less, cities nearby', async () => {
  const directory = openDirectory([])
  directory.suggestions = {
    without: [{ filter: 'city', total: 12 }],
    nearby: [{ city: { id: 15, name: 'Sheikhupura' }, km: 35, total: 1 }],
    elsewhere: { q: null, category: 5 },
    withWord: [{ word: 'ravi', total: 3 }],
  }
  visit('/contractors?q=thekedar&city=3')
  await screen.findByText('No contractors found matching your search.')
  const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await linkTo('12 companies without the city')).toBe('#/contractors?q=thekedar')
  expect(await linkTo('3 companies with “ravi”')).toBe('#/contractors?city=3&q=ravi')
  expect(await linkTo('1 company in Sheikhupura, about 35 km away')).toBe('#/contractors?service=5&city=15')
})

it('leads to the services when words that nobody has are all that was asked', async () => {
  openDirectory([])
  visit('/contractors?q=qqqq&exact=yes')
  const link = await screen.findByRole('link', { name: 'Builders' })
  expect(link.getAttribute('href')).toBe('#/contractors?service=5')
})
