import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer.ts'

/** The sender of our mail, and the address for replies. */
export interface Sender {
  from: string
  /** Null: replies go to `from`. */
  replyTo: string | null
}

/** Builds a mail with its headers (RFC 5322): the same mail gives the same message, however often it is sent. */
export function messageOf(mail: Mail, { from, replyTo }: Sender): SendMailOptions {
  return {
    from,
    // An object, so that no text within an address becomes a second address.
    to: { name: '', address: mail.recipient },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: new Date(mail.createdAt),
    messageId: `<${mail.id}@${senderDomain(from)}>`,
    headers: {
      // RFC 3834: no vacation replies to an automatic mail; Exchange reads the second header.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': mail.language,
      ...(mail.unsubscribeLink ? atOnePress(mail.unsubscribeLink) : {}),
    },
  }
}

/** RFC 2369 and RFC 8058: the mail program shows its own button for unsubscribing. */
function atOnePress(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function senderDomain(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
}
