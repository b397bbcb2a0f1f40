import type { Context } from '@tameer/api/src/context/context.ts'
import { dayMs } from '@tameer/api/src/core/day-in-pakistan.ts'
import { newId } from '@tameer/api/src/core/secrets/ids.ts'
import type { Writer } from '@tameer/api/src/db/database.ts'
import { insertQuote } from '@tameer/api/src/db/queries/requests/quotes.ts'
import { answerQuestion, insertQuestion } from '@tameer/api/src/db/queries/requests/request-questions.ts'
import { noteAnswer } from '@tameer/api/src/db/queries/requests/requests.ts'
import { requestLimits } from '@tameer/contract'
import { type Bill, levelQuote } from '@tameer/quotes'
import { companyIdOf } from './facts/demo-companies.ts'
import { demoId } from './facts/demo-ids.ts'
import { demoQuotes } from './facts/demo-quotes.ts'
import { type DemoRequest, demoRequestKey, demoRequests } from './facts/demo-requests.ts'

const hourMs = dayMs / 24
/** Longest validity of a quote, days. */
const validDays = 90

/** Stores the families' requests with the companies' answers. The companies must exist already. */
export async function loadRequests({ hashSecret, clock }: Context, trx: Writer): Promise<void> {
  const now = clock()
  for (const [number, request] of demoRequests.entries()) {
    const id = demoId('request', number)
    // The others have no known key: they are for companies to look at.
    const key = number === 0 ? demoRequestKey : newId()
    const keyHash = hashSecret('request-key', key)
    const invitationIds = await insert(trx, { id, keyHash, request, now })
    await insertAnswers(trx, { id, request, invitationIds, now })
    if (number === 0) await insertAsked(trx, { id, request, now })
  }
}

async function insert(
  trx: Writer,
  given: { id: string; keyHash: string; request: DemoRequest; now: number },
): Promise<string[]> {
  const { id, keyHash, request, now } = given
  const { estimate, plot, companyKeys, sentDaysAgo, name, service, city, locality, start, notes } = request
  const sentAt = now - sentDaysAgo * dayMs
  const email = `${name.split(' ')[0]?.toLowerCase()}@demo.tameer.example`
  await trx
    .insertInto('requests')
    .values({
      id,
      state: 'open',
      service,
      name,
      city,
      locality,
      start,
      notes,
      keyHash,
      email,
      emailKey: email,
      phone: '+923000000000',
      plot: JSON.stringify(plot),
      coveredAreaSft: request.coveredAreaSft,
      answers: estimate ? JSON.stringify(estimate.answers) : null,
      priceBook: estimate?.priceBook ?? null,
      totalPkr: estimate?.bill.totalPkr ?? null,
      bill: estimate ? JSON.stringify(estimate.bill) : null,
      familyKeyHash: null,
      confirmHash: null,
      closeReason: null,
      createdAt: sentAt,
      openedAt: sentAt,
      endsAt: sentAt + requestLimits.openDays * dayMs,
      endedAt: null,
      erasedAt: null,
      remindedAt: null,
    })
    .execute()
  const rows = companyKeys.map((key) => ({
    id: newId(),
    requestId: id,
    companyId: companyIdOf(key),
    state: 'sent' as const,
    sentAt,
    createdAt: sentAt,
    declineReason: null,
    seenAt: null,
    remindedAt: null,
  }))
  await trx.insertInto('invitations').values(rows).execute()
  return rows.map((row) => row.id)
}

/** Stores the quotes of the companies, if they have answered. */
async function insertAnswers(
  trx: Writer,
  given: { id: string; request: DemoRequest; invitationIds: readonly string[]; now: number },
): Promise<void> {
  const { id, request, invitationIds, now } = given
  const { estimate, companyKeys, service, city, answeredAfterHours: hours, sentDaysAgo } = request
  if (!estimate || !hours) return
  const bill: Bill = estimate.bill
  const validUntil = dateOf(now + validDays * dayMs)
  for (const [number, quote] of demoQuotes(estimate.bill, validUntil).entries()) {
    const [invitationId = '', companyKey = ''] = [invitationIds[number], companyKeys[number]]
    const sentAt = now - sentDaysAgo * dayMs + (hours[number] ?? 0) * hourMs
    const { headlinePkr, likeForLikePkr } = levelQuote(bill, quote, { today: dateOf(now) })
    await insertQuote(trx, {
      id: newId(),
      invitationId,
      companyId: companyIdOf(companyKey),
      revision: 1,
      body: JSON.stringify(quote),
      headlinePkr,
      likeForLikePkr,
      validUntil,
      service,
      city,
      hasRates: quote.prices.some(({ kind }) => kind === 'per-unit') ? 1 : 0,
      sentAt,
      readAt: sentAt,
    })
    await trx
      .updateTable('invitations')
      .set({ state: 'quoted', quoteRevision: 1, seenAt: sentAt })
      .where('id', '=', invitationId)
      .execute()
    await noteAnswer(trx, id, sentAt)
  }
}

/** Stores a question of the third company with its answer. */
async function insertAsked(
  trx: Writer,
  { id, request, now }: { id: string; request: DemoRequest; now: number },
): Promise<void> {
  const questionId = newId()
  const [, , asker = ''] = request.companyKeys
  const text = 'Is there water and electricity on the plot already?'
  const question = { id: questionId, requestId: id, companyId: companyIdOf(asker), text }
  await insertQuestion(trx, { ...question, askedBy: 'company', askedAt: now - 5 * dayMs })
  const answer = 'Electricity yes, from the street. Water comes with a tanker until the bore is made.'
  await answerQuestion(trx, { id: questionId, answer, now: now - 4 * dayMs })
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
