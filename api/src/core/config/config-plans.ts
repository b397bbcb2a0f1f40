import type { PlanFees } from '@tameer/contract'
import { siteName } from '../../words/site-name.ts'
import { dayInPakistan } from '../day-in-pakistan.ts'
import type { Judge } from './config-judge.ts'

/** Fees of the plans, and the seller. */
export interface PlanSales {
  /** Whole rupees, tax included. */
  fees: PlanFees
  /** The day from which these fees hold. */
  since: string
  /** Tax that the fees include, in hundredths of a per cent: 1600 is 16 %. */
  taxPercent: number
  /** Stands on receipts. */
  seller: { name: string; address: string; taxNumber: string }
  /** True in demo mode: nothing is really sold. */
  samples: boolean
}

/** Fees and a seller for demo mode. All of it is a sample: no real price, rate, address or number. */
export const sampleSales: PlanSales = {
  fees: { plus: { 1: 2500, 12: 25_000 }, pro: { 1: 7500, 12: 75_000 } },
  since: '2026-11-01',
  taxPercent: 1600,
  seller: {
    name: `${siteName} (Demo)`,
    address: 'Sample Plaza, Mall Road, Lahore',
    taxNumber: '0000000-0',
  },
  samples: true,
}

const prices = ['PLAN_PLUS_MONTH', 'PLAN_PLUS_YEAR', 'PLAN_PRO_MONTH', 'PLAN_PRO_YEAR'] as const
const others = [
  'PLAN_FEES_SINCE',
  'PLAN_TAX_PERCENT',
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SELLER_TAX_NUMBER',
] as const
/** Longest text of the seller, characters. */
const mostText = 400
const mostPkr = 10_000_000

/**
 * Reads the fees of the plans. Null: nothing is sold, and every company has what the highest plan has. With some of the
 * settings and not all, it is a fault that names the missing ones.
 */
export function judgePlans(judge: Judge, demo: boolean): PlanSales | null {
  const names = [...prices, ...others]
  const missing = names.filter((name) => judge.text(name) === undefined)
  if (missing.length === names.length) return demo ? sampleSales : null
  if (missing.length > 0) {
    judge.fault(`To sell plans, these settings are needed too: ${missing.join(', ')}`)
    return null
  }
  const [plusMonth, plusYear, proMonth, proYear] = prices.map((name) =>
    judge.number(name, { least: 1, most: mostPkr, whole: true }, 1),
  ) as [number, number, number, number]
  const percent = judge.number('PLAN_TAX_PERCENT', { least: 0, most: 100, whole: false }, 0)
  const since = judge.text('PLAN_FEES_SINCE') ?? ''
  if (!/^\d{4}-\d\d-\d\d$/.test(since) || Number.isNaN(Date.parse(since))) {
    judge.fault('PLAN_FEES_SINCE must be a date such as 2026-11-01')
  } else if (since > dayInPakistan(Date.now())) {
    judge.fault(
      'PLAN_FEES_SINCE must be today or earlier: fees hold from the moment the server starts with them',
    )
  }
  if (proMonth <= plusMonth || proYear <= plusYear) judge.fault('Pro must cost more than Plus')
  return {
    fees: { plus: { 1: plusMonth, 12: plusYear }, pro: { 1: proMonth, 12: proYear } },
    since,
    taxPercent: Math.round(percent * 100),
    samples: false,
    seller: {
      name: sellerText(judge, 'SELLER_NAME'),
      address: sellerText(judge, 'SELLER_ADDRESS'),
      taxNumber: sellerText(judge, 'SELLER_TAX_NUMBER'),
    },
  }
}

function sellerText(judge: Judge, name: (typeof others)[number]): string {
  const text = judge.text(name) ?? ''
  if (text.length > mostText) judge.fault(`${name} must have at most ${mostText} characters`)
  return text
}
