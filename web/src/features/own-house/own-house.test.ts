import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forgetOwnHouse, keepOwnHouse, type OwnHouse, useOwnHouse } from './own-house.ts'

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
  'what is no house is passed over: %s',
  (text) => {
    localStorage.setItem('ownHouse', text)
    expect(renderHook(useOwnHouse).result.current).toBeNull()
  },
)
