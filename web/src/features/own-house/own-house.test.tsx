import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { moveHouse } from './move-house.ts'
import {
  forgetOwnHouse,
  keepOwnHouse,
  lookElsewhere,
  type OwnHouse,
  stayInCity,
  useHouseToSend,
  useOwnHouse,
} from './own-house.ts'

const house: OwnHouse = {
  query: 'city=Lahore&plotSize=7',
  city: 'Lahore',
  plotSize: 7,
  plotUnit: 'Marla',
  coveredAreaSft: 2520,
  constructionType: 'Complete',
  totalPkr: 11_000_000,
}

test('the last house is kept on the device until it is forgotten', () => {
  const { result } = renderHook(useOwnHouse)
  expect(result.current).toBeNull()
  act(() => void keepOwnHouse(house))
  expect(result.current).toEqual(house)
  act(forgetOwnHouse)
  expect(result.current).toBeNull()
  expect(localStorage.getItem('ownHouse')).toBeNull()
})

test.each(['', '{', '[]', '7', '{"city":"Lahore"}', JSON.stringify({ ...house, totalPkr: 'much' })])(
  'ignores a stored text that is not a house: %s',
  (text) => {
    localStorage.setItem('ownHouse', text)
    expect(renderHook(useOwnHouse).result.current).toBeNull()
  },
)

test('a list of another city asks where the house will stand, and until then it goes into no message', () => {
  const { result } = renderHook(useHouseToSend)
  const karachi = 1
  const lahore = 2
  act(() => void keepOwnHouse(house))
  act(() => lookElsewhere(lahore))
  expect(result.current).toEqual(house)
  act(() => lookElsewhere(karachi))
  expect(result.current).toBeNull()
  // Back in its own city there is no question.
  act(() => lookElsewhere(lahore))
  expect(result.current).toEqual(house)
  act(() => lookElsewhere(karachi))
  act(stayInCity)
  expect(result.current?.city).toBe('Lahore')
  // The answer holds for that city, not for the next.
  act(() => lookElsewhere(undefined))
  act(() => lookElsewhere(karachi))
  expect(result.current?.city).toBe('Lahore')
  act(() => lookElsewhere(10))
  expect(result.current).toBeNull()
})

test('the house is planned in another city at its prices', () => {
  const { result } = renderHook(useHouseToSend)
  act(() => void keepOwnHouse({ ...house, query: 'city=Lahore&plotSize=7&bathrooms=3' }))
  act(() => lookElsewhere(1))
  act(() => void moveHouse(house, 'Nowhere'))
  expect(result.current).toBeNull()
  act(() => void moveHouse({ ...house, query: 'city=Lahore&plotSize=7&bathrooms=3' }, 'Karachi'))
  expect(result.current).toMatchObject({ city: 'Karachi', plotSize: 7, plotUnit: 'Marla' })
  expect(result.current?.query).toMatch(/^city=Karachi&plotSize=7&bathrooms=3&prices=/)
  expect(result.current?.totalPkr).not.toBe(house.totalPkr)
})
