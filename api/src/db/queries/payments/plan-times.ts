import type { PaidTime } from '@tameer/contract'
import { dayInPakistan } from '../../../core/day-in-pakistan.ts'
import type { Reader, Writer } from '../../database.ts'

/** Everything that a company ever paid, in the order in which it was paid, as far as it gives days of a plan. */
export async function listPaidTimes(db: Reader, companyId: string): Promise<PaidTime[]> {
  const times = await listPaidTimesOf(db, [companyId])
  return times.get(companyId) ?? []
}

/** As `listPaidTimes`, of many companies at once. */
export async function listPaidTimesOf(
  db: Reader,
  companyIds: readonly string[],
): Promise<Map<string, PaidTime[]>> {
  if (companyIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'companyId', 'plan', 'months', 'createdAt', 'paidAt', 'refundDueAt'])
    .where('companyId', 'in', companyIds)
    .where('paidAt', 'is not', null)
    .orderBy('paidAt')
    .orderBy('id')
    .execute()
  const times = new Map(companyIds.map((id): [string, PaidTime[]] => [id, []]))
  for (const { id, companyId, plan, months, createdAt, paidAt, refundDueAt } of rows) {
    times.get(companyId ?? '')?.push({
      id,
      plan,
      months,
      begunOn: dayInPakistan(createdAt),
      paidOn: dayInPakistan(paidAt ?? createdAt),
      backOn: refundDueAt === null ? null : dayInPakistan(refundDueAt),
    })
  }
  return times
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

/** Companies that have paid for a plan, in the order of their ids; at most `most` after that one. */
export async function listPayingCompanies(db: Reader, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('companyId')
    .distinct()
    .where('companyId', '>', after)
    .where('state', '=', 'paid')
    .orderBy('companyId')
    .limit(most)
    .execute()
  return rows.flatMap(({ companyId }) => companyId ?? [])
}

/** The payment that a company paid last and that is kept. It remembers which reminder of the end was sent. */
export function findLastPaid(db: Reader, companyId: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'reminded'])
    .where('companyId', '=', companyId)
    .where('state', '=', 'paid')
    .orderBy('paidAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Notes the last reminder of the end of a plan with the payment that `findLastPaid` found. */
export async function noteReminded(trx: Writer, paymentId: string, reminded: number): Promise<void> {
  await trx.updateTable('payments').set({ reminded }).where('id', '=', paymentId).execute()
}
