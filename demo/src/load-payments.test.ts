import { listPaymentEvents } from '@tameer/api/src/db/queries/payments.ts'
import { describeOnEachEngine } from '@tameer/api/test/databases.ts'
import { namesIn } from '@tameer/api/test/image-store-behaviours.ts'
import { addCompany } from '@tameer/api/test/rows.ts'
import { salesEnv } from '@tameer/api/test/sales.ts'
import { openTestApp } from '@tameer/api/test/test-app.ts'
import { expect, it, onTestFinished } from 'vitest'
import { demoCompanies } from './demo-companies.ts'
import { demoId } from './demo-ids.ts'
import { demoPayments, loadPayments } from './load-payments.ts'

it('each is of a company of the demo', () => {
  const keys = demoCompanies.map(({ key }) => key)
  for (const { company } of demoPayments) expect(keys).toContain(company)
})

describeOnEachEngine('the payments of the demo', (_open, engine) => {
  async function load(env: Record<string, string>) {
    const { context, close } = await openTestApp({ engine, env })
    onTestFinished(close)
    for (const [number, { name }] of demoCompanies.entries()) {
      await addCompany(context.db, { id: demoId('company', number), name })
    }
    await loadPayments(context)
    await loadPayments(context)
    const rows = await context.db.read.selectFrom('payments').selectAll().orderBy('createdAt').execute()
    return { context, rows }
  }

  it('are stored once: two paid, one due to go back, and a transfer that waits with its slip', async () => {
    const { context, rows } = await load(salesEnv)
    expect(rows.map(({ state, gateway }) => [state, gateway])).toEqual([
      ...[
        ['paid', 'alfalah'],
        ['paid', 'alfalah'],
        ['refund-due', 'alfalah'],
      ],
      ['pending', 'transfer'],
    ])
    expect(rows.map(({ receipt }) => receipt?.slice(-6))).toEqual(['000001', '000002', '000003', undefined])
    for (const { payer } of rows) expect(payer).toContain('(Demo)')
    for (const { bankNumber } of rows.slice(0, 3)) expect(bankNumber).toMatch(/^DEMO-TM-/)
    const periods = await context.db.read.selectFrom('planPeriods').select(['paymentId', 'plan']).execute()
    expect(periods).toEqual([
      { paymentId: demoId('payment', 0), plan: 'plus' },
      { paymentId: demoId('payment', 1), plan: 'pro' },
    ])
    const waits = rows.at(-1)
    expect(await namesIn(context.images)).toContain(waits?.slipFile)
    const events = await listPaymentEvents(context.db.read, waits?.id ?? '')
    expect(events.map(({ event }) => event)).toEqual(['begun', 'said-paid', 'slip-sent'])
    for (const { createdAt } of events) expect(createdAt).toBeLessThan(context.clock())
  })

  it('are none where no plans are sold', async () => {
    expect((await load({})).rows).toEqual([])
  })
})
