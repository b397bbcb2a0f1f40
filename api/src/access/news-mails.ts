import { dayMs } from '@tameer/contract'
import type { Context } from '../context/context.ts'
import { type OutgoingMail, postMail, type Transaction } from './outgoing-mail.ts'

/** Delay from the first event for a recipient to its mail, ms: the mail then tells of later events too. */
const gatherMs = 10 * 60_000
/** Time for which news are worth sending, ms. After a longer failure of the mail server they are dropped. */
export const newsLifeMs = 3 * dayMs
const atOnce = 100

interface Queue<Recipient> {
  /** Lists some recipients whose first event happened by then, longest waiting first. */
  list(firstBy: number, most: number): Promise<Recipient[]>
  /** Takes the events of a recipient and posts their mails, in one transaction; returns the number of mails. */
  mail(recipient: Recipient): Promise<number>
}

/** Makes mails of the events that have waited long enough. Returns the number of mails. */
export async function mailQueue<Recipient>(
  { clock }: Pick<Context, 'clock'>,
  { list, mail }: Queue<Recipient>,
): Promise<number> {
  let mailed = 0
  for (;;) {
    const due = await list(clock() - gatherMs, atOnce)
    for (const recipient of due) mailed += await mail(recipient)
    if (due.length < atOnce) return mailed
  }
}

/** Posts news, if there is a letter and somebody to read it. Returns the number of mails. */
export async function postNews(
  context: Context,
  trx: Transaction,
  recipient: string,
  letter: Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'language'> | undefined,
): Promise<number> {
  if (!letter || recipient === '') return 0
  await postMail(context, trx, { ...letter, recipient, lifeMs: newsLifeMs }, context.clock())
  return 1
}
