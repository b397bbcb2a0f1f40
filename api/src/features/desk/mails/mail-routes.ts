import { listDeskJobs, listDeskMails, retryDeskMail, stopDeskMail } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context/context.ts'
import { cutPage } from '../../../core/cut-page.ts'
import { decodeTimeCursor, encodeTimeCursor } from '../../../core/time-cursor.ts'
import { countMailsAtDesk, listJobs, listWaitingMails } from '../../../db/queries/desk-mails.ts'
import { mount } from '../../../http/mount.ts'
import { retryMail, stopMail } from './mail-acts.ts'
import { presentJob, presentMail } from './mail-presenter.ts'

/** Waiting mails, and the jobs of the servers, for operators to see and to repair. */
export function deskMailRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context
  mount(app, listDeskMails, context, async ({ query: { state, limit, cursor } }) => {
    const now = clock()
    const after = cursor === undefined ? undefined : decodeTimeCursor(cursor, 'nextAttemptAt')
    const rows = await listWaitingMails(db.read, { now, failed: state === 'failed', after }, limit + 1)
    const { shown, last } = cutPage(rows, limit)
    return {
      data: shown.map((row) => presentMail(row, now)),
      nextCursor: last ? encodeTimeCursor(last.nextAttemptAt, last.id) : null,
      ...(await countMailsAtDesk(db.read, now)),
    }
  })
  mount(app, retryDeskMail, context, async ({ params, body, account, caller }) => {
    await retryMail(context, { account, caller }, { id: params.id, attempts: body.attempts })
    return undefined
  })
  mount(app, stopDeskMail, context, async ({ params, body, account, caller }) => {
    await stopMail(context, { account, caller }, { id: params.id, attempts: body.attempts })
    return undefined
  })
  mount(app, listDeskJobs, context, async () => ({
    data: (await listJobs(db.read)).map((row) => presentJob(row, clock())),
  }))
}
