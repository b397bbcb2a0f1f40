import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import {
  callHouse,
  codeTo,
  confirmMailbox,
  type HouseKey,
  houseOf,
  newHouse,
  newSiteLink,
  withHouseKey,
} from '../../../../test/house-calls.ts'
import { newHouseOfQuote } from '../../../../test/house-of-quote.ts'
import { mailsTo } from '../../../../test/request-calls.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { randomToken } from '../../../core/secrets/random.ts'

const hourMs = 60 * 60_000

describeOnEachEngine('the mailbox of a house', (_open, engine) => {
  let test: TestApp
  let own: HouseKey
  let count = 0
  let email: string

  beforeAll(async () => {
    test = await openTestApp({ engine, env: { DEMO: '1' } })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    own = await newHouse(test)
    count += 1
    email = `Home-${count}@example.com`
  })

  const put = (to = email, key = randomToken(), by = own) =>
    callHouse(test, 'putHouseMailbox', by, { payload: { email: to, key } })
  const confirm = (code: string, by = own) =>
    callHouse(test, 'confirmHouseMailbox', by, { payload: { code } })
  const opens = async (key: string) =>
    (await callHouse(test, 'getHouse', { id: own.id, headers: withHouseKey(key) })).statusCode === 200
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  it('counts once the code of its mail was typed into the open house', async () => {
    const asked = await put()
    expect(asked.statusCode).toBe(200)
    const { code, house } = asked.json()
    expect(house).toMatchObject({ email, mailboxConfirmed: false, mailboxConfirmedOn: null })
    expect(code).toBe(await codeTo(test, email))
    const [mail] = await mailsTo(test, email)
    expect(mail?.text).toContain(`Your code: ${code}. Type it into your open house.`)
    expect(mail?.text).not.toMatch(/key=|token|recover/)
    const urdu = [...code].map((digit: string) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]).join('')
    const confirmed = await confirm(`${urdu.slice(0, 3)} ${urdu.slice(3)}`)
    expect(confirmed.json().house).toMatchObject({ mailboxConfirmed: true })
    expect([(await confirm(code)).statusCode, (await confirm(wrong(code))).statusCode]).toEqual([200, 400])
  })

  it('is shown to the own key alone', async () => {
    await put()
    const site = await newSiteLink(test, own, { money: true })
    expect(JSON.stringify(await houseOf(test, site))).not.toContain(email)
  })

  it('gives a code five tries and 24 hours, then a new one', async () => {
    const { code } = (await put()).json()
    const refused = await confirm(wrong(code))
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({
      reason: 'wrongCode',
      fields: { code: 'This code is not right. 4 tries are left.' },
    })
    // Something that cannot be a code costs no try.
    expect((await confirm('12345')).json().fields.code).toContain('4 tries')
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => confirm(wrong(code))))
    expect(tries.map(({ json }) => json().fields.code).sort()[0]).toContain('0 tries')
    expect((await confirm(code)).json().fields.code).toContain('0 tries')
    const { code: second } = (await put()).json()
    test.passTime(24 * hourMs + 1)
    expect((await confirm(second)).statusCode).toBe(400)
    const { code: third } = (await put()).json()
    expect((await confirm(third)).statusCode).toBe(200)
  })

  it('refuses a code of another house', async () => {
    const { code } = (await put()).json()
    const other = await newHouse(test)
    await put(email, randomToken(), other)
    await test.context.db.note((trx) =>
      trx
        .updateTable('houseCodes')
        .set({ codeHash: 'a'.repeat(64) })
        .where('houseId', '=', other.id)
        .execute(),
    )
    expect((await confirm(code, other)).statusCode).toBe(400)
  })

  it('comes with a new own key, also when the response is lost', async () => {
    const key = randomToken()
    expect([(await put(email, key)).statusCode, (await put(email, key)).statusCode]).toEqual([200, 200])
    expect([await opens(own.key), await opens(key), await opens(own.key)]).toEqual([true, true, false])
    const renewed = { ...own, key, headers: withHouseKey(key) }
    expect((await put(email, key, renewed)).statusCode).toBe(200)
    const site = await newSiteLink(test, renewed)
    const refused = await put(email, site.key, renewed)
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['key']])
    for (const bad of [await put('nobody', key, renewed), await put(email, 'short', renewed)])
      expect(bad.statusCode).toBe(400)
  })

  it('that was mistyped is forgotten at once, with its code and its mail', async () => {
    const { code } = (await put(`wrong-${email}`)).json()
    await put()
    expect(await mailsTo(test, `wrong-${email}`)).toEqual([])
    expect((await confirm(code)).statusCode).toBe(400)
    const { read } = test.context.db
    const kept = read.selectFrom('houseOldMailboxes').select('email').where('houseId', '=', own.id)
    expect(await kept.execute()).toEqual([])
  })

  it('that was confirmed is told when another one, or none, takes its place', async () => {
    await confirmMailbox(test, own, email)
    await put(`new-${email}`)
    const mails = await mailsTo(test, email)
    expect(mails.map(({ text }) => text.includes('The mailbox of your house was changed.'))).toEqual([true])
    expect((await houseOf(test, own)).house).toMatchObject({ mailboxConfirmed: false })
    await confirmMailbox(test, own, `new-${email}`)
    const ended = [
      await callHouse(test, 'endHouseMailbox', own),
      await callHouse(test, 'endHouseMailbox', own),
    ]
    expect(ended.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect((await houseOf(test, own)).house).toMatchObject({ email: null, mailboxConfirmed: false })
    expect(await mailsTo(test, `new-${email}`)).toHaveLength(1)
    // The mail that told the first one is not of the second.
    expect(await mailsTo(test, email)).toHaveLength(1)
  })

  it('that was told keeps that mail when it is put in place again and taken out', async () => {
    await confirmMailbox(test, own, email)
    for (const to of [`new-${email}`, email, `newer-${email}`]) await put(to)
    const told = (await mailsTo(test, email)).filter(({ text }) => text.includes('was changed'))
    expect(told).toHaveLength(1)
  })

  it('that is confirmed stays so when it is given again', async () => {
    await confirmMailbox(test, own, email)
    const again = await put(email.toUpperCase())
    expect(again.json()).not.toHaveProperty('code')
    expect(again.json().house).toMatchObject({ email, mailboxConfirmed: true })
  })

  it('gets no more mails in an hour than others', async () => {
    const answers: number[] = []
    for (let mails = 0; mails < 7; mails += 1) answers.push((await put()).statusCode)
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429])
  })

  it('is that of the request, confirmed, in a house of a quote', async () => {
    const { own: key } = await newHouseOfQuote(test)
    const { house } = await houseOf(test, key)
    expect(house).toMatchObject({ email: 'ayesha@example.com', mailboxConfirmed: true })
  })
})
