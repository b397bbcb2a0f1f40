import { requestLimits } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { endInvitations } from '../../db/queries/invitations.ts'
import { expireRequests, listRequestsToErase, listUnconfirmedRequests } from '../../db/queries/requests.ts'
import { blankRequest, removeRequest } from './request-removal.ts'

const dayMs = 24 * 60 * 60_000
const atOnce = 100

/** Deletes requests that were not confirmed in time; returns how many. */
export function deleteUnconfirmed(context: Context): Promise<number> {
  const { db, clock } = context
  return batches(
    () => listUnconfirmedRequests(db.read, clock(), atOnce),
    ({ id }) =>
      removeRequest(context, id, ({ state, endsAt }) => state === 'unconfirmed' && endsAt <= clock()),
  )
}

/** Ends open requests whose time is over, with what stands of their invitations; returns how many. */
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

/** Erases what is personal of requests that ended long ago; returns of how many. */
export function eraseEnded(context: Context): Promise<number> {
  const { db, clock } = context
  const endedBy = () => clock() - requestLimits.eraseDays * dayMs
  return batches(
    () => listRequestsToErase(db.read, endedBy(), atOnce),
    ({ id }) => blankRequest(context, id, ({ erasedAt }) => erasedAt === null),
  )
}

/** Does the work for all that are listed, batch by batch; ends when a batch came to nothing. */
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
