import type { Reader, Writer } from '../../database.ts'
import type { QuoteRow } from '../../tables/request-schema.ts'

/** Stores a revision. The invitation's `quote_revision` is the number of the newest. */
export async function insertQuote(trx: Writer, quote: QuoteRow): Promise<void> {
  await trx.insertInto('quotes').values(quote).execute()
}

/** All revisions of an invitation's quote, newest first. */
export function listQuotes(db: Reader, invitationId: string): Promise<QuoteRow[]> {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('invitationId', '=', invitationId)
    .orderBy('revision', 'desc')
    .execute()
}

/** The newest quote of each invitation to a request, including withdrawn ones. */
export function listNewestQuotes(db: Reader, requestId: string): Promise<QuoteRow[]> {
  return db
    .selectFrom('invitations')
    .innerJoin('quotes', (join) =>
      join
        .onRef('quotes.invitationId', '=', 'invitations.id')
        .onRef('quotes.revision', '=', 'invitations.quoteRevision'),
    )
    .selectAll('quotes')
    .where('invitations.requestId', '=', requestId)
    .execute()
}

/** True when a request has a quote that the homeowner has not seen. */
export async function hasUnreadQuotes(db: Reader, requestId: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('quotes', 'quotes.invitationId', 'invitations.id')
    .select('quotes.id')
    .where('invitations.requestId', '=', requestId)
    .where('quotes.readAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Records that the homeowner has seen all quotes of a request so far. */
export async function markQuotesRead(trx: Writer, requestId: string, now: number): Promise<void> {
  await trx
    .updateTable('quotes')
    .set({ readAt: now })
    .where('readAt', 'is', null)
    .where('invitationId', 'in', (db) =>
      db.selectFrom('invitations').select('id').where('requestId', '=', requestId),
    )
    .execute()
}

/** A revision that was sent to a request, not only the newest. */
export function findQuoteOf(
  db: Reader,
  { id, requestId }: { id: string; requestId: string },
): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('quotes')
    .innerJoin('invitations', 'invitations.id', 'quotes.invitationId')
    .selectAll('quotes')
    .where('quotes.id', '=', id)
    .where('invitations.requestId', '=', requestId)
    .executeTakeFirst()
}

/** The last quote of a company with rates for lines, for a service in a city. */
export function findLastQuoteWithRates(
  db: Reader,
  { companyId, service, city }: Pick<QuoteRow, 'companyId' | 'service' | 'city'>,
): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('service', '=', service)
    .where('city', '=', city)
    .where('hasRates', '=', 1)
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}
