import { addresses, type EndpointName } from '@tameer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { bearer, call, multipart, signUpFields } from '../../test/factories.ts'
import { plainPng } from '../../test/pictures.ts'
import { accountOf, addAccount, addCompany, addPortfolio } from '../../test/rows.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { openSession } from '../access/sessions.ts'
import { newId } from '../core/ids.ts'
import { randomToken } from '../core/random.ts'
import { insertConfirmation } from '../db/queries/email-confirmations.ts'
import { insertResetCode } from '../db/queries/reset-codes.ts'

// Every call of the contract by everybody who may come, with a sound request about things of "company".

const actors = ['visitor', 'company', 'otherCompany', 'operator', 'editor', 'key'] as const
type Actor = (typeof actors)[number]
type Statuses = Record<Actor, number>

const anyone = (status: number): Statuses => ({
  visitor: status,
  company: status,
  otherCompany: status,
  operator: status,
  editor: status,
  key: status,
})
/** A call about a thing of one company; by default each company's own. */
const companies = (status: number, otherCompany = status): Statuses => ({
  visitor: 401,
  company: status,
  otherCompany,
  operator: 403,
  editor: 403,
  key: 401,
})

const expected: Record<EndpointName, Statuses> = {
  health: anyone(200),
  ready: anyone(200),
  listCategories: anyone(200),
  listCities: anyone(200),
  listBuildingTypes: anyone(200),
  countCompanies: anyone(200),
  signUp: anyone(201),
  logIn: anyone(200),
  logOut: companies(204),
  forgotPassword: anyone(200),
  resetPassword: anyone(200),
  confirmEmail: anyone(200),
  sendConfirmation: companies(200),
  listSessions: companies(200),
  endSession: companies(204, 404),
  endAllSessions: companies(204),
  getProfile: companies(200),
  updateProfile: companies(200),
  changePassword: companies(200),
  exportAccount: companies(200),
  deleteAccount: companies(204),
  uploadLogo: companies(200, 403),
  listCompanies: anyone(200),
  listPortfolios: anyone(200),
  suggestSearches: anyone(200),
  getPortfolio: anyone(200),
  createPortfolio: companies(201),
  updatePortfolio: companies(200, 404),
  deletePortfolio: companies(204, 404),
}

const password = 'a long enough password'
const resetCode = '12345678'

interface Things {
  companyId: string
  portfolioId: string
  sessionId: string
  email: string
  confirmToken: string
  logo: Buffer
}

type Asked = NonNullable<Parameters<typeof call>[2]>

/** Sound requests of the calls that need more than their address. */
const requests: Partial<Record<EndpointName, (things: Things) => Asked>> = {
  signUp: () => ({ payload: signUpFields() }),
  logIn: ({ email }) => ({ payload: { email, password } }),
  forgotPassword: ({ email }) => ({ payload: { email } }),
  resetPassword: ({ email }) => ({ payload: { email, resetCode, newPassword: password } }),
  confirmEmail: ({ confirmToken: token }) => ({ payload: { token } }),
  endSession: ({ sessionId: id }) => ({ params: { id } }),
  updateProfile: () => multipart({ name: 'Another' }),
  changePassword: () => ({ payload: { currentPassword: password, newPassword: 'another password' } }),
  deleteAccount: () => ({ payload: { password } }),
  uploadLogo: ({ companyId: id, logo: bytes }) => ({
    ...multipart({}, [{ field: 'image', filename: 'logo.png', bytes, type: 'image/png' }]),
    params: { id },
  }),
  listCompanies: ({ companyId }) => ({ query: { ids: companyId } }),
  getPortfolio: ({ portfolioId: id }) => ({ params: { id } }),
  createPortfolio: () => multipart({ title: 'House', content: 'Text', 'cities[]': '1' }),
  updatePortfolio: ({ portfolioId: id }) => ({ ...multipart({ title: 'Changed' }), params: { id } }),
  deletePortfolio: ({ portfolioId: id }) => ({ params: { id } }),
}

