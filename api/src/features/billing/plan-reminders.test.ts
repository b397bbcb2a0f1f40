import { daysBetween, lastDayOf } from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { addCompany } from '../../../test/rows.ts'
import { addPayment, salesEnv } from '../../../test/sales.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { listPaidTimes } from '../../db/queries/payments/plan-times.ts'
import { remindOfPlans } from './plan-reminders.ts'
import { settlePayment } from './settle-payment.ts'

const dayMs = 24 * 60 * 60_000

describeOnEachEngine('reminders of the end of a plan', (_open, engine) => {
  let test: TestApp

  beforeAll(async () => {
    test = await openTestApp({ engine, env: salesEnv })
  })
  afterAll(() => test.close())

  const pay = async (companyId: string) => {
    const payment = await addPayment(test.context, companyId, { months: 1 })
    await settlePayment(test.context, payment, { state: 'paid', bankNumber: null })
  }
  /** Subjects of the reminders to a company, without its receipts. */
  const subjectsTo = async (companyId: string) => {
    const rows = await test.context.db.read
      .selectFrom('mailOutbox')
      .select('subject')
      .where('recipient', '=', `${companyId}@example.com`)
      .orderBy('id')
      .execute()
    return rows.map(({ subject }) => subject).filter((subject) => !subject.startsWith('Receipt'))
  }
  /** Days until the last paid day. */
  const daysLeft = async (companyId: string) => {
    const today = dayInPakistan(test.context.clock())
    const times = await listPaidTimes(test.context.db.read, companyId)
    return daysBetween(today, lastDayOf(times, 'plus', today) ?? '')
  }
  /** Lets the days pass one by one, the job running several times on each. */
  const live = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      test.passTime(dayMs)
      await Promise.all([remindOfPlans(test.context), remindOfPlans(test.context)])
      await remindOfPlans(test.context)
    }
  }

  it('are none where nobody has paid', async () => {
    expect(await remindOfPlans(test.context)).toBe(0)
  })

  it('are four, each once, and none after', async () => {
    const companyId = await addCompany(test.context.db)
    await pay(companyId)
    await live(50)
    expect(await subjectsTo(companyId)).toEqual([
      'Plus ends in 7 days',
      'Plus ends tomorrow',
      'Plus ends today',
      'Plus has ended: from tomorrow you are in Basic',
    ])
  })

  it('end when the plan is renewed, and begin again before the new end', async () => {
    const companyId = await addCompany(test.context.db)
    await pay(companyId)
    await live((await daysLeft(companyId)) - 5)
    expect(await subjectsTo(companyId)).toEqual(['Plus ends in 7 days'])
    await pay(companyId)
    await live((await daysLeft(companyId)) - 8)
    expect(await subjectsTo(companyId)).toEqual(['Plus ends in 7 days'])
    await live(1)
    expect(await subjectsTo(companyId)).toEqual(['Plus ends in 7 days', 'Plus ends in 7 days'])
  })

  it('come late, but once, where the job did not run on the day', async () => {
    const companyId = await addCompany(test.context.db)
    await pay(companyId)
    test.passTime(((await daysLeft(companyId)) - 5) * dayMs)
    await live(1)
    expect(await subjectsTo(companyId)).toEqual(['Plus ends in 4 days'])
  })
})
