import * as contract from '@tameer/contract'
import { beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, type CallName, call } from '../../../../test/factories.ts'
import {
  publishSeenCompany,
  type SeenCompany,
  waysToCompany,
  waysToProject,
} from '../../../../test/public-ways.ts'
import { newRequest, requestFields, sendRequest } from '../../../../test/request-calls.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'

// Things that the desk hides disappear at once from every public endpoint and page, caches included.

const why = { reason: 'spam', words: 'The same house ten times.' }

describeOnEachEngine('a thing that the desk hides', (_open, engine) => {
  let test: TestApp
  let company: SeenCompany
  let headers: Record<string, string>
  beforeAll(async () => {
    test = await openTestApp({ engine })
    company = await publishSeenCompany(test.app)
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
    return () => test.close()
  })

  async function act(name: CallName, payload: object = why, params: Record<string, string> = {}) {
    const id = { id: company.id }
    const { version } = (await call(test.app, 'getDeskCompany', { headers, params: id })).json()
    const response = await call(test.app, name, {
      ...{ headers, params: { ...id, ...params }, payload: { version, ...payload } },
    })
    expect(response.statusCode, response.body).toBe(200)
    return response.json()
  }

  /** Names the public ways that show one of the `marks`. Each is called twice, the second time from the cache. */
  async function shown(ways: ReturnType<typeof waysToCompany>, marks: string[]): Promise<string[]> {
    const found: string[] = []
    for (const [name, way] of Object.entries(ways)) {
      await way()
      const text = await way()
      const isPicture = text.includes('image/jpeg')
      if (isPicture || marks.some((mark) => text.toLowerCase().includes(mark.toLowerCase()))) found.push(name)
    }
    return found
  }

  const marksOf = ({ id, name, project, other }: SeenCompany) => [
    ...[id, name, 'zarafshan', project.id, project.title, 'mehrangarh', other.id, other.title],
  ]

  const counted = async () => {
    const { categories, cities } = (await call(test.app, 'countCompanies')).json()
    const of = (list: { id: number; companies: number }[], id: number) =>
      list.find((one) => one.id === id)?.companies
    return [of(categories, 5), of(cities, 1)]
  }

  it('is looked for on every call that anyone may read', () => {
    const open = Object.values(contract).flatMap((one) => {
      const { name, access, method } = one as { name?: string; access?: unknown; method?: string }
      return access === 'anyone' && method === 'GET' ? [name] : []
    })
    const withoutCompanies = [
      'health',
      'ready',
      'listCategories',
      'listCities',
      'listBuildingTypes',
      'getEstimate',
      'getPlans',
      'listPriceBooks',
      'getPriceBook',
    ]
    const walked = [
      ...[
        'listPortfolios',
        'suggestSearches',
        'getPortfolio',
        'getCompany',
        'listCompanies',
        'countCompanies',
      ],
    ]
    expect(open.filter((name) => !withoutCompanies.includes(name ?? '')).toSorted()).toEqual(
      walked.toSorted(),
    )
  })

  it.each([
    ['hidden', 'hideCompany'],
    ['suspended', 'suspendCompany'],
  ] as const)('vanishes when its company is %s, and comes back', async (state, name) => {
    const ways = waysToCompany(test.app, company)
    const marks = marksOf(company)
    expect(await shown(ways, marks)).toEqual(Object.keys(ways))
    expect(await counted()).toEqual([1, 1])
    const before = await newRequest(test, [company.id], { unconfirmed: true })
    expect(await act(name)).toMatchObject({ state, restriction: { reason: 'spam' } })
    expect(await shown(ways, marks)).toEqual([])
    expect(await counted()).toEqual([0, 0])
    const refused = await sendRequest(test, requestFields([company.id]))
    expect(refused.statusCode, refused.body).toBe(400)
    const confirmed = await test.context.db.read
      .selectFrom('invitations')
      .select('sentAt')
      .where('requestId', '=', before.id)
      .execute()
    expect(confirmed).toEqual([{ sentAt: null }])
    expect(await act('restoreCompany', {})).toMatchObject({ state: 'listed', restriction: null })
    expect(await shown(ways, marks)).toEqual(Object.keys(ways))
  })

  it('disappears alone when it is a project; its owner still sees it', async () => {
    const ways = waysToProject(test.app, company)
    const { id: projectId, title } = company.project
    const marks = [projectId, title, 'mehrangarh']
    expect(await shown(ways, marks)).toEqual(Object.keys(ways))
    await act('hideProject', why, { projectId })
    expect(await shown(waysToCompany(test.app, company), marks)).toEqual([])
    const rest = await shown(waysToCompany(test.app, company), [company.other.id, company.name])
    expect(rest).toEqual(expect.arrayContaining(['the list', 'its page', 'the profile', 'the site map']))
    // The first session ended with the suspension.
    const { user, password } = company
    const opened = await call(test.app, 'logIn', { payload: { email: user.email, password } })
    const asOwner = { params: { id: projectId }, headers: bearer(opened.json().token) }
    const own = await call(test.app, 'getPortfolio', asOwner)
    expect(own.json()).toMatchObject({ hidden: true, restriction: { reason: 'spam', words: why.words } })
    await act('restoreProject', {}, { projectId })
    expect(await shown(ways, marks)).toEqual(Object.keys(ways))
  })
})
