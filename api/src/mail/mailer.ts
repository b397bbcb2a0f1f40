import type { Language } from '@tameer/contract'

/** A mail as it leaves the server. */
export interface Mail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  language: Language
  /** Of a reminder: the address that a mail program posts to when its reader presses once. */
  unsubscribeLink?: string | null
  /** Time at which it was written, ms. */
  createdAt: number
}

/** A way for mail to leave: SMTP, or files in a folder. */
export interface Mailer {
  /** Sends the mail. Throws when the mail server did not take it, `MailRefused` when it never will. */
  send(mail: Mail): Promise<void>
  /** Removes kept copies of mails for which `isToGo` returns true, given the address and the time of writing, ms. */
  forget(isToGo: (recipient: string, writtenAt: number) => boolean): Promise<void>
  close(): void
}
