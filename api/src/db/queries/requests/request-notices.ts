import { newId } from '../../../core/secrets/ids.ts'
import type { Reader, Writer } from '../../database.ts'
import type { RequestEvent } from '../../tables/request-schema.ts'

/** The recipient: a company invited to the request, or, with null, its homeowner. */
export interface NoticeRecipient {
  requestId: string
  companyId: string | null
}

/** Records that somebody is to be told of an event by mail. */
export async function insertNotices(
  trx: Writer,
  recipients: readonly NoticeRecipient[],
  event: RequestEvent,
  now: number,
): Promise<void> {
  if (recipients.length === 0) return
  const rows = recipients.map(({ requestId, companyId }) => ({
    id: newId(),
    requestId,
    companyId,
    event,
    createdAt: now,
  }))
  await trx.insertInto('requestNotices').values(rows).execute()
}

/** Recipients whose first waiting event happened by then, longest waiting first. */
export function listDueRecipients(db: Reader, firstBy: number, most: number): Promise<NoticeRecipient[]> {
  return db
    .selectFrom('requestNotices')
    .select(['requestId', 'companyId'])
    .groupBy(['requestId', 'companyId'])
    .having((row) => row.fn.min('createdAt'), '<=', firstBy)
    .orderBy((row) => row.fn.min('createdAt'))
    .limit(most)
    .execute()
}

/** Takes all waiting events of a recipient, oldest first: of two concurrent callers one gets nothing. */
export async function takeNotices(
  trx: Writer,
  { requestId, companyId }: NoticeRecipient,
): Promise<RequestEvent[]> {
  const taken = await trx
    .deleteFrom('requestNotices')
    .where('requestId', '=', requestId)
    .where('companyId', companyId === null ? 'is' : '=', companyId)
    .returning(['id', 'event'])
    .execute()
  return taken.sort((one, other) => (one.id < other.id ? -1 : 1)).map(({ event }) => event)
}
