import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDirectory, visit } from '../../../test/directory.tsx'

it('offers a way on when nothing fits: another spelling, a filter less, cities nearby', async () => {
  const directory = openDirectory([])
  directory.suggestions = {
    didYouMean: 'ravi brickworks',
    without: [{ filter: 'city', total: 12 }],
    nearby: [{ city: { id: 15, name: 'Sheikhupura' }, km: 35, total: 1 }],
    elsewhere: { q: null, category: 5 },
    withWord: [{ word: 'ravi', total: 3 }],
    withoutWords: { words: 'villa', category: null, city: 3, total: 2 },
  }
  visit('/contractors?q=thekedar&city=3')
  await screen.findByText('No contractors found matching your search.')
  const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await linkTo('ravi brickworks')).toBe('#/contractors?city=3&q=ravi+brickworks')
  expect(await linkTo('12 companies without the city')).toBe('#/contractors?q=thekedar')
  expect(await linkTo('2 companies without “villa”')).toBe('#/contractors?city=3')
  expect(await linkTo('3 companies with “ravi”')).toBe('#/contractors?city=3&q=ravi')
  expect(await linkTo('1 company in Sheikhupura, about 35 km away')).toBe('#/contractors?service=5&city=15')
})
