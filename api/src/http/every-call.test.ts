import { addresses } from '@tameer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { addDeskAccount, deskTokenOf, plainCaller } from '../../test/desk-rows.ts'
import { storeFiles } from '../../test/every-table.ts'
import { bearer, call, signUpFields } from '../../test/factories.ts'
import { addMark } from '../../test/mark-rows.ts'
import { plainPng } from '../../test/pictures.ts'
import { addQuestion, addQuote, addRequest } from '../../test/request-rows.ts'
import { accountOf, addAccount, addPortfolio, addShownCompany, newImage } from '../../test/rows.ts'
import { addPayment, salesEnv } from '../../test/sales.ts'
import {
  callsOutsideHouses,
  type CallOutsideHouses as EndpointName,
  password,
  resetCode,
  soundRequests,
  type Things,
} from '../../test/sound-requests.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { openSession } from '../access/sessions.ts'
import { newId } from '../core/secrets/ids.ts'
import { randomToken } from '../core/secrets/random.ts'
import { insertEmailUndo, replaceEmailChange } from '../db/queries/accounts/email-changes.ts'
import { insertConfirmation } from '../db/queries/accounts/email-confirmations.ts'
import { insertResetCode } from '../db/queries/accounts/reset-codes.ts'
import { insertRequestImages } from '../db/queries/requests/request-images.ts'
import { newPictureName } from '../images/image-names.ts'

// Tries every call of the contract as every kind of caller, with a valid request about things of "company". Those of
// houses are in every-house-call.test.ts.

const actors = [
  'visitor',
  'company',
  'otherCompany',
  'operator',
  'editor',
  'key',
  'family',
  'otherKey',
] as const
type Actor = (typeof actors)[number]
type Statuses = Record<Actor, number>

const anyone = (status: number) => Object.fromEntries(actors.map((actor) => [actor, status])) as Statuses
/** A call about a thing of one company; by default each company's own. */
const companies = (status: number, otherCompany = status): Statuses => ({
  visitor: 401,
  company: status,
  otherCompany,
  operator: 403,
  editor: 403,
  key: 401,
  family: 401,
  otherKey: 401,
})

/** A call about a request: its own key opens it, the family's key only for reading. A company reads its invitation. */
const keys = (status: number, family = 403): Statuses => ({ ...anyone(404), key: status, family })

const expected: Record<EndpointName, Statuses> = {
  health: anyone(200),
  ready: anyone(200),
  listCategories: anyone(200),
  listCities: anyone(200),
  listBuildingTypes: anyone(200),
  countCompanies: anyone(200),
  listPriceBooks: anyone(200),
  getPriceBook: anyone(200),
  signUp: anyone(201),
  logIn: anyone(200),
  logOut: companies(204),
  forgotPassword: anyone(200),
  resetPassword: anyone(200),
  confirmEmail: anyone(200),
  sendConfirmation: companies(200),
  readEmailLink: anyone(200),
  confirmEmailChange: anyone(204),
  undoEmailChange: anyone(204),
  listSessions: companies(200),
  endSession: companies(204, 404),
  endAllSessions: companies(204),
  getProfile: companies(200),
  updateProfile: companies(200),
  updateFacts: companies(200),
  listVisits: companies(200),
  getPlans: anyone(200),
  getBilling: companies(200),
  listOwnPayments: companies(200),
  beginPayment: companies(201),
  getPayment: companies(200, 404),
  askPayment: companies(200, 404),
  sayPaid: companies(200, 404),
  listOwnMarks: companies(200),
  enterMark: companies(200),
  withdrawMark: companies(200, 404),
  getMarkDocument: companies(200, 404),
  changePassword: companies(200),
  getEmailChange: companies(200),
  requestEmailChange: companies(200),
  sendEmailChange: companies(200, 404),
  cancelEmailChange: companies(204),
  exportAccount: companies(200),
  deleteAccount: companies(204),
  uploadLogo: companies(200, 403),
  listCompanies: anyone(200),
  getCompany: anyone(200),
  countVisit: anyone(204),
  sendFieldFigures: anyone(204),
  sendReport: anyone(201),
  listPortfolios: anyone(200),
  suggestSearches: anyone(200),
  getPortfolio: anyone(200),
  createPortfolio: companies(201),
  updatePortfolio: companies(200, 404),
  movePortfolio: companies(200, 404),
  hidePortfolio: companies(200, 404),
  deletePortfolio: companies(204, 404),
  listInvitations: companies(200),
  getInvitation: companies(200, 404),
  seeInvitation: companies(200, 404),
  declineInvitation: companies(200, 404),
  askHomeowner: companies(201, 404),
  answerHomeowner: companies(200, 404),
  saveQuoteDraft: companies(200, 404),
  sendQuote: companies(201, 404),
  withdrawQuote: companies(204, 404),
  createRequest: anyone(201),
  confirmRequest: anyone(200),
  getRequest: keys(200, 200),
  sendRequestConfirmation: keys(200),
  inviteCompany: keys(201),
  releasePhone: keys(200),
  askCompany: keys(201),
  answerQuestion: keys(200),
  chooseQuote: keys(200),
  closeRequest: keys(200),
  makeRequestKey: keys(201),
  endFamilyKey: keys(204),
  deleteRequest: keys(204),
  stopReminders: anyone(204),
}

