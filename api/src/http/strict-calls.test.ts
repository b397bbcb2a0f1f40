import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signUpCompany, signUpFields } from '../../test/factories.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { allowedMethods } from './allowed-methods.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ env: { LIMIT_OPEN: '2/1h', CORS_ORIGINS: 'https://other.example' } })
})
afterAll(() => test.close())

const get = (url: string) => test.app.inject(`/api${url}`)

it.each([
  ['/portfolios?ctiy=1', 'ctiy'],
  ['/portfolios?city=1&Limit=2', 'Limit'],
  ['/cities?page=2', 'page'],
  ['/health?x=1', 'x'],
  ['/search-suggestions?limit=3', 'limit'],
])('refuses a parameter that %s does not have', async (url, name) => {
  const response = await get(url)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    code: 'invalid',
    message: 'There is no parameter of this name',
    fields: { [name]: 'There is no parameter of this name' },
  })
})

it.each([
  'limit=0',
  'limit=2.5',
  'limit=many',
  'city=-1',
  'city=x',
  'count=maybe',
  'distinct=city',
  'company=7',
])('refuses the impossible value %s', async (query) => {
  const response = await get(`/portfolios?${query}`)
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json().fields)).toEqual([query.split('=')[0]])
})

it('does not repeat an unknown name that is not plain', async () => {
  const response = await get(`/portfolios?${encodeURIComponent('<script>')}=1`)
  expect(response.statusCode).toBe(400)
  expect(response.body).not.toContain('script')
})

it('names the methods of an address that was called with another one', async () => {
  const of = async (method: 'PATCH' | 'DELETE' | 'POST' | 'PUT', path: string) => {
    const { statusCode, headers, body } = await test.app.inject({ method, url: `/api${path}` })
    return [statusCode, headers.allow, JSON.parse(body).code]
  }
  const refused = (allow: string) => [405, allow, 'method-not-allowed']
  expect(await of('DELETE', '/portfolios')).toEqual(refused('GET, HEAD, POST'))
  expect(await of('POST', `/portfolios/${crypto.randomUUID()}`)).toEqual(refused('DELETE, GET, HEAD, PUT'))
  expect(await of('PUT', '/auth/login')).toEqual(refused('POST'))
  expect(await of('PATCH', '/desk/account')).toEqual(refused('GET, HEAD'))
  expect(await of('POST', '/no-such-thing')).toEqual([404, undefined, 'not-found'])
  expect(allowedMethods('/portfolios/')).toEqual([])
})

it('sends the state of the limits with every counted call', async () => {
  const ask = () => call(test.app, 'forgotPassword', { payload: { email: 'a@example.com' } })
  const answer = await ask()
  expect(answer.headers['ratelimit-policy']).toMatch(/^"reset";q=\d+;w=3600$/)
  const left = (text: unknown) => Number(/;r=(\d+);/.exec(String(text))?.[1])
  expect(left((await ask()).headers.ratelimit)).toBe(left(answer.headers.ratelimit) - 1)
  // A read is not counted.
  expect((await get('/cities')).headers.ratelimit).toBeUndefined()
  const confirm = () => call(test.app, 'confirmEmail', { payload: { token: 'x' } })
  const before = [await confirm(), await confirm()].map(({ headers }) => left(headers.ratelimit))
  expect(before).toEqual([1, 0])
  const refused = await confirm()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['ratelimit-policy']).toBe('"open";q=2;w=3600')
  expect(refused.headers.ratelimit).toBe(`"open";r=0;t=${refused.headers['retry-after']}`)
})

it('says after a wrong password how many more are allowed', async () => {
  const { user, password } = await signUpCompany(test.app)
  const logIn = (typed: string) =>
    call(test.app, 'logIn', { payload: { email: user.email, password: typed } })
  const left = ({ headers }: Awaited<ReturnType<typeof logIn>>) =>
    /"loginAccount";r=(\d+);t=\d+/.exec(String(headers.ratelimit))?.[1]
  const [first, second] = [await logIn('a wrong one'), await logIn('a wrong one')]
  expect(first.headers['ratelimit-policy']).toContain('"loginAccount";q=10;w=900')
  expect([left(first), left(second)]).toEqual(['9', '8'])
  // A right one counts nothing, and clears the account's failures.
  expect((await logIn(password)).headers.ratelimit).toBeUndefined()
  expect(left(await logIn('a wrong one'))).toBe('9')
})

it('lets pages of other origins read the headers', async () => {
  const { headers } = await test.app.inject({
    ...{ method: 'POST', url: '/api/auth/signup', payload: signUpFields() },
    headers: { origin: 'https://other.example' },
  })
  const exposed = String(headers['access-control-expose-headers']).toLowerCase().split(/, */)
  const wanted = [
    'retry-after',
    'etag',
    'x-request-id',
    'ratelimit',
    'ratelimit-policy',
    'allow',
    'date',
    'idempotency-replayed',
    'deprecation',
    'sunset',
  ]
  expect(exposed.toSorted()).toEqual(wanted.toSorted())
})

it('counts two limits of one call separately', async () => {
  const { headers } = await signUpCompany(test.app)
  const response = await call(test.app, 'requestEmailChange', {
    headers,
    payload: { newEmail: 'n@example.com', currentPassword: 'wrong' },
  })
  expect(String(response.headers.ratelimit).split(', ')).toHaveLength(2)
})
