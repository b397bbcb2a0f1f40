import { dayMs } from '@tameer/contract'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { callHouse, newHouse, newPictures, newSiteLink, ownPriceFields } from '../../../test/house-calls.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { newId } from '../../core/secrets/ids.ts'
import { eraseClosed } from './house-removal.ts'

describeOnEachEngine('a house that was closed', (_open, engine) => {
  it('loses texts, names, keys and pictures after 24 months, and keeps sums and days', async () => {
    const test = await openTestApp({ engine })
    onTestFinished(() => test.close())
    const own = await newHouse(test, ownPriceFields())
    const site = await newSiteLink(test, own, { name: 'Bashir' })
    const entry = { id: newId(), text: 'A secret word', pictureIds: await newPictures(test, site, 1) }
    await callHouse(test, 'addHouseEntry', site, { payload: entry })
    const payment = { id: newId(), pkr: 250_000, way: 'cash', day: '2026-11-20', note: 'A secret note' }
    await callHouse(test, 'notePayment', own, { payload: payment })
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
    ]
    expect(rows[0]).toMatchObject([{ builder: '', locality: '', city: 'Lahore', basePkr: 10_000_000 }])
    expect(rows[2]).toMatchObject([{ pkr: 250_000, day: '2026-11-20' }])
    expect(JSON.stringify(rows)).not.toMatch(/secret|Bashir|Rafiq/)
    expect(await read.selectFrom('housePictures').select('file').execute()).toEqual([])
    expect(await read.selectFrom('houseKeys').select('id').execute()).toEqual([])
    for await (const { name } of test.context.images.list()) expect(name).toBeUndefined()
  })
})
