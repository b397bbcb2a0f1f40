import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { currentPriceBook, detailedEstimate } from '@tameer/calculator'
import type { NewRequest } from '@tameer/contract'
import { expect } from './fixtures.ts'

const answers = { city: 'Lahore', plotSize: 10, plotUnit: 'Marla', marlaStandardSft: 225 }

/** Sends a homeowner's request to these companies through the API, and confirms it. */
export async function openRequest(
  api: APIRequestContext,
  companyIds: string[],
  given: Partial<NewRequest> = {},
): Promise<{ id: string; headers: { 'x-request-key': string } }> {
  const result = detailedEstimate(answers, currentPriceBook)
  if (!result.ok) throw new Error('a usual house has no problems')
  const fields: NewRequest = {
    key: randomBytes(32).toString('base64url'),
    ...{ service: 5, companyIds, name: 'Ayesha Khan', email: `${crypto.randomUUID()}@home.example.com` },
    ...{ phone: '0300 1234567', city: 'Lahore', locality: 'DHA Phase 6', start: '2027-03' },
    ...{ notes: 'A corner plot.', answers, totalPkr: result.estimate.total.costPkr },
    priceBook: currentPriceBook.version,
    ...given,
  }
  const form = new FormData()
  form.set('request', JSON.stringify(fields))
  const made = await api.post('/api/requests', { multipart: form })
  expect(made.status(), await made.text()).toBe(201)
  const { request, key, confirmToken } = (await made.json()) as {
    request: { id: string }
    key: string
    confirmToken: string
  }
  const opened = await api.post('/api/requests/confirm', { data: { token: confirmToken } })
  expect(opened.status(), await opened.text()).toBe(200)
  return { id: request.id, headers: { 'x-request-key': key } }
}