describeOnEachEngine('every call', (_open, engine) => {
  let test: TestApp
  let passwordHash: string
  let logo: Buffer

  beforeAll(async () => {
    test = await openTestApp({ engine })
    passwordHash = await test.context.passwords.hash(password)
    logo = await plainPng()
  })
  afterAll(() => test.close())

  /** The token of a new session of an account. */
  function sessionOf(accountId: string): Promise<string> {
    const { context } = test
    const caller = {
      ip: '::1',
      hostname: 'localhost',
      userAgent: undefined,
      token: undefined,
      log: { info() {} },
    }
    return context.db.write((trx) => openSession(context, trx, caller, accountId))
  }

  /** A company with all that calls are about, and a token of everybody. */
  async function prepare(unlisted = false) {
    const { db, hashSecret, clock } = test.context
    const [companyId, otherId] = [
      await addCompany(db, { passwordHash, unlisted }),
      await addCompany(db, { passwordHash }),
    ]
    const accountId = await accountOf(db, companyId)
    const [portfolioId, confirmToken] = [await addPortfolio(db, companyId), randomToken()]
    const tokens: Record<Actor, string | undefined> = {
      visitor: undefined,
      company: await sessionOf(accountId),
      otherCompany: await sessionOf(await accountOf(db, otherId)),
      operator: await sessionOf(await addAccount(db, { role: 'Operator' })),
      editor: await sessionOf(await addAccount(db, { role: 'Editor' })),
      key: randomToken(),
    }
    const lasting = { expiresAt: clock() + 600_000 }
    const sessionId = await db.write(async (trx) => {
      const codeHash = hashSecret('reset-code', `${accountId}\0${resetCode}`)
      await insertResetCode(trx, {
        id: newId(),
        accountId,
        codeHash,
        guessesLeft: 5,
        createdAt: clock(),
        ...lasting,
      })
      const tokenHash = hashSecret('email-confirmation', confirmToken)
      await insertConfirmation(trx, { accountId, tokenHash, now: clock(), ...lasting })
      const session = trx.selectFrom('sessions').select('id').where('accountId', '=', accountId)
      return (await session.executeTakeFirstOrThrow()).id
    })
    const email = `${companyId}@example.com`
    const things: Things = { companyId, portfolioId, sessionId, email, confirmToken, logo }
    const headersOf = (actor: Actor) => (tokens[actor] === undefined ? {} : bearer(tokens[actor]))
    return { things, headersOf }
  }

  it('of the contract is here', () => {
    expect(Object.keys(expected).sort()).toEqual(Object.keys(addresses).sort())
  })

  describe.each(Object.keys(expected) as EndpointName[])('%s', (name) => {
    it.each(actors)('by %s', async (actor) => {
      const { things, headersOf } = await prepare()
      const { headers, ...asked } = requests[name]?.(things) ?? {}
      const response = await call(test.app, name, { ...asked, headers: { ...headers, ...headersOf(actor) } })
      const status = expected[name][actor]
      expect(response.statusCode, response.body).toBe(status)
      if (status === 401) expect(response.json().code).toBe('not-signed-in')
      if (status === 403) expect(response.json().code).toBe('forbidden')
    })
  })

  it.each(actors)('for a portfolio that visitors may not see by %s', async (actor) => {
    const { things, headersOf } = await prepare(true)
    const response = await call(test.app, 'getPortfolio', {
      params: { id: things.portfolioId },
      headers: headersOf(actor),
    })
    expect(response.statusCode).toBe(actor === 'company' ? 200 : 404)
  })

  it.each(['Operator', 'Editor'] as const)('that logs in refuses an %s, who has no company', async (role) => {
    const email = `${role}@example.com`
    await addAccount(test.context.db, { role, email, passwordHash })
    const right = await call(test.app, 'logIn', { payload: { email, password } })
    expect(right.statusCode).toBe(403)
    expect(right.json().message).toBe('This account has no company, and cannot log in here')
    expect((await call(test.app, 'logIn', { payload: { email, password: 'wrong' } })).statusCode).toBe(401)
    const mails = () =>
      test.context.db.read.selectFrom('mailOutbox').select('id').where('recipient', '=', email).execute()
    expect((await call(test.app, 'forgotPassword', { payload: { email } })).statusCode).toBe(200)
    expect(await mails()).toEqual([])
    const taken = await call(test.app, 'signUp', { payload: signUpFields({ email }) })
    expect(taken.statusCode).toBe(409)
  })
})
