import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../../test/config-faults.ts'
import { salesEnv } from '../../../test/sales.ts'
import { dayInPakistan, dayMs } from '../day-in-pakistan.ts'
import { readConfig } from './config.ts'

describe('fees of the plans in the configuration', () => {
  it('sell nothing when none is set, and are samples in demo mode', () => {
    expect(readConfig({ DEMO: '0' }).plans).toBeNull()
    expect(readConfig({ DEMO: '1' }).plans).toMatchObject({ samples: true })
  })

  it('are read with the seller', () => {
    expect(readConfig(salesEnv).plans).toEqual({
      fees: { plus: { 1: 2500, 12: 25_000 }, pro: { 1: 7500, 12: 75_000 } },
      ...{ since: '2026-11-01', taxPercent: 1600, samples: false },
      seller: { name: 'Tameer', address: 'Lahore', taxNumber: '1234567-8' },
    })
  })

  it('are refused with the names of the missing settings', () => {
    const { SELLER_NAME: _name, PLAN_PRO_YEAR: _year, ...some } = salesEnv
    expect(faultsOf(some)).toEqual([
      'To sell plans, these settings are needed too: PLAN_PRO_YEAR, SELLER_NAME',
    ])
  })

  it('hold from the start of the server: a day to come is refused, today is not', () => {
    const since = (days: number) => ({ PLAN_FEES_SINCE: dayInPakistan(Date.now() + days * dayMs) })
    expect(faultsOf({ ...salesEnv, ...since(0) })).toEqual([])
    expect(faultsOf({ ...salesEnv, ...since(2) })).toEqual([
      'PLAN_FEES_SINCE must be today or earlier: fees hold from the moment the server starts with them',
    ])
    expect(faultsOf({ ...salesEnv, PLAN_FEES_SINCE: '1 November' })).toEqual([
      'PLAN_FEES_SINCE must be a date such as 2026-11-01',
    ])
  })

  it('name a seller that fits on a receipt', () => {
    expect(faultsOf({ ...salesEnv, SELLER_ADDRESS: 'x'.repeat(401) })).toEqual([
      'SELLER_ADDRESS must have at most 400 characters',
    ])
  })

  it('are more for Pro than for Plus', () => {
    expect(faultsOf({ ...salesEnv, PLAN_PRO_MONTH: '2500' })).toEqual(['Pro must cost more than Plus'])
  })
})
