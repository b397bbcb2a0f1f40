import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { createMailQueue } from '../context/mail-queue.ts'
import { newId } from '../core/secrets/ids.ts'
import type { Database } from '../db/engines/connect.ts'
import { enqueueMail, listDueMails } from '../db/queries/mail-outbox.ts'
import type { Mail, Mailer } from './mailer.ts'
import { createOutboxWorker, retryDelay } from './outbox-worker.ts'

const minuteMs = 60_000

function mailbox(): Mailer & { taken: Mail[]; refusals: number } {
  return {
    taken: [],
    refusals: 0,
    async send(mail) {
      if (this.refusals > 0) {
        this.refusals -= 1
        throw new Error('greylisted')
      }
      this.taken.push(mail)
    },
    async forget() {},
    close() {},
  }
}

function names({ taken }: { taken: Mail[] }): string[] {
  return taken.map((mail) => mail.recipient.replace('@example.com', ''))
}

async function post(db: Database, name: string, now: number, expiresAt = now + 10 * minuteMs): Promise<void> {
  const mail = { id: newId(), recipient: `${name}@example.com`, subject: 's', text: 't', html: 'h' }
  await db.write((trx) => enqueueMail(trx, { ...mail, now, expiresAt }))
}

describeOnEachEngine('outbox worker', (open) => {
  it('sends each mail once and forgets it', async () => {
    const db = await open()
    const mailer = mailbox()
    const worker = createOutboxWorker(createMailQueue(db), mailer, () => 1000)
    await post(db, 'one', 1000)
    await post(db, 'two', 1000)
    await Promise.all([worker.round(), worker.round()])
    await worker.round()
    expect(names(mailer)).toEqual(['one', 'two'])
    expect(await db.read.selectFrom('mailOutbox').selectAll().execute()).toEqual([])
  })

  it('tries again later after a failure, and sends other mail meanwhile', async () => {
    const db = await open()
    const mailer = mailbox()
    let now = 1000
    const worker = createOutboxWorker(createMailQueue(db), mailer, () => now)
    mailer.refusals = 1
    await post(db, 'first', now)
    await post(db, 'second', now + 1)
    now += 1
    await worker.round()
    expect(names(mailer)).toEqual(['second'])
    await worker.round()
    expect(mailer.taken).toHaveLength(1)
    now += 7000
    expect(await listDueMails(db.read, now, 10)).toMatchObject([{ attempts: 1, lastError: 'greylisted' }])
    await worker.round()
    expect(names(mailer)).toEqual(['second', 'first'])
  })

  it('drops mail that is no longer worth sending', async () => {
    const db = await open()
    const mailer = mailbox()
    let now = 1000
    const worker = createOutboxWorker(createMailQueue(db), mailer, () => now)
    await post(db, 'late', now, now + minuteMs)
    now += minuteMs
    await post(db, 'other', now)
    await worker.round()
    expect(names(mailer)).toEqual(['other'])
    expect(await db.read.selectFrom('mailOutbox').selectAll().execute()).toEqual([])
  })
})

it('waits longer after each failure, up to a bound', () => {
  expect([1, 2, 3, 20].map((attempts) => retryDelay(attempts, 1))).toEqual([
    5000,
    10_000,
    20_000,
    15 * minuteMs,
  ])
  expect(retryDelay(1)).toBeGreaterThanOrEqual(3750)
  expect(retryDelay(1)).toBeLessThanOrEqual(6250)
})
