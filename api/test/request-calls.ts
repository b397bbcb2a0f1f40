import { currentPriceBook, detailedEstimate } from '@tameer/calculator'
import type { addresses, NewRequest, RequestView } from '@tameer/contract'
import { randomToken } from '../src/core/secrets/random.ts'
import { call, type FilePart, multipart } from './factories.ts'
import type { TestApp } from './test-app.ts'

let count = 0

/** Answers of a house whose total the tests need not know. */
export const houseAnswers = { city: 'Lahore', plotSize: 10, plotUnit: 'Marla', marlaStandardSft: 225 }

export function houseTotal(answers: Record<string, unknown> = houseAnswers): number {
  const result = detailedEstimate(answers, currentPriceBook)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.estimate.total.costPkr
}

/** Fields of a request as the form sends them. */
export function requestFields(companyIds: string[], given: Partial<NewRequest> = {}): NewRequest {
  count += 1
  return {
    key: randomToken(),
    ...{ service: 5, companyIds, name: 'Ayesha Khan', email: `home-${count}@example.com` },
    ...{ phone: '0300 1234567', city: 'Lahore', locality: 'DHA Phase 6', start: '2027-03' },
    ...{ notes: 'A corner plot.', answers: houseAnswers, totalPkr: houseTotal() },
    priceBook: currentPriceBook.version,
    ...given,
  }
}

export function sendRequest({ app }: TestApp, fields: object, files: FilePart[] = [], headers = {}) {
  const form = multipart({ request: JSON.stringify(fields) }, files)
  return call(app, 'createRequest', { ...form, headers: { ...form.headers, ...headers } })
}

export interface TestRequest {
  id: string
  key: string
  email: string
  /** Header with the homeowner's key. */
  headers: { 'x-request-key': string }
}

export function withKey(key: string): { 'x-request-key': string } {
  return { 'x-request-key': key }
}

/** Stores a request through the API, confirmed by default. The app must be in demo mode. */
export async function newRequest(
  test: TestApp,
  companyIds: string[],
  given: Partial<NewRequest> & { unconfirmed?: true } = {},
): Promise<TestRequest> {
  const { unconfirmed, ...fields } = given
  const form = requestFields(companyIds, fields)
  const response = await sendRequest(test, form)
  if (response.statusCode !== 201) throw new Error(response.body)
  const { request, key, confirmToken } = response.json()
  if (!unconfirmed) {
    const confirmed = await call(test.app, 'confirmRequest', { payload: { token: confirmToken } })
    if (confirmed.statusCode !== 200) throw new Error(confirmed.body)
  }
  return { id: request.id, key, email: form.email, headers: withKey(key) }
}

/** Calls with a request's key. */
export function callBy(
  { app }: TestApp,
  name: keyof typeof addresses,
  { id, headers }: Pick<TestRequest, 'id' | 'headers'>,
  payload?: object,
) {
  return call(app, name, { params: { id }, headers, ...(payload ? { payload } : {}) })
}

/** Reads the request as its homeowner. */
export async function viewOf(test: TestApp, request: TestRequest): Promise<RequestView> {
  return (await callBy(test, 'getRequest', request)).json()
}

/** Pending events of a request with their company; null for the homeowner. */
export function noticesOf({ context }: TestApp, requestId: string) {
  const notices = context.db.read.selectFrom('requestNotices').select(['companyId', 'event'])
  return notices.where('requestId', '=', requestId).orderBy('id').execute()
}

/** Lists the mails in the outbox for a mailbox, oldest first. */
export function mailsTo({ context }: TestApp, recipient: string) {
  const mails = context.db.read.selectFrom('mailOutbox').selectAll().where('recipient', '=', recipient)
  return mails.orderBy('id').execute()
}
