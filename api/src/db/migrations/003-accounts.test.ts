import { sql } from 'kysely'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { describeOnEachEngine, openOldDatabase } from '../../../test/databases.ts'
import { newId } from '../../core/secrets/ids.ts'
import { migrateToLatest } from '../migrate.ts'
import { findConfirmation } from '../queries/accounts/email-confirmations.ts'
import { listSessionsOf } from '../queries/accounts/sessions.ts'

describeOnEachEngine('accounts from before there were confirmations', (_open, engine) => {
  it('count as confirmed, are listed, and their sessions can be told apart', async () => {
    const db = await openOldDatabase(engine, '002-rate-limits')
    const id = newId()
    await sql`insert into users
      (id, name, email, email_key, password_hash, role, position_key, search_text, created_at, updated_at)
      values (${id}, 'Old', 'old@example.com', 'old@example.com', 'hash', 'Company', 2147483647, 'old', 1, 1)`.execute(
      db.writer,
    )
    for (const letter of ['a', 'b']) {
      const hash = letter.repeat(64)
      await sql`insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at)
        values (${hash}, ${id}, 1, 1, 100)`.execute(db.writer)
    }
    await migrateToLatest(db)
    expect(await findConfirmation(db.read, id)).toEqual({ emailConfirmed: true, listed: true })
    const sessions = await listSessionsOf(db.read, id, { now: 50, idleSince: 0 })
    expect(new Set(sessions.map((session) => session.id)).size).toBe(2)
    for (const session of sessions) expect(z.uuid().safeParse(session.id).success).toBe(true)
  })
})
