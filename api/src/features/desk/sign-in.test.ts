import { beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { addDeskAccount, codeOf } from '../../../test/desk-rows.ts'
import { bearer, call } from '../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { addOperator, removeOperator } from '../../access/operators.ts'
import { listDeskLines } from '../../db/queries/desk/desk-log.ts'

const password = 'a password for the desk'
const minuteMs = 60_000

describeOnEachEngine('signing in at the desk', (_open, engine) => {
  let test: TestApp
  let passwordHash: string
  beforeAll(async () => {
    test = await openTestApp({ engine })
    passwordHash = await test.context.passwords.hash(password)
    return () => test.close()
  })

  /** Types the password of a desk account; the session then waits for a code. */
  async function signIn() {
    const accountId = await addDeskAccount(test.context, { passwordHash })
    const email = `${accountId}@example.com`
    const response = await call(test.app, 'logIn', { payload: { email, password } })
    expect(response.statusCode, response.body).toBe(200)
    const { desk, token } = response.json()
    const headers = bearer(token)
    const give = (code: string) => call(test.app, 'giveCode', { headers, payload: { code } })
    const events = async () =>
      (await listDeskLines(test.context.db.read, { actorId: accountId }, undefined, 100)).map(
        ({ event }) => event,
      )
    return { accountId, email, desk, headers, give, events }
  }

  it('takes the password, and then a code', async () => {
    const { accountId, desk, headers, give, events } = await signIn()
    expect(desk).toEqual({ name: `Desk ${accountId.slice(-4)}`, role: 'Operator' })
    const early = await call(test.app, 'listDeskLog', { headers })
    expect([early.statusCode, early.json().code]).toEqual([403, 'code-needed'])
    const given = await give(codeOf(test.context))
    expect(given.statusCode).toBe(200)
    expect(given.json()).toMatchObject({ role: 'Operator', recoveryCodesLeft: 0 })
    expect((await call(test.app, 'listDeskLog', { headers })).statusCode).toBe(200)
    expect(await events()).toEqual(['signed-in'])
  })

  it('says how long the session lasts at most, whether it is used or not', async () => {
    const { headers, give } = await signIn()
    const minutesOf = (response: { json(): { secondsLeft: number } }) =>
      Math.round(response.json().secondsLeft / 60)
    const left = async () => minutesOf(await call(test.app, 'getDeskAccount', { headers }))
    expect(await left()).toBe(10)
    expect(minutesOf(await give(codeOf(test.context)))).toBe(12 * 60)
    test.passTime(20 * minuteMs)
    expect(await left()).toBe(12 * 60 - 20)
  })

  it('ends ten minutes after the password when no code comes', async () => {
    const { headers, give } = await signIn()
    test.passTime(10 * minuteMs)
    expect((await call(test.app, 'getDeskAccount', { headers })).statusCode).toBe(401)
    expect((await give(codeOf(test.context))).statusCode).toBe(401)
  })

  it.each([-1, 0, 1])('takes the code of step %d once', async (steps) => {
    const { give, events } = await signIn()
    const code = codeOf(test.context, { steps })
    expect((await give(code)).statusCode).toBe(200)
    const again = await give(code)
    expect(again.statusCode).toBe(400)
    expect(again.json().fields).toHaveProperty('code')
    expect(await events()).toEqual(['code-refused', 'signed-in'])
  })

  it('refuses a code older than one that was used, and a code two steps away', async () => {
    const { give } = await signIn()
    expect((await give(codeOf(test.context, { steps: 2 }))).statusCode).toBe(400)
    expect((await give(codeOf(test.context, { steps: -2 }))).statusCode).toBe(400)
    expect((await give(codeOf(test.context, { steps: 1 }))).statusCode).toBe(200)
    expect((await give(codeOf(test.context, { steps: 0 }))).statusCode).toBe(400)
  })

  it('accepts one of forty equal codes sent at once', async () => {
    const { give, events } = await signIn()
    const code = codeOf(test.context)
    const answers = await Promise.all(Array.from({ length: 40 }, () => give(code)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 400, 429].includes(status))).toBe(true)
    expect((await events()).filter((event) => event === 'signed-in')).toHaveLength(1)
  })

  it('checks ten of forty concurrent guesses, and then refuses even a right code', async () => {
    const { give, events } = await signIn()
    const right = codeOf(test.context)
    const wrong = right === '123456' ? '654321' : '123456'
    const answers = await Promise.all(Array.from({ length: 40 }, () => give(wrong)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
    expect((await give(right)).statusCode).toBe(429)
    expect(await events()).toEqual(Array.from({ length: 10 }, () => 'code-refused'))
  })

  it('ends on every server when the person is removed', async () => {
    const { email, headers, give, accountId } = await signIn()
    expect((await give(codeOf(test.context))).statusCode).toBe(200)
    await removeOperator(test.context, email.toUpperCase())
    expect((await call(test.app, 'listDeskLog', { headers })).statusCode).toBe(401)
    expect((await call(test.app, 'logIn', { payload: { email, password } })).statusCode).toBe(401)
    const [line] = await listDeskLines(test.context.db.read, { subjectId: accountId }, undefined, 1)
    expect(line).toMatchObject({ event: 'operator-removed', actorId: null, network: 'local' })
    await expect(removeOperator(test.context, email)).rejects.toMatchObject({ code: 'not-found' })
  })

  const newcomer = { name: 'New Desk', role: 'Editor' } as const

  it('begins with a first-time link that works once', async () => {
    const email = 'newcomer@example.com'
    const token = await addOperator(test.context, { ...newcomer, email })
    await expect(addOperator(test.context, { ...newcomer, email })).rejects.toMatchObject({
      code: 'conflict',
    })
    const shown = (await call(test.app, 'readWelcome', { payload: { token } })).json()
    expect(shown).toMatchObject({ ...newcomer, email })
    expect(shown.uri).toContain(`secret=${shown.secret}`)
    const code = codeOf(test.context, { secret: shown.secret })
    const take = (fields: object) =>
      call(test.app, 'takeWelcome', { payload: { token, newPassword: password, code, ...fields } })
    const refusals: [object, string][] = [
      [{ newPassword: 'only eleven' }, 'newPassword'],
      [{ newPassword: 'QWERTY123456' }, 'newPassword'],
      [{ code: '12345' }, 'code'],
      [{ code: codeOf(test.context) }, 'code'],
    ]
    for (const [fields, field] of refusals) {
      const refused = await take(fields)
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]])
    }
    const taken = await take({})
    expect(taken.statusCode, taken.body).toBe(201)
    const { recoveryCodes, token: session } = taken.json()
    expect(new Set(recoveryCodes).size).toBe(10)
    const account = await call(test.app, 'getDeskAccount', { headers: bearer(session) })
    expect(account.json()).toMatchObject({ ...newcomer, email, recoveryCodesLeft: 10 })
    expect((await take({})).statusCode).toBe(400)
    expect((await call(test.app, 'readWelcome', { payload: { token } })).statusCode).toBe(400)
    // The code that confirmed the app is used up too.
    const second = bearer((await call(test.app, 'logIn', { payload: { email, password } })).json().token)
    expect((await call(test.app, 'giveCode', { headers: second, payload: { code } })).statusCode).toBe(400)
    const typed = String(recoveryCodes[3]).replace('-', ' ').toUpperCase()
    const recover = () => call(test.app, 'giveCode', { headers: second, payload: { code: typed } })
    const recovered = await recover()
    expect(recovered.json()).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await recover()).statusCode).toBe(400)
  })

  it('begins with a link that works for one day', async () => {
    const token = await addOperator(test.context, { ...newcomer, email: 'late@example.com' })
    test.passTime(24 * 60 * minuteMs)
    expect((await call(test.app, 'readWelcome', { payload: { token } })).statusCode).toBe(400)
  })

  it('lets nobody in with the placeholder of an account without a password', async () => {
    const email = 'never@example.com'
    await addOperator(test.context, { ...newcomer, email })
    const response = await call(test.app, 'logIn', { payload: { email, password: 'none' } })
    expect(response.statusCode).toBe(401)
  })
})
