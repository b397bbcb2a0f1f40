import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, signUpCompany } from '../../../test/factories.ts'
import { callHouse } from '../../../test/house-calls.ts'
import { newHouseOfQuote } from '../../../test/house-of-quote.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { newId } from '../../core/secrets/ids.ts'

describeOnEachEngine('the company of a chosen quote', (_open, engine) => {
  it('finds its houses in a list, and each by its invitation; no other company does', async () => {
    const test = await openTestApp({ engine })
    onTestFinished(() => test.close())
    const { own, company, requestId } = await newHouseOfQuote(test)
    const second = await newHouseOfQuote(test, company)
    const other = await signUpCompany(test.app)
    const { db, clock } = test.context
    const row = { id: newId(), requestId, companyId: other.user.id, state: 'not-chosen' as const }
    await db.write((trx) =>
      trx
        .insertInto('invitations')
        .values({ ...row, sentAt: clock(), createdAt: clock() })
        .execute(),
    )
    const rows = await db.read.selectFrom('invitations').selectAll().execute()
    const mine = rows.find((one) => one.requestId === requestId && one.companyId === company.user.id)
    const houseOf = async (id: string, { headers }: typeof company) =>
      (await call(test.app, 'getInvitation', { params: { id }, headers })).json().houseId
    expect([await houseOf(mine?.id ?? '', company), await houseOf(row.id, other)]).toEqual([own.id, null])

    const list = async ({ headers }: typeof company, query = {}) =>
      (await call(test.app, 'listHouses', { headers, query })).json()
    const { data, nextCursor } = await list(company)
    expect(data.map(({ id }: { id: string }) => id)).toEqual([second.own.id, own.id])
    expect([data[1].requestId, data[1].stages, nextCursor]).toEqual([requestId, 4, null])
    expect((await list(company, { limit: '1' })).nextCursor).toEqual(expect.any(String))
    expect((await list(other)).data).toEqual([])
    await callHouse(test, 'deleteHouse', own)
    expect(await houseOf(mine?.id ?? '', company)).toBeNull()
  })
})
