import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openMailServer } from '../../test/mail-server.ts'
import type { Mailer } from './mailer.ts'
import { readOutbox } from './outbox-folder.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { MailRefused } from './refusal.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { confirmEmailMail } from './templates/confirm-email.ts'
import { addressChangedMail, newAddressMail } from './templates/email-change.ts'
import { passwordChangedMail } from './templates/password-changed.ts'
import { resetCodeMail } from './templates/reset-code.ts'

const sender = { from: 'Tameer <no-reply@example.com>', replyTo: 'help@example.com' }
const facts = {
  language: 'en' as const,
  name: 'Zaheer & Söhne <b>',
  code: '01234567',
  link: `http://localhost/#/new-password?a=1&code=2&long=${'x'.repeat(80)}`,
  minutes: 10,
}
const createdAt = Date.UTC(2026, 10, 21, 9, 30)
const mail = { id: 'mail-1', recipient: 'owner@example.com', createdAt, ...resetCodeMail(facts) }

interface Delivery {
  mailer: Mailer
  /** The raw messages that arrived. */
  arrived(): Promise<string[]>
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-mail-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function outbox(): Promise<Delivery> {
  const folder = await newFolder()
  return {
    mailer: createOutboxMailer(folder, sender),
    async arrived() {
      const names = await readdir(folder)
      for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    },
  }
}

async function smtp(): Promise<Delivery> {
  const { url, messages } = await openMailServer((address) =>
    address.startsWith('nobody') ? { code: 550, text: 'no such mailbox' } : undefined,
  )
  const mailer = createSmtpMailer(url, sender)
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
    expect(message).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(message).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
    expect(message).toMatch(/^Content-Type: text\/html; charset=utf-8/m)
    expect(message).toContain('Your reset code: 01234567')
  })

  it('has the headers of an automatic mail that a person can reply to', async () => {
    const { mailer, arrived } = await open()
    await mailer.send(mail)
    const [message = ''] = await arrived()
    expect(message).toMatch(/^Message-ID: <mail-1@example\.com>\r?$/m)
    expect(message).toMatch(/^Date: Sat, 21 Nov 2026 09:30:00 \+0000\r?$/m)
    expect(message).toMatch(/^Reply-To: help@example\.com\r?$/m)
    expect(message).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
    expect(message).toMatch(/^X-Auto-Response-Suppress: All\r?$/m)
    expect(message).toMatch(/^Content-Language: en\r?$/m)
  })

  it('says in which language a mail is, in lines that every server passes on', async () => {
    const { mailer, arrived } = await open()
    await mailer.send({ ...mail, ...resetCodeMail({ ...facts, language: 'ur' }) })
    const [message = ''] = await arrived()
    expect(message).toMatch(/^Content-Language: ur\r?$/m)
    const lengths = message.split(/\r?\n/).map((line) => line.length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(78)
  })

  it('lets a mail program end reminders at one press, and only those', async () => {
    const { mailer, arrived } = await open()
    const unsubscribeLink = `https://tameer.example/stop-reminders?token=${'a'.repeat(64)}.${'b'.repeat(64)}`
    await mailer.send(mail)
    await mailer.send({ ...mail, id: 'mail-2', unsubscribeLink })
    const messages = await arrived()
    expect(messages).toHaveLength(2)
    const [reminder = '', ...more] = messages.filter((message) => /^List-Unsubscribe/im.test(message))
    expect(more).toEqual([])
    // A header may continue on the next line.
    const unfolded = reminder.replace(/\r?\n[ \t]+/g, ' ')
    expect(unfolded).toMatch(/^Message-ID: <mail-2@/m)
    expect(/^List-Unsubscribe: (.*?)\r?$/m.exec(unfolded)?.[1]).toBe(`<${unsubscribeLink}>`)
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  })

  it('lets no recipient smuggle another one in', async () => {
    const { mailer, arrived } = await open()
    const smuggled = { ...mail, recipient: 'owner@example.com\r\nBcc: thief@example.com' }
    await mailer.send(smuggled).catch(() => undefined)
    for (const message of await arrived()) expect(message).not.toMatch(/^Bcc:/m)
  })
})

