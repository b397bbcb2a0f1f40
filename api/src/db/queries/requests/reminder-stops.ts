import type { Reader, Writer } from '../../database.ts'

/** Records that a mailbox wants no reminders. A second call changes nothing. */
export async function insertReminderStop(trx: Writer, mailboxKey: string, now: number): Promise<void> {
  await trx
    .insertInto('reminderStops')
    .values({ mailboxKey, stoppedAt: now })
    .onConflict((clash) => clash.column('mailboxKey').doNothing())
    .execute()
}

/** True when one of these is the key of a mailbox that wants no reminders. */
export async function wantsNoReminders(db: Reader, mailboxKeys: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('reminderStops')
    .select('mailboxKey')
    .where('mailboxKey', 'in', mailboxKeys)
    .executeTakeFirst()
  return row !== undefined
}

/** Those of these keys whose mailbox wants no reminders. */
export async function findMailboxesAtRest(db: Reader, mailboxKeys: readonly string[]): Promise<Set<string>> {
  if (mailboxKeys.length === 0) return new Set()
  const rows = await db
    .selectFrom('reminderStops')
    .select('mailboxKey')
    .where('mailboxKey', 'in', mailboxKeys)
    .execute()
  return new Set(rows.map(({ mailboxKey }) => mailboxKey))
}
