import { expect, it } from 'vitest'
import { limitsSoldOn, taxIn } from './plans.ts'

it('gives the limits of the set that was sold on a day', () => {
  expect(limitsSoldOn('2026-11-01').pro.projects).toBe(300)
  expect(limitsSoldOn('2020-01-01').basic.projects).toBe(10)
})

it('splits a sum into its net amount and its tax, to the paisa', () => {
  expect(taxIn(25_000, 16)).toEqual({ net: 2_155_172, tax: 344_828 })
  expect(taxIn(2500, 0)).toEqual({ net: 250_000, tax: 0 })
  for (let amount = 1; amount < 2000; amount += 1) {
    const { net, tax } = taxIn(amount, 16.5)
    expect(net + tax).toBe(amount * 100)
  }
})
