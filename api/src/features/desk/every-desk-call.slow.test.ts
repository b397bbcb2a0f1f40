import { type DeskEndpointName, deskAddresses } from '@tameer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isCatalogueCall, soundCatalogueRequest } from '../../../test/catalogue-requests.ts'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type DeskCompanyCall, soundDeskRequest } from '../../../test/desk-company-requests.ts'
import { addDeskAccount, codeOf, deskTokenOf } from '../../../test/desk-rows.ts'
import { bearer, call, signUpCompany } from '../../../test/factories.ts'
import { addMark } from '../../../test/mark-rows.ts'
import { obedientBank, soundPaymentRequest } from '../../../test/payment-desk.ts'
import { type PreparedCall, soundPreparedRequest } from '../../../test/prepared-requests.ts'
import { soundPrices } from '../../../test/price-requests.ts'
import { addReport } from '../../../test/report-rows.ts'
import { addReportedEntry } from '../../../test/reported-entry.ts'
import { addRequest } from '../../../test/request-rows.ts'
import { addCompany } from '../../../test/rows.ts'
import { salesEnv } from '../../../test/sales.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { addUnanswered } from '../../../test/unanswered-rows.ts'
import { makeSecret } from '../../access/second-factor.ts'
import { randomToken } from '../../core/secrets/random.ts'
import { setFactor } from '../../db/queries/accounts/operators.ts'
import { listDeskLines } from '../../db/queries/desk/desk-log.ts'

// Calls every endpoint of the desk as every kind of actor, with a valid request.

const password = 'a password for the desk'
const minuteMs = 60_000

const actors = {
  visitor: 'nobody signed in',
  company: 'a company',
  key: 'the key of a request',
  operator: 'an operator with a fresh code',
  editor: 'an editor with a fresh code',
  withoutCode: 'an operator who has given no code',
  staleCode: 'an operator whose code is eleven minutes old',
  idle: 'an operator whose session lay idle for half an hour',
  expired: 'an operator whose session is twelve hours old',
  removed: 'an operator who was removed meanwhile',
} as const
type Actor = keyof typeof actors

/** Status for an operator; for an editor, and for a session without a code or with an old one, where it differs. */
interface Expected {
  operator: number
  editor?: number
  beforeCode?: true
  fresh?: true
  /** Reads only, so it writes no log line. */
  reads?: true
  open?: true
  /** Log lines of an act on more than one thing. */
  lines?: number
}

const expected: Record<DeskEndpointName, Expected> = {
  readWelcome: { operator: 200, open: true, reads: true },
  takeWelcome: { operator: 201, open: true },
  giveCode: { operator: 200, beforeCode: true },
  leaveDesk: { operator: 204, beforeCode: true },
  getDeskAccount: { operator: 200, beforeCode: true, reads: true },
  changeDeskPassword: { operator: 204, fresh: true },
  prepareSecondFactor: { operator: 200, fresh: true },
  changeSecondFactor: { operator: 204, fresh: true },
  makeRecoveryCodes: { operator: 201, fresh: true },
  listDeskSessions: { operator: 200, reads: true },
  endDeskSession: { operator: 204 },
  getDeskFigures: { operator: 200, reads: true },
  listDeskLog: { operator: 200, editor: 403, reads: true },
  exportDeskLog: { operator: 200, editor: 403, fresh: true },
  listDeskCompanies: { operator: 200, reads: true },
  exportDeskCompanies: { operator: 200, editor: 403, fresh: true },
  getDeskCompany: { operator: 200, reads: true },
  getDeskCompanyAccount: { operator: 200, editor: 403, reads: true },
  listDeskProjects: { operator: 200, reads: true },
  hideCompany: { operator: 200 },
  suspendCompany: { operator: 200, editor: 403, fresh: true },
  restoreCompany: { operator: 200 },
  placeCompany: { operator: 200, editor: 403 },
  confirmCompanyMailbox: { operator: 200, editor: 403 },
  sendCompanyReset: { operator: 200, editor: 403 },
  endCompanySessions: { operator: 200, editor: 403 },
  changeCompanyEmail: { operator: 200, editor: 403, fresh: true },
  cancelCompanyEmailChange: { operator: 200, editor: 403 },
  exportCompany: { operator: 200, editor: 403, fresh: true },
  deleteCompany: { operator: 204, editor: 403, fresh: true },
  hideProject: { operator: 200 },
  restoreProject: { operator: 200 },
  listDeskReports: { operator: 200, reads: true },
  getDeskReport: { operator: 200, reads: true },
  listReportHistory: { operator: 200, reads: true },
  takeDeskReport: { operator: 200 },
  closeDeskReport: { operator: 200 },
  hideReported: { operator: 200, lines: 2 },
  getReportedPicture: { operator: 200, reads: true },
  hideReportedEntry: { operator: 200, lines: 2 },
  holdReportedHouse: { operator: 200, editor: 403, fresh: true },
  releaseReportedHouse: { operator: 200, editor: 403, fresh: true },
  listDeskMarks: { operator: 200, editor: 403, reads: true },
  getDeskMarkDocument: { operator: 200, editor: 403, reads: true },
  checkMark: { operator: 204, editor: 403 },
  refuseMark: { operator: 204, editor: 403 },
  listPreparedProfiles: { operator: 200, editor: 403, reads: true },
  prepareProfile: { operator: 201, editor: 403 },
  changePreparedProfile: { operator: 200, editor: 403 },
  makePreparedLink: { operator: 200, editor: 403 },
  removePreparedProfile: { operator: 204, editor: 403 },
  readPreparedProfile: { operator: 200, open: true, reads: true },
  takePreparedProfile: { operator: 201, open: true },
  refusePreparedProfile: { operator: 204, open: true },
  listDeskPayments: { operator: 200, editor: 403, reads: true },
  getDeskPayment: { operator: 200, editor: 403, reads: true },
  getDeskPaymentSlip: { operator: 200, editor: 403, reads: true },
  confirmTransfer: { operator: 200, editor: 403, fresh: true },
  failTransfer: { operator: 200, editor: 403, fresh: true },
  refundPayment: { operator: 200, editor: 403, fresh: true },
  returnPayment: { operator: 200, editor: 403, fresh: true },
  askDeskPayment: { operator: 200, editor: 403, fresh: true },
  getDeskPaymentSums: { operator: 200, editor: 403, reads: true },
  exportDeskPayments: { operator: 200, editor: 403, fresh: true },
  listUnansweredRequests: { operator: 200, editor: 403, reads: true },
  listFittingCompanies: { operator: 200, editor: 403, reads: true },
  suggestCompanies: { operator: 204, editor: 403 },
  listDeskCatalogue: { operator: 200, reads: true },
  countEntryUses: { operator: 200, reads: true },
  addEntry: { operator: 201, editor: 403 },
  renameEntry: { operator: 200 },
  getDeskPrices: { operator: 200, reads: true },
  publishPrices: { operator: 201, editor: 403, fresh: true },
}

