import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { accountOf, addAccount, addCompany, testNow } from '../../../../test/rows.ts'
import { newId } from '../../../core/secrets/ids.ts'
import {
  deleteAccount,
  findAccount,
  findAccountByEmail,
  holdsPassword,
  insertAccount,
  setPassword,
} from './accounts.ts'

describeOnEachEngine('accounts', (open) => {
  it('are found by address in any case, with their company if they have one', async () => {
    const db = await open()
    const companyId = await addCompany(db, { email: 'Office@Example.com', passwordHash: 'secret' })
    const id = await accountOf(db, companyId)
    expect(await findAccountByEmail(db.read, ' oFFice@example.COM')).toEqual({
      ...{ id, companyId, email: 'Office@Example.com', role: 'Company', passwordHash: 'secret' },
    })
    const operator = await addAccount(db, { role: 'Operator' })
    expect(await findAccount(db.read, operator)).toMatchObject({ role: 'Operator', companyId: null })
    expect(await findAccount(db.read, companyId)).toBeUndefined()
    expect(await findAccountByEmail(db.read, 'nobody@example.com')).toBeUndefined()
  })

  it('have a unique address, whatever its case', async () => {
    const db = await open()
    await addAccount(db, { email: 'desk@example.com' })
    const other = { id: newId(), email: 'Desk@Example.com', role: 'Editor', passwordHash: 'x' } as const
    expect(await db.write((trx) => insertAccount(trx, { ...other, now: testNow }))).toBe('email-taken')
  })

  it('change their password, and can be deleted', async () => {
    const db = await open()
    const id = await addAccount(db)
    expect(await db.write((trx) => setPassword(trx, id, 'new hash', testNow))).toBe(true)
    expect(await findAccount(db.read, id)).toMatchObject({ passwordHash: 'new hash' })
    expect(await db.write((trx) => deleteAccount(trx, id))).toBe(true)
    expect(await db.write((trx) => deleteAccount(trx, id))).toBe(false)
    expect(await db.write((trx) => setPassword(trx, id, 'x', 1))).toBe(false)
  })

  it('keep a password while somebody signs in with it, and refuse an old one', async () => {
    const db = await open()
    const id = await addAccount(db, { passwordHash: 'old' })
    let begun = () => {}
    const signingIn = new Promise<void>((resolve) => {
      begun = resolve
    })
    const steps: string[] = []
    const signIn = db.write(async (trx) => {
      expect(await holdsPassword(trx, id, 'old')).toBe(true)
      begun()
      await delay(50)
      steps.push('signed in')
    })
    await signingIn
    const reset = db.write(async (trx) => {
      await setPassword(trx, id, 'new', testNow)
      steps.push('reset')
    })
    await Promise.all([signIn, reset])
    expect(steps).toEqual(['signed in', 'reset'])
    expect(await db.write((trx) => holdsPassword(trx, id, 'old'))).toBe(false)
  })
})
