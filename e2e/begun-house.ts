import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { HouseView, NewHouse } from '@tameer/contract'
import { expect } from './fixtures.ts'
import { photograph } from './photographs.ts'

const newKey = () => randomBytes(32).toString('base64url')

/** Begins a house with an own price through the API, and makes a link for its site and one for its builder. */
export async function beginHouse(api: APIRequestContext) {
  const id = crypto.randomUUID()
  const [own, site, builder] = [newKey(), newKey(), newKey()]
  const house: NewHouse = {
    id,
    key: own,
    basis: 'own-price',
    builder: 'Ustad Rafiq',
    basePkr: 10_000_000,
    city: 'Lahore',
    locality: 'Johar Town',
    startsOn: new Date().toISOString().slice(0, 10),
    weeks: 30,
    language: 'en',
    stages: [
      { stage: 'advance', percent: 10 },
      { stage: 'foundation', percent: 40 },
      { stage: 'walls', percent: 50 },
    ],
  }
  const begun = await api.post('/api/houses', { data: house })
  expect(begun.status(), await begun.text()).toBe(201)
  for (const link of [
    { name: 'Ustad Rafiq', money: false, key: site },
    { name: 'Munshi', money: true, key: builder },
  ]) {
    const made = await api.put(`/api/houses/${id}/keys/site/${crypto.randomUUID()}`, {
      headers: { 'x-house-key': own },
      data: link,
    })
    expect(made.status(), await made.text()).toBe(200)
  }
  return { id, own, site, builder, view: (await begun.json()) as HouseView }
}

/** A photograph as a file that a person picks. */
export const pickedJpeg = async (number: number, width = 2400) => ({
  name: `IMG_${number}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await photograph(number, width),
})
