import { addresses } from '@tameer/contract'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError, addressOf, request } from './api-client.ts'
import { fetchEarly } from './early-response.ts'

function answerWith(response: Response | Error) {
  const calls: { address: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    calls.push({ address, init })
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response)
  })
  return calls
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}

describe('addressOf', () => {
  it('fills in parameters and leaves out absent ones', () => {
    expect(addressOf(addresses.getPortfolio, { id: 'a/b' })).toBe('/api/portfolios/a%2Fb')
    expect(addressOf(addresses.listPortfolios, {}, { q: 'Café & co', city: undefined, limit: 24 })).toBe(
      '/api/portfolios?q=Caf%C3%A9+%26+co&limit=24',
    )
  })
})

describe('request', () => {
  it('sends JSON with the bearer token and returns the value', async () => {
    const calls = answerWith(Response.json({ message: 'sent' }))
    const answer = await request('forgotPassword', { body: { email: 'a@b.pk' }, token: 'secret' })
    expect(answer).toEqual({ message: 'sent' })
    expect(calls[0]?.address).toBe('/api/auth/forgot-password')
    expect(calls[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"email":"a@b.pk"}',
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
    })
  })

  it('sends no authorization header without a token', async () => {
    const calls = answerWith(Response.json({ data: [] }))
    await request('listCities', { token: null })
    expect(calls[0]?.init.headers).not.toHaveProperty('authorization')
    expect(calls[0]?.init.headers).not.toHaveProperty('content-type')
  })

  it('uses a response that the page requested already, once and without a session', async () => {
    onTestFinished(() => void vi.restoreAllMocks())
    vi.spyOn(performance, 'now').mockReturnValue(1_000)
    const calls = answerWith(Response.json({ data: ['early'] }))
    void fetchEarly('/api/cities')
    expect(calls.map(({ address }) => address)).toEqual(['/api/cities'])
    answerWith(Response.json({ data: ['new'] }))
    expect(await request('listCities', { token: 'secret' })).toEqual({ data: ['new'] })
    answerWith(Response.json({ data: ['new'] }))
    expect(await request('listCities')).toEqual({ data: ['early'] })
    expect(await request('listCities')).toEqual({ data: ['new'] })
  })

  it('requests again when the early response failed or is too old', async () => {
    onTestFinished(() => {
      globalThis.earlyResponses = undefined
      vi.restoreAllMocks()
    })
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
    answerWith(Response.json({ data: ['new'] }))
    globalThis.earlyResponses = new Map([['/api/cities', Promise.reject(new TypeError('lost'))]])
    expect(await request('listCities')).toEqual({ data: ['new'] })
    answerWith(Response.json({ data: ['new'] }))
    globalThis.earlyResponses = new Map([['/api/cities', Promise.resolve(Response.json({}))]])
    now.mockReturnValue(60_000)
    expect(await request('listCities')).toEqual({ data: ['new'] })
  })

  it('returns nothing for an empty success', async () => {
    answerWith(new Response(null, { status: 204 }))
    expect(await request('logOut', { token: 'secret' })).toBeUndefined()
  })

  it("keeps the server's sentence, code, fields and waiting time", async () => {
    const body = { message: 'Taken', code: 'conflict', fields: { email: 'Taken already' } }
    answerWith(Response.json(body, { status: 409, headers: { 'retry-after': '30' } }))
    const error = await failureOf(request('listCities'))
    expect(error).toMatchObject({ status: 409, retryAfter: 30, ...body })
  })

  it('has a sentence of its own for an error that is not from the API', async () => {
    answerWith(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const error = await failureOf(request('listCities'))
    expect(error).toMatchObject({ status: 502, code: 'internal' })
    expect(error.message).toMatch(/try again/i)
  })

  it('does not take a proxy’s page for a response of the API', async () => {
    answerWith(new Response('<h1>Welcome to the hotel network</h1>'))
    expect((await failureOf(request('listCities'))).code).toBe('internal')
  })

  it('says that there is no connection', async () => {
    answerWith(new TypeError('Failed to fetch'))
    const error = await failureOf(request('listCities'))
    expect(error).toMatchObject({ status: 0, code: 'offline' })
    expect(error.message).toMatch(/^You are offline/)
  })

  it('says that the server took too long', async () => {
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => Promise.reject(init.signal?.reason))
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
    expect((await failureOf(request('listCities'))).code).toBe('timeout')
    vi.restoreAllMocks()
  })
})
