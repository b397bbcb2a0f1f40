import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { newId } from '../../core/secrets/ids.ts'
import {
  claimDueMails,
  deleteMail,
  deleteUselessMails,
  enqueueMail,
  holdMails,
  listDueMails,
  markFailed,
  markSent,
} from './mail-outbox.ts'

describeOnEachEngine('the mail outbox', (open) => {
  async function openWithMails() {
    const db = await open()
    const enqueue = async (now: number, expiresAt = 1000) => {
      const id = newId()
      const mail = { recipient: 'a@example.com', subject: 'Code', text: 'text', html: '<p>text</p>' }
      await db.write((trx) => enqueueMail(trx, { id, ...mail, now, expiresAt }))
      return id
    }
    const due = async (now: number, limit = 10) =>
      (await listDueMails(db.read, now, limit)).map((mail) => mail.id)
    const claim = async (owner: string, now: number, until: number, limit = 10) =>
      (await db.write((trx) => claimDueMails(trx, { owner, now, until }, limit))).map((mail) => mail.id)
    return { db, enqueue, due, claim }
  }

  it('lists due mails, longest waiting first', async () => {
    const { enqueue, due } = await openWithMails()
    const later = await enqueue(20)
    const first = await enqueue(10)
    expect(await due(15)).toEqual([first])
    expect(await due(20)).toEqual([first, later])
    expect(await due(20, 1)).toEqual([first])
    expect(await due(1000)).toEqual([])
  })

  it('retries failed mails later, and never sent ones', async () => {
    const { db, enqueue, due, claim } = await openWithMails()
    const [failed, sent] = [await enqueue(10), await enqueue(10)]
    const failure = { owner: 'me', error: 'x'.repeat(9000), nextAttemptAt: 500 }
    await claim('me', 10, 400)
    expect(await db.write((trx) => markFailed(trx, failed, failure))).toBe(true)
    expect(await db.write((trx) => markSent(trx, sent, 11))).toBe(true)
    expect(await db.write((trx) => markSent(trx, sent, 12))).toBe(false)
    expect(await db.write((trx) => markFailed(trx, sent, failure))).toBe(false)
    expect(await due(499)).toEqual([])
    expect(await due(500)).toEqual([failed])
    expect(await listDueMails(db.read, 500, 1)).toMatchObject([{ attempts: 1, sentAt: null }])
  })

  it('deletes mails that were sent or are too late', async () => {
    const { db, enqueue, due } = await openWithMails()
    const [waiting, sent] = [await enqueue(10, 900), await enqueue(10, 900)]
    await enqueue(10, 50)
    await db.write((trx) => markSent(trx, sent, 11))
    expect(await db.write((trx) => deleteUselessMails(trx, 50))).toBe(2)
    expect(await due(50)).toEqual([waiting])
  })

  it('deletes at once a mail that its worker gives up, and no mail of others', async () => {
    const { db, enqueue, due, claim } = await openWithMails()
    const [mine, sent, other] = [await enqueue(10), await enqueue(11), await enqueue(12)]
    await claim('me', 20, 100, 2)
    await claim('another', 20, 100)
    await db.write((trx) => markSent(trx, sent, 21))
    const drop = (id: string) => db.write((trx) => deleteMail(trx, id, 'me'))
    expect([await drop(mine), await drop(sent), await drop(other)]).toEqual([true, false, false])
    expect(await due(100)).toEqual([other])
  })

  it('belongs to one worker until its time is over, and to the next after that', async () => {
    const { db, enqueue, due, claim } = await openWithMails()
    const [first, second, third] = [await enqueue(10), await enqueue(11), await enqueue(12)]
    expect(await claim('one', 20, 100, 2)).toEqual([first, second])
    expect(await claim('two', 20, 100, 2)).toEqual([third])
    expect(await due(99)).toEqual([])
    const hold = (owner: string, ids: string[], until: number) =>
      db.write((trx) => holdMails(trx, owner, { ids, until }))
    expect(await hold('two', [first, third], 0)).toEqual([third])
    expect(await due(99)).toEqual([third])
    expect(await hold('one', [second, third], 120)).toEqual([second])
    expect(await hold('one', [], 120)).toEqual([])
    expect(await due(119)).toEqual([first, third])
    expect(await claim('two', 120, 200)).toEqual([first, second, third])
    const failure = { owner: 'one', error: 'late', nextAttemptAt: 150 }
    expect(await db.write((trx) => markFailed(trx, first, failure))).toBe(false)
    expect(await due(199)).toEqual([])
    // The mail may have been sent by any worker: none may send it again.
    expect(await db.write((trx) => markSent(trx, second, 150))).toBe(true)
    expect(await due(200)).toEqual([first, third])
  })
})
