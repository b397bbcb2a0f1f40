import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { call, signUpCompany } from '../../test/factories.ts'
import { type Judge, openMailServer } from '../../test/mail-server.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { createMailQueue } from '../context/mail-queue.ts'
import { createOutboxWorker, type OutboxWorker } from './outbox-worker.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const sender = { from: 'Tameer <no-reply@example.com>', replyTo: null }
const patient = { silenceMs: 10_000, totalMs: 20_000 }
const impatient = { silenceMs: 300, totalMs: 600 }
const minuteMs = 60_000
const hourMs = 60 * minuteMs

// The promise: whatever the mail server does, the person at the screen sees the same, and the mail arrives once the
// server accepts it, unless it is of no use any more.
describeOnEachEngine('mail on its way', (_open, engine) => {
  async function openWith(url: string, times = patient): Promise<TestApp & { worker: OutboxWorker }> {
    const mailer = createSmtpMailer(url, sender, times)
    const test = await openTestApp({ engine, overrides: { mailer } })
    onTestFinished(() => test.close())
    return {
      ...test,
      worker: createOutboxWorker(createMailQueue(test.context.db), mailer, test.context.clock),
    }
  }

  async function waiting({ context }: TestApp) {
    return context.db.read.selectFrom('mailOutbox').select(['attempts', 'lastError', 'sentAt']).execute()
  }

  async function askForReset({ app }: TestApp, email: string): Promise<void> {
    expect((await call(app, 'forgotPassword', { payload: { email } })).statusCode).toBe(200)
  }

  /** A server that sends nothing until it ends all connections. */
  async function openSilentServer() {
    const sockets: Socket[] = []
    const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as { port: number }
    const hangUp = () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    }
    return { url: `smtp://127.0.0.1:${port}`, asked: once(server, 'connection'), hangUp }
  }

  /** Responds to the first calls with 4xx, as a greylisting server does, and to all others with 2xx. */
  function greylisting(refusals: number): Judge {
    let calls = 0
    return () => {
      calls += 1
      return calls <= refusals ? { code: 451, text: '4.7.1 try again later' } : undefined
    }
  }

  it('arrives after a server that responded 4xx responds 2xx', async () => {
    const { url, messages } = await openMailServer(greylisting(2))
    const test = await openWith(url)
    const { user } = await signUpCompany(test.app)
    await test.worker.round()
    expect(await waiting(test)).toMatchObject([{ attempts: 1, lastError: expect.stringContaining('451') }])
    test.passTime(7000)
    await test.worker.round()
    expect(messages).toEqual([])
    test.passTime(13_000)
    await test.worker.round()
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatch(new RegExp(`^To: ${user.email}\r?$`, 'm'))
    expect(await waiting(test)).toEqual([])
  })

  it.each([
    ['named', 'RCPT', 550, '5.1.1 no such user'],
    ['named, without more words', 'RCPT', 550, 'no'],
    ['named, of a domain that takes no mail', 'RCPT', 556, '5.1.10 no mail here'],
    ['given its mail', 'DATA', 552, '5.2.2 mailbox full'],
  ] as const)('is tried once when the mailbox is refused for good when %s', async (_, stage, code, text) => {
    let tries = 0
    const { url, messages } = await openMailServer((address, command) => {
      if (!address.startsWith('nobody') || command !== stage) return undefined
      tries += 1
      return { code, text: `${text} <${address}>` }
    })
    const test = await openWith(url)
    await signUpCompany(test.app, { email: 'nobody@example.com' })
    await signUpCompany(test.app)
    for (let round = 0; round < 3; round += 1) {
      await test.worker.round()
      test.passTime(20 * minuteMs)
    }
    expect(tries).toBe(1)
    expect(messages).toHaveLength(1)
    expect(await waiting(test)).toEqual([])
  })

  it.each([
    ['asks for a login', 530, '5.7.0 authentication required'],
    ['asks for a login in words of its own', 550, 'please authenticate first'],
    ['is not to send there', 554, '5.7.1 relay access denied'],
    ['is not to send there, in words of its own', 550, 'relay not permitted'],
    ['speaks too early', 503, '5.5.1 bad sequence of commands'],
  ])('waits for a server that says that ours %s', async (_, code, text) => {
    const { url } = await openMailServer(() => ({ code, text }))
    const test = await openWith(url)
    await signUpCompany(test.app)
    await test.worker.round()
    expect(await waiting(test)).toMatchObject([{ attempts: 1 }])
  })

  it('waits for a server that refuses by its policy, and is dropped once useless', async () => {
    const { url, messages } = await openMailServer(() => ({ code: 550, text: '5.7.1 refused' }))
    const test = await openWith(url)
    await signUpCompany(test.app)
    for (let round = 0; round < 4; round += 1) {
      await test.worker.round()
      test.passTime(20 * minuteMs)
    }
    expect(await waiting(test)).toMatchObject([{ attempts: 4 }])
    test.passTime(7 * 24 * 60 * minuteMs)
    await test.worker.round()
    expect(messages).toEqual([])
    expect(await waiting(test)).toEqual([])
  })

  it('waits for a server that hangs or is not there', async () => {
    const { url: silent } = await openSilentServer()
    for (const url of [silent, 'smtp://127.0.0.1:1']) {
      const test = await openWith(url, impatient)
      const { user } = await signUpCompany(test.app)
      await test.worker.round()
      await askForReset(test, user.email)
      await test.worker.round()
      const mails = await waiting(test)
      expect(mails).toHaveLength(2)
      for (const { attempts, sentAt } of mails) expect([attempts, sentAt]).toEqual([1, null])
    }
  })

  it('does not delay responses while a server hangs', async () => {
    const { url, asked, hangUp } = await openSilentServer()
    const test = await openWith(url, { silenceMs: hourMs, totalMs: hourMs })
    const { user } = await signUpCompany(test.app)
    const round = test.worker.round()
    await asked
    await askForReset(test, user.email)
    hangUp()
    await round
  })
})
