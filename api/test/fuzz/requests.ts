import * as fc from 'fast-check'
import { goodValue, type Known } from './good-values.ts'
import type { Operation, Parameter } from './operations.ts'
import { payloads, soundPayloads } from './payloads.ts'
import { nastyPiece } from './values.ts'

/** Kind of caller: without credentials, with valid ones (a company, or the holder of a key), or with invented ones. */
export type Caller = 'nobody' | 'owner' | 'stranger'

/** A request without its credentials. */
export interface Asked {
  caller: Caller
  /** Path and query, as in the request line. */
  target: string
  headers: [name: string, value: string][]
  body: Buffer | undefined
}

/** Requests for an operation: valid ones, and invalid ones of every kind. */
export function requestsFor(operation: Operation, known: Known): fc.Arbitrary<Asked> {
  const takesInput = operation.parameters.length > 0 || operation.json || operation.form
  const often = operation.needs !== 'nothing' && takesInput ? 4 : 1
  const caller = fc.constantFrom<Caller[]>('nobody', 'stranger', ...Array<Caller>(often).fill('owner'))
  return fc
    .tuple(
      caller,
      targets(operation, known),
      payloads(operation, known),
      fc.array(oddHeader, { maxLength: 2 }),
    )
    .map(([who, target, { type, body }, odd]) => ({
      caller: who,
      target,
      body,
      headers: [...(type === undefined ? [] : ([['Content-Type', type]] as [string, string][])), ...odd],
    }))
}

/** Valid requests for an operation, without extra fields. */
export function soundRequestsFor(operation: Operation, known: Known): fc.Arbitrary<Asked> {
  const { path, parameters } = operation
  const pieces = parameters.filter((one) => one.in === 'path').map((one) => goodPiece(path, one, known))
  const needed = parameters.filter((one) => one.in === 'query' && one.required)
  const pairs = needed.map(({ schema, name }) =>
    goodValue(schema, known, name).map(encoded).map(pairOf(name)),
  )
  const target = fc
    .tuple(fc.tuple(...pieces), fc.tuple(...pairs))
    .map(([parts, query]) => targetOf(operation, parts, query))
  const caller = operation.needs === 'nothing' ? 'nobody' : 'owner'
  return fc.tuple(target, soundPayloads(operation, known)).map(([target, { type, body }]) => ({
    ...{ caller, target, body },
    headers: type === undefined ? [] : [['Content-Type', type]],
  }))
}

function targets(operation: Operation, known: Known): fc.Arbitrary<string> {
  const { path, parameters } = operation
  const inPath = parameters.filter((one) => one.in === 'path')
  const inQuery = parameters.filter((one) => one.in === 'query')
  const pieces = inPath.map((one) =>
    fc.oneof({ weight: 4, arbitrary: goodPiece(path, one, known) }, { weight: 1, arbitrary: nastyPiece }),
  )
  const pairs = inQuery.map(({ schema, name }) => {
    const good = goodValue(schema, known, name).map(encoded)
    const value = fc.oneof({ weight: 4, arbitrary: good }, { weight: 2, arbitrary: nastyPiece })
    const pair = value.map(pairOf(name))
    const odd = fc
      .tuple(
        nastyPiece,
        fc.constantFrom(`${name}[]`, `${name}[x]`, `${name}[__proto__]`, `__proto__[${name}]`, `%00${name}`),
      )
      .map(([text, key]) => `${key}=${text}`)
    const twice = fc.tuple(pair, pair).map((both) => both.join('&'))
    const absent = fc.constant('')
    return fc.oneof(
      { weight: 12, arbitrary: absent },
      { weight: 8, arbitrary: pair },
      { weight: 1, arbitrary: twice },
      { weight: 1, arbitrary: odd },
    )
  })
  const strange = fc.oneof(
    { weight: 12, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.tuple(nastyPiece, nastyPiece).map((pair) => pair.join('=')) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('&&&', '=', '=x', 'x', '?', 'a&b=&=c', 'x=1&'.repeat(2000), '%'),
    },
  )
  return fc
    .tuple(fc.tuple(...pieces), fc.tuple(...pairs, strange))
    .map(([parts, query]) => targetOf(operation, parts, query))
}

/** Value for a part of the path: an existing id, when one is known. */
function goodPiece(path: string, { schema, name }: Parameter, known: Known): fc.Arbitrary<string> {
  const list = path.slice(0, path.indexOf(`/{${name}}`))
  return goodValue(schema, known, `${list}/${name}`).map(encoded)
}

/** Path with its parts filled in, and the query. */
function targetOf({ path, parameters }: Operation, parts: string[], query: string[]): string {
  const inPath = parameters.filter((one) => one.in === 'path')
  const filled = inPath.reduce((url, { name }, at) => url.replace(`{${name}}`, () => parts[at] ?? ''), path)
  const said = query.filter((pair) => pair !== '').join('&')
  return asLine(said === '' ? filled : `${filled}?${said}`)
}

const pairOf = (name: string) => (text: string) => `${name}=${text}`
const encoded = (value: unknown): string => encodeURIComponent(String(value).toWellFormed())

/** Encodes spaces and line breaks, which would end the address. Tests of the request line send them raw. */
const asLine = (target: string): string => target.replace(/[\s\p{Cc}]/gu, '%20')

const odd = (name: string, ...values: string[]) =>
  fc.constantFrom(...values).map((value): [string, string] => [name, value])

const oddHeader: fc.Arbitrary<[name: string, value: string]> = fc.oneof(
  odd(
    'Authorization',
    'Basic eDp5',
    'Bearer',
    'Bearer ',
    'bearer x',
    `Bearer ${'x'.repeat(3000)}`,
    'Bearer \u00ff',
    'Bearer a b',
    '',
  ),
  odd('Accept', '', '*/*', 'text/html', 'application/xml;q=2', 'x'.repeat(3000)),
  odd('If-None-Match', '*', '""', 'W/"x"', '"', ',,,', '"x", "y"', 'x'.repeat(3000)),
  odd(
    'Range',
    'bytes=0-1',
    'bytes=-1',
    'bytes=5-1',
    'bytes=0-1,2-3',
    'lines=1-2',
    'bytes=99999999999999999999-',
  ),
  odd('Cookie', 'a=b', '=', ';;;', '__proto__=x'),
  odd('X-Forwarded-For', '127.0.0.1', '::1', 'not an address', `${'1.1.1.1, '.repeat(300)}x`, '"'),
  odd('X-HTTP-Method-Override', 'DELETE', 'TRACE'),
  odd('X-Forwarded-Host', 'evil.example', ''),
  odd('Origin', 'null', 'https://evil.example', 'x'),
  odd(
    'User-Agent',
    '',
    '\u00ff\u00fe',
    'x'.repeat(4000),
    '<script>alert(1)</script>',
    'Mozilla/5.0 ((((((((((',
  ),
  odd('Content-Encoding', 'gzip', 'br', 'identity', 'nonsense'),
  odd('Date', 'yesterday'),
  odd('__proto__', 'x'),
  odd('constructor', 'x'),
)
