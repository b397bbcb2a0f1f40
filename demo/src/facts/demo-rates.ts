import { dayMs } from '@tameer/api/src/core/day-in-pakistan.ts'
import type { Writer } from '@tameer/api/src/db/database.ts'
import {
  noteRatesAsked,
  type RatesUpdate,
  updateRates,
} from '@tameer/api/src/db/queries/companies/company-rates.ts'
import { rateShownDays } from '@tameer/contract'
import { createRandom } from '../random.ts'
import type { DemoCompany } from './demo-companies.ts'

const construction = 5
const stepPkr = 50

export interface DemoRates extends RatesUpdate {
  /** Days between the rates and the loading of the demo. */
  daysAgo: number
}

/**
 * Returns invented rates of about half of the construction companies, the same on every machine. Some are so old that
 * visitors do not see them.
 */
export function demoRates({ key, categoryIds }: DemoCompany): DemoRates | undefined {
  const random = createRandom(`rates of ${key}`)
  if (!categoryIds.includes(construction) || random.chance(0.35)) return undefined
  const greyRatePkr = random.int(2850 / stepPkr, 3500 / stepPkr) * stepPkr
  const completeRatePkr = random.int(4900 / stepPkr, 6800 / stepPkr) * stepPkr
  const isOld = random.chance(0.2)
  const daysAgo = isOld ? rateShownDays + random.int(5, 40) : random.int(1, 30)
  const both = { completeRatePkr, greyRatePkr }
  return { ...random.pick([both, both, { completeRatePkr }, { greyRatePkr }]), daysAgo }
}

/** Stores the rates of a demo company. Old rates get no reminder, because the outbox is for the visitor's own mails. */
export async function giveDemoRates(
  trx: Writer,
  company: DemoCompany,
  { companyId, now }: { companyId: string; now: number },
): Promise<void> {
  const rates = demoRates(company)
  if (!rates) return
  await updateRates(trx, companyId, rates, now - rates.daysAgo * dayMs)
  if (rates.daysAgo > rateShownDays) await noteRatesAsked(trx, companyId, now - rateShownDays * dayMs)
}
