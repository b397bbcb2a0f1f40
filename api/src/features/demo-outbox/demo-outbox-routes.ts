import type { FastifyInstance } from 'fastify'
import { isLocalCaller } from '../../access/caller.ts'
import { type Context, outboxFolder } from '../../context/context.ts'
import { notFound } from '../../core/errors.ts'
import { callerOf } from '../../http/caller.ts'
import { type OutboxMail, readOutbox } from '../../mail/outbox-folder.ts'
import { outboxPage, outboxPolicy } from './outbox-page.ts'

const most = 50

/** A page with the mails of a demo, which are not sent. It exists only in demo mode and for this machine. */
export function demoOutboxRoutes(app: FastifyInstance, context: Context): void {
  if (!context.config.demo) return
  app.get('/demo/outbox', { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    if (!isLocalCaller(callerOf(request))) throw notFound('noSuchCall')
    const mails: OutboxMail[] = []
    for await (const mail of readOutbox(outboxFolder(context.config))) {
      mails.push(mail)
      if (mails.length >= most) break
    }
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': outboxPolicy })
    return reply.type('text/html; charset=utf-8').send(outboxPage(mails, context.config.publicUrl))
  })
}
