import type { DeskEvent } from '@tameer/contract'
import { type DeskActor, noteAtDesk } from '../../../access/desk-log.ts'
import type { Context } from '../../../context/context.ts'
import { type AppError, conflict, notFound } from '../../../core/errors.ts'
import { findWaitingMail, hastenMail, type SeenMail, withdrawMail } from '../../../db/queries/desk-mails.ts'

type Transaction = Parameters<typeof hastenMail>[0]
type Seen = Pick<SeenMail, 'id' | 'attempts'>

/** Sends a waiting mail at once. Throws `not-found` and `conflict`. */
export function retryMail(context: Context, actor: DeskActor, seen: Seen): Promise<void> {
  return act(context, actor, seen, { event: 'mail-retried', change: hastenMail })
}

/** Removes a mail from the outbox. Throws `not-found` and `conflict`. */
export function stopMail(context: Context, actor: DeskActor, seen: Seen): Promise<void> {
  return act(context, actor, seen, { event: 'mail-stopped', change: withdrawMail })
}

interface Change {
  event: DeskEvent
  change: (trx: Transaction, mail: SeenMail) => Promise<boolean>
}

async function act(context: Context, actor: DeskActor, seen: Seen, { event, change }: Change): Promise<void> {
  const now = context.clock()
  await noteAtDesk(context, actor, async (trx) => {
    if (!(await change(trx, { ...seen, now }))) throw await whyNot(trx, seen, now)
    // Without subject and mailbox, because log lines are kept for years.
    const subject = { kind: 'mail', id: seen.id } as const
    return { value: true, line: { event, subject, before: { attempts: seen.attempts } } }
  })
}

async function whyNot(trx: Transaction, { id }: Seen, now: number): Promise<AppError> {
  const mail = await findWaitingMail(trx, id, now)
  if (!mail) return notFound('mailGone')
  const { attempts, claimedUntil } = mail
  return conflict(claimedUntil > now ? 'mailBeingSent' : 'mailTriedSince', undefined, { attempts })
}
