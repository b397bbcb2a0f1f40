import { dayMs } from '@tameer/contract'
import { insertHouseNotice } from '../../db/queries/houses/house-notices.ts'
import type { HouseEvent, HouseRecord } from '../../db/tables/house-schema.ts'
import type { HouseAct } from './house-acts.ts'

type Teller = Pick<HouseAct, 'trx' | 'now'> & {
  house: Pick<HouseRecord, 'id' | 'companyId' | 'emailConfirmedAt'>
}

interface About {
  thingId?: string
  /** Days after which it is told; by default with the next mail. */
  afterDays?: number
}

/** Records that the company of a house is to be told of an event, if there is one: in the transaction of the act. */
export async function tellBuilder(
  { trx, house, now }: Teller,
  event: HouseEvent,
  { thingId }: Pick<About, 'thingId'> = {},
): Promise<void> {
  const { id: houseId, companyId } = house
  if (companyId === null) return
  await insertHouseNotice(trx, { houseId, companyId, event, thingId: thingId ?? null, now, dueAt: now })
}

/** Does the same for the family. Of a later event it hears also when its mailbox is confirmed until then. */
export async function tellFamily(
  { trx, house, now }: Teller,
  event: HouseEvent,
  { thingId, afterDays = 0 }: About = {},
): Promise<void> {
  if (house.emailConfirmedAt === null && afterDays === 0) return
  const dueAt = now + afterDays * dayMs
  const to = { houseId: house.id, companyId: null }
  await insertHouseNotice(trx, { ...to, event, thingId: thingId ?? null, now, dueAt })
}

/** Tells the side that did not act. */
export function tellOther(act: HouseAct, event: HouseEvent, thingId: string): Promise<void> {
  return act.caller.side === 'family'
    ? tellBuilder(act, event, { thingId })
    : tellFamily(act, event, { thingId })
}
