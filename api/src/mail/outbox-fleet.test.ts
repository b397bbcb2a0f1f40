import { expect, it, onTestFinished, vi } from 'vitest'
import { describeOnEachEngine, type Engine, emptyTestDatabase } from '../../test/databases.ts'
import { openMailServer } from '../../test/mail-server.ts'
import { createMailQueue } from '../context/mail-queue.ts'
import { newId } from '../core/secrets/ids.ts'
import { type Database, openDatabase } from '../db/engines/connect.ts'
import { migrateToLatest } from '../db/migrate.ts'
import { enqueueMail, oldestWaitingMail } from '../db/queries/mail-outbox.ts'
import type { Mail, Mailer } from './mailer.ts'
import { claimMs, createOutboxWorker, type OutboxWorker } from './outbox-worker.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const sender = { from: 'Tameer <no-reply@example.com>', replyTo: null }
const hourMs = 60 * 60_000

/** Opens several servers on one database, each with connections of its own. */
async function openServers(engine: Engine, count: number): Promise<Database[]> {
  const { options, remove } = await emptyTestDatabase(engine)
  const servers: Database[] = []
  onTestFinished(async () => {
    for (const db of servers) await db.close()
    await remove()
  })
  for (let number = 0; number < count; number += 1) servers.push(await openDatabase(options))
  await migrateToLatest(servers[0] as Database)
  return servers
}

async function post(db: Database, names: string[], now: number): Promise<void> {
  await db.write(async (trx) => {
    for (const [place, name] of names.entries()) {
      const mail = { id: newId(), recipient: `${name}@example.com`, subject: 's', text: 't', html: 'h' }
      await enqueueMail(trx, { ...mail, now: now + place, dueAt: now, expiresAt: now + hourMs })
    }
  })
}

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, number) => `m${String(number).padStart(3, '0')}`)
}

function recipients(messages: string[]): string[] {
  return messages.map((message) => /^To: (\S+)@example.com\r?$/m.exec(message)?.[1] ?? '')
}

/** A mailer that takes mails until it is told to hang: the worker that uses it then does nothing more. */
function mailbox() {
  const taken: string[] = []
  let hangFrom = Number.POSITIVE_INFINITY
  const mailer: Mailer = {
    async send({ recipient }: Mail) {
      if (taken.length >= hangFrom) return new Promise(() => undefined)
      taken.push(recipient.replace('@example.com', ''))
    },
    async forget() {},
    close() {},
  }
  const hangAfter = (mails: number) => {
    hangFrom = mails
  }
  return { mailer, taken, hangAfter }
}

async function drain(workers: OutboxWorker[], db: Database): Promise<void> {
  while (await db.read.selectFrom('mailOutbox').select('id').where('sentAt', 'is', null).executeTakeFirst()) {
    await Promise.all(workers.map((worker) => worker.round()))
  }
}

