import { readFileSync } from 'node:fs'
import { describeOnEachEngine } from '@tameer/api/test/databases.ts'
import { call, signUpCompany } from '@tameer/api/test/factories.ts'
import { addCompany } from '@tameer/api/test/rows.ts'
import { openTestApp } from '@tameer/api/test/test-app.ts'
import type { FrozenBill } from '@tameer/contract'
import { judgeQuote, levelQuote } from '@tameer/quotes'
import { expect, it, onTestFinished } from 'vitest'
import { demoCompanies } from './demo-companies.ts'
import { demoId } from './demo-ids.ts'
import { demoQuotes } from './demo-quotes.ts'
import { demoRequestKey, demoRequests } from './demo-requests.ts'
import { loadRequests } from './load-requests.ts'

it('three quotes at three levels: the lowest total leaves out steel and comes last like for like', () => {
  const bill = demoRequests[0]?.estimate?.bill as FrozenBill
  const today = '2026-11-22'
  const quotes = demoQuotes(bill, '2027-02-20')
  for (const quote of quotes) expect(judgeQuote(bill, quote, today)).toEqual([])
  expect(quotes.map(({ prices }) => prices[0]?.level)).toEqual(['phase', 'section', 'line'])
  const levelled = quotes.map((quote, place) => ({
    id: String(place),
    levelled: levelQuote(bill, quote, { today }),
  }))
  const headlines = levelled.map(({ levelled: { headlinePkr } }) => headlinePkr)
  expect(headlines).toEqual(quotes.map(({ headlinePkr }) => headlinePkr))
  expect(Math.min(...headlines)).toBe(headlines[0])
  const likes = levelled.map(({ levelled: { likeForLikePkr } }) => likeForLikePkr)
  expect(Math.max(...likes)).toBe(likes[0])
})

it('all companies that are asked exist, and every name says that it is a demo', () => {
  const keys = demoCompanies.map(({ key }) => key)
  for (const { companyKeys, name } of demoRequests) {
    expect(keys).toEqual(expect.arrayContaining([...companyKeys]))
    expect(name).toMatch(/ \(Demo\)$/)
  }
  expect(demoRequestKey).toMatch(/^[\w-]{43}$/)
})

describeOnEachEngine('the demo’s requests', (_open, engine) => {
  it('are loaded once, open with the fixed key, and wait in companies’ lists', async () => {
    const test = await openTestApp({ engine })
    onTestFinished(() => test.close())
    const login = await signUpCompany(test.app)
    for (const number of demoCompanies.keys())
      await addCompany(test.context.db, { id: demoId('company', number) })
    await loadRequests(test.context)
    await loadRequests(test.context)
    const params = { id: demoId('request', 0) }
    const headers = { 'x-request-key': demoRequestKey }
    const view = await call(test.app, 'getRequest', { params, headers })
    expect(view.statusCode, view.body).toBe(200)
    expect(view.json().request).toMatchObject({ name: 'Sana Malik (Demo)', state: 'open', mayAct: true })
    const { invitations } = view.json()
    expect(invitations.map((one: { state: string }) => one.state)).toEqual(['quoted', 'quoted', 'quoted'])
    const { n } = await test.context.db.read
      .selectFrom('requests')
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(demoRequests.length)
    expect((await call(test.app, 'listInvitations', { headers: login.headers })).json().data).toEqual([])
  })
})

it('the README links to the request', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(`/#/request/${demoId('request', 0)}?key=${demoRequestKey})`)
})
