import { type CompanyMark, type DeskMark, daysLater } from '@tameer/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { namesIn } from '../../../../test/image-store-behaviours.ts'
import { addMark, plainPdf } from '../../../../test/mark-rows.ts'
import { accountOf, addCompany, addPortfolio } from '../../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { dayInPakistan } from '../../../core/day-in-pakistan.ts'
import { listDeskLines } from '../../../db/queries/desk/desk-log.ts'
import { findMark } from '../../../db/queries/marks/marks.ts'

const dayMs = 24 * 60 * 60_000

describeOnEachEngine('marks at the desk', (_open, engine) => {
  let test: TestApp
  let headers: Record<string, string>
  let companyId: string
  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  beforeEach(async () => {
    await test.context.db.write((trx) => trx.deleteFrom('marks').execute())
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
    companyId = await addCompany(test.context.db, { name: 'Builders of marks' })
    await addPortfolio(test.context.db, companyId)
  })
  afterAll(() => test.close())

  const list = async (query: Record<string, string> = {}) => {
    const response = await call(test.app, 'listDeskMarks', { headers, query })
    expect(response.statusCode, response.body).toBe(200)
    return response.json() as {
      data: DeskMark[]
      nextCursor: string | null
      waiting: number
      expiring: number
    }
  }
  const check = (id: string, validUntil: string | null = '2099-06-30', companyName = 'Builders of marks') =>
    call(test.app, 'checkMark', { headers, params: { id }, payload: { validUntil, companyName } })
  const refuse = (id: string, payload: object) =>
    call(test.app, 'refuseMark', { headers, params: { id }, payload })
  const today = () => dayInPakistan(test.context.clock())
  const mails = async () => {
    const { email } = await test.context.db.read
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', await accountOf(test.context.db, companyId))
      .executeTakeFirstOrThrow()
    const found = test.context.db.read.selectFrom('mailOutbox').selectAll().where('recipient', '=', email)
    return found.orderBy('id').execute()
  }
  /** Returns what visitors see of the company's marks, on each endpoint and page. */
  const shown = async () => {
    const profile = await call(test.app, 'getCompany', { params: { id: companyId } })
    const cards = await call(test.app, 'listPortfolios', { query: { distinct: 'company', q: 'of marks' } })
    const named = await call(test.app, 'listCompanies', { query: { ids: companyId } })
    const portfolios = cards.json().data as { companyId: string; companyWork: { marks: CompanyMark[] } }[]
    const page = await test.app.inject({ url: `/c/builders-of-marks-${companyId}` })
    return {
      profile: profile.json().marks as CompanyMark[],
      card: portfolios.find((one) => one.companyId === companyId)?.companyWork.marks,
      named: named.json().data[0].marks as CompanyMark[],
      page: page.body,
      bodies: [profile.body, cards.body, named.body, page.body].join(),
    }
  }

  it('wait in the order in which they came, in pages', async () => {
    const other = await addCompany(test.context.db)
    const logo = { imageFile: 'a-logo', imageWidth: 480, imageHeight: 480 }
    await test.context.db.write((trx) =>
      trx.updateTable('companies').set(logo).where('id', '=', other).execute(),
    )
    const ids: string[] = []
    for (const owner of [companyId, other]) ids.push((await addMark(test.context, owner)).id)
    const first = await list({ limit: '1' })
    expect(first).toMatchObject({ waiting: 2, expiring: 0 })
    expect(first.data).toMatchObject([
      { id: ids[0], companyId, companyName: 'Builders of marks', companyLogo: null },
    ])
    const second = await list({ limit: '1', cursor: first.nextCursor ?? '' })
    expect(second.data).toMatchObject([{ id: ids[1], companyLogo: '/a-logo-160.webp' }])
    expect(second.nextCursor).toBeNull()
    expect((await call(test.app, 'listDeskMarks', { headers, query: { cursor: 'x' } })).statusCode).toBe(400)
  })

  it('say since when they wait, and that one of the kind was refused', async () => {
    const first = await addMark(test.context, companyId)
    expect((await list()).data).toMatchObject([
      { secondTry: false, waitingSince: new Date(first.enteredAt).toISOString() },
    ])
    await refuse(first.id, { state: 'entered', reason: 'unreadable' })
    await test.context.db.write((trx) => trx.deleteFrom('marks').execute())
    await addMark(test.context, companyId)
    expect((await list()).data).toMatchObject([{ secondTry: true }])
  })

  it('are shown nowhere before the check and everywhere after it, without number and paper', async () => {
    const { id, documentFile } = await addMark(test.context, companyId)
    const before = await shown()
    expect([before.profile, before.card, before.named]).toEqual([[], [], []])
    expect(before.page).not.toContain('PEC')
    expect((await check(id)).statusCode).toBe(204)
    const mark = { kind: 'pec', category: '4', checkedOn: today(), validUntil: '2099-06-30' }
    const after = await shown()
    expect([after.profile, after.card, after.named]).toEqual([[mark], [mark], [mark]])
    expect(after.page).toMatch(/PEC C-4, checked by Tameer on \d+ \w{3} \d{4}, valid until 30 Jun 2099/)
    for (const secret of ['12345', documentFile ?? '']) expect(after.bodies).not.toContain(secret)
  })

  it('write a log line, and mail the company', async () => {
    const { id } = await addMark(test.context, companyId)
    await check(id, '2098-01-31')
    const [line] = await listDeskLines(test.context.db.read, { subjectId: companyId }, undefined, 1)
    expect([line?.event, line?.after]).toEqual([
      'mark-checked',
      JSON.stringify({ mark: 'pec', validUntil: '2098-01-31' }),
    ])
    const [mail] = await mails()
    expect(mail?.text).toContain('PEC licence: we have checked it')
    expect(mail?.text).toContain('until its last day, 31 Jan 2098')
  })

  it('replace the mark that was shown, whose paper is deleted', async () => {
    const old = await addMark(test.context, companyId, { state: 'checked', category: '5' })
    const { id } = await addMark(test.context, companyId, { category: '3' })
    expect((await check(id)).statusCode).toBe(204)
    expect((await shown()).profile).toMatchObject([{ category: '3' }])
    expect(await namesIn(test.context.images)).not.toContain(old.documentFile)
  })

  it('are decided only once', async () => {
    const { id } = await addMark(test.context, companyId)
    await check(id)
    const again = await check(id)
    expect([again.statusCode, again.json().current]).toEqual([409, { state: 'checked' }])
    const late = await refuse(id, { state: 'entered', reason: 'unreadable' })
    expect(late.statusCode).toBe(409)
    expect((await mails()).length).toBe(1)
    const gone = await check('019b8d62-7a80-7000-8000-0000000000c1')
    expect(gone.statusCode).toBe(404)
  })

  it('are not accepted for a name that nobody has compared', async () => {
    const { id } = await addMark(test.context, companyId)
    const late = await check(id, '2099-06-30', 'Builders of old')
    expect([late.statusCode, late.json().current]).toEqual([
      409,
      { state: 'entered', companyName: 'Builders of marks' },
    ])
    expect([(await shown()).profile, await mails()]).toEqual([[], []])
    expect((await check(id)).statusCode).toBe(204)
  })

  it('are accepted only with a last day in the future, if their kind has one', async () => {
    const pec = await addMark(test.context, companyId)
    const ntn = await addMark(test.context, companyId, {
      ...{ kind: 'ntn', category: null, validUntil: '9999-12-31' },
    })
    for (const [id, day, message] of [
      [pec.id, null, 'Please enter the last day on which it is valid'],
      [pec.id, daysLater(today(), -1), 'This has expired already. Please enter it once it is renewed'],
      [ntn.id, '2099-01-01', 'A registration of this kind has no last day'],
    ] as const) {
      const response = await check(id, day)
      expect([response.statusCode, response.json().fields]).toEqual([400, { validUntil: message }])
    }
    expect((await check(ntn.id, null)).statusCode).toBe(204)
    expect((await shown()).profile).toMatchObject([{ kind: 'ntn', validUntil: null }])
  })

  it('are refused with a reason: their paper is deleted, and the company is mailed the reason', async () => {
    const { id, documentFile } = await addMark(test.context, companyId)
    const wordless = await refuse(id, { state: 'entered', reason: 'other' })
    expect(wordless.json().fields).toEqual({ words: 'Please write to the company why' })
    const why = { state: 'entered', reason: 'other-name', words: 'It names Indus Builders (Demo).' }
    expect((await refuse(id, why)).statusCode).toBe(204)
    const row = await findMark(test.context.db.read, { id })
    expect(row).toMatchObject({ state: 'refused', refusal: 'other-name', documentFile: null })
    expect(await namesIn(test.context.images)).not.toContain(documentFile)
    const [mail] = await mails()
    expect(mail?.text).toContain('Reason: it is registered in another name.')
    expect(mail?.text).toContain('We add: It names Indus Builders (Demo).')
    const [line] = await listDeskLines(test.context.db.read, { subjectId: companyId }, undefined, 1)
    expect([line?.event, line?.after]).toEqual(['mark-refused', JSON.stringify({ reason: 'other-name' })])
    expect((await shown()).profile).toEqual([])
  })

  it('can be refused after they were shown, also while a new one waits', async () => {
    for (const waits of [false, true]) {
      const { id } = await addMark(test.context, companyId, { state: 'checked' })
      if (waits) {
        await test.context.db.write((trx) => trx.deleteFrom('marks').where('state', '=', 'refused').execute())
        await addMark(test.context, companyId)
      }
      expect((await refuse(id, { state: 'checked', reason: 'not-found' })).statusCode).toBe(204)
      expect((await shown()).profile).toEqual([])
    }
    expect((await list()).waiting).toBe(1)
  })

  it('disappear when their last day is over, without a write', async () => {
    const last = daysLater(today(), 1)
    await addMark(test.context, companyId, { state: 'checked', validUntil: last })
    expect((await list({ state: 'checked' })).expiring).toBe(1)
    test.passTime(dayMs)
    const then = await shown()
    expect([then.profile.length, then.card?.length, then.named.length]).toEqual([1, 1, 1])
    expect(then.page).toContain('PEC C-4')
    test.passTime(dayMs)
    const after = await shown()
    expect([after.profile, after.card, after.named]).toEqual([[], [], []])
    expect(after.page).not.toContain('PEC C-4')
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
    expect((await list({ state: 'checked' })).data).toEqual([])
  })

  it('give their paper to operators', async () => {
    const { id } = await addMark(test.context, companyId)
    const response = await call(test.app, 'getDeskMarkDocument', { headers, params: { id } })
    expect(response.rawPayload.equals(plainPdf)).toBe(true)
    expect(response.headers['cache-control']).toBe('no-store')
  })
})
