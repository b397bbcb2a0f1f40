import { dayMs } from '@tameer/contract'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call } from '../../../test/factories.ts'
import {
  addPictures,
  callHouse,
  confirmMailbox,
  type HouseKey,
  houseOf,
  newHouse,
  newPictures,
  newSiteLink,
  ownPriceFields,
} from '../../../test/house-calls.ts'
import { confirmCompany, newHouseOfQuote } from '../../../test/house-of-quote.ts'
import { addReport } from '../../../test/report-rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { newId } from '../../core/secrets/ids.ts'
import { randomToken } from '../../core/secrets/random.ts'
import { listAccountRemovals } from '../../db/queries/accounts/account-removals.ts'
import { entryThing } from '../../db/queries/desk/reports.ts'
import { eraseClosed } from './house-removal.ts'

describeOnEachEngine('a house that was closed', (_open, engine) => {
  it('loses texts, names, keys and pictures after 24 months, and keeps sums and days', async () => {
    const test = await openTestApp({ engine })
    onTestFinished(() => test.close())
    const shares = [
      { stage: 'A secret stage', due: 'during-work' as const, percent: 60 },
      { stage: 'paint', percent: 40 },
    ]
    const own = await newHouse(test, { ...ownPriceFields(), stages: shares })
    const site = await newSiteLink(test, own, { name: 'Bashir' })
    const entry = { id: newId(), text: 'A secret word', pictureIds: await newPictures(test, site, 1) }
    await callHouse(test, 'addHouseEntry', site, { payload: entry })
    await addReport(test.context, { thing: entryThing(own.id, entry.id), words: 'A secret report' })
    const payment = { id: newId(), pkr: 250_000, way: 'cash', day: '2026-11-20', note: 'A secret note' }
    await callHouse(test, 'notePayment', own, { payload: payment })
    const [delivery, slips] = [
      { id: newId(), material: 'cement', quantity: 420, day: '2026-11-20' },
      await newPictures(test, site, 1, 'slip'),
    ]
    await callHouse(test, 'addDelivery', site, { payload: { ...delivery, pictureIds: slips } })
    const snag = { id: newId(), place: 'A secret room', text: 'A secret fault' }
    const faults = await newPictures(test, own, 1)
    await callHouse(test, 'addSnag', own, { payload: { ...snag, pictureIds: faults } })
    const end = { kind: 'ended', reason: 'other', text: 'A secret reason' }
    expect((await callHouse(test, 'closeHouse', own, { payload: end })).statusCode).toBe(200)

    test.passTime(729 * dayMs)
    expect(await eraseClosed(test.context)).toBe(0)
    test.passTime(2 * dayMs)
    expect([await eraseClosed(test.context), await eraseClosed(test.context)]).toEqual([1, 0])

    expect((await callHouse(test, 'getHouse', own)).statusCode).toBe(404)
    const { read } = test.context.db
    const rows = [
      await read.selectFrom('houses').selectAll().execute(),
      await read.selectFrom('houseEntries').selectAll().execute(),
      await read.selectFrom('housePayments').selectAll().execute(),
      await read.selectFrom('houseDeliveries').selectAll().execute(),
      await read.selectFrom('houseSnags').selectAll().execute(),
      await read.selectFrom('houseStages').selectAll().orderBy('position').execute(),
    ]
    expect(rows[5]).toMatchObject([{ stage: '1' }, { stage: 'paint' }])
    expect(rows[0]).toMatchObject([{ builder: '', locality: '', city: 'Lahore', basePkr: 10_000_000 }])
    expect(rows[2]).toMatchObject([{ pkr: 250_000, day: '2026-11-20' }])
    expect(rows[3]).toMatchObject([{ quantity: 420, day: '2026-11-20' }])
    expect(rows[4]).toMatchObject([{ state: 'open', place: '' }])
    expect(JSON.stringify(rows)).not.toMatch(/secret|Bashir|Rafiq/)
    expect(await read.selectFrom('housePictures').select('file').execute()).toEqual([])
    expect(await read.selectFrom('reports').select('id').execute()).toEqual([])
    expect(await read.selectFrom('houseKeys').select('id').execute()).toEqual([])
    for await (const { name } of test.context.images.list()) expect(name).toBeUndefined()
  })
})

