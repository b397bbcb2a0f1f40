import type { HouseEntry } from '@tameer/contract'
import { expect, it } from 'vitest'
import { claimOf } from '../../../../test/own-house.ts'
import { inBlocks } from './in-blocks.ts'

const entryOf = (number: number, changes: Partial<HouseEntry> = {}): HouseEntry => ({
  id: String(number),
  seq: number,
  kind: 'work',
  stageId: 'plaster',
  text: 'Plaster',
  by: 'site',
  who: 'Ustad Rafiq',
  at: `2026-11-21T${10 + number}:00:00.000Z`,
  images: claimOf().images.slice(0, 2),
  gone: null,
  mine: true,
  ...changes,
})
const ids = (entries: readonly HouseEntry[]) => entries.map(({ id }) => id)

it('more than five entries of one day by one hand are one, in the place of the newest', () => {
  const day = [6, 5, 4, 3, 2, 1].map((number) => entryOf(number))
  const others = [entryOf(7, { who: 'Uncle Tariq' }), entryOf(0, { kind: 'begun', images: [] })]
  const shown = inBlocks([...day, ...others])
  expect(ids(shown)).toEqual(['6', '7', '0'])
  expect(shown[0]).toMatchObject({ text: '12 pictures', mine: false })
  expect(shown[0]?.images.length).toBe(12)
  expect(ids(inBlocks(day.slice(1)))).toEqual(['5', '4', '3', '2', '1'])
})
