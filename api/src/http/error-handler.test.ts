import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUpCompany, signUpFields } from '../../test/factories.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

const json = { 'content-type': 'application/json' }

describe('errors on the wire', () => {
  let test: TestApp
  let port: number
  let signedIn: { authorization: string }
  beforeAll(async () => {
    test = await openTestApp()
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    port = (test.app.server.address() as AddressInfo).port
    signedIn = (await signUpCompany(test.app)).headers
    return () => test.close()
  })

  it.each<[name: string, options: object, status: number, code: string]>([
    [
      'broken JSON',
      { url: '/api/auth/login', method: 'POST', headers: json, payload: '{"email":' },
      400,
      'invalid',
    ],
    [
      'an empty JSON body',
      { url: '/api/auth/login', method: 'POST', headers: json, payload: '' },
      400,
      'invalid',
    ],
    [
      'a list for a form',
      { url: '/api/auth/login', method: 'POST', headers: json, payload: '[]' },
      400,
      'invalid',
    ],
    [
      'keys that would reach a prototype',
      { url: '/api/auth/login', method: 'POST', headers: json, payload: '{"__proto__":{"role":"Admin"}}' },
      400,
      'invalid',
    ],
    [
      'another content type',
      { url: '/api/auth/login', method: 'POST', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
      415,
      'unsupported-media-type',
    ],
    [
      'a form where JSON belongs',
      {
        url: '/api/auth/login',
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=a',
      },
      415,
      'unsupported-media-type',
    ],
    [
      'a body too large',
      { url: '/api/auth/login', method: 'POST', headers: json, payload: `"${'x'.repeat(101 * 1024)}"` },
      413,
      'too-large',
    ],
    [
      'plain text for JSON',
      { url: '/api/auth/login', method: 'POST', headers: { 'content-type': 'text/plain' }, payload: '{}' },
      415,
      'unsupported-media-type',
    ],
    ['a folder of the client', { url: '/assets/' }, 404, 'not-found'],
    ['a hidden file', { url: '/.env' }, 404, 'not-found'],
    ['bad encoding in the path', { url: '/api/portfolios/%E0%A4%A' }, 400, 'invalid'],
    ['a path that climbs', { url: '/uploads/..%2f..%2fetc%2fpasswd' }, 404, 'not-found'],
    ['a parameter too long', { url: `/api/portfolios/${'a'.repeat(500)}` }, 404, 'not-found'],
    ['a parameter that is no id', { url: '/api/portfolios/1%27%20or%201=1' }, 400, 'invalid'],
    ['an unknown call', { url: '/api/nothing' }, 404, 'not-found'],
    ['another method', { url: '/api/auth/login', method: 'DELETE' }, 405, 'method-not-allowed'],
    ['an unknown page', { url: '/nothing' }, 404, 'not-found'],
    ['a query out of range', { url: '/api/portfolios?limit=100000' }, 400, 'invalid'],
    ['a query given twice', { url: '/api/portfolios?q=a&q=b' }, 400, 'invalid'],
  ])('responds to %s', async (_name, options, status, code) => {
    const answer = await test.app.inject(options)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json().message).toMatch(/^[A-Z]/)
    expect(answer.body).not.toMatch(/Invalid input|Unexpected token|node_modules|FST_|SQL|zod/)
  })

  it.each(['null', '[]', '"text"', '1', ''])('asks for a form when %j was sent', async (payload) => {
    const answer = await test.app.inject({ url: '/api/auth/login', method: 'POST', headers: json, payload })
    expect(answer.json()).toEqual({ code: 'invalid', message: 'Please send the fields of this form' })
  })

  it('accepts a call with the type JSON and an empty body', async () => {
    const { headers } = await signUpCompany(test.app)
    const url = '/api/auth/logout'
    const answer = await test.app.inject({
      url,
      method: 'POST',
      headers: { ...headers, ...json },
      payload: '',
    })
    expect(answer.statusCode, answer.body).toBe(204)
  })

  it.each([
    ['a boundary too long', `multipart/form-data; boundary=${'b'.repeat(300)}`],
    ['no boundary', 'multipart/form-data'],
    ['JSON', 'application/json'],
  ])('refuses a form with files sent with %s', async (_name, type) => {
    const headers = { ...signedIn, 'content-type': type }
    const answer = await test.app.inject({ url: '/api/portfolios', method: 'POST', headers, payload: '{}' })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json()).toMatchObject({
      code: expect.any(String),
      message: expect.stringMatching(/^[A-Z]/),
    })
  })

  it('discloses nothing about an unexpected failure', async () => {
    const own = await openTestApp()
    await sql`alter table companies rename to gone`.execute(own.context.db.writer)
    const answer = await own.app.inject({ url: '/api/auth/signup', method: 'POST', payload: signUpFields() })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again shortly',
    })
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8}-\w+$/)
    await own.close()
  })

  /** Sends raw bytes and returns the server's response. */
  function say(bytes: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let heard = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      socket.setEncoding('utf8')
      socket.on('data', (text) => (heard += text))
      socket.on('close', () => resolve(heard))
      socket.on('error', reject)
    })
  }

  it.each([
    ['no HTTP', 'hello\r\n\r\n', '400 Bad Request'],
    [
      'headers too large',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
      '400 Bad Request',
    ],
  ])('responds to %s in the same shape', async (_name, bytes, status) => {
    const heard = await say(bytes)
    expect(heard).toContain(`HTTP/1.1 ${status}`)
    expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'invalid' })
  })

  it('refuses a body whose stated length is too large before it arrives', async () => {
    const status = await new Promise((resolve) => {
      const headers = { ...json, 'content-length': 50_000_000 }
      const request = httpRequest({ port, path: '/api/auth/login', method: 'POST', headers }, (response) => {
        resolve(response.statusCode)
        request.destroy()
      })
      request.on('error', () => undefined)
      request.write('{')
    })
    expect(status).toBe(413)
  })
})
