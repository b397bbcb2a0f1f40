import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { messageOf, type Sender } from './message.ts'
import { asRefusal } from './refusal.ts'

interface SmtpTimes {
  /** Longest time without a reply of the server, ms. */
  silenceMs: number
  /** Longest time for a whole mail, ms: a server may send a line now and then and never come to an end. */
  totalMs: number
}

/** Sends through an SMTP server, over a few kept connections. */
export function createSmtpMailer(
  url: string,
  sender: Sender,
  { silenceMs, totalMs }: SmtpTimes = { silenceMs: 15_000, totalMs: 60_000 },
): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('the mail server did not come to an end')), totalMs)
      })
      try {
        await Promise.race([transport.sendMail(messageOf(mail, sender)), late])
      } catch (error) {
        throw asRefusal(error) ?? error
      } finally {
        clearTimeout(timer)
      }
    },
    forget: async () => undefined,
    close: () => transport.close(),
  }
}
