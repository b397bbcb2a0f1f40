import type { HouseView } from '@tameer/contract'
import { newId } from '../src/core/secrets/ids.ts'
import { randomToken } from '../src/core/secrets/random.ts'
import { confirmAccount } from '../src/db/queries/accounts/email-confirmations.ts'
import { holdCompany } from '../src/db/queries/companies/companies.ts'
import { call, signUpShown, type TestCompany } from './factories.ts'
import { type HouseKey, houseOf, withHouseKey } from './house-calls.ts'
import { addQuote, addRequest, quoteFor } from './request-rows.ts'
import type { TestApp } from './test-app.ts'

const stages = [
  { stage: 'advance', percent: 10 },
  { stage: 'foundation', percent: 20 },
  { stage: 'walls', percent: 30 },
  { stage: 'handover', percent: 40 },
]

export interface HouseOfQuote {
  own: HouseKey
  company: TestCompany
  requestId: string
  stages: HouseView['stages']
}

/** Fields of a house with the chosen quote of a request, as the form sends them. */
export function quoteFields(requestId: string) {
  return {
    id: newId(),
    key: randomToken(),
    basis: 'quote',
    requestId,
    city: 'Lahore',
    startsOn: '2026-11-01',
    weeks: 30,
    language: 'en',
  }
}

/** Begins a house with a chosen quote of a company: an advance, two stages of work and the handover. */
export async function newHouseOfQuote(
  test: TestApp,
  quoting?: TestCompany,
  /** Fields of the quote and of the request besides the usual ones. */
  { quoted = {}, asked = {} }: { quoted?: object; asked?: Parameters<typeof addRequest>[2] } = {},
): Promise<HouseOfQuote> {
  const company = quoting ?? (await signUpShown(test))
  const companyId = company.user.id
  const request = await addRequest(test.context, [companyId], { ...asked, state: 'chosen' })
  const [invitationId = ''] = request.invitationIds
  const quoteId = await addQuote(test.context, { invitationId, companyId })
  const { terms, ...quote } = quoteFor(test.context.clock)
  const body = JSON.stringify({ ...quote, ...quoted, terms: { ...terms, stages } })
  await test.context.db.write(async (trx) => {
    await trx.updateTable('invitations').set({ state: 'chosen' }).where('id', '=', invitationId).execute()
    await trx.updateTable('quotes').set({ body }).where('id', '=', quoteId).execute()
  })
  const fields = quoteFields(request.id)
  const headers = { 'x-request-key': request.key }
  const made = await call(test.app, 'createHouse', { payload: fields, headers })
  if (made.statusCode !== 201) throw new Error(made.body)
  const own = { id: fields.id, key: fields.key, headers: withHouseKey(fields.key) }
  return { own, company, requestId: request.id, stages: (await houseOf(test, own)).stages }
}

/** Confirms the mailbox of a company, as its link does. */
export async function confirmCompany({ context }: TestApp, { user }: TestCompany): Promise<void> {
  const { db, clock } = context
  await db.write(async (trx) => {
    const company = await holdCompany(trx, user.id)
    await confirmAccount(trx, company?.accountId ?? '', clock())
  })
}
