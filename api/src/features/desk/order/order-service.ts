import { createHash } from 'node:crypto'
import { type Move, movesOf } from '@tameer/contract'
import { actAtDesk, type DeskActor, type DeskLineToWrite } from '../../../access/desk-log.ts'
import type { Context } from '../../../context/context.ts'
import { conflict, notFound } from '../../../core/errors.ts'
import type { Reader } from '../../../db/connect.ts'
import { holdOrderOfCompanies, listPlaced, writeOrder } from '../../../db/queries/company-order.ts'
import { loadDeskCompanies } from '../../../db/queries/desk-companies.ts'
import { listDeskLines } from '../../../db/queries/desk-log.ts'

/** The companies that come first, as the desk sees them, and the version of their order. */
export async function loadOrder({ db }: Context) {
  const { ids, more } = await listPlaced(db.read)
  return { version: versionOf(ids), rows: await loadDeskCompanies(db.read, ids), more }
}

/**
 * Puts companies in this order. Each that was put in, taken out or moved past others has a line in the log. Throws `conflict` with the
 * newest such line when the order is not the one that was seen, and `not-found` when a company is gone.
 */
export async function saveOrder(
  context: Context,
  actor: DeskActor,
  { version, ids, why }: { version: string; ids: readonly string[]; why: string },
): Promise<void> {
  await actAtDesk(context, actor, async (trx) => {
    await holdOrderOfCompanies(trx)
    const { ids: before } = await listPlaced(trx)
    if (versionOf(before) !== version)
      throw conflict('orderChanged', undefined, await whatChanged(trx, before))
    const moves = movesOf(before, ids)
    if (moves.length === 0) return undefined
    if (!(await writeOrder(trx, before, ids))) throw notFound('companyGone')
    return { value: true, line: moves.map((move) => lineOf(move, why)) }
  })
}

function lineOf({ id, from, to }: Move, why: string): DeskLineToWrite {
  const subject = { kind: 'company', id } as const
  return { event: 'company-placed', subject, before: { position: from }, after: { position: to, why } }
}

/** Names an order: equal for the same companies in the same order alone. */
export function versionOf(ids: readonly string[]): string {
  return createHash('sha256').update(ids.join(' ')).digest('hex').slice(0, 32)
}

async function whatChanged(db: Reader, ids: readonly string[]) {
  const [line] = await listDeskLines(db, { event: 'company-placed' }, undefined, 1)
  const last = line && { actor: line.actor, at: new Date(line.createdAt).toISOString() }
  return { version: versionOf(ids), last: last ?? null }
}
