import { dayMs, houseLimits } from '@tameer/contract'
import { insertHouseNotice } from '../../db/queries/houses/house-notices.ts'
import type { HouseEvent, HouseRecord, HouseReminder } from '../../db/tables/house-schema.ts'
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
  { thingId, afterDays = 0 }: About = {},
): Promise<void> {
  const { id: houseId, companyId } = house
  if (companyId === null) return
  const dueAt = now + afterDays * dayMs
  await insertHouseNotice(trx, { houseId, companyId, event, thingId: thingId ?? null, now, dueAt })
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
export async function tellOther(
  act: HouseAct,
  event: HouseEvent,
  about: Required<Pick<About, 'thingId'>> & About,
) {
  await (act.caller.side === 'family' ? tellBuilder(act, event, about) : tellFamily(act, event, about))
}

/** Tells the side that did not act what waits for its answer, and reminds it of it some days later. */
export async function askOther(
  act: HouseAct,
  event: HouseEvent,
  reminder: HouseReminder,
  thingId: string,
): Promise<void> {
  await tellOther(act, event, { thingId })
  for (const afterDays of houseLimits.reminderDays) await tellOther(act, reminder, { thingId, afterDays })
}