describe('the SMTP mailer', () => {
  it('rejects when the server accepts no mail', async () => {
    const { mailer, arrived } = await smtp()
    await expect(mailer.send({ ...mail, recipient: 'nobody@example.com' })).rejects.toThrow(
      'refused for good: 550',
    )
    expect(await arrived()).toEqual([])
  })

  it('gives up on a server that is unreachable, silent, or never comes to an end', async () => {
    const open = new Set<{ destroy(): void }>()
    const hold = (greeting?: string) =>
      new Promise<string>((resolve) => {
        const server = createServer((socket) => {
          open.add(socket)
          socket.on('error', () => undefined)
          if (greeting) {
            // The server sends a line of the greeting now and then, and never the last one.
            const timer = setInterval(() => socket.write(greeting), 20)
            socket.on('close', () => clearInterval(timer))
          }
        })
        server.listen(0, '127.0.0.1', () => {
          const address = server.address()
          resolve(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
        })
        onTestFinished(() => void server.close())
      })
    onTestFinished(() => {
      for (const socket of open) socket.destroy()
    })
    for (const url of ['smtp://127.0.0.1:1', await hold(), await hold('220-wait\r\n')]) {
      const mailer = createSmtpMailer(url, sender, { silenceMs: 200, totalMs: 400 })
      onTestFinished(() => mailer.close())
      await expect(mailer.send(mail)).rejects.toThrow()
    }
  })

  it('names a permanent refusal without the address', async () => {
    const { url } = await openMailServer((address) => ({ code: 550, text: `5.1.1 <${address}> unknown` }))
    const mailer = createSmtpMailer(url, sender)
    onTestFinished(() => mailer.close())
    await expect(mailer.send(mail)).rejects.toEqual(new MailRefused('refused for good: 550 5.1.1'))
  })
})

describe('the outbox folder', () => {
  it('is read back, newest first, with the text as it was written', async () => {
    const folder = await newFolder()
    const mailer = createOutboxMailer(folder, sender)
    await mailer.send(mail)
    await mailer.send({ ...mail, id: 'mail-2', recipient: 'second@example.com' })
    const read = []
    for await (const one of readOutbox(folder)) read.push(one)
    expect(read.map(({ to }) => to)).toEqual(['second@example.com', 'owner@example.com'])
    expect(read[0]).toMatchObject({ file: 'mail-2.eml', subject: mail.subject })
    expect(read[0]?.text).toBe(mail.text.trim())
  })

  it('deletes the selected mails, by address and time', async () => {
    const folder = await newFolder()
    const mailer = createOutboxMailer(folder, sender)
    await mailer.send(mail)
    await mailer.send({ ...mail, id: 'mail-2', recipient: 'second@example.com' })
    await mailer.send({ ...mail, id: 'mail-3', createdAt: mail.createdAt + 1000 })
    await mailer.forget((to, writtenAt) => to === 'owner@example.com' && writtenAt <= mail.createdAt)
    expect((await readdir(folder)).toSorted()).toEqual(['mail-2.eml', 'mail-3.eml'])
  })
})

const asked = { ...facts, askedBy: 'owner' } as const
const changed = {
  ...facts,
  newEmail: 'new@example.com',
  at: createdAt,
  helpEmail: null,
  undo: { link: facts.link, days: 7 },
}

describe.each([
  ['reset code', mail],
  ['changed password', passwordChangedMail({ ...facts, at: createdAt })],
  ['confirmation in Urdu', confirmEmailMail({ ...facts, language: 'ur', days: 7 })],
  ['changed password in Urdu', passwordChangedMail({ ...facts, language: 'ur', at: createdAt })],
  ['confirmation', confirmEmailMail({ ...facts, days: 7 })],
  ['question to the new mailbox', newAddressMail({ ...asked, hours: 24 })],
  ['question of the desk to the new mailbox', newAddressMail({ ...asked, askedBy: 'desk', hours: 24 })],
  ['notice to the old mailbox', addressChangedMail(changed)],
  ['notice to the old mailbox in Urdu', addressChangedMail({ ...changed, language: 'ur' })],
])('the %s mail', (_name, { text, html }) => {
  it('escapes typed text, and says the same in text and HTML', () => {
    expect(html).toContain('Zaheer &amp; Söhne &lt;b&gt;')
    expect(html).not.toContain('<b>')
    expect(text).toContain(`\n${facts.link}\n`)
    expect(html).toContain(`href="${facts.link.replaceAll('&', '&amp;')}"`)
    const sentences = text.split('\n\n').filter((part) => /[.:۔]$/.test(part))
    expect(sentences.length).toBeGreaterThan(1)
    for (const sentence of sentences) expect(html).toContain(sentence.replaceAll("'", '&#39;'))
  })

  it('follows the dark mode of the device, and loads nothing', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(html).not.toMatch(/<img|<link|@import|url\(/)
  })
})

it.each([
  ['M/s Khan & Sons (Pvt.) Ltd.', true],
  ['Studio 2000', true],
  ['بلڈرز', true],
  ['Your account is locked: www.evil.example', false],
  ['Log in at evil.example', false],
  ['https://evil.example/win', false],
  ['Call 0900 123 4567', false],
  ['Call 0300.123.4567', false],
  ['Call 0300/123/4567', false],
  ['Call (0300) 12 – 34 – 567', false],
  ['Call ۰۳۰۰ ۱۲۳ ۴۵۶۷', false],
  ['Call ٠٣٠٠١٢٣', false],
  ['Call ０３００１２３', false],
  ['Call 𝟎𝟑𝟎𝟎𝟏𝟐𝟑', false],
  ['Call 0️⃣3️⃣0️⃣0️⃣1️⃣2️⃣3️⃣', false],
  ['evil．com', false],
  ['evil。com', false],
  ['evil｡com', false],
  ['evil․com', false],
  ['evil.\u200bcom', false],
  ['evil.कॉम', false],
  ['ｗｗｗ。evil', false],
  ['pay：／／evil', false],
  ['owner＠evil', false],
  ['x'.repeat(61), false],
  ['24/7 & Sons, Block 5', true],
  ['M. A. Khan (Pvt.) Ltd.', true],
  ['بلڈرز ۲۰۲۶', true],
  ['ایم۔ اے۔ خان', true],
])('a mail greets by the name %j: %s, as anybody may have typed it', (name, greeted) => {
  const { text, html } = confirmEmailMail({ ...facts, name, days: 7 })
  const [first] = text.split('\n', 1)
  // Urdu is isolated, so that it does not move the greeting and the comma.
  const shown = /\p{Script=Arabic}/u.test(name) ? `\u2068${name}\u2069` : name
  expect(first).toBe(greeted ? `Hello ${shown},` : 'Hello,')
  expect(html.includes('<p>Hello,</p>')).toBe(!greeted)
})
