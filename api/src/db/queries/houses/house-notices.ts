import { newId } from '../../../core/secrets/ids.ts'
import type { Reader, Writer } from '../../database.ts'
import type { HouseEvent, HouseNoticeRecord } from '../../tables/house-schema.ts'

/** The recipient: the company of the house, or, with null, its family. */
export interface HouseRecipient {
  houseId: string
  companyId: string | null
}

export interface NewHouseNotice extends HouseRecipient {
  event: HouseEvent
  /** The thing it is about; null for the house. */
  thingId: string | null
  now: number
  /** Time from which it is to be told. */
  dueAt: number
}

/** Records that somebody is to be told of an event by mail. */
export async function insertHouseNotice(trx: Writer, { now, ...notice }: NewHouseNotice): Promise<void> {
  await trx
    .insertInto('houseNotices')
    .values({ ...notice, id: newId(), createdAt: now })
    .execute()
}

/** Recipients whose first event was due by then, longest waiting first. */
export function listDueHouseRecipients(db: Reader, firstBy: number, most: number): Promise<HouseRecipient[]> {
  return db
    .selectFrom('houseNotices')
    .select(['houseId', 'companyId'])
    .where('dueAt', '<=', firstBy)
    .groupBy(['houseId', 'companyId'])
    .orderBy((row) => row.fn.min('dueAt'))
    .limit(most)
    .execute()
}

/** Takes all events of a recipient that are due, oldest first: of two concurrent callers one gets nothing. */
export async function takeHouseNotices(
  trx: Writer,
  { houseId, companyId }: HouseRecipient,
  now: number,
): Promise<HouseNoticeRecord[]> {
  const taken = await trx
    .deleteFrom('houseNotices')
    .where('houseId', '=', houseId)
    .where('companyId', companyId === null ? 'is' : '=', companyId)
    .where('dueAt', '<=', now)
    .returningAll()
    .execute()
  return taken.sort((one, other) => (one.id < other.id ? -1 : 1))
}
