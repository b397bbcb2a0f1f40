import type { Database } from '../db/connect.ts'
import { deleteUselessMails, listDueMails, markFailed, markSent } from '../db/queries/mail-outbox.ts'
import type { MailQueue } from '../mail/outbox-worker.ts'

/** The outbox table as the mail worker sees it. */
export function createMailQueue(db: Database): MailQueue {
  return {
    listDue: (now, limit) => listDueMails(db.read, now, limit),
    markSent: (id, now) => db.note(async (trx) => void (await markSent(trx, id, now))),
    markFailed: (id, failure) => db.note(async (trx) => void (await markFailed(trx, id, failure))),
    dropUseless: (now) => db.note(async (trx) => void (await deleteUselessMails(trx, now))),
  }
}
