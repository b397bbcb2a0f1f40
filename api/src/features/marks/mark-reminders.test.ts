import { daysLater } from '@tameer/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call } from '../../../test/factories.ts'
import { namesIn } from '../../../test/image-store-behaviours.ts'
import { addMark } from '../../../test/mark-rows.ts'
import { addCompany } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { findMark, listShownMarks } from '../../db/queries/marks/marks.ts'
import { forgetPapers, remindOfMarks } from './mark-reminders.ts'

const dayMs = 24 * 60 * 60_000

describeOnEachEngine('reminders of marks', (_open, engine) => {
  let test: TestApp
  let companyId: string
  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  beforeEach(async () => {
    const { db } = test.context
    await db.write((trx) => trx.deleteFrom('marks').execute())
    await db.note((trx) => trx.deleteFrom('mailOutbox').execute())
    companyId = await addCompany(db)
  })
  afterAll(() => test.close())

  const inDays = (days: number) => daysLater(dayInPakistan(test.context.clock()), days)
  const subjects = () => test.context.db.read.selectFrom('mailOutbox').select('subject').execute()

  it('are sent once 30 days before the end, and once 7 days before', async () => {
    await addMark(test.context, companyId, { state: 'checked', validUntil: inDays(31) })
    expect(await remindOfMarks(test.context)).toBe(0)
    test.passTime(dayMs)
    expect(await remindOfMarks(test.context)).toBe(1)
    expect(await remindOfMarks(test.context)).toBe(0)
    test.passTime(22 * dayMs)
    expect(await remindOfMarks(test.context)).toBe(0)
    test.passTime(dayMs)
    expect(await remindOfMarks(test.context)).toBe(1)
    expect(await remindOfMarks(test.context)).toBe(0)
    expect(await subjects()).toHaveLength(2)
  })

  it('are one mail for a mark that was checked in its last week', async () => {
    await addMark(test.context, companyId, { state: 'checked', validUntil: inDays(3) })
    expect(await remindOfMarks(test.context)).toBe(1)
    expect(await remindOfMarks(test.context)).toBe(0)
  })

  it('say how long a check usually takes, once enough were made', async () => {
    const texts = async () =>
      (await test.context.db.read.selectFrom('mailOutbox').select('text').orderBy('id').execute()).map(
        ({ text }) => /Our check .*/.exec(text)?.[0],
      )
    const addChecked = async (waitedDays: number, validUntil: string) => {
      const now = test.context.clock()
      const times = { enteredAt: now - waitedDays * dayMs, checkedAt: now }
      await addMark(test.context, await addCompany(test.context.db), {
        ...{ state: 'checked', validUntil, ...times },
      })
    }
    await addChecked(0.2, inDays(3))
    await addChecked(2.5, inDays(300))
    await remindOfMarks(test.context)
    await addChecked(9, inDays(3))
    await remindOfMarks(test.context)
    expect(await texts()).toEqual([undefined, 'Our check usually takes 3 days.'])
  })

  it('stop when their link is used', async () => {
    await addMark(test.context, companyId, { state: 'checked', validUntil: inDays(30) })
    expect(await remindOfMarks(test.context)).toBe(1)
    const mails = () => test.context.db.read.selectFrom('mailOutbox').selectAll().execute()
    const [mail] = await mails()
    const token = new URL(mail?.unsubscribeLink ?? '').searchParams.get('token') ?? ''
    expect(mail?.text).toContain(token)
    expect((await call(test.app, 'stopReminders', { payload: { token } })).statusCode).toBe(204)
    test.passTime(23 * dayMs)
    expect(await remindOfMarks(test.context)).toBe(0)
    expect(await mails()).toHaveLength(1)
  })

  it('are not sent for a mark that is not shown, or has no end', async () => {
    await addMark(test.context, companyId, { validUntil: inDays(3) })
    await addMark(test.context, companyId, { kind: 'ntn', state: 'checked', validUntil: '9999-12-31' })
    await addMark(test.context, companyId, { kind: 'pcatp', state: 'checked', validUntil: inDays(-1) })
    expect(await remindOfMarks(test.context)).toBe(0)
  })

  it('reach every company in one run, and end with all their papers being deleted', async () => {
    const companies = await Promise.all(Array.from({ length: 101 }, () => addCompany(test.context.db)))
    for (const [place, owner] of companies.entries()) {
      const state = place % 2 === 0 ? 'checked' : 'entered'
      await addMark(test.context, owner, { state, validUntil: inDays(7) })
    }
    expect(await remindOfMarks(test.context)).toBe(51)
    test.passTime(38 * dayMs)
    expect(await forgetPapers(test.context)).toBe(101)
  })

  it('end with the paper being deleted, 30 days after the last day', async () => {
    const { id, documentFile } = await addMark(test.context, companyId, {
      ...{ state: 'checked', validUntil: inDays(-30) },
    })
    expect(await forgetPapers(test.context)).toBe(0)
    test.passTime(dayMs)
    expect(await forgetPapers(test.context)).toBe(1)
    expect((await findMark(test.context.db.read, { id }))?.documentFile).toBeNull()
    expect(await namesIn(test.context.images)).not.toContain(documentFile)
  })

  it('read the marks of many companies in one query', async () => {
    const other = await addCompany(test.context.db)
    for (const owner of [companyId, other]) await addMark(test.context, owner, { state: 'checked' })
    const shown = await listShownMarks(test.context.db.read, [companyId, other], inDays(0))
    expect([...shown.keys()].sort()).toEqual([companyId, other].sort())
    expect((await listShownMarks(test.context.db.read, [], inDays(0))).size).toBe(0)
  })
  it('say nothing of a tax number beside a registration', async () => {
    const endless = { category: null, state: 'checked', validUntil: '9999-12-31' } as const
    const kinds = async () => {
      const shown = await listShownMarks(test.context.db.read, [companyId], inDays(0))
      return shown.get(companyId)?.map(({ kind }) => kind)
    }
    await addMark(test.context, companyId, { ...endless, kind: 'ntn' })
    expect(await kinds()).toEqual(['ntn'])
    await addMark(test.context, companyId, { ...endless, kind: 'registration', state: 'entered' })
    expect(await kinds()).toEqual(['ntn'])
    await addMark(test.context, companyId, { ...endless, kind: 'registration' })
    expect(await kinds()).toEqual(['registration'])
  })
})
