/** A mail as it leaves the server. */
export interface Mail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  /** When it was written, ms. */
  createdAt: number
}

/** A way for mail to leave: SMTP, or files in a folder. */
export interface Mailer {
  /** Hands the mail over; throws when it was not taken. */
  send(mail: Mail): Promise<void>
  /** Removes whatever it keeps itself of mail to that address. */
  forget(recipient: string): Promise<void>
  close(): void
}
