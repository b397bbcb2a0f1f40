import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addCompany, addPortfolio, newImage, testNow } from '../../../../test/rows.ts'
import { newId } from '../../../core/secrets/ids.ts'
import type { Database } from '../../engines/connect.ts'
import { updateCompany } from '../companies/companies.ts'
import { deleteImages, insertImages, listImages, listUnreferencedFiles, orderImages } from './images.ts'

async function filesOf(db: Database, portfolioId: string): Promise<string[]> {
  const images = await listImages(db.read, portfolioId)
  expect(images.map((image) => image.position)).toEqual(images.map((_, index) => index))
  return images.map((image) => image.file)
}

const named = (file: string) => newImage({ file })

describeOnEachEngine('images', (open) => {
  it('have the order in which they were given, new ones at the end', async () => {
    const db = await open()
    const id = await addPortfolio(db, await addCompany(db), { images: [named('a'), named('b')] })
    await db.write((trx) => insertImages(trx, id, [named('c'), named('d')], testNow + 1))
    expect(await filesOf(db, id)).toEqual(['a', 'b', 'c', 'd'])
    const times = (await listImages(db.read, id)).map((image) => image.createdAt - testNow)
    expect(times).toEqual([0, 0, 1, 1])
  })

  it('take a new order, and keep their own when it does not name them', async () => {
    const db = await open()
    const images = ['a', 'b', 'c', 'd'].map(named)
    const id = await addPortfolio(db, await addCompany(db), { images })
    const [, b, , d] = images.map((image) => image.id)
    await db.write((trx) => orderImages(trx, id, [d ?? '', newId(), b ?? '', d ?? '']))
    expect(await filesOf(db, id)).toEqual(['d', 'b', 'a', 'c'])
  })

  it('make room for others when some are removed from a full portfolio', async () => {
    const db = await open()
    const images = Array.from({ length: 10 }, (_, n) => named(`old ${n}`))
    const id = await addPortfolio(db, await addCompany(db), { images })
    const files = await db.write(async (trx) => {
      const removed = await deleteImages(trx, id, [images[0]?.id ?? '', images[5]?.id ?? ''])
      await insertImages(trx, id, [named('new 1'), named('new 2')], testNow)
      return removed
    })
    expect(files.sort()).toEqual(['old 0', 'old 5'])
    expect((await filesOf(db, id)).slice(-3)).toEqual(['old 9', 'new 1', 'new 2'])
    await expect(db.write((trx) => insertImages(trx, id, [named('eleventh')], testNow))).rejects.toThrow()
    expect(await filesOf(db, id)).toHaveLength(10)
  })

  it('of another portfolio stay where they are', async () => {
    const db = await open()
    const company = await addCompany(db)
    const theirs = named('theirs')
    const other = await addPortfolio(db, company, { images: [theirs] })
    const id = await addPortfolio(db, company, { images: [named('mine')] })
    expect(await db.write((trx) => deleteImages(trx, id, [theirs.id]))).toEqual([])
    await db.write((trx) => orderImages(trx, id, [theirs.id]))
    expect(await filesOf(db, other)).toEqual(['theirs'])
    expect(await filesOf(db, id)).toEqual(['mine'])
  })

  it('and logos keep their files from being removed', async () => {
    const db = await open()
    const company = await addCompany(db)
    await addPortfolio(db, company, { images: [named('photograph')] })
    const image = { file: 'logo', width: 1, height: 1 }
    await db.write((trx) => updateCompany(trx, company, { image, now: 1 }))
    const many = Array.from({ length: 1200 }, (_, n) => `stray ${n}`)
    expect(await listUnreferencedFiles(db.read, [...many, 'photograph', 'logo'])).toEqual(many)
    expect(await listUnreferencedFiles(db.read, [])).toEqual([])
  })
})
