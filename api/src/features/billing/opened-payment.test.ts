import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, signUpCompany } from '../../../test/factories.ts'
import { addPayment, salesEnv } from '../../../test/sales.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { setLanguage } from '../../db/queries/accounts/accounts.ts'
import { listCities } from '../../db/queries/companies/catalogue.ts'
import { findCompany, updateCompany } from '../../db/queries/companies/companies.ts'
import { settlePayment } from './settle-payment.ts'

describeOnEachEngine('a payment that its company opens', (_open, engine) => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ engine, env: salesEnv })
  })
  afterAll(() => test.close())

  it('has its receipt with the seller, also when it is on the last page of the payments', async () => {
    const company = await signUpCompany(test.app)
    const first = await addPayment(test.context, company.user.id)
    await settlePayment(test.context, first, { state: 'paid', bankNumber: 'ST-1' })
    for (let more = 0; more < 49; more += 1) {
      test.passTime(1)
      const payment = await addPayment(test.context, company.user.id)
      await settlePayment(test.context, payment, { state: 'failed' })
    }
    const { headers } = company
    const { payments, olderPayments } = (await call(test.app, 'getBilling', { headers })).json()
    expect(payments).toHaveLength(24)
    const listed = [...payments]
    for (let cursor = olderPayments; cursor !== null; ) {
      const page = (await call(test.app, 'listOwnPayments', { headers, query: { cursor } })).json()
      listed.push(...page.data)
      cursor = page.nextCursor
    }
    const references = listed.map(({ reference }: { reference: string }) => reference)
    expect(new Set(references).size).toBe(50)
    const times = listed.map(({ begunAt }: { begunAt: string }) => begunAt)
    expect(times).toEqual(times.toSorted().reverse())
    expect(references.at(-1)).toBe(first.reference)
    const opened = await call(test.app, 'getPayment', { headers, params: { reference: first.reference } })
    expect(opened.headers['cache-control']).toBe('no-store')
    expect(opened.json()).toMatchObject({
      ...{ state: 'paid', receipt: expect.any(String), planUntil: expect.any(String) },
      ...{ seller: { name: 'Tameer', address: 'Lahore', taxNumber: '1234567-8' }, samples: false },
      transfer: { bank: 'Sample Bank', accountTitle: 'Tameer', iban: 'PK36SCBL0000001123456702' },
    })
    const other = await signUpCompany(test.app)
    const foreign = await call(test.app, 'getPayment', {
      headers: other.headers,
      params: { reference: first.reference },
    })
    expect(foreign.statusCode).toBe(404)
    const strangers = (query: Record<string, string>) =>
      call(test.app, 'listOwnPayments', { headers: other.headers, query })
    expect((await strangers({ cursor: olderPayments })).json()).toEqual({ data: [], nextCursor: null })
    const refused = await strangers({ cursor: 'nowhere' })
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(refused.json().fields)).toEqual(['cursor'])
  })

  it('keeps the address of the office as it was when it was begun', async () => {
    const { db, clock } = test.context
    const { user, headers } = await signUpCompany(test.app)
    const lahore = (await listCities(db.read)).find(({ name }) => name === 'Lahore')
    const move = (officeAddress: string, cityId: number | undefined) =>
      db.note((trx) => updateCompany(trx, user.id, { contact: { officeAddress }, cityId, now: clock() }))
    const addressOnReceipt = async () => {
      const { reference } = await addPayment(test.context, user.id, { again: true })
      return async () =>
        (await call(test.app, 'getPayment', { headers, params: { reference } })).json().payerAddress
    }
    const homeless = await addressOnReceipt()
    await move('Office 5, Mall Road', lahore?.id)
    const atMallRoad = await addressOnReceipt()
    await move('دفتر 7، مال روڈ', lahore?.id)
    const { accountId } = (await findCompany(db.read, user.id)) ?? { accountId: '' }
    await db.note((trx) => setLanguage(trx, accountId, 'ur', clock()))
    const inUrdu = await addressOnReceipt()
    expect(await homeless()).toBe('')
    expect(await atMallRoad()).toBe('Office 5, Mall Road, Lahore')
    expect(await inUrdu()).toBe('دفتر 7، مال روڈ، لاہور')
  })
})
