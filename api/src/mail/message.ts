import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer.ts'

/** Who our mail comes from, and where replies to it go. */
export interface Sender {
  from: string
  /** Null: replies go to `from`. */
  replyTo: string | null
}

/** A mail with its headers (RFC 5322): the same mail is the same message, however often it is handed over. */
export function messageOf(mail: Mail, { from, replyTo }: Sender): SendMailOptions {
  return {
    from,
    // As an object, so that no text of an address becomes a second one.
    to: { name: '', address: mail.recipient },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: new Date(mail.createdAt),
    messageId: `<${mail.id}@${senderDomain(from)}>`,
    headers: {
      // RFC 3834: no vacation notes in reply to a machine; the second is what Exchange reads.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': mail.language,
      ...(mail.unsubscribeLink ? atOnePress(mail.unsubscribeLink) : {}),
    },
  }
}

/** RFC 2369 and RFC 8058: the mail program shows its own button for it. */
function atOnePress(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function senderDomain(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
}
