import type { HouseMoney } from '@tameer/contract'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { houseViewOf, paymentOf } from '../../../../test/own-house.ts'
import { MoneyPart } from './money-part.tsx'

const textOf = (view: ReturnType<typeof houseViewOf>) =>
  render(<MoneyPart view={view} />).container.textContent ?? ''
const moneyOf = (changes: Partial<HouseMoney>): HouseMoney => ({
  basePkr: 16_436_250,
  changesPkr: 0,
  contractPkr: 16_436_250,
  agreedPkr: 8_218_125,
  agreedPercent: 50,
  paidPkr: 9_000_000,
  saidPkr: 861_751,
  nextPkr: 0,
  aheadPkr: 1_643_626,
  warns: true,
  ...changes,
})

it('says the price, what is agreed and then, what is paid and waits, and what is ahead', () => {
  const payments = [paymentOf({ pkr: 861_751 }), paymentOf({ id: '5', state: 'confirmed' })]
  const text = textOf(houseViewOf({ companyId: '7' }, { money: moneyOf({}), payments }))
  expect(text).toContain('Agreed price now1.64 Crore1,64,36,250 quoted')
  expect(text).toContain('82,18,12550 %, with plaster 62 %')
  expect(text).toContain('90,00,00054 % · 1 payment · 8,61,751 waits for confirmation')
  expect(text).toContain('16,43,626 more is paid than what is agreed as done, 10 % of the price.')
})

it('says nothing of a tenth ahead, and that nothing is ahead; a plan has no such sentence', () => {
  const tenth = moneyOf({ aheadPkr: 1_643_625, warns: false })
  const none = moneyOf({ aheadPkr: 0, warns: false, saidPkr: 0, paidPkr: 8_000_000 })
  expect(textOf(houseViewOf({}, { money: tenth }))).not.toMatch(/more is paid|Nothing is paid/)
  expect(textOf(houseViewOf({}, { money: none }))).toContain('Nothing is paid ahead of the work.')
  const plan = textOf(
    houseViewOf({ basis: 'estimate', alone: true }, { money: none, payments: [paymentOf()] }),
  )
  expect(plan).toContain('Your plan now')
  expect(plan).toContain('1 payment · written by you alone')
  expect(plan).not.toContain('Nothing is paid')
})

it('shows nothing to callers without money', () => {
  expect(textOf(houseViewOf({}, { money: null }))).toBe('')
})
