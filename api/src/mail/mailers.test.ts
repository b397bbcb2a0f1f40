import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Mailer } from './mailer.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { resetCodeMail } from './templates/reset-code.ts'

const from = 'Tameer <no-reply@example.com>'
const facts = {
  name: 'Zaheer & Söhne <b>',
  code: '01234567',
  link: 'http://localhost/#/new-password?a=1&code=2',
  minutes: 10,
}
const mail = { id: 'mail-1', recipient: 'owner@example.com', ...resetCodeMail(facts) }

interface Delivery {
  mailer: Mailer
  /** The raw messages that arrived. */
  arrived(): Promise<string[]>
}

async function outbox(): Promise<Delivery> {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-mail-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return {
    mailer: createOutboxMailer(folder, from),
    async arrived() {
      const names = await readdir(folder)
      for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    },
  }
}

async function smtp(): Promise<Delivery> {
  const messages: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) =>
      done(address.address.startsWith('nobody') ? new Error('no such mailbox') : null),
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        messages.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, from)
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  onTestFinished(() => mailer.close())
  return { mailer, arrived: async () => messages }
}

describe.each([
  ['outbox', outbox],
  ['smtp', smtp],
] as const)('%s mailer', (_name, open) => {
  it('delivers sender, recipient, subject, text and HTML', async () => {
    const { mailer, arrived } = await open()
    await mailer.send(mail)
    const [message = '', ...more] = await arrived()
    expect(more).toEqual([])
    expect(message).toMatch(/^From: Tameer <no-reply@example\.com>\r?$/m)
    expect(message).toMatch(/^To: owner@example\.com\r?$/m)
    expect(message).toMatch(/^Subject: Your Tameer reset code\r?$/m)
    expect(message).toContain('multipart/alternative')
    expect(message).toContain('Your reset code: 01234567')
  })

  it('lets no recipient smuggle another one in', async () => {
    const { mailer, arrived } = await open()
    const smuggled = { ...mail, recipient: 'owner@example.com\r\nBcc: thief@example.com' }
    await mailer.send(smuggled).catch(() => undefined)
    for (const message of await arrived()) expect(message).not.toMatch(/^Bcc:/m)
  })
})

it('the SMTP mailer rejects when the server takes nothing', async () => {
  const { mailer, arrived } = await smtp()
  await expect(mailer.send({ ...mail, recipient: 'nobody@example.com' })).rejects.toThrow(/no such mailbox/)
  expect(await arrived()).toEqual([])
})

it('the reset mail escapes what people typed', () => {
  expect(mail.html).toContain('Zaheer &amp; Söhne &lt;b&gt;')
  expect(mail.html).not.toContain('<b>')
  expect(mail.text).toContain(facts.link)
})
