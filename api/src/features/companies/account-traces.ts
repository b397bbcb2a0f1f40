import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { mailboxKeys } from '../../access/mailbox-key.ts'
import type { Context } from '../../context/context.ts'
import { tell } from '../../core/errors.ts'
import { logger } from '../../core/log.ts'
import { listAccountRemovals } from '../../db/queries/accounts/account-removals.ts'
import { removeOlder } from '../../images/disk-store.ts'

/** Time for which a deletion stays recorded, ms: a server that was down for less still removes its own files. */
export const removalsKeptMs = 7 * 24 * 60 * 60_000
/** Longest time after a deletion in which a share picture that was being drawn is still written, ms. */
const drawingMs = 60_000

/** Longest time that a response waits for files to be deleted, ms. The thing itself is already deleted then. */
const filesMs = 5000

/** Waits some seconds for files to be removed; after that it continues in the background. Never rejects. */
export async function soon(removal: Promise<void>): Promise<void> {
  const removed = removal.catch(
    tell((err) => logger('main').error({ err }, 'deleted files are left; the sweep will remove them')),
  )
  await Promise.race([removed, pause(filesMs, undefined, { ref: false })])
}

/** The next removal of each context that has not begun, and the one before it. */
const rounds = new WeakMap<Context, { last: Promise<void>; next: Promise<void> | undefined }>()

/**
 * Removes the files of recently deleted accounts and requests from this server's own folder, wherever they were deleted.
 * Idempotent. One removal at a time: those who ask meanwhile share the one that follows.
 */
export function removeOwnTraces(context: Context): Promise<void> {
  const round = rounds.get(context) ?? { last: Promise.resolve(), next: undefined }
  rounds.set(context, round)
  round.next ??= round.last.then(() => {
    const running = removeTraces(context)
    round.next = undefined
    round.last = running.catch(() => undefined)
    return running
  })
  return round.next
}

async function removeTraces(context: Context): Promise<void> {
  const { config, db, mailer } = context
  const removals = await listAccountRemovals(db.read)
  if (removals.length === 0) return
  // Share pictures show names and photographs of companies. Those that are still needed are drawn again.
  const newest = removals.findLast(({ shown }) => shown)
  if (newest) await removeOlder(join(config.dataDir, 'share'), newest.removedAt + drawingMs)
  const removedAt = new Map(removals.map((one) => [one.mailboxKey, one.removedAt]))
  await mailer.forget((address, writtenAt) =>
    mailboxKeys(context, address).some((key) => writtenAt <= (removedAt.get(key) ?? 0)),
  )
  await db.scrub()
}