describeOnEachEngine('the mails of a house', (_open, engine) => {
  async function open(): Promise<TestApp> {
    const test = await openTestApp({ engine })
    onTestFinished(() => test.close())
    return test
  }

  /** Gives a house a replaced mailbox, a code, a link that was asked for, notices, a delivery and a fault. */
  async function fill(test: TestApp, own: HouseKey): Promise<void> {
    await confirmMailbox(test, own, 'first@example.com')
    await call(test.app, 'recoverHouses', { payload: { email: 'first@example.com' } })
    const site = await newSiteLink(test, own)
    const stage = (await houseOf(test, own)).stages[1]
    const payload = { id: newId(), pictureIds: await addPictures(test, own.id, 3) }
    await callHouse(test, 'claimStage', site, { stageId: stage?.id ?? '', payload })
    const slips = await addPictures(test, own.id, 1, 'slip')
    const delivery = { id: newId(), material: 'sand', quantity: 500, day: '2026-11-20' }
    await callHouse(test, 'addDelivery', own, { payload: { ...delivery, pictureIds: slips } })
    const fault = {
      id: newId(),
      place: 'Roof',
      text: 'A leak',
      pictureIds: await addPictures(test, own.id, 1),
    }
    await callHouse(test, 'addSnag', own, { payload: fault })
    const other = { email: 'second@example.com', key: randomToken() }
    await callHouse(test, 'putHouseMailbox', own, { payload: other })
  }

  const tables = ['houseNotices', 'houseCodes', 'houseOldMailboxes', 'houseWaysBack'] as const
  async function counts({ context: { db } }: TestApp): Promise<number[]> {
    const rows = tables.map((table) => db.read.selectFrom(table).select('houseId').execute())
    return (await Promise.all(rows)).map(({ length }) => length)
  }
  const parts = ['houseStages', 'houseEntries', 'houseDeliveries', 'houseSnags', 'housePictures'] as const
  async function partsOf({ context: { db } }: TestApp): Promise<number[]> {
    const rows = parts.map((table) => db.read.selectFrom(table).select('houseId').execute())
    return (await Promise.all(rows)).map(({ length }) => length)
  }
  const mailed = async ({ context: { db } }: TestApp) =>
    (await db.read.selectFrom('mailOutbox').select(['recipient', 'text']).execute()).map(
      ({ recipient, text }) => `${recipient}: ${text}`,
    )

  it('go with it when it is deleted; only its company is told', async () => {
    const test = await open()
    const { own, company } = await newHouseOfQuote(test)
    await confirmCompany(test, company)
    await fill(test, own)
    expect((await counts(test)).every((count) => count > 0)).toBe(true)
    expect((await mailed(test)).filter((text) => text.includes(own.id)).length).toBeGreaterThan(1)
    expect((await partsOf(test)).every((count) => count > 0)).toBe(true)
    await callHouse(test, 'deleteHouse', own)
    expect([await counts(test), await partsOf(test)].flat()).toEqual(Array(9).fill(0))
    const left = (await mailed(test)).filter((text) => /house|@example.com: .*(first|second)/.test(text))
    expect(left).toEqual([
      expect.stringMatching(new RegExp(`^${company.user.email}: [^]*deleted the house file`)),
    ])
    expect(left[0]).not.toContain(own.id)
    // Share pictures are drawn again for a company alone.
    const removals = await listAccountRemovals(test.context.db.read)
    expect(removals.filter(({ shown }) => shown)).toEqual([])
  })

  it('go when it is erased', async () => {
    const test = await open()
    const own = await newHouse(test)
    await fill(test, own)
    await callHouse(test, 'closeHouse', own, { payload: { kind: 'ended', reason: 'other' } })
    test.passTime(731 * dayMs)
    expect(await eraseClosed(test.context)).toBe(1)
    expect(await counts(test)).toEqual([0, 0, 0, 0])
    expect((await mailed(test)).filter((text) => text.includes(own.id))).toEqual([])
  })
})
