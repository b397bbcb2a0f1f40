import { beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { addCompany } from '../../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { updateCompany } from '../../../db/queries/companies/companies.ts'

describeOnEachEngine('a company that is there twice', (_open, engine) => {
  let test: TestApp
  let headers: Record<string, string>
  const names: Record<string, string> = {}
  beforeAll(async () => {
    test = await openTestApp({ engine })
    const { context } = test
    headers = bearer(await deskTokenOf(context, await addDeskAccount(context)))
    const add = async (name: string, contact: { phone?: string; whatsapp?: string }) => {
      const id = await addCompany(context.db, { name })
      await context.db.write((trx) => updateCompany(trx, id, { contact, now: 1 }))
      names[id] = name
    }
    await add('Zarafshan Builders', { phone: '+923001234567' })
    await add('ZARAFSHAN builders (Pvt) Ltd', { whatsapp: '+924235761234' })
    await add('Mehrangarh Sons', { whatsapp: '+923001234567', phone: '+924235761234' })
    return () => test.close()
  })

  it.each([
    ...['0300 1234567', '03001234567', '0300-1234567', '0300-123-4567', '0300 123 45 67', '0300.123.4567'],
    ...['+923001234567', '+92 300 1234567', '+92-300-123-4567', '92 300 1234567', '0092 300 1234567'],
    ...['(0300) 1234567', ' 0300–1234567 '],
  ])('is found by its number, written %j', async (q) => {
    expect(await found(q)).toEqual(['Mehrangarh Sons', 'Zarafshan Builders'])
  })

  it.each(['042 35761234', '(042) 3576 1234', '+92 42 3576 1234'])('and by one of a city: %j', async (q) => {
    expect(await found(q)).toEqual(['Mehrangarh Sons', 'ZARAFSHAN builders (Pvt) Ltd'])
  })

  it.each(['zarafshan', 'Zarafshan  BUILDERS'])('is found by its name: %j', async (q) => {
    expect(await found(q)).toEqual(['ZARAFSHAN builders (Pvt) Ltd', 'Zarafshan Builders'])
  })

  async function found(q: string): Promise<string[]> {
    const response = await call(test.app, 'listDeskCompanies', { headers, query: { q } })
    const { data } = response.json() as { data: { id: string }[] }
    return data.map(({ id }) => names[id] ?? '').toSorted()
  }
})
