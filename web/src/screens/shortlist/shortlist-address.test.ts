import { screens } from '@tameer/contract'
import { expect, it } from 'vitest'
import { idOf } from '../../../test/directory.tsx'
import { readAddress } from './shortlist-address.ts'

const read = (address: string) => readAddress(new URLSearchParams(address.split('?')[1]))

it('reads what the addresses say', () => {
  const [a, b] = [idOf(1), idOf(2)]
  const address = screens.shortlist.to({ companies: [a, b], compare: [b] })
  expect(address).toBe(`/shortlist?companies=${a},${b}&compare=${b}`)
  expect(read(address)).toEqual({
    shared: { ids: [a, b], leftOut: false },
    compared: { ids: [b], leftOut: false },
  })
  expect(read(screens.shortlist.to())).toEqual({ shared: undefined, compared: undefined })
})

it('leaves out invalid ids, repeated ones, and those above the limit', () => {
  const many = Array.from({ length: 25 }, (_, at) => idOf(at))
  expect(read(`?companies=${many.join()}`).shared).toEqual({ ids: many.slice(0, 20), leftOut: true })
  expect(read(`?compare=${many.join()}`).compared).toEqual({ ids: many.slice(0, 3), leftOut: true })
  expect(read(`?companies=${idOf(1)},${idOf(1).toUpperCase()}`).shared).toEqual({
    ids: [idOf(1)],
    leftOut: false,
  })
  expect(read('?companies=1,<b>').shared).toEqual({ ids: [], leftOut: true })
})