describeOnEachEngine('every call', (_open, engine) => {
  let test: TestApp
  let passwordHash: string
  let logo: Buffer

  beforeAll(async () => {
    test = await openTestApp({ engine, env: salesEnv })
    passwordHash = await test.context.passwords.hash(password)
    logo = await plainPng()
  })
  afterAll(() => test.close())

  /** The token of a new session of an account. */
  function sessionOf(accountId: string): Promise<string> {
    const { context } = test
    return context.db.write((trx) => openSession(context, trx, plainCaller, accountId))
  }

  /** Makes a company with everything that calls are about, and a token for each kind of caller. */
  async function prepare({ unlisted = false, hidden = false } = {}) {
    const { db, hashSecret, clock } = test.context
    const [companyId, otherId] = [
      await addShownCompany(db, { passwordHash, unlisted }),
      await addShownCompany(db, { passwordHash }),
    ]
    const accountId = await accountOf(db, companyId)
    const portfolioId = await addPortfolio(db, companyId, { hidden })
    const otherPortfolioId = await addPortfolio(db, companyId)
    const [confirmToken, changeToken, undoToken] = [randomToken(), randomToken(), randomToken()]
    const tokens: Record<Actor, string | undefined> = {
      visitor: undefined,
      company: await sessionOf(accountId),
      otherCompany: await sessionOf(await accountOf(db, otherId)),
      operator: await deskTokenOf(test.context, await addDeskAccount(test.context)),
      editor: await deskTokenOf(test.context, await addDeskAccount(test.context, { role: 'Editor' })),
      key: undefined,
      family: undefined,
      otherKey: undefined,
    }
    const waiting = await addRequest(test.context, [companyId])
    const request = await addRequest(test.context, [companyId])
    const quotedId = request.invitationIds[0] ?? ''
    await addRequest(test.context, [otherId], {
      ...{ state: 'unconfirmed', email: otherId, emailKey: otherId },
      confirmHash: hashSecret('request-confirmation', confirmToken),
    })
    const mailbox = hashSecret('mailbox', companyId)
    const between = { requestId: request.id, companyId }
    const email = `${companyId}@example.com`
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
      await replaceEmailChange(trx, {
        accountId,
        newEmail: `new-${email}`,
        sessionHash: '',
        tokenHash: hashSecret('email-change', changeToken),
        mailId: newId(),
        changedAt: null,
        createdAt: clock(),
        ...lasting,
      })
      await insertEmailUndo(trx, {
        accountId,
        email: `old-${email}`,
        tokenHash: hashSecret('email-undo', undoToken),
        mailId: newId(),
        ...lasting,
      })
      const session = trx.selectFrom('sessions').select('id').where('accountId', '=', accountId)
      return (await session.executeTakeFirstOrThrow()).id
    })
    const mailed = { email, confirmToken, changeToken, undoToken }
    const things: Things = {
      ...{ companyId, portfolioId, otherPortfolioId, sessionId, ...mailed, logo, quotedId },
      ...{ otherId, stopToken: `${mailbox}.${hashSecret('reminder-stop', mailbox)}` },
      reference: (await addPayment(test.context, companyId)).reference,
      markId: (await addMark(test.context, companyId)).id,
      ...{ requestId: request.id, invitationId: waiting.invitationIds[0] ?? '' },
      quoteId: await addQuote(test.context, { invitationId: quotedId, companyId }),
      questionId: await addQuestion(test.context, { ...between, askedBy: 'company' }),
      homeownersQuestionId: await addQuestion(test.context, { ...between, askedBy: 'homeowner' }),
    }
    const headersOf = (actor: Actor): Record<string, string> => {
      if (actor === 'key') return { 'x-request-key': request.key }
      if (actor === 'family') return { 'x-request-key': request.familyKey }
      if (actor === 'otherKey') return { 'x-request-key': waiting.key }
      return tokens[actor] === undefined ? {} : bearer(tokens[actor])
    }
    return { things, headersOf }
  }

  let untouched: ReturnType<typeof prepare> | undefined
  /** For calls that change nothing: those that were wrongly admitted fail by themselves. */
  function prepareOnce() {
    untouched ??= prepare()
    return untouched
  }

  it('of the contract is here', () => {
    expect(Object.keys(expected).sort()).toEqual(callsOutsideHouses.sort())
  })

  describe.each(Object.keys(expected) as EndpointName[])('%s', (name) => {
    it.each(actors)('by %s', async (actor) => {
      const status = expected[name][actor]
      const changesNothing = addresses[name].method === 'GET' || status >= 400
      const { things, headersOf } = await (changesNothing ? prepareOnce() : prepare())
      const { headers, ...asked } = soundRequests[name]?.(things) ?? {}
      const response = await call(test.app, name, { ...asked, headers: { ...headers, ...headersOf(actor) } })
      expect(response.statusCode, response.body).toBe(status)
      if (status === 401) expect(response.json().code).toBe('not-signed-in')
      if (status === 403) expect(response.json().code).toBe('forbidden')
    })
  })

  it.each(actors)('about an id that no database takes, by %s', async (actor) => {
    const { things, headersOf } = await prepareOnce()
    for (const name of Object.keys(expected) as EndpointName[]) {
      const { headers, params = {}, ...asked } = soundRequests[name]?.(things) ?? {}
      if (expected[name][actor] >= 400 || Object.keys(params).length === 0) continue
      const odd = Object.fromEntries(Object.keys(params).map((key) => [key, 'a\0b']))
      const all = { ...headers, ...headersOf(actor) }
      const response = await call(test.app, name, { ...asked, params: odd, headers: all })
      expect([400, 404], `${name}: ${response.body}`).toContain(response.statusCode)
    }
  })

  it.each(actors)('about a portfolio that visitors may not see by %s', async (actor) => {
    for (const reason of [{ unlisted: true }, { hidden: true }]) {
      const { things, headersOf } = await prepare(reason)
      const response = await call(test.app, 'getPortfolio', {
        params: { id: things.portfolioId },
        headers: headersOf(actor),
      })
      expect(response.statusCode).toBe(actor === 'company' ? 200 : 404)
    }
  })

  it.each(actors)('about a picture of a request by %s', async (actor) => {
    const { things, headersOf } = await prepare()
    const picture = newImage({ file: newPictureName(true) })
    const [name] = await storeFiles(test.context.images, picture, 'photograph')
    await test.context.db.write((trx) =>
      insertRequestImages(trx, things.requestId, [picture], test.context.clock()),
    )
    const url = `/api/requests/${things.requestId}/images/${name}`
    const response = await test.app.inject({ url, headers: headersOf(actor) })
    const looks = ['company', 'key', 'family'].includes(actor)
    expect(response.statusCode).toBe(looks ? 200 : 404)
  })

  it.each(['Operator', 'Editor'] as const)(
    'that logs in refuses an %s without a place at the desk',
    async (role) => {
      const email = `${role}@example.com`
      await addAccount(test.context.db, { role, email, passwordHash })
      const right = await call(test.app, 'logIn', { payload: { email, password } })
      expect(right.statusCode).toBe(403)
      expect(right.json().message).toBe('This account has no company, and cannot log in here')
      expect((await call(test.app, 'logIn', { payload: { email, password: 'wrong' } })).statusCode).toBe(401)
      expect((await call(test.app, 'forgotPassword', { payload: { email } })).statusCode).toBe(200)
      const mails = test.context.db.read.selectFrom('mailOutbox').select('id')
      expect(await mails.where('recipient', '=', email).execute()).toEqual([])
      expect((await call(test.app, 'signUp', { payload: signUpFields({ email }) })).statusCode).toBe(409)
    },
  )
})
