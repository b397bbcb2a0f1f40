import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { call, multipart, signUpCompany, signUpFields } from '../../test/factories.ts'
import { plainJpeg } from '../../test/pictures.ts'
import { withKey } from '../../test/request-calls.ts'
import { addRequest } from '../../test/request-rows.ts'
import { openTestApp } from '../../test/test-app.ts'
import { randomToken } from '../core/secrets/random.ts'
import { deleteKeyedCalls } from '../db/queries/keyed-calls.ts'

const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })
const dayMs = 24 * 60 * 60 * 1000

describeOnEachEngine('calls that create, with a key', (_open, engine) => {
  async function open() {
    const test = await openTestApp({ engine })
    onTestFinished(() => test.close())
    const company = await signUpCompany(test.app)
    const bytes = await plainJpeg()
    const publish = (key: object, title = 'A house') => {
      const form = multipart({ title, content: 'Built.', cities: ['1'] }, [
        { field: 'images', filename: 'front.jpg', bytes },
      ])
      const headers = { ...company.headers, ...form.headers, ...key }
      return call(test.app, 'createPortfolio', { headers, payload: form.payload })
    }
    const count = async () => {
      const rows = await test.context.db.read.selectFrom('portfolios').select('id').execute()
      return rows.length
    }
    return { ...test, company, publish, count }
  }

  it('create once for forty at once, which all get the same response', async () => {
    const { publish, count } = await open()
    const key = newKey()
    // Clients are asked to do the same: after a 503, which a busy machine may give, they repeat the call.
    const repeat = async () => {
      let answer = await publish(key)
      while (answer.statusCode === 503) {
        await pause(50)
        answer = await publish(key)
      }
      return answer
    }
    const answers = await Promise.all(Array.from({ length: 40 }, repeat))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ json }) => json().id)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1)
    expect(answers[0]?.json().portfolioImages).toHaveLength(1)
    expect(await count()).toBe(1)
    await publish(newKey())
    await publish({})
    expect(await count()).toBe(3)
  })

  it('give the same session to a sign-up whose response was lost, and store it in encrypted form only', async () => {
    const { app, context } = await open()
    const [payload, headers] = [signUpFields(), newKey()]
    const first = await call(app, 'signUp', { payload, headers })
    const again = await call(app, 'signUp', { payload, headers })
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual(first.json())
    const rows = await context.db.read.selectFrom('keyedCalls').selectAll().execute()
    const bytes = rows
      .map(({ response }) => Buffer.from(response ?? '', 'base64url').toString('latin1'))
      .join()
    for (const secret of [first.json().token, payload.email, headers['idempotency-key']]) {
      expect(JSON.stringify(rows) + bytes).not.toContain(secret)
    }
  })

  it('are refused for other content under the same key, and have keys of their own for each caller', async () => {
    const { app, publish, count } = await open()
    const key = newKey()
    expect((await publish(key)).statusCode).toBe(201)
    const other = await publish(key, 'Another house')
    expect([other.statusCode, other.json().code]).toEqual([409, 'conflict'])
    expect(await count()).toBe(1)
    const stranger = await signUpCompany(app)
    const form = multipart({ title: 'Mine', content: 'Built.', cities: ['1'] })
    const headers = { ...stranger.headers, ...form.headers, ...key }
    const own = await call(app, 'createPortfolio', { headers, payload: form.payload })
    expect([own.statusCode, own.json().company.id]).toEqual([201, stranger.user.id])
  })

  it('belong to the request whose key made them: another request gets a response of its own', async () => {
    const { app, context } = await open()
    const requests = [await addRequest(context, []), await addRequest(context, [])]
    const key = newKey()
    const familyKeys = Object.fromEntries(requests.map(({ id }) => [id, randomToken()]))
    const makeFamilyKey = ({ id, key: requestKey }: { id: string; key: string }) =>
      call(app, 'makeRequestKey', {
        params: { id },
        headers: { ...withKey(requestKey), ...key },
        payload: { kind: 'family', key: familyKeys[id] },
      })
    const [one, other] = await Promise.all(requests.map(makeFamilyKey))
    expect([one?.statusCode, other?.statusCode]).toEqual([201, 201])
    expect(one?.json().key).not.toBe(other?.json().key)
    const [first] = requests
    const again = await makeFamilyKey(first ?? { id: '', key: '' })
    expect([again.json(), again.headers['idempotency-replayed']]).toEqual([one?.json(), 'true'])
    // The family's key may not act, and may not learn what the own key made.
    const byFamily = await makeFamilyKey({ id: first?.id ?? '', key: one?.json().key })
    expect(byFamily.statusCode).toBe(403)
  })

  it('store no failure: the same key may succeed later', async () => {
    const { app } = await open()
    const headers = newKey()
    const taken = signUpFields()
    await call(app, 'signUp', { payload: taken })
    const refused = await call(app, 'signUp', { payload: taken, headers })
    expect(refused.statusCode).toBe(409)
    expect((await call(app, 'signUp', { payload: signUpFields(), headers })).statusCode).toBe(201)
  })

  it('refuse an invalid key', async () => {
    const { publish, count } = await open()
    for (const bad of ['short', 'a'.repeat(101), 'with a blank inside it']) {
      const answer = await publish({ 'idempotency-key': bad })
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['Idempotency-Key']])
    }
    expect(await count()).toBe(0)
  })

  it('are refused when the response was lost, and forgotten after a day', async () => {
    const { publish, count, context, passTime } = await open()
    const key = newKey()
    await publish(key)
    await context.db.note((trx) => trx.updateTable('keyedCalls').set({ response: null }).execute())
    passTime(61_000)
    expect((await publish(key)).statusCode).toBe(409)
    expect(await count()).toBe(1)
    const forget = () => context.db.note((trx) => deleteKeyedCalls(trx, context.clock() - dayMs))
    expect(await forget()).toBe(0)
    passTime(dayMs)
    expect(await forget()).toBe(1)
  })
})
