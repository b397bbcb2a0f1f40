import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetCurrency, keepCurrency, readCurrency, useOwnCurrency } from './own-currency.ts'

const pound = { name: 'GBP', rupeesForOne: 355 }

afterEach(() => {
  act(forgetCurrency)
})

describe('readCurrency', () => {
  it.each([
    ['GBP', '355', 355],
    [' £ ', ' 355.5 ', 355.5],
    ['درہم', '76.5', 76.5],
    ['BTC', '1,00,000', 100_000],
  ])('takes %s at %s', (name, rate, rupeesForOne) => {
    expect(readCurrency({ name, rate })).toEqual({ ok: true, currency: { name: name.trim(), rupeesForOne } })
  })

  it.each([
    ['', '355', { name: 'currencyMissing' }],
    ['GBP 2', '355', { name: 'currencyWrong' }],
    ['pounds sterling', '355', { name: 'currencyWrong' }],
    ['GBP', '', { rate: 'rateMissing' }],
    ['GBP', '0', { rate: 'rateWrong' }],
    ['GBP', '-355', { rate: 'rateWrong' }],
    ['GBP', '1e3', { rate: 'rateWrong' }],
    ['GBP', '100001', { rate: 'rateWrong' }],
    ['GBP', 'much', { rate: 'rateWrong' }],
    ['', '', { name: 'currencyMissing', rate: 'rateMissing' }],
  ])('refuses %j at %j', (name, rate, problems) => {
    expect(readCurrency({ name, rate })).toEqual({ ok: false, problems })
  })
})

describe('an own currency', () => {
  it('stays on the device until it is forgotten; nonsense there is none', () => {
    const { result } = renderHook(() => useOwnCurrency())
    expect(result.current).toBeUndefined()
    act(() => keepCurrency(pound))
    expect(result.current).toEqual(pound)
    act(forgetCurrency)
    expect(result.current).toBeUndefined()
    for (const nonsense of ['{', '5', '["GBP"]', '["GBP","x"]', '[null,3]']) {
      localStorage.setItem('ownCurrency', nonsense)
      const read = renderHook(() => useOwnCurrency()).result.current
      expect(read === undefined || read.name === 'null').toBe(true)
    }
  })
})
