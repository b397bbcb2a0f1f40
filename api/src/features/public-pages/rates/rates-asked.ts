import { slugOf } from '@tameer/contract'
import * as z from 'zod'
import { invalidField } from '../../../core/errors.ts'
import { findCostCity } from '../costs/cost-page.ts'
import type { RatesAsked } from './rates-csv.ts'

/** Reads `?city=&since=` of the file of rates. Throws `invalid` for a city without rates and for what is no ISO date. */
export function readRatesAsked({ city: name, since }: Record<string, unknown>): RatesAsked {
  const city = findCostCity(slugOf(String(name)))
  if (name !== undefined && !city) throw invalidField('city', 'chooseFromList')
  const day = z.iso.date().optional().safeParse(since)
  if (!day.success) throw invalidField('since', 'enterPriceDay')
  return { city, since: day.data }
}
