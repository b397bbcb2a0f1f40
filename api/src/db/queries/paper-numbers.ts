import type { Writer } from '../database.ts'
import type { PaperNumbersTable } from '../payment-schema.ts'

/** The next reference of a payment that begins on that day in Pakistan, such as `TM-26-00497`. */
export async function takeReference(trx: Writer, day: string): Promise<string> {
  const number = String(await takeNumber(trx, 'payment', yearOf(day))).padStart(5, '0')
  return `TM-${day.slice(2, 4)}-${number}`
}

/** The next number of a receipt, such as `2026-000213`, or of a note on money given back, such as `R2026-000004`. */
export async function takePaper(trx: Writer, kind: 'receipt' | 'refund', day: string): Promise<string> {
  const number = String(await takeNumber(trx, kind, yearOf(day))).padStart(6, '0')
  return `${kind === 'refund' ? 'R' : ''}${yearOf(day)}-${number}`
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

/** The next number of a kind of paper in a year: without gaps, as it is given only when the transaction is stored. */
async function takeNumber(trx: Writer, kind: PaperNumbersTable['kind'], year: number): Promise<number> {
  const { last } = await trx
    .insertInto('paperNumbers')
    .values({ kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet((row) => ({ last: row('paperNumbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
