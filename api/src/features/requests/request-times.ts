import { dayMs, requestLimits } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { batchSize, inBatches } from '../../core/in-batches.ts'
import { endInvitations } from '../../db/queries/requests/invitations.ts'
import {
  expireRequests,
  listRequestsToErase,
  listUnconfirmedRequests,
} from '../../db/queries/requests/requests.ts'
import { blankRequest, removeRequest } from './request-removal.ts'

/** Deletes requests that were not confirmed in time. Returns their number. */
export function deleteUnconfirmed(context: Context): Promise<number> {
  const { db, clock } = context
  return inBatches(
    (most) => listUnconfirmedRequests(db.read, clock(), most),
    ({ id }) =>
      removeRequest(context, id, ({ state, endsAt }) => state === 'unconfirmed' && endsAt <= clock()),
  )
}

/** Ends open requests whose time is over, with their open invitations. Returns their number. */
export async function expireOpen({ db, clock }: Context): Promise<number> {
  let expired = 0
  for (;;) {
    const ids = await db.note(async (trx) => {
      const ended = await expireRequests(trx, clock(), batchSize)
      await endInvitations(trx, ended, 'expire')
      return ended
    })
    expired += ids.length
    if (ids.length < batchSize) return expired
  }
}

/** Erases the personal data of requests that ended long ago. Returns their number. */
export function eraseEnded(context: Context): Promise<number> {
  const { db, clock } = context
  const endedBy = () => clock() - requestLimits.eraseDays * dayMs
  return inBatches(
    (most) => listRequestsToErase(db.read, endedBy(), most),
    ({ id }) => blankRequest(context, id, ({ erasedAt }) => erasedAt === null),
  )
}
