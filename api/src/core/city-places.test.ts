import { expect, it } from 'vitest'
import { openTestDatabase } from '../../test/databases.ts'
import { listCities } from '../db/queries/companies/catalogue.ts'
import { distanceKm, nameInCode } from './city-places.ts'

it.each([
  ['Lahore', 'Sheikhupura', 25, 45],
  ['Lahore', 'Gujranwala', 55, 75],
  ['Islamabad', 'Rawalpindi', 5, 20],
  ['Karachi', 'Hyderabad', 135, 165],
  ['Karachi', 'Lahore', 980, 1060],
  ['Peshawar', 'Islamabad', 130, 155],
  ['Quetta', 'Multan', 400, 450],
])('%s and %s are as far apart as an atlas says', (one, other, least, most) => {
  const ids = [one, other].map((name) => idOf(name)) as [number, number]
  expect(distanceKm(...ids)).toBeGreaterThanOrEqual(least)
  expect(distanceKm(...ids)).toBeLessThanOrEqual(most)
  expect(distanceKm(...ids)).toBe(distanceKm(ids[1], ids[0]))
})

it('knows where every city of the catalogue lies, and its first name', async () => {
  const db = await openTestDatabase('sqlite')
  const cities = await listCities(db.read)
  for (const { id, name } of cities)
    expect([nameInCode(id), distanceKm(id, 1)]).toEqual([name, expect.any(Number)])
  await db.close()
  const added = cities.length + 1
  expect([nameInCode(added), distanceKm(1, added)]).toEqual([undefined, undefined])
})

function idOf(name: string): number {
  let id = 1
  while (nameInCode(id) !== name && nameInCode(id) !== undefined) id += 1
  return id
}
