import type { FieldFigure } from '@tameer/contract'
import { sql } from 'kysely'
import { dayInPakistan, dayMs } from '../../core/day-in-pakistan.ts'
import { type FieldCount, listP75 } from '../../core/field-p75.ts'
import type { Database, Writer } from '../database.ts'

/** Visits of a day, of which a figure lay in one step. */
export interface DatedCount extends FieldCount {
  /** `2026-11-23`, in Pakistan. */
  day: string
}

/** Adds to the counts. Each step of a day stands in `counts` once. */
export async function addFieldCounts(trx: Writer, counts: readonly DatedCount[]): Promise<void> {
  const key = ['day', 'name', 'screens', 'network', 'atMost'] as const
  await trx
    .insertInto('fieldCounts')
    .values(counts)
    .onConflict((clash) =>
      clash.columns(key).doUpdateSet((row) => ({
        visits: sql<number>`${row.ref('fieldCounts.visits')} + ${row.ref('excluded.visits')}`,
      })),
    )
    .execute()
}

/** Days that the figures look back. */
const daysBack = 28

/** How fast the visits of the last 28 days were; `now` in ms. */
export async function readFieldFigures(
  { read }: Pick<Database, 'read'>,
  now: number,
): Promise<FieldFigure[]> {
  const rows = await read
    .selectFrom('fieldCounts')
    .select(['name', 'screens', 'network', 'atMost'])
    .select((row) => row.fn.sum<number | string>('visits').as('visits'))
    .where('day', '>', dayInPakistan(now - daysBack * dayMs))
    .groupBy(['name', 'screens', 'network', 'atMost'])
    .execute()
  return listP75(rows.map(({ visits, ...row }) => ({ ...row, visits: Number(visits) })))
}

/** Deletes the counts of the days before `day`; returns how many. */
export async function deleteFieldCounts(trx: Writer, day: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('fieldCounts').where('day', '<', day).executeTakeFirst()
  return Number(numDeletedRows)
}
