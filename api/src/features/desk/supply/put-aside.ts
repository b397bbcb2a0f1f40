import type { TraceKind } from '@tameer/contract'
import { type DeskActor, noteAtDesk } from '../../../access/desk-log.ts'
import type { Context } from '../../../context/context.ts'
import { conflict } from '../../../core/errors.ts'
import type { Writer } from '../../../db/connect.ts'
import { closeShared, isSharedSince, listHolders, listOpen } from '../../../db/queries/duplicates.ts'
import { mostOthers } from './duplicate-lists.ts'

const factNames = {
  phone: 'sharedNumbers',
  name: 'sharedNames',
  picture: 'sharedPictures',
} as const satisfies Record<TraceKind, string>

/**
 * Notes that the companies that share these things are different: the things leave the list until another company gets one
 * of them. Each company has a line in the log. Throws `conflict` when one of them is not open any more, or another company has
 * got it since.
 */
export async function putAside(
  context: Pick<Context, 'db' | 'clock'>,
  actor: DeskActor,
  ids: readonly string[],
): Promise<void> {
  const asked = [...new Set(ids)]
  await noteAtDesk(context, actor, async (trx) => {
    const open = await listOpen(trx, asked)
    if (open.length < asked.length) throw conflict('sharedChanged')
    const companyIds = new Set<string>()
    const counts: Partial<Record<(typeof factNames)[TraceKind], number>> = {}
    for (const trace of open) {
      await closeSeen(trx, trace)
      for (const id of [trace.companyId, ...(await listHolders(trx, trace, mostOthers + 1))]) {
        companyIds.add(id)
      }
      const name = factNames[trace.kind]
      counts[name] = (counts[name] ?? 0) + 1
    }
    const after = { companies: companyIds.size, ...counts }
    const lines = [...companyIds].map((id) => ({
      ...{ event: 'duplicates-put-aside' as const, subject: { kind: 'company' as const, id }, after },
    }))
    return { value: true, line: lines }
  })
}

/** Closes a value that the actor saw as it is now. Throws `conflict`. */
async function closeSeen(trx: Writer, trace: Parameters<typeof isSharedSince>[1]): Promise<void> {
  if (await isSharedSince(trx, trace)) throw conflict('sharedChanged')
  const closed = await closeShared(trx, trace)
  // Somebody else was faster.
  if (!closed.includes(trace.id)) throw conflict('sharedChanged')
}
