import { type RawBuilder, sql } from 'kysely'
import type { Reader, Writer } from '../../database.ts'

/** A company's own rates in PKR per square foot, and the time at which each was given, ms; null when it gave none. */
export interface RatesRecord {
  completePkr: number | null
  completeGivenAt: number | null
  /** Rate of a grey structure with material. */
  greyPkr: number | null
  greyGivenAt: number | null
}

export interface RatesUpdate {
  completeRatePkr?: number | null | undefined
  greyRatePkr?: number | null | undefined
}

/** Changes the given rates; the same rate counts as given again. The company must exist. */
export async function updateRates(
  trx: Writer,
  companyId: string,
  { completeRatePkr: complete, greyRatePkr: grey }: RatesUpdate,
  now: number,
): Promise<void> {
  if (complete === undefined && grey === undefined) return
  const givenAt = (pkr: number | null) => (pkr === null ? null : now)
  await trx
    .updateTable('companies')
    .set({
      updatedAt: now,
      ...(complete !== undefined && { completeRatePkr: complete, completeRateGivenAt: givenAt(complete) }),
      ...(grey !== undefined && { greyRatePkr: grey, greyRateGivenAt: givenAt(grey) }),
    })
    .where('id', '=', companyId)
    .execute()
}

/**
 * Companies that visitors may see with a rate that was given before that time and that they were not asked to renew; at
 * most `most`.
 */
export async function listEndedRates(db: Reader, before: number, most: number): Promise<string[]> {
  const ended = (column: string): RawBuilder<boolean> => {
    const givenAt = sql.ref(column)
    return sql<boolean>`(${givenAt} < ${before}
      and (rates_asked_before is null or ${givenAt} >= rates_asked_before))`
  }
  const rows = await db
    .selectFrom('companies')
    .select('id')
    // The condition of the index.
    .where(sql<boolean>`(complete_rate_given_at is not null or grey_rate_given_at is not null)`)
    .where(sql<boolean>`(${ended('completeRateGivenAt')} or ${ended('greyRateGivenAt')})`)
    .where('unlisted', '=', 0)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** A rate that was given some time ago. */
export interface EndedRate {
  kind: 'complete' | 'grey'
  pkr: number
  givenAt: number
}

/**
 * Records that the company is asked to renew the rates given before that time; returns those it was not asked for yet.
 * The company must be locked, so that no other server asks.
 */
export async function takeEndedRates(trx: Writer, companyId: string, before: number): Promise<EndedRate[]> {
  const row = await trx
    .selectFrom('companies')
    .select(['completeRatePkr', 'completeRateGivenAt', 'greyRatePkr', 'greyRateGivenAt', 'ratesAskedBefore'])
    .where('id', '=', companyId)
    .where('unlisted', '=', 0)
    .executeTakeFirst()
  if (!row) return []
  const since = row.ratesAskedBefore ?? 0
  const rates = [
    { kind: 'complete' as const, pkr: row.completeRatePkr, givenAt: row.completeRateGivenAt },
    { kind: 'grey' as const, pkr: row.greyRatePkr, givenAt: row.greyRateGivenAt },
  ]
  const ended = rates.flatMap(({ kind, pkr, givenAt }) =>
    pkr !== null && givenAt !== null && givenAt >= since && givenAt < before ? [{ kind, pkr, givenAt }] : [],
  )
  if (ended.length > 0) await noteRatesAsked(trx, companyId, before)
  return ended
}

/** Records that the company has been asked to renew the rates given before that time. */
export async function noteRatesAsked(trx: Writer, companyId: string, before: number): Promise<void> {
  await trx.updateTable('companies').set({ ratesAskedBefore: before }).where('id', '=', companyId).execute()
}
