import { setTimeout as delay } from 'node:timers/promises'
import { ofEachContact } from '@tameer/contract'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { accountOf, addCompany, addPortfolio, newImage, testNow } from '../../../../test/rows.ts'
import { newId } from '../../../core/secrets/ids.ts'
import type { Database } from '../../engines/connect.ts'
import { deleteAccount } from '../accounts/accounts.ts'
import { holdCompany, setPosition, updateCompany } from '../companies/companies.ts'
import { insertImages, listImages, listImagesOf } from './images.ts'
import {
  deletePortfolio,
  findPortfolio,
  holdPortfolio,
  insertPortfolio,
  listPortfolioPage,
  updatePortfolio,
} from './portfolios.ts'

async function linksOf(db: Database, id: string) {
  const found = await findPortfolio(db.read, id)
  return {
    cities: found?.cities.map((city) => city.id),
    buildingTypes: found?.buildingTypes.map((type) => type.id),
  }
}

describeOnEachEngine('portfolios', (open) => {
  it('are written while their company’s profile is written, and no write is repeated', async () => {
    const db = await open()
    const companyId = await addCompany(db)
    const ids = await Promise.all(
      [1, 2, 3].map(() =>
        addPortfolio(db, companyId, { texts: { title: 'House', content: 'x', phone: '+923001234567' } }),
      ),
    )
    let tries = 0
    const writes = Array.from({ length: 24 }, (_, at) =>
      db.write(async (trx) => {
        tries += 1
        const id = ids[at % ids.length] ?? ''
        if (at % 2 === 0) {
          await holdCompany(trx, companyId)
          const contact = { phone: at % 4 === 0 ? '+923001234567' : '+923007654321' }
          return updateCompany(trx, companyId, { contact, now: testNow })
        }
        await holdPortfolio(trx, { id, companyId })
        return updatePortfolio(trx, { id, companyId, texts: { title: `House ${at}` }, now: testNow })
      }),
    )
    expect(await Promise.all(writes)).toEqual(Array(24).fill(true))
    expect(tries).toBe(24)
  })

  it('are found whole, with texts that look like JSON unchanged', async () => {
    const db = await open()
    const companyId = await addCompany(db, { name: 'Indus', categoryIds: [5, 4], position: 3 })
    const images = [newImage(), newImage({ width: 900 })]
    const texts = {
      title: '[1,2]',
      content: '{"a":1}',
      price: '100-120',
      magazineLink: 'https://example.com/m',
    }
    const id = await addPortfolio(db, companyId, { texts, cityIds: [2], buildingTypeIds: [5, 1], images })

    expect(await findPortfolio(db.read, id)).toEqual({
      ...{
        id,
        companyId,
        positionKey: 3,
        createdAt: testNow,
        updatedAt: testNow,
        hidden: false,
        draft: false,
      },
      restriction: null,
      place: expect.any(Number),
      ...{ facebookLink: '', twitterLink: '', linkedinLink: '', instagramLink: '', tiktokLink: '' },
      ...{ address: '', phone: '', email: '', website: '', publication: '' },
      plot: '',
      yearFinished: '',
      builtAs: '',
      reach: { phone: '', whatsapp: '', email: `${companyId}@example.com`, website: '' },
      ...texts,
      images: images.map((image, position) => ({ ...image, position })),
      cities: [{ id: 2, name: 'Lahore' }],
      buildingTypes: [
        { id: 1, name: 'Hotel & Resorts' },
        { id: 5, name: 'Residential' },
      ],
      company: {
        ...{ id: companyId, name: 'Indus', email: `${companyId}@example.com`, language: 'en' },
        accountId: await accountOf(db, companyId),
        ...{ image: null, position: 3, contact: ofEachContact(() => ''), cityId: null },
        rates: { completePkr: null, completeGivenAt: null, greyPkr: null, greyGivenAt: null },
        categories: [
          { id: 4, name: 'Architecture' },
          { id: 5, name: 'Construction' },
        ],
      },
    })
    expect(await findPortfolio(db.read, newId())).toBeUndefined()
  })

  it('have their company’s texts in place of missing ones, and keep differing ones', async () => {
    const db = await open()
    const companyId = await addCompany(db)
    const phone = '+923001234567'
    const same = await addPortfolio(db, companyId, { texts: { title: 'A', content: 'B', phone } })
    const own = await addPortfolio(db, companyId, {
      texts: { title: 'C', content: 'D', phone: '+924235761999', email: 'own@example.com' },
    })
    const change = (contact: object) =>
      db.write((trx) => updateCompany(trx, companyId, { contact, cityId: 2, now: testNow }))
    await change({ phone, whatsapp: '+923217654321', contactEmail: 'office@example.com' })
    expect(await findPortfolio(db.read, same)).toMatchObject({
      ...{ phone, email: 'office@example.com', reach: { phone, whatsapp: '+923217654321' } },
      company: { cityId: 2, contact: { phone } },
    })
    expect(await findPortfolio(db.read, own)).toMatchObject({
      ...{ phone: '+924235761999', email: 'own@example.com', reach: { whatsapp: '+923217654321' } },
    })
    await change({ phone: '+923450000000', whatsapp: '' })
    expect(await findPortfolio(db.read, same)).toMatchObject({
      ...{ phone: '+923450000000', reach: { whatsapp: '+923450000000' } },
    })
    const texts = { phone: '+923450000000' }
    await db.write((trx) => updatePortfolio(trx, { id: own, companyId, texts, now: testNow }))
    await change({ phone: '' })
    expect(await findPortfolio(db.read, own)).toMatchObject({ phone: '', reach: { whatsapp: '' } })
  })

  it('need a company', async () => {
    const db = await open()
    const portfolio = { id: newId(), companyId: newId(), texts: { title: 'T', content: 'C' }, now: testNow }
    const lists = { cityIds: [1], buildingTypeIds: [], images: [] }
    expect(await db.write((trx) => insertPortfolio(trx, { ...portfolio, ...lists }))).toBe(false)
    expect(await db.read.selectFrom('portfolios').select('id').execute()).toEqual([])
  })

  it('change only the given fields, and never those of others', async () => {
    const db = await open()
    const companyId = await addCompany(db)
    const id = await addPortfolio(db, companyId, { cityIds: [1], buildingTypeIds: [1, 2] })
    const sneaky = { title: 'New', content: undefined, positionKey: 1, companyId: newId() }
    const update = (change: object) =>
      db.write((trx) => updatePortfolio(trx, { id, companyId, texts: {}, now: testNow + 1, ...change }))

    expect(await update({ texts: sneaky })).toBe(true)
    const found = await findPortfolio(db.read, id)
    expect(found).toMatchObject({ title: 'New', content: 'With a court.', companyId, updatedAt: testNow + 1 })
    expect(await linksOf(db, id)).toEqual({ cities: [1], buildingTypes: [1, 2] })

    await update({ cityIds: [2], buildingTypeIds: [] })
    expect(await linksOf(db, id)).toEqual({ cities: [2], buildingTypes: [] })
    await update({ buildingTypeIds: [9, 9] })
    expect(await linksOf(db, id)).toEqual({ cities: [2], buildingTypes: [9] })
  })

  it('are found by city, type and price together, after a change of any of them', async () => {
    const db = await open()
    const companyId = await addCompany(db, { position: 3 })
    const id = await addPortfolio(db, companyId, { cityIds: [1], buildingTypeIds: [1, 2] })
    const find = async (city: number, buildingType: number, price: string) => {
      const { rows } = await listPortfolioPage(db.read, { city, buildingType, price, limit: 5 })
      return rows.map((row) => row.id)
    }
    const update = (change: object) =>
      db.write((trx) => updatePortfolio(trx, { id, companyId, texts: {}, now: testNow + 1, ...change }))

    expect([await find(1, 1, ''), await find(1, 2, ''), await find(1, 3, '')]).toEqual([[id], [id], []])
    await update({ texts: { price: '100-120' } })
    expect([await find(1, 1, ''), await find(1, 1, '100-120')]).toEqual([[], [id]])
    await update({ cityIds: [2] })
    expect([await find(1, 1, '100-120'), await find(2, 2, '100-120')]).toEqual([[], [id]])
    await update({ buildingTypeIds: [3] })
    expect([await find(2, 2, '100-120'), await find(2, 3, '100-120')]).toEqual([[], [id]])
    await db.write((trx) => setPosition(trx, companyId, 1))
    expect(await find(2, 3, '100-120')).toEqual([id])
    await db.write((trx) => deletePortfolio(trx, { id, companyId }))
    expect(await find(2, 3, '100-120')).toEqual([])
  })

  it('can be changed by their own company alone', async () => {
    const db = await open()
    const companyId = await addCompany(db)
    const stranger = await addCompany(db)
    const id = await addPortfolio(db, companyId, { images: [newImage()] })
    const before = await findPortfolio(db.read, id)
    const theft = { id, companyId: stranger, texts: { title: 'Mine' }, cityIds: [3], now: testNow + 1 }
    expect(await db.write((trx) => updatePortfolio(trx, theft))).toBe(false)
    expect(await db.write((trx) => deletePortfolio(trx, { id, companyId: stranger }))).toBeUndefined()
    expect(await findPortfolio(db.read, id)).toEqual(before)
  })

  it('are deleted with their images and links, and return the images whose files remain', async () => {
    const db = await open()
    const companyId = await addCompany(db)
    const images = [newImage(), newImage()]
    const id = await addPortfolio(db, companyId, { images, buildingTypeIds: [1] })
    const left = await db.write((trx) => deletePortfolio(trx, { id, companyId }))
    expect(left).toMatchObject(images)
    expect(await findPortfolio(db.read, id)).toBeUndefined()
    expect(await listImages(db.read, id)).toEqual([])
    expect(await db.write((trx) => deletePortfolio(trx, { id, companyId }))).toBeUndefined()
  })

  it('are deleted with images that are added at the same time', async () => {
    const db = await open()
    const companyId = await addCompany(db)
    const id = await addPortfolio(db, companyId)
    const late = newImage()
    let begun = () => {}
    const adding = new Promise<void>((resolve) => {
      begun = resolve
    })
    const added = db.write(async (trx) => {
      await updatePortfolio(trx, { id, companyId, texts: {}, now: testNow })
      begun()
      await delay(50)
      await insertImages(trx, id, [late], testNow)
    })
    await adding
    const left = await db.write((trx) => deletePortfolio(trx, { id, companyId }))
    await added
    expect(left).toMatchObject([late])
  })

  it('are not changed while their company is deleted, or the deletion includes their new pictures', async () => {
    const db = await open()
    const companyId = await addCompany(db)
    const id = await addPortfolio(db, companyId)
    const late = newImage()
    let begun = () => {}
    const changing = new Promise<void>((resolve) => {
      begun = resolve
    })
    const changed = db.write(async (trx) => {
      await updatePortfolio(trx, { id, companyId, texts: { title: 'Another' }, now: testNow })
      begun()
      await delay(50)
      await insertImages(trx, id, [late], testNow)
    })
    await changing
    const known = await db.write(async (trx) => {
      const held = await holdCompany(trx, companyId)
      const pictures = await listImagesOf(trx, companyId)
      await deleteAccount(trx, held?.accountId ?? '')
      return pictures
    })
    await changed
    expect(known).toMatchObject([{ file: late.file }])
    const update = { id, companyId, texts: {}, now: testNow }
    expect(await db.write((trx) => updatePortfolio(trx, update))).toBe(false)
  })

  it('follow their company when it moves, missing positions last', async () => {
    const db = await open()
    const [last, second, first] = [
      await addCompany(db),
      await addCompany(db, { position: 20 }),
      await addCompany(db, { position: 10 }),
    ] as const
    for (const company of [last, second, first]) await addPortfolio(db, company, { buildingTypeIds: [1] })
    const order = async (filters = {}) => {
      const { rows } = await listPortfolioPage(db.read, { limit: 10, ...filters })
      return rows.map((row) => row.companyId)
    }
    expect(await order()).toEqual([first, second, last])
    await db.write((trx) => setPosition(trx, last, 5))
    await db.write((trx) => setPosition(trx, first, null))
    for (const filters of [{}, { city: 1 }, { buildingType: 1 }, { category: 4 }, { q: 'company' }]) {
      expect(await order(filters)).toEqual([last, second, first])
    }
  })
})