describeOnEachEngine('mail of several servers', (_open, engine) => {
  it('goes out once, whichever of two servers sends it', async () => {
    const { url, messages } = await openMailServer()
    const [first, second] = (await openServers(engine, 2)) as [Database, Database]
    const mailers = [createSmtpMailer(url, sender), createSmtpMailer(url, sender)] as const
    onTestFinished(() => {
      for (const mailer of mailers) mailer.close()
    })
    const sentBy = [0, 0]
    const workers = [first, second].map((db, place) => {
      const mailer: Mailer = {
        ...(mailers[place] as Mailer),
        async send(mail) {
          await (mailers[place] as Mailer).send(mail)
          sentBy[place] = (sentBy[place] ?? 0) + 1
        },
      }
      return createOutboxWorker(createMailQueue(db), mailer, () => Date.now())
    })
    const names = numbered(200)
    await post(first, names, Date.now())
    await drain(workers, second)
    expect(recipients(messages).toSorted()).toEqual(names)
    expect(sentBy[0]).toBeGreaterThan(0)
    expect(sentBy[1]).toBeGreaterThan(0)
    await workers[0]?.round()
    expect(await first.read.selectFrom('mailOutbox').select('id').execute()).toEqual([])
  })

  it('is taken over from a server that died, once its claim has ended', async () => {
    const [dying, living] = (await openServers(engine, 2)) as [Database, Database]
    let now = 1000
    const [lost, kept] = [mailbox(), mailbox()]
    lost.hangAfter(3)
    await post(dying, numbered(30), now)
    void createOutboxWorker(createMailQueue(dying), lost.mailer, () => now).round()
    await expect.poll(() => lost.taken.length).toBe(3)
    // The worker dies here: it has claimed twenty mails, sent three, and hangs on the fourth.
    const worker = createOutboxWorker(createMailQueue(living), kept.mailer, () => now)
    await worker.round()
    expect(kept.taken).toEqual(numbered(30).slice(20))
    now += claimMs - 1
    await worker.round()
    expect(kept.taken).toHaveLength(10)
    expect(await oldestWaitingMail(living.read, now)).toBe(1003)
    now += 1
    await worker.round()
    expect(kept.taken.slice(10)).toEqual(numbered(20).slice(3))
    expect(lost.taken).toEqual(numbered(3))
  })

  it('stays with a server that waits long for its mail server', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const [waiting, other] = (await openServers(engine, 2)) as [Database, Database]
    let now = 1000
    const [slow, quick] = [mailbox(), mailbox()]
    slow.hangAfter(1)
    await post(waiting, numbered(3), now)
    void createOutboxWorker(createMailQueue(waiting), slow.mailer, () => now).round()
    await expect.poll(() => slow.taken.length).toBe(1)
    now += claimMs / 2
    await vi.advanceTimersByTimeAsync(claimMs / 2)
    const held = () => other.read.selectFrom('mailOutbox').select('claimedUntil').where('sentAt', 'is', null)
    const until = now + claimMs
    await expect.poll(() => held().execute()).toEqual([{ claimedUntil: until }, { claimedUntil: until }])
    now = until - 1
    await createOutboxWorker(createMailQueue(other), quick.mailer, () => now).round()
    expect(quick.taken).toEqual([])
  })

  it('is not sent by a server that lost its claim, even when it renews its claims again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const [pausing, other] = (await openServers(engine, 2)) as [Database, Database]
    let now = 1000
    const [slow, quick] = [mailbox(), mailbox()]
    let goOn = () => {}
    const paused = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const queue = createMailQueue(pausing)
    let renewals = 0
    const worker = createOutboxWorker(
      {
        ...queue,
        async hold(ids, until) {
          const held = await queue.hold(ids, until)
          renewals += 1
          return held
        },
      },
      {
        ...slow.mailer,
        async send(mail) {
          await slow.mailer.send(mail)
          await paused
        },
      },
      () => now,
    )
    await post(pausing, numbered(5), now)
    const round = worker.round()
    await expect.poll(() => slow.taken).toEqual(numbered(1))
    now += claimMs
    quick.hangAfter(3)
    void createOutboxWorker(createMailQueue(other), quick.mailer, () => now).round()
    await expect.poll(() => quick.taken).toEqual(numbered(3))
    await vi.advanceTimersByTimeAsync(claimMs)
    await expect.poll(() => renewals).toBeGreaterThan(0)
    goOn()
    await round
    expect(slow.taken).toEqual(numbered(1))
  })

  it('is given back untried by a server that stops, or whose time is over', async () => {
    const [stopping, other] = (await openServers(engine, 2)) as [Database, Database]
    let now = 1000
    const slow = mailbox()
    const slowly: Mailer = {
      ...slow.mailer,
      async send(mail) {
        await slow.mailer.send(mail)
        now += claimMs / 3
      },
    }
    await post(stopping, numbered(10), now)
    await createOutboxWorker(createMailQueue(stopping), slowly, () => now).round()
    expect(slow.taken).toEqual(numbered(3))

    const leaving = mailbox()
    const worker: OutboxWorker = createOutboxWorker(
      createMailQueue(stopping),
      {
        ...leaving.mailer,
        async send(mail) {
          await leaving.mailer.send(mail)
          void worker.stop()
        },
      },
      () => now,
    )
    await worker.round()
    expect(leaving.taken).toEqual(['m003'])
    const rest = mailbox()
    await createOutboxWorker(createMailQueue(other), rest.mailer, () => now).round()
    expect(rest.taken).toEqual(numbered(10).slice(4))
  })

  it('is not sent twice when the database goes away between sending and recording it', async () => {
    const [db] = (await openServers(engine, 1)) as [Database]
    let now = 1000
    const { mailer, taken } = mailbox()
    const queue = createMailQueue(db)
    let away = true
    const worker = createOutboxWorker(
      {
        ...queue,
        markSent: (id, at) => (away ? Promise.reject(new Error('away')) : queue.markSent(id, at)),
      },
      mailer,
      () => now,
    )
    await post(db, ['one', 'two'], now)
    await worker.round()
    now += claimMs
    await worker.round()
    expect(taken).toEqual(['one'])
    away = false
    await worker.round()
    expect(taken).toEqual(['one', 'two'])
  })
})
