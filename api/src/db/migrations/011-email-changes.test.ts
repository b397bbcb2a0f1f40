import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine, openOldDatabase } from '../../../test/databases.ts'
import { migrateTo } from '../migrate.ts'
import { deleteAccount } from '../queries/accounts.ts'
import { findEmailChange, replaceEmailChange } from '../queries/email-changes.ts'

const before = '009-company-contact'
const step = '011-email-changes'
const accountId = '0190f000-0000-7000-8000-000000000001'
const change = {
  ...{ accountId, oldEmail: 'old@example.com', newEmail: 'new@example.com', sessionHash: 'c'.repeat(64) },
  ...{ oldTokenHash: 'a'.repeat(64), newTokenHash: 'b'.repeat(64), oldMailId: 'one', newMailId: 'two' },
  ...{ oldConfirmedAt: 3, newConfirmedAt: null, changedAt: null, createdAt: 1, expiresAt: 9 },
}

describeOnEachEngine('a database of the version before addresses could change', (_open, engine) => {
  it('gets a place for changes, which go with their account, and loses it again', async () => {
    const db = await openOldDatabase(engine, before)
    await sql`insert into accounts values
      (${accountId}, 'old@example.com', 'old@example.com', 'hash', 'Company', 1, 1)`.execute(db.writer)
    expect(await migrateTo(db, step)).toContain(step)
    await db.write((trx) => replaceEmailChange(trx, change))
    expect(await findEmailChange(db.read, accountId)).toEqual(change)
    // A change is made only after both mailboxes have agreed.
    await expect(db.write((trx) => replaceEmailChange(trx, { ...change, changedAt: 4 }))).rejects.toThrow()
    await db.write((trx) => deleteAccount(trx, accountId))
    expect(await findEmailChange(db.read, accountId)).toBeUndefined()
    expect(await migrateTo(db, before)).toContain(step)
    await expect(sql`select 1 from email_changes`.execute(db.read)).rejects.toThrow()
  })
})
