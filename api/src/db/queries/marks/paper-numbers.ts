import { referenceLength, referenceSigns } from '@tameer/contract'
import { randomSigns } from '../../../core/secrets/random.ts'
import type { Writer } from '../../database.ts'
import type { PaperNumbersTable } from '../../tables/payment-schema.ts'

/** Letters of an installation, without those that look like digits. */
const letterSigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * A reference for a payment that begins on that day in Pakistan, such as `TM-26-7K3PW9ADXQ`. It is drawn by chance, so
 * that no two databases at one merchant, and none that was restored, use one again.
 */
export function drawReference(day: string): string {
  return `TM-${day.slice(2, 4)}-${randomSigns(referenceSigns, referenceLength)}`
}

/**
 * The next number of a receipt, such as `2026-KRT-000213`, or of a note on money given back, such as `R2026-KRT-000004`:
 * without gaps, as it is given only when the transaction is stored.
 */
export async function takePaper(trx: Writer, kind: PaperNumbersTable['kind'], day: string): Promise<string> {
  const letters = await lettersOf(trx)
  const year = Number(day.slice(0, 4))
  const { last } = await trx
    .insertInto('paperNumbers')
    .values({ kind, year, letters, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'year', 'letters'])
        .doUpdateSet((row) => ({ last: row('paperNumbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return `${kind === 'refund' ? 'R' : ''}${year}-${letters}-${String(last).padStart(6, '0')}`
}

/**
 * The letters of this installation. A restore deletes them, and the next number draws others than were ever used here: so
 * two restores of one backup share no number.
 */
async function lettersOf(trx: Writer): Promise<string> {
  const kept = await findLetters(trx)
  if (kept !== undefined) return kept
  const used = new Set(
    (await trx.selectFrom('paperNumbers').select('letters').distinct().execute()).map((row) => row.letters),
  )
  let letters = randomSigns(letterSigns, 3)
  while (used.has(letters)) letters = randomSigns(letterSigns, 3)
  await trx
    .insertInto('paperLetters')
    .values({ id: 1, letters })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  // Those of another server that was quicker.
  return (await findLetters(trx)) ?? letters
}

async function findLetters(trx: Writer): Promise<string | undefined> {
  return (await trx.selectFrom('paperLetters').select('letters').executeTakeFirst())?.letters
}
