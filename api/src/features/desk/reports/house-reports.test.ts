import { dayMs, houseLimits } from '@tameer/contract'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import {
  callHouse,
  confirmMailbox,
  type HouseKey,
  houseOf,
  newFamilyLink,
  newPictures,
} from '../../../../test/house-calls.ts'
import { expectWholeOrNothing } from '../../../../test/interrupted-write.ts'
import { reportDesk } from '../../../../test/report-desk.ts'
import { addReport } from '../../../../test/report-rows.ts'
import { addReportedEntry } from '../../../../test/reported-entry.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { randomToken } from '../../../core/secrets/random.ts'
import { deleteOldReports, entryThing } from '../../../db/queries/desk/reports.ts'
import { removeHiddenPictures } from '../../houses/house-removal.ts'

describeOnEachEngine('a reported entry of a house', (_open, engine) => {
  const desk = reportDesk(engine)
  const { read, seenNow, close, linesOf, mails } = desk
  type ActName = 'hideReportedEntry' | 'holdReportedHouse' | 'releaseReportedHouse'
  const act = async (name: ActName, id: string, payload?: object) =>
    call(desk.test.app, name, { headers: desk.headers, params: { id }, ...(payload && { payload }) })
  const hide = async (id: string) => act('hideReportedEntry', id, { seen: await seenNow(id) })
  const pictureOf = (id: string, pictureId: string) =>
    call(desk.test.app, 'getReportedPicture', { headers: desk.headers, params: { id, pictureId } })
  const fileOf = async (houseId: string) => {
    const rows = desk.test.context.db.read.selectFrom('housePictures').selectAll()
    return rows.where('houseId', '=', houseId).executeTakeFirst()
  }
  const servedTo = async (key: HouseKey, file: string) => {
    const url = `/api/houses/${key.id}/images/${file}.jpg`
    return (await desk.test.app.inject({ url, headers: key.headers })).statusCode
  }

  it('is shown with its pictures and its side, without a name, a mailbox, a sum or another entry', async () => {
    const { own, site, entryId, pictureId, reportId } = await addReportedEntry(desk.test)
    await confirmMailbox(desk.test, own, 'farah@example.com')
    await callHouse(desk.test, 'addHouseEntry', site, { payload: { id: pictureId, text: 'Another entry' } })
    const editor = await addDeskAccount(desk.test.context, { role: 'Editor' })
    const headers = bearer(await deskTokenOf(desk.test.context, editor))
    const shown = await call(desk.test.app, 'getDeskReport', { headers, params: { id: reportId } })
    expect(shown.json()).toMatchObject({
      ...{ kind: 'house-entry', title: '', side: 'site', texts: ['Bricks came'], pictureIds: [pictureId] },
      ...{ company: null, house: { held: false, canBeAsked: true, entryHidden: false } },
    })
    expect(shown.body).not.toMatch(/Rafiq|farah|Johar|10000000|Another/)
    expect(shown.body).not.toContain(entryId)
    expect((await desk.list()).data).toMatchObject([{ id: reportId, side: 'site', title: '', picture: null }])
    expect((await pictureOf(reportId, pictureId)).headers).toMatchObject({
      ...{ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' },
    })
  })

  it('is served while a report about it is open: not another picture, and nothing once it is closed', async () => {
    const { pictureId, reportId } = await addReportedEntry(desk.test)
    const other = await addReportedEntry(desk.test)
    expect((await pictureOf(reportId, other.pictureId)).statusCode).toBe(404)
    expect((await close(reportId)).statusCode).toBe(200)
    expect((await pictureOf(reportId, pictureId)).statusCode).toBe(404)
    expect(await read(reportId)).toMatchObject({ texts: [], pictureIds: [], outcome: 'nothing-wrong' })
  })

  it('is apart from an entry with the same id in another house', async () => {
    const { entryId, reportId } = await addReportedEntry(desk.test)
    const other = await addReportedEntry(desk.test)
    await callHouse(desk.test, 'addHouseEntry', other.own, { payload: { id: entryId, text: 'The same id' } })
    const second = await addReport(desk.test.context, { thing: entryThing(other.own.id, entryId) })
    expect((await read(reportId)).all.map(({ id }) => id)).toEqual([reportId])
    expect((await hide(second)).statusCode).toBe(200)
    expect(await read(reportId)).toMatchObject({ outcome: null, texts: ['Bricks came'] })
  })

  it('is taken out: a line stays, the pictures are for nobody, and their files go after 90 days', async () => {
    const { context } = desk.test
    const { own, site, entryId, reportId } = await addReportedEntry(desk.test, { email: 'told@example.com' })
    const { file = '' } = (await fileOf(own.id)) ?? {}
    expect(await servedTo(site, file)).toBe(200)
    const hidden = await hide(reportId)
    expect(hidden.statusCode, hidden.body).toBe(200)
    expect(hidden.json()).toMatchObject({
      ...{ outcome: 'hidden', texts: [], pictureIds: [], house: { entryHidden: true } },
    })
    const { entries } = await houseOf(desk.test, own)
    expect(entries.data.find(({ id }) => id === entryId)).toMatchObject({
      gone: 'desk',
      text: '',
      images: [],
    })
    expect([await servedTo(site, file), await servedTo(own, file)]).toEqual([404, 404])
    const [line] = await linesOf(own.id)
    expect([line?.event, JSON.parse(line?.after ?? '')]).toEqual(['house-entry-hidden', { entry: entryId }])
    expect((await linesOf(reportId)).map(({ event }) => event)).toEqual(['report-closed'])
    expect((await mails()).map(({ recipient, text }) => [recipient, /taken it out/.test(text)])).toEqual([
      ['told@example.com', true],
    ])
    expect((await hide(reportId)).statusCode).toBe(409)
    const hiddenMs = context.clock()
    const job = (days: number) => removeHiddenPictures({ ...context, clock: () => hiddenMs + days * dayMs })
    expect([await job(houseLimits.hiddenDays - 1), Boolean(await fileOf(own.id))]).toEqual([0, true])
    expect([await job(houseLimits.hiddenDays), await fileOf(own.id)]).toEqual([1, undefined])
    expect(await context.images.open(`${file}.jpg`)).toBeUndefined()
  })

  it('can be a fault, whose place is then gone too; a slip of material is none, since it shows sums', async () => {
    const { own, site } = await addReportedEntry(desk.test)
    const [faultId, deliveryId] = [newId(), newId()]
    const [pictureIds, slips] = [
      await newPictures(desk.test, own, 1),
      await newPictures(desk.test, site, 1, 'slip'),
    ]
    const fault = { id: faultId, place: 'Roof', text: 'A leak', pictureIds }
    expect((await callHouse(desk.test, 'addSnag', own, { payload: fault })).statusCode).toBe(201)
    const came = { id: deliveryId, material: 'cement', quantity: 5, day: '2026-11-20', pictureIds: slips }
    expect((await callHouse(desk.test, 'addDelivery', site, { payload: came })).statusCode).toBe(201)
    const report = (id: string) =>
      call(desk.test.app, 'sendReport', {
        headers: own.headers,
        payload: { kind: 'house-entry', id, houseId: own.id, reason: 'offensive' },
      })
    expect((await report(deliveryId)).statusCode).toBe(404)
    expect((await report(faultId)).statusCode).toBe(201)
    const reportId = await addReport(desk.test.context, { thing: entryThing(own.id, faultId) })
    expect((await read(reportId)).texts).toEqual(['Roof', 'A leak'])
    // Later lines of the diary say the place again.
    const mend = async (id: string) =>
      callHouse(desk.test, 'mendSnag', site, {
        snagId: faultId,
        payload: { id, pictureIds: await newPictures(desk.test, site, 1) },
      })
    expect((await mend(newId())).statusCode).toBe(201)
    await callHouse(desk.test, 'answerSnag', own, { snagId: faultId, payload: { accept: false } })
    expect((await hide(reportId)).statusCode).toBe(200)
    expect((await mend(newId())).statusCode).toBe(201)
    const { snags, entries } = await houseOf(desk.test, site)
    expect(snags).toMatchObject([{ place: '', text: '', images: [] }])
    expect(JSON.stringify(entries)).not.toContain('Roof')
  })

  it('is asked about at the family’s confirmed mailbox alone', async () => {
    const { own, reportId } = await addReportedEntry(desk.test)
    const asked = { outcome: 'asked', words: 'Whose bricks are these?' }
    const none = await close(reportId, asked)
    expect([none.statusCode, (await read(reportId)).house?.canBeAsked]).toEqual([409, false])
    await confirmMailbox(desk.test, own, 'farah@example.com')
    await desk.test.context.db.note((trx) => trx.deleteFrom('mailOutbox').execute())
    expect((await close(reportId, asked)).statusCode).toBe(200)
    const [mail, ...others] = await mails()
    expect([mail?.recipient, others]).toEqual(['farah@example.com', []])
    expect(mail?.text).toContain('Whose bricks are these?')
    expect(mail?.text).toContain(`/#/house/${own.id}`)
    expect(mail?.text).not.toContain(own.key)
  })

  it('holds its house: reading goes on, every act is refused, until an operator lets it go', async () => {
    const { own, site, entryId, reportId } = await addReportedEntry(desk.test)
    const family = await newFamilyLink(desk.test, own)
    const isHeld = async () => (await read(reportId)).house?.held
    expect((await close(reportId)).statusCode).toBe(200)
    expect([(await act('holdReportedHouse', reportId)).statusCode, await isHeld()]).toEqual([200, true])
    const again = await act('holdReportedHouse', reportId)
    expect([again.statusCode, again.json().current.last.event]).toEqual([409, 'house-held'])
    for (const key of [own, site, family]) expect((await houseOf(desk.test, key)).house.id).toBe(own.id)
    const refused = [
      await callHouse(desk.test, 'takeBackEntry', site, { entryId }),
      await callHouse(desk.test, 'putFamilyHouseKey', own, { payload: { key: randomToken() } }),
      await callHouse(desk.test, 'endHouseMailbox', own),
      await callHouse(desk.test, 'deleteHouse', own),
    ]
    expect(refused.map((one) => [one.statusCode, one.json().reason])).toEqual(
      Array(4).fill([403, 'houseHeld']),
    )
    // The report from which it is let go stays as long.
    const dropOld = () => desk.test.context.db.note((trx) => deleteOldReports(trx, Number.MAX_SAFE_INTEGER))
    expect(await dropOld()).toBe(0)
    expect([(await act('releaseReportedHouse', reportId)).statusCode, await isHeld()]).toEqual([200, false])
    expect((await act('releaseReportedHouse', reportId)).statusCode).toBe(409)
    expect((await linesOf(own.id)).map(({ event }) => event)).toEqual(['house-released', 'house-held'])
    const history = await call(desk.test.app, 'listReportHistory', {
      ...{ headers: desk.headers, params: { id: reportId } },
    })
    expect(
      history
        .json()
        .data.map(({ event }: { event: string }) => event)
        .toSorted(),
    ).toEqual([...['house-held', 'house-released', 'report-closed']])
    expect((await callHouse(desk.test, 'takeBackEntry', site, { entryId })).statusCode).toBe(200)
    expect(await dropOld()).toBe(1)
  })

  it('goes with its house, and so do its reports and the letter about it', async () => {
    const { own, reportId } = await addReportedEntry(desk.test)
    await confirmMailbox(desk.test, own, 'farah@example.com')
    await close(reportId, { outcome: 'asked', words: 'Whose are these?' })
    expect((await callHouse(desk.test, 'deleteHouse', own)).statusCode).toBe(204)
    const params = { id: reportId }
    const gone = await call(desk.test.app, 'getDeskReport', { headers: desk.headers, params })
    expect([gone.statusCode, await mails()]).toEqual([404, []])
  })

  it.each([
    ['hideReportedEntry', false],
    ['holdReportedHouse', false],
    ['releaseReportedHouse', true],
  ] as const)('is acted on completely or not at all: %s', async (name, held) => {
    const { reportId } = await addReportedEntry(desk.test, { held, email: 'told@example.com' })
    const payload = name === 'hideReportedEntry' ? { seen: await seenNow(reportId) } : undefined
    const tables = ['houses', 'houseEntries', 'housePictures', 'reports', 'deskLog', 'mailOutbox'] as const
    await expectWholeOrNothing(desk.test.context.db, tables, () => act(name, reportId, payload))
  })
})
