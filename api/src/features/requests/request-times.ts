import { dayMs, requestLimits } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { endInvitations } from '../../db/queries/requests/invitations.ts'
import {
  expireRequests,
  listRequestsToErase,
  listUnconfirmedRequests,
} from '../../db/queries/requests/requests.ts'
import { blankRequest, removeRequest } from './request-removal.ts'

const atOnce = 100

/** Deletes requests that were not confirmed in time. Returns their number. */
export function deleteUnconfirmed(context: Context): Promise<number> {
  const { db, clock } = context
  return batches(
    () => listUnconfirmedRequests(db.read, clock(), atOnce),
    ({ id }) =>
      removeRequest(context, id, ({ state, endsAt }) => state === 'unconfirmed' && endsAt <= clock()),
  )
}

/** Ends open requests whose time is over, with their open invitations. Returns their number. */
export async function expireOpen({ db, clock }: Context): Promise<number> {
  let expired = 0
  for (;;) {
    const ids = await db.note(async (trx) => {
      const ended = await expireRequests(trx, clock(), atOnce)
      await endInvitations(trx, ended, 'expire')
      return ended
    })
    expired += ids.length
    if (ids.length < atOnce) return expired
  }
}

/** Erases the personal data of requests that ended long ago. Returns their number. */
export function eraseEnded(context: Context): Promise<number> {
  const { db, clock } = context
  const endedBy = () => clock() - requestLimits.eraseDays * dayMs
  return batches(
    () => listRequestsToErase(db.read, endedBy(), atOnce),
    ({ id }) => blankRequest(context, id, ({ erasedAt }) => erasedAt === null),
  )
}

/** Processes all listed items batch by batch. Stops after a batch in which nothing was done. */
async function batches<Item>(
  list: () => Promise<Item[]>,
  work: (item: Item) => Promise<boolean>,
): Promise<number> {
  let done = 0
  for (;;) {
    const items = await list()
    let now = 0
    for (const item of items) if (await work(item)) now += 1
    done += now
    if (items.length < atOnce || now === 0) return done
  }
}
