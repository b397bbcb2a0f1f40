import { daysLater, rateShownDays } from '@tameer/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call } from '../../../test/factories.ts'
import { addCompany } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { dayInPakistan, startInPakistan } from '../../core/day-in-pakistan.ts'
import type { NewCompany } from '../../db/queries/companies/companies.ts'
import { type RatesUpdate, updateRates } from '../../db/queries/companies/company-rates.ts'
import { remindOfRates } from './rate-reminders.ts'

const dayMs = 24 * 60 * 60_000

describeOnEachEngine('mails that ask for rates again', (_open, engine) => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  beforeEach(async () => {
    const { db } = test.context
    await db.write((trx) => trx.deleteFrom('companies').execute())
    await db.note((trx) => trx.deleteFrom('mailOutbox').execute())
  })
  afterAll(() => test.close())

  const remind = () => remindOfRates(test.context)
  const mails = () => test.context.db.read.selectFrom('mailOutbox').selectAll().orderBy('id').execute()
  const give = (companyId: string, rates: RatesUpdate, givenAt = test.context.clock()) =>
    test.context.db.write((trx) => updateRates(trx, companyId, rates, givenAt))
  /** Returns the last moment, in Pakistan, of the day that many days ago. */
  const endOfDay = (daysAgo: number) =>
    startInPakistan(daysLater(dayInPakistan(test.context.clock()), 1 - daysAgo)) - 1
  async function addGiving(rates: RatesUpdate, daysAgo: number, given: Partial<NewCompany> = {}) {
    const id = await addCompany(test.context.db, given)
    await give(id, rates, endOfDay(daysAgo))
    return id
  }

  it('are sent once, on the first day without the rate, whichever server runs the job', async () => {
    await addGiving({ completeRatePkr: 5400 }, rateShownDays)
    expect(await remind()).toBe(0)
    test.passTime(dayMs)
    const made = await Promise.all([remind(), remind(), remind()])
    expect(made.sort()).toEqual([0, 0, 1])
    test.passTime(200 * dayMs)
    expect(await remind()).toBe(0)
    expect(await mails()).toHaveLength(1)
  })

  it('name the rates with their days, and link to the settings', async () => {
    const id = await addGiving({ completeRatePkr: 5400, greyRatePkr: 3150 }, rateShownDays + 1, {
      name: 'Ravi Bricks',
    })
    expect(await remind()).toBe(1)
    const [mail] = await mails()
    const [year, month, day] = daysLater(dayInPakistan(test.context.clock()), -rateShownDays - 1).split('-')
    const months = 'January February March April May June July August September October November December'
    const givenOn = `${Number(day)} ${months.split(' ')[Number(month) - 1]} ${year}`
    expect(mail).toMatchObject({ recipient: `${id}@example.com`, subject: 'Are your rates still right?' })
    expect(mail?.text).toContain(`from PKR 5,400 a sq ft, complete house, given on ${givenOn}.`)
    expect(mail?.text).toContain(`from PKR 3,150 a sq ft, grey structure with material, given on ${givenOn}.`)
    expect(mail?.text).toContain('/#/settings')
  })

  it('are in the language of the account', async () => {
    await addGiving({ greyRatePkr: 3150 }, rateShownDays + 1, { language: 'ur' })
    expect(await remind()).toBe(1)
    const [mail] = await mails()
    expect(mail).toMatchObject({ language: 'ur', subject: 'کیا آپ کے ریٹ اب بھی درست ہیں؟' })
    expect(mail?.text).toContain('گرے سٹرکچر میٹریل سمیت: 3,150 روپے فی مربع فٹ سے')
    expect(mail?.text).toContain('/ur/#/settings')
  })

  it('are sent again for a rate that was given again, and for each rate when it expires', async () => {
    const id = await addGiving({ completeRatePkr: 5400 }, rateShownDays + 1)
    await give(id, { greyRatePkr: 3150 })
    expect(await remind()).toBe(1)
    await give(id, { completeRatePkr: 5400 })
    test.passTime(rateShownDays * dayMs)
    expect(await remind()).toBe(0)
    await give(id, { completeRatePkr: 5600 })
    test.passTime(dayMs)
    expect(await remind()).toBe(1)
    const [, second] = await mails()
    expect(second?.text).toContain('3,150')
    expect(second?.text).not.toContain('complete house')
    test.passTime(rateShownDays * dayMs)
    expect(await remind()).toBe(1)
    expect((await mails()).at(-1)?.text).toContain('5,600')
  })

  it('are not sent for a rate that was removed, nor to a company that visitors do not see', async () => {
    const id = await addGiving({ completeRatePkr: 5400 }, rateShownDays + 1)
    await give(id, { completeRatePkr: null })
    const unlisted = await addGiving({ greyRatePkr: 3150 }, rateShownDays + 1, { unlisted: true })
    expect(await remind()).toBe(0)
    await test.context.db.write((trx) =>
      trx.updateTable('companies').set({ unlisted: 0 }).where('id', '=', unlisted).execute(),
    )
    expect(await remind()).toBe(1)
  })

  it('stop when their link is used', async () => {
    const id = await addGiving({ completeRatePkr: 5400 }, rateShownDays + 1)
    expect(await remind()).toBe(1)
    const [mail] = await mails()
    const token = new URL(mail?.unsubscribeLink ?? '').searchParams.get('token') ?? ''
    expect(mail?.text).toContain(token)
    expect((await call(test.app, 'stopReminders', { payload: { token } })).statusCode).toBe(204)
    await give(id, { completeRatePkr: 5600 })
    test.passTime((rateShownDays + 1) * dayMs)
    expect(await remind()).toBe(0)
    expect(await mails()).toHaveLength(1)
  })
})
