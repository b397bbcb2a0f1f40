import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { judgeAnswer, judgeFailure } from './fuzz/judge.ts'
import { fuzzing, startTarget, type Target } from './fuzz/target.ts'
import { type Exchange, sendBytes } from './fuzz/wire.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 90_000 })

let target: Target
beforeAll(async () => {
  target = await startTarget()
})
afterAll(() => target.stop())

const host = 'Host: 127.0.0.1'
const close = 'Connection: close'
const login = 'POST /api/auth/login HTTP/1.1'
const json = 'Content-Type: application/json'
/** A request hidden in a body. If it were served, two servers in a row would disagree about the requests they got. */
const hidden = `GET /api/categories HTTP/1.1\r\n${host}\r\n\r\n`
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`
const withBody = (headers: string[], body: string) => lines(login, host, json, ...headers, '', body)

/**
 * Judges every response; none may be to the hidden request. Half-closes the connection, so that an incomplete request
 * is recognised.
 */
async function refused(bytes: string | Buffer): Promise<Exchange> {
  const exchange = await sendBytes(target.base, bytes, { halfClose: true })
  expect(exchange.ended, 'the server keeps waiting').toBe(true)
  for (const response of exchange.answers) {
    expect(judgeAnswer(response)).toBeUndefined()
    if (response.status >= 400) expect(judgeFailure(response)).toBeUndefined()
  }
  expect(exchange.answers.map(({ status }) => status).filter((status) => status < 400)).toEqual([])
  expect(exchange.answers.length).toBeLessThanOrEqual(1)
  return exchange
}

describe('requests that two servers could read differently', () => {
  it.each<[string, string]>([
    [
      'a length and chunks',
      withBody(['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
    ],
    [
      'chunks and a length',
      withBody(['Transfer-Encoding: chunked', 'Content-Length: 6'], `0\r\n\r\n${hidden}`),
    ],
    ['two lengths', withBody(['Content-Length: 2', 'Content-Length: 60'], `{}${hidden}`)],
    ['two lengths in one', withBody(['Content-Length: 2, 60'], `{}${hidden}`)],
    ['a length with a sign', withBody(['Content-Length: +2'], `{}${hidden}`)],
    ['a negative length', withBody(['Content-Length: -1'], hidden)],
    ['a length in hexadecimal', withBody(['Content-Length: 0x2'], `{}${hidden}`)],
    ['a length that is no number', withBody(['Content-Length: two'], `{}${hidden}`)],
    ['a length beyond all numbers', withBody(['Content-Length: 99999999999999999999999'], `{}${hidden}`)],
    ['a blank before the colon', withBody(['Content-Length : 2'], `{}${hidden}`)],
    ['an unknown encoding', withBody(['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`)],
    ['chunked, then identity', withBody(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${hidden}`)],
    [
      'chunked twice',
      withBody(['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
    ],
    ['a folded encoding', withBody(['Transfer-Encoding:', ' chunked'], `0\r\n\r\n${hidden}`)],
    ['a vertical tab', withBody(['Transfer-Encoding: \u000bchunked'], `0\r\n\r\n${hidden}`)],
    ['a folded header', withBody(['X-Folded: a', ' b', 'Content-Length: 2'], `{}${hidden}`)],
    ['a chunk size that is none', withBody(['Transfer-Encoding: chunked'], `zz\r\n{}\r\n0\r\n\r\n${hidden}`)],
    ['a chunk size with a sign', withBody(['Transfer-Encoding: chunked'], `-2\r\n{}\r\n0\r\n\r\n${hidden}`)],
    ['a chunk size in 0x', withBody(['Transfer-Encoding: chunked'], `0x2\r\n{}\r\n0\r\n\r\n${hidden}`)],
    [
      'a chunk size beyond all numbers',
      withBody(['Transfer-Encoding: chunked'], `${'f'.repeat(30)}\r\n{}\r\n0\r\n\r\n`),
    ],
    [
      'a chunk longer than it says',
      withBody(['Transfer-Encoding: chunked'], `1\r\n{}\r\n0\r\n\r\n${hidden}`),
    ],
    ['a chunk without an end', withBody(['Transfer-Encoding: chunked'], `2\r\n{}`)],
    ['a chunk ended by a line feed', withBody(['Transfer-Encoding: chunked'], `2\n{}\n0\n\n${hidden}`)],
    [
      'an endless chunk extension',
      withBody(['Transfer-Encoding: chunked'], `2;${'x'.repeat(70_000)}\r\n{}\r\n0\r\n\r\n`),
    ],
    ['less than it says', withBody(['Content-Length: 50'], '{}')],
    ['no host', lines('GET /api/categories HTTP/1.1', '', '')],
    ['two hosts', lines('GET /api/categories HTTP/1.1', host, 'Host: evil.example', '', '')],
    ['a header without colon', lines('GET /api/categories HTTP/1.1', host, 'nonsense', '', '')],
    ['a header without name', lines('GET /api/categories HTTP/1.1', host, ': x', '', '')],
    ['a NUL in a header', lines('GET /api/categories HTTP/1.1', host, 'X-Null: a\u0000b', '', '')],
    ['a carriage return in a header', lines('GET /api/categories HTTP/1.1', host, 'X-Return: a\rb', '', '')],
    ['a NUL in the address', lines('GET /api/cate\u0000gories HTTP/1.1', host, '', '')],
    ['a blank in the address', lines('GET /api/categories x HTTP/1.1', host, '', '')],
    ['no version', lines('GET /api/categories', host, '', '')],
    ['HTTP/0.9', 'GET /\r\n\r\n'],
    ['HTTP/1.2', lines('GET /api/categories HTTP/1.2', host, '', '')],
    ['HTTP/2.0', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['HTTP/9', lines('GET /api/categories HTTP/9.9', host, '', '')],
    ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
    ['nothing but a NUL', '\u0000\r\n\r\n'],
    [
      'headers of 20 KB',
      lines('GET /api/categories HTTP/1.1', host, `X-Long: ${'x'.repeat(20_000)}`, '', ''),
    ],
    [
      'a header name of 20 KB',
      lines('GET /api/categories HTTP/1.1', host, `${'x'.repeat(20_000)}: x`, '', ''),
    ],
    [
      'five thousand headers',
      lines('GET /api/categories HTTP/1.1', host, ...Array(5000).fill('X-Many: x'), '', ''),
    ],
    ['an address of 20 KB', lines(`GET /api/categories?${'x'.repeat(20_000)} HTTP/1.1`, host, '', '')],
    [
      'an expectation nobody has',
      lines('GET /api/categories HTTP/1.1', host, 'Expect: nonsense', close, '', ''),
    ],
    [
      'an upgrade',
      lines('GET /api/nothing HTTP/1.1', host, 'Connection: upgrade, close', 'Upgrade: websocket', '', ''),
    ],
    [
      'a switch to HTTP/2',
      lines(
        'GET /api/nothing HTTP/1.1',
        host,
        'Connection: Upgrade, HTTP2-Settings, close',
        'Upgrade: h2c',
        'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
        '',
        '',
      ),
    ],
  ])('%s', async (_, text) => {
    const { answers } = await refused(Buffer.from(text, 'latin1'))
    expect(answers).toHaveLength(1)
  })
})

it('serves the path of an absolute address, whatever host it names', async () => {
  const text = lines('GET http://evil.example/api/categories HTTP/1.1', host, close, '', '')
  const { answers } = await sendBytes(target.base, text)
  for (const response of answers) {
    expect(response.status).toBeLessThan(500)
    expect(response.body.toString() + JSON.stringify(response.headers)).not.toContain('evil.example')
  }
})

it('redirects nobody to the host of a request', async () => {
  for (const path of [
    '/c/',
    '/services/INTERIOR-DESIGN',
    '/cost/lahore/10-Marla',
    '/p/x/',
    '//evil.example/%2e%2e',
    '/\\evil.example/',
  ]) {
    const text = lines(
      `GET ${path} HTTP/1.1`,
      'Host: evil.example',
      'X-Forwarded-Host: evil.example',
      close,
      '',
      '',
    )
    const { answers } = await sendBytes(target.base, Buffer.from(text, 'latin1'))
    expect(answers).toHaveLength(1)
    for (const response of answers) {
      expect(judgeAnswer(response)).toBeUndefined()
      expect(response.headers.location ?? '').not.toContain('evil')
    }
  }
})

const methods = [
  ...[
    'TRACE',
    'TRACK',
    'DEBUG',
    'PROPFIND',
    'PROPPATCH',
    'MKCOL',
    'COPY',
    'MOVE',
    'LOCK',
    'UNLOCK',
    'SEARCH',
    'PURGE',
  ],
  ...[
    'REPORT',
    'PATCH',
    'LINK',
    'QUERY',
    'OPTIONS',
    'CONNECT',
    'get',
    'Post',
    'GETX',
    'G',
    '',
    'GET\u0000',
    'M-SEARCH',
    'SOURCE',
  ],
]

it.each(methods)('refuses the method %j', async (method) => {
  for (const path of [
    '/api/categories',
    '/api/auth/login',
    '/api/portfolios',
    '/',
    '/c/x',
    '/uploads/x.jpg',
    '*',
    'example.com:443',
  ]) {
    const text = lines(`${method} ${path} HTTP/1.1`, host, close, 'Content-Length: 0', '', '')
    const { answers } = await refused(text)
    expect(answers.map(({ body }) => body.toString()).join(), method).not.toContain('Connection: close')
  }
})

it(`takes ${fuzzing.runs} requests of overwritten bytes`, async () => {
  const whole = [
    lines('GET /api/portfolios?limit=1 HTTP/1.1', host, close, 'Accept: */*', '', ''),
    lines(login, host, json, close, 'Content-Length: 29', '', '{"email":"a@b.c","password":1}'),
    lines(login, host, json, close, 'Transfer-Encoding: chunked', '', '2', '{}', '0', '', ''),
    lines(
      'PUT /api/users/profile HTTP/1.1',
      host,
      close,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 5',
      '',
      '--x--',
    ),
  ]
  const scribble = fc.oneof(
    fc.uint8Array({ maxLength: 6 }).map((some) => Buffer.from(some).toString('latin1')),
    fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      '\r\n\r\n',
      ' ',
      '\t',
      ':',
      '%',
      '\u0000',
      '0',
      'chunked',
      '?',
      '#',
      '/',
      '..',
    ),
  )
  const change = fc.tuple(fc.nat(200), fc.nat(12), scribble)
  const property = fc.asyncProperty(
    fc.constantFrom(...whole),
    fc.array(change, { minLength: 1, maxLength: 4 }),
    async (text, changes) => {
      const bytes = changes.reduce(
        (before, [at, cut, put]) => before.slice(0, at) + put + before.slice(at + cut),
        text,
      )
      const { answers, ended } = await sendBytes(target.base, Buffer.from(bytes, 'latin1'), {
        halfClose: true,
      })
      expect(ended, 'the server keeps waiting').toBe(true)
      for (const response of answers) {
        expect(judgeAnswer(response)).toBeUndefined()
        // Responses to HEAD have no body to judge.
        if (response.status >= 400 && response.body.length > 0) expect(judgeFailure(response)).toBeUndefined()
      }
    },
  )
  await fc.assert(property, { seed: fuzzing.seed, numRuns: fuzzing.runs })
  expect(target.complaints()).toEqual([])
})

it('still serves as before', async () => {
  const { status } = await target.send({ method: 'GET', target: '/api/ready' })
  expect(status).toBe(200)
  expect(target.complaints()).toEqual([])
})
