import { expect, it } from 'vitest'
import { openTestDatabase } from '../../test/databases.ts'
import { listCities } from '../db/queries/catalogue.ts'
import { distanceKm } from './city-places.ts'

it.each([
  ['Lahore', 'Sheikhupura', 25, 45],
  ['Lahore', 'Gujranwala', 55, 75],
  ['Islamabad', 'Rawalpindi', 5, 20],
  ['Karachi', 'Hyderabad', 135, 165],
  ['Karachi', 'Lahore', 980, 1060],
  ['Peshawar', 'Islamabad', 130, 155],
  ['Quetta', 'Multan', 400, 450],
])('%s and %s are as far apart as an atlas says', (one, other, least, most) => {
  expect(distanceKm([one], [other])).toBeGreaterThanOrEqual(least)
  expect(distanceKm([other], [one])).toBeLessThanOrEqual(most)
})

it('knows where every city of the catalogue lies', async () => {
  const db = await openTestDatabase('sqlite')
  for (const { name } of await listCities(db.read)) expect(distanceKm([name], ['Lahore']), name).toBeDefined()
  expect(distanceKm(['Lahore'], ['Nowhere'])).toBeUndefined()
  expect(distanceKm(['Lahore'], ['New name', 'Kasur'])).toBe(distanceKm(['Lahore'], ['Kasur']))
  await db.close()
})
