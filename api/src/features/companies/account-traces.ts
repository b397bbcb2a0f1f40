import { join } from 'node:path'
import { mailboxKeys } from '../../access/mailbox-key.ts'
import type { Context } from '../../context/context.ts'
import { listAccountRemovals } from '../../db/queries/account-removals.ts'
import { removeOlder } from '../../images/disk-store.ts'

/** Time for which a deletion stays recorded, ms: a server that was down for less still removes its own files. */
export const removalsKeptMs = 7 * 24 * 60 * 60_000
/** Longest time after a deletion in which a share picture that was being drawn is still written, ms. */
const drawingMs = 60_000

/**
 * Removes the files of recently deleted accounts from this server's own folder, whether the account was deleted here or
 * on another server, and whether or not that request completed. Idempotent.
 */
export async function removeOwnTraces(context: Context): Promise<void> {
  const { config, db, mailer } = context
  const removals = await listAccountRemovals(db.read)
  const newest = removals.at(-1)
  if (!newest) return
  // Share pictures show names and photographs. Those that are still needed are drawn again.
  await removeOlder(join(config.dataDir, 'share'), newest.removedAt + drawingMs)
  const removedAt = new Map(removals.map((one) => [one.mailboxKey, one.removedAt]))
  await mailer.forget((address, writtenAt) =>
    mailboxKeys(context, address).some((key) => writtenAt <= (removedAt.get(key) ?? 0)),
  )
  await db.scrub()
}
