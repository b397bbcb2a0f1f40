import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { call } from '../../../../test/factories.ts'
import {
  callHouse,
  confirmMailbox,
  type HouseKey,
  newHouse,
  newSiteLink,
  withHouseKey,
} from '../../../../test/house-calls.ts'
import { mailsTo } from '../../../../test/request-calls.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { randomToken } from '../../../core/secrets/random.ts'
import { deleteOldHouseSecrets } from '../../../db/queries/houses/house-mailboxes.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

describeOnEachEngine('the way back into a house', (_open, engine) => {
  let test: TestApp
  let own: HouseKey
  let count = 0
  let email: string

  beforeAll(async () => {
    test = await openTestApp({ engine, env: { MAILS_PER_HOUR: '50' } })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    own = await newHouse(test)
    count += 1
    email = `lost-${count}@example.com`
    await confirmMailbox(test, own, email)
  })

  const ask = (to = email) => call(test.app, 'recoverHouses', { payload: { email: to } })
  const take = (token: string, key: string) => call(test.app, 'takeHouseBack', { payload: { token, key } })
  const tokensTo = async (to = email) =>
    (await mailsTo(test, to)).flatMap(({ text }) => /[?]recover=([\w-]{43})/.exec(text)?.[1] ?? [])
  const newest = async (to = email) => (await tokensTo(to)).at(-1) ?? ''
  const opens = async (key: string) =>
    (await callHouse(test, 'getHouse', { id: own.id, headers: withHouseKey(key) })).statusCode === 200

  it('is a mailed link that puts the key of a device in place, once', async () => {
    expect((await ask(email.toUpperCase())).statusCode).toBe(204)
    const mail = (await mailsTo(test, email)).at(-1)
    expect(mail?.text).toContain('Open your house on this phone. The link works for an hour, once.')
    expect(mail?.text).toContain(`/#/house/${own.id}?recover=`)
    expect(mail?.text).not.toMatch(/key=/)
    const [token, key] = [await newest(), randomToken()]
    const taken = [await take(token, key), await take(token, key)]
    expect(taken.map((one) => [one.statusCode, one.json()])).toEqual(Array(2).fill([200, { id: own.id }]))
    expect((await take(token, randomToken())).statusCode).toBe(400)
    expect([await opens(own.key), await opens(key), await opens(own.key)]).toEqual([true, true, false])
    expect((await take(token, key)).statusCode).toBe(200)
  })

  it('opens for one of many devices that come at once', async () => {
    await ask()
    const token = await newest()
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(token, randomToken())))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('refuses a key in use, and keeps the link for another one', async () => {
    const site = await newSiteLink(test, own)
    await ask()
    const token = await newest()
    const refused = await take(token, site.key)
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['key']])
    expect((await take(token, randomToken())).statusCode).toBe(200)
    for (const bad of [await take('short', randomToken()), await take(randomToken(), randomToken())])
      expect(bad.statusCode).toBe(400)
  })

  it('is over after an hour', async () => {
    await ask()
    test.passTime(hourMs)
    expect((await take(await newest(), randomToken())).statusCode).toBe(400)
  })

  it('is mailed three times a day, to each house of the mailbox', async () => {
    const second = await newHouse(test)
    await confirmMailbox(test, second, email)
    for (let tries = 0; tries < 4; tries += 1) expect((await ask()).statusCode).toBe(204)
    expect(await tokensTo()).toHaveLength(6)
    test.passTime(dayMs)
    await ask()
    expect(await tokensTo()).toHaveLength(8)
  })

  it('has one response for every address', async () => {
    const typed = `typed-${email}`
    await callHouse(test, 'putHouseMailbox', own, { payload: { email: typed, key: own.key } })
    for (const to of [typed, 'nobody@example.com', email]) {
      const { statusCode, body } = await ask(to)
      expect([statusCode, body]).toEqual([204, ''])
    }
    // One that is not confirmed opens nothing.
    expect([await tokensTo(typed), await tokensTo('nobody@example.com')]).toEqual([[], []])
    expect((await ask('no address')).statusCode).toBe(400)
  })

  it('stays for seven days with a mailbox that was replaced, whatever is changed after it', async () => {
    for (const to of [`a-${email}`, `b-${email}`]) await confirmMailbox(test, own, to)
    await callHouse(test, 'endHouseMailbox', own)
    test.passTime(7 * dayMs - hourMs)
    for (const to of [email, `a-${email}`, `b-${email}`]) {
      await ask(to)
      expect(await tokensTo(to)).toHaveLength(1)
    }
    const key = randomToken()
    expect((await take(await newest(), key)).statusCode).toBe(200)
    expect(await opens(key)).toBe(true)
    test.passTime(hourMs)
    await ask()
    expect(await tokensTo()).toHaveLength(1)
    const { db, clock } = test.context
    await db.note((trx) => deleteOldHouseSecrets(trx, { now: clock(), linksBefore: clock() - dayMs }))
    const kept = db.read.selectFrom('houseOldMailboxes').select('email').where('houseId', '=', own.id)
    expect((await kept.execute()).map((row) => row.email)).not.toContain(email)
  })
})
