import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { siteName } from '../words/site-name.ts'
import type { Mailer } from './mailer.ts'
import { messageOf, type Sender } from './message.ts'
import { readOutbox } from './outbox-folder.ts'

/** Sender of mails that nobody sends. */
export const outboxSender = `${siteName} <no-reply@localhost.localdomain>`

/** Writes each mail as an `.eml` file that a mail program can open. */
export function createOutboxMailer(folder: string, sender: Sender): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, sender))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${mail.id}.eml`)
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async forget(isToGo) {
      for await (const { file, to, date } of readOutbox(folder)) {
        if (isToGo(to, Date.parse(date))) await rm(join(folder, file), { force: true })
      }
    },
    close: () => composer.close(),
  }
}
