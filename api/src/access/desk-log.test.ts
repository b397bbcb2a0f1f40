import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { addAccount, testNow } from '../../test/rows.ts'
import type { Database } from '../db/engines/connect.ts'
import { findAccount, setEmail } from '../db/queries/accounts/accounts.ts'
import { findOperator, insertOperator, listOperators } from '../db/queries/accounts/operators.ts'
import { listDeskLines } from '../db/queries/desk/desk-log.ts'
import { actAtDesk, type DeskAct } from './desk-log.ts'

const caller = { ip: '203.0.113.7' }

async function addOperator(db: Database, name: string): Promise<string> {
  const accountId = await addAccount(db)
  await db.write((trx) => insertOperator(trx, { accountId, name, secret: 'sealed', createdAt: testNow }))
  return accountId
}

describeOnEachEngine('an act at the desk', (open) => {
  const actor = (accountId: string) => ({
    account: { accountId },
    caller,
  })
  const actOn = (id: string): DeskAct<string> => ({
    value: 'done',
    line: { event: 'operator-added', subject: { kind: 'account', id } },
  })
  async function prepare() {
    const db = await open()
    const accountId = await addOperator(db, 'First Desk')
    const rename = (email: string, end: () => DeskAct<string> | undefined, as = accountId) =>
      actAtDesk({ db, clock: () => testNow }, actor(as), async (trx) => {
        await setEmail(trx, { id: accountId, email }, testNow)
        return end()
      })
    const emailNow = async () => (await findAccount(db.read, accountId))?.email
    const lines = () => listDeskLines(db.read, {}, undefined, 10)
    return { db, accountId, rename, emailNow, lines }
  }

  it('leaves a line with the name of the operator and a masked network', async () => {
    const { accountId, rename, emailNow, lines } = await prepare()
    expect(await rename('new@example.com', () => actOn(accountId))).toBe('done')
    expect(await emailNow()).toBe('new@example.com')
    const line = { actorId: accountId, actor: 'First Desk', network: '203.0.113.x', createdAt: testNow }
    expect(await lines()).toMatchObject([line])
  })

  it('leaves neither act nor line when it fails', async () => {
    const { rename, emailNow, lines } = await prepare()
    const before = await emailNow()
    const failing = rename('new@example.com', () => {
      throw new Error('in the middle')
    })
    await expect(failing).rejects.toThrow('in the middle')
    expect([await emailNow(), await lines()]).toEqual([before, []])
  })

  it('is not kept when its line is refused', async () => {
    const { rename, emailNow, lines } = await prepare()
    const before = await emailNow()
    await expect(rename('new@example.com', () => actOn('x'.repeat(101)))).rejects.toThrow(/check/i)
    expect([await emailNow(), await lines()]).toEqual([before, []])
  })

  it('is refused to an account that has no place at the desk', async () => {
    const { db, accountId, rename, emailNow, lines } = await prepare()
    const before = await emailNow()
    const removed = await addAccount(db)
    const late = rename('new@example.com', () => actOn(accountId), removed)
    await expect(late).rejects.toMatchObject({ code: 'not-signed-in' })
    expect([await emailNow(), await lines()]).toEqual([before, []])
  })

  it('leaves no line when there was nothing to do', async () => {
    const { db, accountId, lines } = await prepare()
    const context = { db, clock: () => testNow }
    expect(await actAtDesk(context, actor(accountId), async () => undefined)).toBeUndefined()
    expect(await lines()).toEqual([])
  })

  it('knows who works there, by address and all together', async () => {
    const { db, accountId } = await prepare()
    const second = await addOperator(db, 'Second Desk')
    const found = await findOperator(db.read, `${second}@example.com`)
    expect(found).toMatchObject({ accountId: second, name: 'Second Desk', role: 'Operator' })
    expect(await findOperator(db.read, 'nobody@example.com')).toBeUndefined()
    expect((await listOperators(db.read)).map((row) => row.accountId)).toEqual([accountId, second])
  })
})