function answerTo(name: DeskEndpointName, actor: Actor): [status: number, code?: string] {
  const { operator, editor = operator, beforeCode, fresh, open } = expected[name]
  if (open) return [operator]
  const refused = [403, 'forbidden'] as [number, string]
  const codeNeeded = [403, 'code-needed'] as [number, string]
  if (actor === 'company') return refused
  if (actor === 'operator') return [operator]
  if (actor === 'editor') return editor === 403 ? refused : [editor]
  if (actor === 'withoutCode') return beforeCode ? [operator] : codeNeeded
  if (actor === 'staleCode') return fresh ? codeNeeded : [operator]
  return [401, 'not-signed-in']
}

/** A valid request whose things are made by its own part of the desk. */
function requestOfFeature(context: TestApp['context'], name: DeskEndpointName): Promise<object> {
  if (isCatalogueCall(name)) return soundCatalogueRequest(context, name)
  const isPrepared = name.includes('Prepared') || name === 'prepareProfile'
  return isPrepared
    ? soundPreparedRequest(context, name as PreparedCall)
    : soundDeskRequest(context, name as DeskCompanyCall)
}

describeOnEachEngine('every call of the desk', (_open, engine) => {
  let test: TestApp
  let passwordHash: string
  beforeAll(async () => {
    test = await openTestApp({ engine, env: salesEnv, overrides: { gateways: obedientBank().gateways } })
    passwordHash = await test.context.passwords.hash(password)
  })
  afterAll(() => test.close())

  /** Returns the headers of that actor, and valid requests about the actor's own things. */
  async function prepare(actor: Actor, name: DeskEndpointName) {
    const { context } = test
    const role = actor === 'editor' ? 'Editor' : 'Operator'
    const accountId = await addDeskAccount(context, { role, passwordHash })
    const token = await deskTokenOf(context, accountId, actor !== 'withoutCode')
    const welcomed = await addDeskAccount(context)
    const welcome = randomToken()
    const otherToken = await deskTokenOf(context, accountId)
    await context.db.note(async (trx) => {
      await setFactor(trx, accountId, { nextSecret: makeSecret(context, accountId) })
      await trx
        .updateTable('operators')
        .set({
          welcomeHash: context.hashSecret('welcome', welcome),
          welcomeUntil: context.clock() + minuteMs * 60 * 24,
        })
        .where('accountId', '=', welcomed)
        .execute()
    })
    const sessions = await context.db.read
      .selectFrom('sessions')
      .select('id')
      .where('tokenHash', '=', context.hashSecret('session', otherToken))
      .execute()
    let headers: Record<string, string> = bearer(token)
    if (actor === 'visitor') headers = {}
    if (actor === 'company') headers = (await signUpCompany(test.app)).headers
    if (actor === 'key') {
      headers = { 'x-request-key': (await addRequest(context, [await addCompany(context.db)])).key }
    }
    if (actor === 'staleCode') test.passTime(11 * minuteMs)
    if (actor === 'idle') test.passTime(31 * minuteMs)
    if (actor === 'expired') {
      // The session is used all the time, so only its age ends it.
      for (let hours = 0; hours < 12.1; hours += 0.4) {
        await call(test.app, 'getDeskAccount', { headers })
        test.passTime(0.4 * 60 * minuteMs)
      }
    }
    if (actor === 'removed') {
      await context.db.note((trx) => trx.deleteFrom('operators').where('accountId', '=', accountId).execute())
    }
    const report = { params: { id: await addReport(context) } }
    const seen = `1.0.${report.params.id}`
    const entry = await addReportedEntry(test, { held: name === 'releaseReportedHouse' })
    const ofEntry = { params: { id: entry.reportId } }
    const mark = await addMark(context, await addCompany(context.db, { name: 'Builders of marks' }))
    const unanswered = await addUnanswered(context)
    const asked: Partial<Record<DeskEndpointName, object>> = {
      readWelcome: { payload: { token: welcome } },
      takeWelcome: {
        payload: { token: welcome, newPassword: 'another for the desk', code: codeOf(context) },
      },
      giveCode: { payload: { code: codeOf(context) } },
      leaveDesk: {},
      getDeskAccount: {},
      changeDeskPassword: { payload: { currentPassword: password, newPassword: 'another for the desk' } },
      prepareSecondFactor: {},
      changeSecondFactor: { payload: { code: '000000' } },
      makeRecoveryCodes: {},
      listDeskSessions: {},
      endDeskSession: { params: { id: sessions[0]?.id ?? '' } },
      getDeskFigures: {},
      listDeskLog: {},
      exportDeskLog: { payload: {} },
      listDeskReports: {},
      getDeskReport: report,
      listReportHistory: report,
      takeDeskReport: { ...report, payload: { seen } },
      closeDeskReport: { ...report, payload: { seen, outcome: 'nothing-wrong' } },
      hideReported: { ...report, payload: { seen, companyVersion: 0, reason: 'spam' } },
      getReportedPicture: { params: { ...ofEntry.params, pictureId: entry.pictureId } },
      hideReportedEntry: { ...ofEntry, payload: { seen: `1.0.${entry.reportId}` } },
      holdReportedHouse: ofEntry,
      releaseReportedHouse: ofEntry,
      listDeskMarks: {},
      getDeskMarkDocument: { params: { id: mark.id } },
      checkMark: {
        params: { id: mark.id },
        payload: { validUntil: '2099-06-30', companyName: 'Builders of marks' },
      },
      refuseMark: { params: { id: mark.id }, payload: { state: 'entered', reason: 'unreadable' } },
      getDeskPrices: {},
      publishPrices: { payload: await soundPrices(context) },
      listUnansweredRequests: {},
      listFittingCompanies: { params: { id: unanswered.id } },
      suggestCompanies: {
        params: { id: unanswered.id },
        payload: { companyIds: [unanswered.fittingId], suggestedAt: null },
      },
    }
    const request =
      asked[name] ?? (await soundPaymentRequest(context, name)) ?? (await requestOfFeature(context, name))
    return { headers, request, accountId }
  }

  it('of the contract is listed in this test', () => {
    expect(Object.keys(expected).sort()).toEqual(Object.keys(deskAddresses).sort())
  })

  const count = async () => (await listDeskLines(test.context.db.read, {}, undefined, 10_000)).length

  describe.each(Object.keys(expected) as DeskEndpointName[])('%s', (name) => {
    it.each(Object.keys(actors) as Actor[])('by %s', async (actor) => {
      const { headers, request, accountId } = await prepare(actor, name)
      if (name === 'changeSecondFactor') {
        const prepared = await call(test.app, 'prepareSecondFactor', { headers })
        const { secret } = prepared.json() as { secret?: string }
        if (secret) Object.assign(request, { payload: { code: codeOf(test.context, { secret }) } })
      }
      const before = await count()
      const response = await call(test.app, name, { ...request, headers })
      const [status, code] = answerTo(name, actor)
      expect(response.statusCode, response.body).toBe(status)
      if (code) expect(response.json().code).toBe(code)
      const isPicture = name === 'getReportedPicture' && status === 200
      expect(response.headers['cache-control']).toBe(isPicture ? 'private, no-store' : 'no-store')
      // An act writes one log line for each thing. A refusal by the guard and a read write none.
      const writes = status < 400 && !expected[name].reads
      expect((await count()) - before).toBe(writes ? (expected[name].lines ?? 1) : 0)
      if (writes && !expected[name].open) {
        const [line] = await listDeskLines(test.context.db.read, { actorId: accountId }, undefined, 1)
        expect(line?.actor).toBe(`Desk ${accountId.slice(-4)}`)
      }
    })
  })
})
