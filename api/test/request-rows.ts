import type { InvitationState, QuoteForm, RequestState } from '@tameer/contract'
import type { Bill } from '@tameer/quotes'
import { newId } from '../src/core/secrets/ids.ts'
import type { SecretHasher } from '../src/core/secrets/keys.ts'
import { randomToken } from '../src/core/secrets/random.ts'
import type { Database } from '../src/db/engines/connect.ts'
import { insertQuote } from '../src/db/queries/requests/quotes.ts'
import { insertQuestion } from '../src/db/queries/requests/request-questions.ts'
import { noteAnswer } from '../src/db/queries/requests/requests.ts'
import type { RequestQuestionRow, RequestRow } from '../src/db/tables/request-schema.ts'

const amounts = { costPkr: 1_000_000, lowPkr: 900_000, highPkr: 1_100_000 }

/** A bill with two lines of one million rupees each. */
export const smallBill: Bill & { pricesAsOf: string } = {
  coveredAreaSft: 1_000,
  totalPkr: 2_000_000,
  pricesAsOf: '2026-11-01',
  lines: [
    {
      ...{ id: 'steel', item: 'Steel bars', unit: 'Kg', quantity: 4_000, ratePkr: 250, ...amounts },
      ...{ materialPkr: 1_000_000, labourPkr: 0 },
      ...{ section: 'excavation_and_steel_reinforcement', phase: 'grey' },
    },
    {
      ...{ id: 'paint', item: 'Paint', unit: 'Sft', quantity: 20_000, ratePkr: 50, ...amounts },
      ...{ materialPkr: 600_000, labourPkr: 400_000 },
      ...{ section: 'paint_and_ceiling_works', phase: 'finishing' },
    },
  ],
}

type App = { db: Database; hashSecret: SecretHasher; clock: () => number }

const dayMs = 24 * 60 * 60_000

/** Stores a request with its invitations, without the API. Default: open. */
export async function addRequest(
  { db, hashSecret, clock }: App,
  companyIds: readonly string[],
  given: Partial<RequestRow> = {},
) {
  const [id, key, familyKey, now] = [newId(), randomToken(), randomToken(), clock()]
  const state: RequestState = given.state ?? 'open'
  const isOpen = state !== 'unconfirmed'
  const ended = isOpen && state !== 'open'
  const row: RequestRow = {
    ...{ id, state, service: 5, name: 'Ayesha Khan', email: 'ayesha@example.com' },
    ...{
      emailKey: 'ayesha@example.com',
      phone: '+923001234567',
      language: 'en',
      city: 'Lahore',
      locality: 'DHA Phase 6',
    },
    ...{ start: '2027-03', notes: 'A corner plot', plot: null, coveredAreaSft: smallBill.coveredAreaSft },
    ...{ answers: '{}', priceBook: '2026-11', totalPkr: smallBill.totalPkr, bill: JSON.stringify(smallBill) },
    ...{ keyHash: hashSecret('request-key', key), familyKeyHash: hashSecret('request-key', familyKey) },
    nextKeyHash: null,
    ...{ confirmHash: null, sendKey: null, sendFingerprint: null, closeReason: null, createdAt: now },
    ...{
      openedAt: isOpen ? now : null,
      firstAnsweredAt: null,
      endsAt: now + 45 * dayMs,
      endedAt: ended ? now : null,
    },
    ...{ erasedAt: null, remindedAt: null },
    ...given,
  }
  const invitations = companyIds.map((companyId) => ({
    ...{ id: newId(), requestId: row.id, companyId, state: 'sent' as InvitationState },
    ...{ declineReason: null, sentAt: isOpen ? now : null, seenAt: null, remindedAt: null, createdAt: now },
  }))
  await db.write(async (trx) => {
    await trx.insertInto('requests').values(row).execute()
    if (invitations.length > 0) await trx.insertInto('invitations').values(invitations).execute()
  })
  return { id: row.id, key, familyKey, invitationIds: invitations.map((one) => one.id) }
}

/** Last day of a quote that is valid for that many more days. */
export function validFor(clock: () => number, days: number): string {
  return new Date(clock() + 5 * 60 * 60_000 + days * dayMs).toISOString().slice(0, 10)
}

/** A valid quote for `smallBill`: equal to the estimate unless `given` changes it. */
export function quoteFor(clock: () => number, given: Partial<Extract<QuoteForm, { prices: unknown }>> = {}) {
  return {
    prices: [
      { level: 'phase', id: 'grey', kind: 'lump', amountPkr: 1_000_000 },
      { level: 'phase', id: 'finishing', kind: 'lump', amountPkr: 1_000_000 },
    ],
    tax: 'included',
    terms: {
      stages: [
        { stage: 'advance', percent: 10 },
        { stage: 'handover', percent: 90 },
      ],
      validUntil: validFor(clock, 30),
    },
    headlinePkr: 2_000_000,
    ...given,
  }
}

/** Stores a sent quote, without the API: for the whole of `smallBill`, valid for 30 days. */
export async function addQuote(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { invitationId, companyId }: { invitationId: string; companyId: string },
): Promise<string> {
  const id = newId()
  const body = quoteFor(clock)
  await db.write(async (trx) => {
    await insertQuote(trx, {
      ...{ id, invitationId, companyId, revision: 1, body: JSON.stringify(body), hasRates: 0 },
      ...{ headlinePkr: body.headlinePkr, likeForLikePkr: body.headlinePkr, service: 5, city: 'Lahore' },
      ...{ validUntil: body.terms.validUntil, sentAt: clock(), readAt: null },
    })
    await trx
      .updateTable('invitations')
      .set({ state: 'quoted', quoteRevision: 1, seenAt: clock() })
      .where('id', '=', invitationId)
      .execute()
    const { requestId } = await trx
      .selectFrom('invitations')
      .select('requestId')
      .where('id', '=', invitationId)
      .executeTakeFirstOrThrow()
    await noteAnswer(trx, requestId, clock())
  })
  return id
}

/** Stores a question without an answer, without the API. */
export async function addQuestion(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  between: Pick<RequestQuestionRow, 'requestId' | 'companyId' | 'askedBy'>,
): Promise<string> {
  const id = newId()
  const question = { id, ...between, text: 'Is there a well?', askedAt: clock() }
  await db.write((trx) => insertQuestion(trx, question))
  return id
}
