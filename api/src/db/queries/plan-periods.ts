import type { PlanPeriod } from '@tameer/contract'
import type { Reader, Writer } from '../database.ts'

/** All times that a company has paid for, in the order of their numbers. */
export function listPeriods(db: Reader, companyId: string): Promise<PlanPeriod[]> {
  return db
    .selectFrom('planPeriods')
    .select(['no', 'plan', 'startsOn', 'endsOn', 'cutOn', 'boughtOn', 'fee'])
    .where('companyId', '=', companyId)
    .orderBy('no')
    .execute()
}

/**
 * Stores a period of a company. Returns false when there is one of that number: its number was paid for before. The
 * company must be locked.
 */
export async function insertPeriod(
  trx: Writer,
  companyId: string,
  paymentId: string,
  period: PlanPeriod,
): Promise<boolean> {
  const row = await trx
    .insertInto('planPeriods')
    .values({ ...period, companyId, paymentId })
    .onConflict((conflict) => conflict.columns(['companyId', 'no']).doNothing())
    .returning('no')
    .executeTakeFirst()
  return row !== undefined
}

/** The period that a payment paid for. */
export function findPeriodOf(db: Reader, paymentId: string) {
  return db
    .selectFrom('planPeriods')
    .select(['startsOn', 'endsOn'])
    .where('paymentId', '=', paymentId)
    .executeTakeFirst()
}

/** The periods that payments paid for, by the payment's id. */
export async function listPeriodsOf(db: Reader, companyId: string) {
  const rows = await db
    .selectFrom('planPeriods')
    .select(['paymentId', 'startsOn', 'endsOn'])
    .where('companyId', '=', companyId)
    .execute()
  return new Map(rows.map(({ paymentId, ...period }) => [paymentId, period]))
}

/**
 * Ends the periods of a company that have smaller numbers on the day before `day`: a higher plan takes their place. The
 * company must be locked.
 */
export async function cutPeriods(
  trx: Writer,
  companyId: string,
  { before, day }: { before: number; day: string },
): Promise<void> {
  await trx
    .updateTable('planPeriods')
    .set({ cutOn: day })
    .where('companyId', '=', companyId)
    .where('no', '<', before)
    .where('endsOn', '>=', day)
    .where('cutOn', 'is', null)
    .execute()
}

/** How many projects a company has, hidden ones too and without drafts. */
export async function countProjects(db: Reader, companyId: string): Promise<number> {
  const { n } = await db
    .selectFrom('portfolios')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('companyId', '=', companyId)
    .where('draft', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** A period that ends soon or has just ended, with nothing paid behind it. */
export interface EndingPeriod {
  companyId: string
  no: number
  plan: PlanPeriod['plan']
  endsOn: string
  reminded: number
}

/** The last periods of companies that end from `first` to `last`, both days included; at most `most` after a company. */
export function listEnding(
  db: Reader,
  { first, last, after, most }: { first: string; last: string; after: string; most: number },
): Promise<EndingPeriod[]> {
  return endingPeriods(db)
    .where('period.endsOn', '>=', first)
    .where('period.endsOn', '<=', last)
    .where('period.companyId', '>', after)
    .orderBy('period.companyId')
    .limit(most)
    .execute()
}

/** The last period of a company, as `listEnding` gives it. */
export function findEnding(db: Reader, companyId: string): Promise<EndingPeriod | undefined> {
  return endingPeriods(db).where('period.companyId', '=', companyId).executeTakeFirst()
}

function endingPeriods(db: Reader) {
  return db
    .selectFrom('planPeriods as period')
    .select(['period.companyId', 'period.no', 'period.plan', 'period.endsOn', 'period.reminded'])
    .where('period.cutOn', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('planPeriods as later')
            .select('later.no')
            .whereRef('later.companyId', '=', 'period.companyId')
            .whereRef('later.no', '>', 'period.no')
            .where('later.cutOn', 'is', null),
        ),
      ),
    )
}

/** Notes the last reminder of a period's end. */
export async function noteReminded(
  trx: Writer,
  { companyId, no }: Pick<EndingPeriod, 'companyId' | 'no'>,
  reminded: number,
): Promise<void> {
  await trx
    .updateTable('planPeriods')
    .set({ reminded })
    .where('companyId', '=', companyId)
    .where('no', '=', no)
    .execute()
}
