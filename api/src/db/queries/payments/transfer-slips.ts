import type { Writer } from '../../database.ts'

/**
 * Notes that a company says it paid by bank transfer, with the file of its slip unless that is null. The time of the
 * first saying stays. Returns false unless it is a transfer of that company that waits.
 */
export async function noteSaidPaid(
  trx: Writer,
  own: { companyId: string; reference: string },
  { slipFile, now }: { slipFile: string | null; now: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('payments')
    .set((each) => ({
      saidPaidAt: each.fn.coalesce('saidPaidAt', each.val(now)),
      ...(slipFile !== null && { slipFile }),
    }))
    .where('reference', '=', own.reference)
    .where('companyId', '=', own.companyId)
    .where('gateway', '=', 'transfer')
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the slips off a company's payments; returns their files. The company must be locked. */
export async function takeSlipsOf(trx: Writer, companyId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('payments')
    .select('slipFile')
    .where('companyId', '=', companyId)
    .where('slipFile', 'is not', null)
    .execute()
  if (rows.length > 0) {
    await trx.updateTable('payments').set({ slipFile: null }).where('companyId', '=', companyId).execute()
  }
  return rows.flatMap(({ slipFile }) => slipFile ?? [])
}
