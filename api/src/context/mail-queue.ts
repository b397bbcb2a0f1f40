import { newId } from '../core/secrets/ids.ts'
import type { Database } from '../db/engines/connect.ts'
import {
  claimDueMails,
  deleteMail,
  deleteUselessMails,
  holdMails,
  listDueMails,
  markFailed,
  markSent,
} from '../db/queries/mail-outbox.ts'
import type { MailQueue } from '../mail/outbox-worker.ts'

/** The outbox table as one mail worker sees it; every call returns the queue of another worker. */
export function createMailQueue(db: Database): MailQueue {
  const owner = newId()
  return {
    async claim(limit, { now, until }) {
      // Reads first: mostly nothing is due, and then no write is needed.
      if ((await listDueMails(db.read, now, 1)).length === 0) return []
      return db.note((trx) => claimDueMails(trx, { owner, now, until }, limit))
    },
    hold: (ids, until) => db.note((trx) => holdMails(trx, owner, { ids, until })),
    release: (ids) => db.note(async (trx) => void (await holdMails(trx, owner, { ids, until: 0 }))),
    markSent: (id, now) => db.note(async (trx) => void (await markSent(trx, id, now))),
    markFailed: (id, failure) =>
      db.note(async (trx) => void (await markFailed(trx, id, { owner, ...failure }))),
    drop: (id) => db.note(async (trx) => void (await deleteMail(trx, id, owner))),
    dropUseless: (now) => db.note(async (trx) => void (await deleteUselessMails(trx, now))),
  }
}
