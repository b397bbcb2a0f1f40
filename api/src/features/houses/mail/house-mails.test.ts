import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { signUpShown, type TestCompany } from '../../../../test/factories.ts'
import {
  addPictures,
  callHouse,
  confirmMailbox,
  type HouseKey,
  newHouse,
  newSiteLink,
  noticesOfHouse,
  ownPriceFields,
} from '../../../../test/house-calls.ts'
import { confirmCompany, type HouseOfQuote, newHouseOfQuote } from '../../../../test/house-of-quote.ts'
import { mailsTo } from '../../../../test/request-calls.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { stopLinks, stopRemindersTo } from '../../../access/reminders.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { mailHouseNews } from './house-mails.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

describeOnEachEngine('news of a house', (_open, engine) => {
  let test: TestApp
  let company: TestCompany
  let house: HouseOfQuote
  let builder: Pick<HouseKey, 'id' | 'headers'>
  let count = 0
  let email: string

  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  afterAll(() => test.close())

  beforeEach(async () => {
    await test.context.db.note((trx) => trx.deleteFrom('houses').execute())
    company = await signUpShown(test)
    await confirmCompany(test, company)
    house = await newHouseOfQuote(test, company)
    builder = { id: house.own.id, headers: company.headers }
    count += 1
    email = `family-${count}@example.com`
    await confirmMailbox(test, house.own, email)
    await settle()
    await test.context.db.note((trx) => trx.deleteFrom('mailOutbox').execute())
  })

  /** Lets ten minutes pass and makes the mails. */
  function settle(): Promise<number> {
    test.passTime(10 * minuteMs)
    return mailHouseNews(test.context)
  }

  const stageId = (place: number) => house.stages[place]?.id ?? ''
  const toFamily = () => mailsTo(test, email)
  const toCompany = () => mailsTo(test, company.user.email)

  async function claim(place = 1, by = builder): Promise<string> {
    const id = newId()
    const payload = { id, pictureIds: await addPictures(test, house.own.id, 3) }
    const made = await callHouse(test, 'claimStage', by, { stageId: stageId(place), payload })
    if (made.statusCode !== 201) throw new Error(made.body)
    return id
  }
  const agree = (claimId: string, place = 1) =>
    callHouse(test, 'agreeStage', house.own, { stageId: stageId(place), payload: { claimId } })

  async function propose(by: Pick<HouseKey, 'id' | 'headers'>): Promise<string> {
    const payload = { id: newId(), what: 'A secret gate', why: 'found', pkr: 5, days: 0, stageId: stageId(2) }
    const made = await callHouse(test, 'proposeChange', by, { payload })
    if (made.statusCode !== 201) throw new Error(made.body)
    return payload.id
  }

  async function pay(by: Pick<HouseKey, 'id' | 'headers'>): Promise<string> {
    const payload = { id: newId(), pkr: 1_945_784, way: 'bank', day: '2026-11-20', note: 'A secret note' }
    const made = await callHouse(test, 'notePayment', by, { payload })
    if (made.statusCode !== 201) throw new Error(made.body)
    return payload.id
  }

  it('reach the family in one mail for all of ten minutes, without a key or a name', async () => {
    const site = await newSiteLink(test, house.own, { name: 'Ustad Rafiq' })
    await claim(1, site)
    test.passTime(9 * minuteMs)
    await propose(builder)
    await pay(builder)
    const entry = { id: newId(), text: 'A secret entry' }
    await callHouse(test, 'addHouseEntry', site, { payload: entry })
    expect(await mailHouseNews(test.context)).toBe(0)
    test.passTime(minuteMs)
    expect(await mailHouseNews(test.context)).toBe(1)
    const [mail, ...more] = await toFamily()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your house waits for an answer')
    for (const said of [
      'The builder says: Foundation. Look at three pictures and answer.',
      'A change waits for your answer, until ',
      'A payment of PKR 19,45,784 was noted. Has it come?',
      `/#/house/${house.own.id}\n`,
    ])
      expect(mail?.text).toContain(said)
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/key=|secret|Rafiq|Ayesha/)
    expect(mail?.text).not.toContain(company.user.name)
    expect(await toCompany()).toEqual([])
    expect(await settle()).toBe(0)
  })

  it('reach the company when the family acts', async () => {
    const [one, two] = [await claim(1), await claim(2)]
    const [change, declined] = [await propose(builder), await propose(builder)]
    const [payment, denied] = [await pay(builder), await pay(builder)]
    await settle()
    await agree(one)
    const asked = { claimId: two, text: 'A secret question' }
    await callHouse(test, 'questionStage', house.own, { stageId: stageId(2), payload: asked })
    await callHouse(test, 'finishStage', house.own, { stageId: stageId(3), payload: { id: newId() } })
    const answer = (changeId: string, agreed: boolean) =>
      callHouse(test, 'answerChange', house.own, { changeId, payload: { agree: agreed } })
    await answer(change, true)
    await answer(declined, false)
    const received = (paymentId: string, came: boolean) =>
      callHouse(test, 'answerPayment', house.own, { paymentId, payload: { received: came } })
    await received(payment, true)
    await received(denied, false)
    expect(await settle()).toBe(1)
    const [mail, ...more] = await toCompany()
    expect([more, mail?.subject]).toEqual([[], 'Your house waits for an answer'])
    expect(mail?.text.split('\n\n')).toEqual([
      `Hello ${company.user.name},`,
      'The family has agreed: Foundation.',
      'The family has a question: Walls.',
      'The family has agreed: Handover.',
      'Your change was agreed.',
      'Your change was not agreed.',
      'PKR 19,45,784 was received.',
      'PKR 19,45,784 is said not to have come.',
      'Lahore',
      expect.stringContaining(`Open the house:\n`),
      'Tameer\n',
    ])
    expect(mail?.text).not.toMatch(/secret/)
  })

  it('begin with the house, and end with it', async () => {
    const begun = await newHouseOfQuote(test, company)
    await settle()
    const [first] = await toCompany()
    expect(first?.subject).toBe('News about your house')
    expect(first?.text).toContain('The family has begun its house file with your quote.')
    const close = { kind: 'ended', reason: 'other', text: 'A secret reason' }
    await callHouse(test, 'closeHouse', begun.own, { payload: close })
    await settle()
    expect((await toCompany()).at(-1)?.text).toContain('The family has closed the house file.')
    // A notice that was not told yet goes with the house.
    await callHouse(test, 'finishStage', house.own, { stageId: stageId(1), payload: { id: newId() } })
    expect((await callHouse(test, 'deleteHouse', house.own)).statusCode).toBe(204)
    const last = (await toCompany()).at(-1)
    expect(last?.text).toContain('The family has deleted the house file, with all that was in it.')
    expect(`${last?.text}${last?.html}`).not.toContain(house.own.id)
    expect(await settle()).toBe(0)
  })

  it('leave out what was taken back, answered or overtaken meanwhile', async () => {
    const unclaimed = await claim(1)
    await callHouse(test, 'unclaimStage', builder, { stageId: stageId(1) })
    const agreed = await claim(2)
    await agree(agreed, 2)
    await callHouse(test, 'takeStageBack', house.own, { stageId: stageId(2) })
    const changeId = await propose(builder)
    await callHouse(test, 'withdrawChange', builder, { changeId })
    const paymentId = await pay(builder)
    await callHouse(test, 'withdrawPayment', builder, { paymentId })
    expect(await settle()).toBe(1)
    const [mail, ...more] = await toFamily()
    expect(more).toEqual([])
    expect(mail?.text).toContain('The builder says: Walls.')
    expect(mail?.text).not.toMatch(/Foundation|change|payment/)
    expect([await toCompany(), unclaimed === agreed]).toEqual([[], false])
  })

  it('remind of a claim after three and seven days, then no more', async () => {
    // Its key, unlike the company's session, is good for longer.
    const site = await newSiteLink(test, house.own)
    const claimId = await claim(1, site)
    await settle()
    const since = async () =>
      (await toFamily()).slice(1).map(({ text }) => /waited for (\d+) days/.exec(text)?.[1])
    test.passTime(2 * dayMs)
    expect([await settle(), await since()]).toEqual([0, []])
    test.passTime(dayMs)
    expect([await settle(), await since()]).toEqual([1, ['3']])
    test.passTime(4 * dayMs)
    expect([await settle(), await since()]).toEqual([1, ['3', '7']])
    test.passTime(30 * dayMs)
    expect([await settle(), await since()]).toEqual([0, ['3', '7']])
    const reminder = (await toFamily()).at(-1)
    expect(reminder?.subject).toBe('Your house waits for an answer')
    expect(reminder?.text).toContain('The builder says: Foundation. Look at three pictures and answer.')
    expect(reminder?.text).toContain('Nothing is agreed until you say so.')
    expect(reminder?.unsubscribeLink).toContain('/stop-reminders?token=')
    expect((await agree(claimId)).statusCode).toBe(200)
    await claim(2, site)
    const { stopLink } = stopLinks(test.context, email)
    await stopRemindersTo(test.context, /token=([\w.]+)/.exec(stopLink)?.[1] ?? '')
    test.passTime(8 * dayMs)
    await mailHouseNews(test.context)
    expect(await since()).toEqual(['3', '7', undefined])
  })

  it('remind either side of a change, a payment and a question that wait', async () => {
    await callHouse(test, 'questionStage', house.own, {
      stageId: stageId(1),
      payload: { claimId: await claim(1), text: 'Where is the lintel?' },
    })
    await propose(builder)
    await pay(house.own)
    await settle()
    test.passTime(3 * dayMs)
    expect(await settle()).toBe(2)
    const [family, builders] = [(await toFamily()).at(-1)?.text, (await toCompany()).at(-1)?.text]
    expect(family).toMatch(/A change waits for your answer, until .*\n\nIt has waited for 3 days/)
    expect(builders).toMatch(/A payment of .*19,45,784 was noted\. Has it come\?\n\nIt has waited for 3 days/)
    expect(builders).toMatch(/The family has a question: Foundation\.\n\nIt has waited for 3 days/)
  })

  it('remind of no claim that was answered', async () => {
    await agree(await claim(1))
    await settle()
    test.passTime(8 * dayMs)
    expect(await mailHouseNews(test.context)).toBe(0)
    expect(await noticesOfHouse(test, house.own.id)).toEqual([])
  })

  it('tell the family 30 days before erasure', async () => {
    await callHouse(test, 'closeHouse', house.own, { payload: { kind: 'ended', reason: 'other' } })
    test.passTime(699 * dayMs)
    await mailHouseNews(test.context)
    expect(await toFamily()).toEqual([])
    test.passTime(dayMs)
    await settle()
    const [mail] = await toFamily()
    expect(mail?.text).toMatch(/On .+ pictures and texts of your house are erased\. Save them before\./)
  })

  it('reach nobody whose mailbox is not confirmed', async () => {
    const other = await newHouseOfQuote(test, await signUpShown(test))
    const { read } = test.context.db
    const before = await read.selectFrom('mailOutbox').select('id').execute()
    await callHouse(test, 'endHouseMailbox', other.own)
    const payload = { id: newId(), pictureIds: await addPictures(test, other.own.id, 3) }
    const by = { id: other.own.id, headers: other.company.headers }
    await callHouse(test, 'claimStage', by, { stageId: other.stages[1]?.id ?? '', payload })
    await settle()
    test.passTime(4 * dayMs)
    await settle()
    const news = await read.selectFrom('mailOutbox').select(['id', 'text']).execute()
    const known = new Set(before.map(({ id }) => id))
    const fresh = news.filter(({ id }) => !known.has(id))
    expect(fresh.filter(({ text }) => !text.includes('The mailbox of your house was changed'))).toEqual([])
  })

  it('are in the language of the house', async () => {
    const stages = [{ stage: 'www.evil.example', due: 'during-work' as const, percent: 60 }]
    const rest = [{ stage: 'handover', percent: 40 }]
    const own = await newHouse(test, ownPriceFields({ language: 'ur', stages: [...stages, ...rest] }))
    const put = { email: `urdu-${email}`, key: own.key }
    await callHouse(test, 'putHouseMailbox', own, { payload: put })
    const [code] = await mailsTo(test, put.email)
    const [, digits] = /آپ کا کوڈ: (\d{6})۔ اسے اپنے کھلے ہوئے صفحے پر لکھیں۔/.exec(code?.text ?? '') ?? []
    await callHouse(test, 'confirmHouseMailbox', own, { payload: { code: digits ?? '' } })
    const site = await newSiteLink(test, own)
    const view = (await callHouse(test, 'getHouse', own)).json()
    const payload = { id: newId(), pictureIds: await addPictures(test, own.id, 3) }
    await callHouse(test, 'claimStage', site, { stageId: view.stages[0].id, payload })
    await settle()
    const mail = (await mailsTo(test, put.email)).at(-1)
    expect(mail).toMatchObject({ language: 'ur', subject: 'آپ کے گھر کی ایک بات آپ کے جواب کی منتظر ہے' })
    expect(mail?.text).toContain('بلڈر نے بتایا: اپنے الفاظ والا ایک مرحلہ۔ تین تصویریں دیکھ کر جواب دیں۔')
    expect(mail?.text).toContain(`/ur/#/house/${own.id}`)
    expect(mail?.text).not.toContain('evil')
  })
})
