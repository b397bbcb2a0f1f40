import { setTimeout as delay } from 'node:timers/promises'
import { ofEachContact } from '@tameer/contract'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addCompany, testNow } from '../../../../test/rows.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { createCompany, findCompany, findCompanyByEmail, holdCompany, updateCompany } from './companies.ts'

describeOnEachEngine('companies', (open) => {
  it('are found as they were created', async () => {
    const db = await open()
    const id = newId()
    await addCompany(db, { id, name: 'Mughal [1,2]', email: 'a@example.com', categoryIds: [6, 4, 6] })
    expect(await findCompany(db.read, id)).toEqual({
      ...{ id, name: 'Mughal [1,2]', email: 'a@example.com', image: null, position: null },
      ...{ accountId: expect.any(String), contact: ofEachContact(() => ''), cityId: null },
      language: 'en',
      rates: { completePkr: null, completeGivenAt: null, greyPkr: null, greyGivenAt: null },
      categories: [
        { id: 4, name: 'Architecture' },
        { id: 6, name: 'Interior Design' },
      ],
    })
    expect(await findCompany(db.read, newId())).toBeUndefined()
  })

  it('are found by address in any case, and have a unique address', async () => {
    const db = await open()
    const id = await addCompany(db, { email: 'Office@Example.com' })
    const found = await findCompanyByEmail(db.read, ' oFFice@example.COM')
    expect(found).toMatchObject({ id, email: 'Office@Example.com' })
    const again = await db.write((trx) =>
      createCompany(trx, {
        ...{ id: newId(), accountId: newId(), name: 'Other', email: 'office@example.com', passwordHash: 'x' },
        ...{ categoryIds: [5], now: testNow },
      }),
    )
    expect(again).toBe('email-taken')
    expect(await findCompanyByEmail(db.read, 'nobody@example.com')).toBeUndefined()
  })

  it('are created once when the same address signs up five times at once', async () => {
    const db = await open()
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        db.write((trx) =>
          createCompany(trx, {
            ...{
              id: newId(),
              accountId: newId(),
              name: 'Race',
              email: 'race@example.com',
              passwordHash: 'x',
            },
            ...{ categoryIds: [4], now: testNow },
          }),
        ),
      ),
    )
    expect(outcomes.sort()).toEqual(['created', ...Array(4).fill('email-taken')])
  })

  it('change name and logo, one without the other', async () => {
    const db = await open()
    const id = await addCompany(db, { name: 'Before' })
    const image = { file: 'logo', width: 400, height: 300 }
    await db.write((trx) => updateCompany(trx, id, { image, now: testNow + 1 }))
    expect(await findCompany(db.read, id)).toMatchObject({ name: 'Before', image })
    await db.write((trx) => updateCompany(trx, id, { name: 'After', now: testNow + 2 }))
    expect(await findCompany(db.read, id)).toMatchObject({ name: 'After', image })
    await db.write((trx) => updateCompany(trx, id, { image: null, now: testNow + 3 }))
    expect(await findCompany(db.read, id)).toMatchObject({ name: 'After', image: null })

    expect(await db.write((trx) => updateCompany(trx, newId(), { name: 'X', now: 1 }))).toBe(false)
  })

  it('return the previous logo to each of two changes at once', async () => {
    const db = await open()
    const id = await addCompany(db)
    const told: (string | undefined)[] = []
    const change = (file: string) =>
      db.write(async (trx) => {
        told.push((await holdCompany(trx, id))?.image?.file)
        await delay(50)
        await updateCompany(trx, id, { image: { file, width: 1, height: 1 }, now: testNow })
      })
    await Promise.all([change('one'), change('two')])
    const last = (await findCompany(db.read, id))?.image?.file
    expect(told).toEqual([undefined, last === 'two' ? 'one' : 'two'])
  })
})
