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
  /** When it was written, ms. */
  createdAt: number
}

/** A way for mail to leave: SMTP, or files in a folder. */
export interface Mailer {
  /** Hands the mail over; throws when it was not taken, `MailRefused` when it never will be. */
  send(mail: Mail): Promise<void>
  /** Removes what it keeps itself of the mails that are to go, judged by address and by when they were written, ms. */
  forget(isToGo: (recipient: string, writtenAt: number) => boolean): Promise<void>
  close(): void
}
