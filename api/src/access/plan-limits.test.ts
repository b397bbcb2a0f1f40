import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { call, multipart, signUpCompany, type TestCompany } from '../../test/factories.ts'
import { addPortfolio } from '../../test/rows.ts'
import { addPayment, salesEnv } from '../../test/sales.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { settlePayment } from '../features/billing/settle-payment.ts'

const dayMs = 24 * 60 * 60_000

describeOnEachEngine('the projects that a plan allows', (_open, engine) => {
  let test: TestApp

  beforeAll(async () => {
    test = await openTestApp({ engine, env: { ...salesEnv, LIMIT_UPLOAD: 'off' } })
  })
  afterAll(() => test.close())

  const publish = ({ headers }: TestCompany, fields: Record<string, string> = {}) => {
    const form = multipart({ title: 'House', content: 'Text', 'cities[]': '1', ...fields })
    return call(test.app, 'createPortfolio', { ...form, headers: { ...form.headers, ...headers } })
  }
  const fill = async ({ user }: TestCompany, count: number) => {
    for (let number = 0; number < count; number += 1) await addPortfolio(test.context.db, user.id)
  }
  const has = async ({ user }: TestCompany) => {
    const rows = test.context.db.read
      .selectFrom('portfolios')
      .select('draft')
      .where('companyId', '=', user.id)
    return (await rows.execute()).length
  }

  it('are kept when 40 are sent at once', async () => {
    const company = await signUpCompany(test.app)
    await fill(company, 6)
    const sent = await Promise.all(Array.from({ length: 40 }, () => publish(company)))
    const stored = sent.filter(({ statusCode }) => statusCode === 201)
    const full = sent.filter(({ statusCode }) => statusCode === 403)
    expect(stored).toHaveLength(4)
    expect(full.every((response) => response.json().code === 'plan-limit')).toBe(true)
    expect(sent.every(({ statusCode }) => [201, 403, 503].includes(statusCode))).toBe(true)
    expect(await has(company)).toBe(10)
    const [refused] = full
    expect(refused?.json().message).toContain('Your plan allows 10 projects')
  })

  it('count hidden ones, and no drafts until they are shown', async () => {
    const company = await signUpCompany(test.app)
    await fill(company, 9)
    expect((await publish(company, { hidden: 'yes' })).statusCode).toBe(201)
    const draft = await publish(company, { draft: 'yes' })
    expect(draft.statusCode).toBe(201)
    const { id } = draft.json() as { id: string }
    const shown = await call(test.app, 'hidePortfolio', {
      ...{ params: { id }, payload: { hidden: false }, headers: company.headers },
    })
    expect(shown.statusCode).toBe(403)
    const form = multipart({ title: 'Shown now' })
    const saved = await call(test.app, 'updatePortfolio', {
      ...{ ...form, params: { id }, headers: { ...form.headers, ...company.headers } },
    })
    expect(saved.statusCode).toBe(403)
    const still = test.context.db.read
      .selectFrom('portfolios')
      .select(['draft', 'title'])
      .where('id', '=', id)
    expect(await still.executeTakeFirstOrThrow()).toEqual({ draft: 1, title: 'House' })
  })

  it('are more in Plus, and what is there stays when it ends', async () => {
    const company = await signUpCompany(test.app)
    await fill(company, 10)
    expect((await publish(company)).statusCode).toBe(403)
    const payment = await addPayment(test.context, company.user.id, { months: 1, amount: 2500 })
    await settlePayment(test.context, payment, { state: 'paid', bankNumber: null })
    expect((await publish(company)).statusCode).toBe(201)
    test.passTime(45 * dayMs)
    expect(await has(company)).toBe(11)
    const again = await call(test.app, 'logIn', {
      payload: { email: company.user.email, password: company.password },
    })
    const later = {
      ...company,
      headers: { authorization: `Bearer ${(again.json() as { token: string }).token}` },
    }
    expect((await publish(later)).statusCode).toBe(403)
    const changed = multipart({ title: 'Changed all the same' })
    const { id } = await test.context.db.read
      .selectFrom('portfolios')
      .select('id')
      .where('companyId', '=', company.user.id)
      .limit(1)
      .executeTakeFirstOrThrow()
    const edit = { ...changed, params: { id }, headers: { ...changed.headers, ...later.headers } }
    expect((await call(test.app, 'updatePortfolio', edit)).statusCode).toBe(200)
  })

  it('are those of Pro where nothing is sold', async () => {
    const free = await openTestApp({ engine })
    try {
      const company = await signUpCompany(free.app)
      for (let number = 0; number < 10; number += 1) await addPortfolio(free.context.db, company.user.id)
      const form = multipart({ title: 'House', content: 'Text', 'cities[]': '1' })
      const sent = { ...form, headers: { ...form.headers, ...company.headers } }
      expect((await call(free.app, 'createPortfolio', sent)).statusCode).toBe(201)
    } finally {
      await free.close()
    }
  })
})
