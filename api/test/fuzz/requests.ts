import * as fc from 'fast-check'
import { type Form, fieldPart, formOf, goodFile, malformedForms, scribbled } from './forms.ts'
import { goodValue, type Known } from './good-values.ts'
import type { Operation, Parameter, Schema } from './operations.ts'
import { brokenJson, nastyJson, nastyPiece, nastyText } from './values.ts'

/** Who calls: nobody, who may (a company, or the holder of a key), or somebody who only says so. */
export type Caller = 'nobody' | 'owner' | 'stranger'

/** A request but for the token. */
export interface Asked {
  caller: Caller
  /** Path and query as they stand in the request line. */
  target: string
  headers: [name: string, value: string][]
  body: Buffer | undefined
}

/** Fields whose right values cost a hash of a password. */
const costly = /password/i

/** Requests for an operation: as it wants them, and in every way it does not. */
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

/** Requests for an operation with all it wants and nothing else. */
export function soundRequestsFor(operation: Operation, known: Known): fc.Arbitrary<Asked> {
  const { path, parameters, form } = operation
  const pieces = parameters.filter((one) => one.in === 'path').map((one) => goodPiece(path, one, known))
  const needed = parameters.filter((one) => one.in === 'query' && one.required)
  const pairs = needed.map(({ schema, name }) =>
    goodValue(schema, known, name).map(encoded).map(pairOf(name)),
  )
  const target = fc
    .tuple(fc.tuple(...pieces), fc.tuple(...pairs))
    .map(([parts, query]) => targetOf(operation, parts, query))
  const payload = operation.json
    ? goodJson(operation, operation.json, known).map((value) => asJson(JSON.stringify(value)))
    : form
      ? goodForm(form, known)
      : fc.constant<Payload>({ type: undefined, body: undefined })
  const caller = operation.needs === 'nothing' ? 'nobody' : 'owner'
  return fc.tuple(target, payload).map(([target, { type, body }]) => ({
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

/** A value for a part of the path: an id that is there, once one has been heard. */
function goodPiece(path: string, { schema, name }: Parameter, known: Known): fc.Arbitrary<string> {
  const list = path.slice(0, path.indexOf(`/{${name}}`))
  return goodValue(schema, known, `${list}/${name}`).map(encoded)
}

/** The path with its parts filled in, and the query. */
function targetOf({ path, parameters }: Operation, parts: string[], query: string[]): string {
  const inPath = parameters.filter((one) => one.in === 'path')
  const filled = inPath.reduce((url, { name }, at) => url.replace(`{${name}}`, () => parts[at] ?? ''), path)
  const said = query.filter((pair) => pair !== '').join('&')
  return asLine(said === '' ? filled : `${filled}?${said}`)
}

const pairOf = (name: string) => (text: string) => `${name}=${text}`
const encoded = (value: unknown): string => encodeURIComponent(String(value).toWellFormed())

/** A blank or a line's end would end the address: those are for the tests of the request line. */
const asLine = (target: string): string => target.replace(/[\s\p{Cc}]/gu, '%20')

type Payload = { type: string | undefined; body: Buffer | undefined }

function payloads(operation: Operation, known: Known): fc.Arbitrary<Payload> {
  if (operation.json) return jsonPayloads(operation, operation.json, known)
  if (operation.form) return formPayloads(operation.form, known)
  const uninvited = fc.oneof(
    brokenJson,
    nastyJson.map((text) => Buffer.from(text)),
  )
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant({ type: undefined, body: undefined }) },
    { weight: 1, arbitrary: uninvited.map((body) => ({ type: 'application/json', body })) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(malformedForms)) },
  )
}

const jsonTypes = [
  ...[
    'application/json; charset=utf-8',
    'application/json; charset=klingon',
    'APPLICATION/JSON',
    'application/json;;',
    'application/json; charset=',
  ],
  ...[
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
  ],
  ...[
    'application/vnd.api+json',
    'application/jsonx',
    'json',
    '/',
    '',
    ' ',
    '*/*',
    'application/json, text/plain',
    'a'.repeat(5000),
  ],
]

const json = 'application/json'
const asJson = (text: string): Payload => ({ type: json, body: Buffer.from(text) })

function goodJson({ id }: Operation, schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const made = goodValue(schema, known)
  const sound = known.sound[id]
  return sound === undefined ? made : fc.oneof(made, fc.constant(sound))
}

function jsonPayloads(operation: Operation, schema: Schema, known: Known): fc.Arbitrary<Payload> {
  const good = goodJson(operation, schema, known)
  const hashes = Object.keys(schema.properties ?? {}).some((name) => costly.test(name))
  return fc.oneof(
    { weight: hashes ? 3 : 8, arbitrary: good.map((value) => asJson(JSON.stringify(value))) },
    { weight: 12, arbitrary: spoiltObject(schema, good).map(asJson) },
    { weight: 2, arbitrary: nastyJson.map(asJson) },
    { weight: 3, arbitrary: brokenJson.map((body) => ({ type: json, body })) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(good, fc.constantFrom(...jsonTypes))
        .map(([value, type]) => ({ ...asJson(JSON.stringify(hashes ? {} : value)), type })),
    },
    { weight: 1, arbitrary: fc.constant({ type: json, body: undefined }) },
  )
}

/** The good object with something wrong in it. */
function spoiltObject(schema: Schema, good: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const names = [schema, ...(schema.anyOf ?? [])].flatMap(({ properties = {} }) => Object.keys(properties))
  const strange = [
    '__proto__',
    'constructor',
    'role',
    'id',
    'position',
    'emailConfirmed',
    '',
    '\u0000',
    'x'.repeat(2000),
  ]
  const change = fc.oneof(
    { weight: 3, arbitrary: fc.tuple(fc.constant('put'), fc.constantFrom(...names), nastyJson) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('drop'), fc.constantFrom(...names), fc.constant('')) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('again'), fc.constantFrom(...names), nastyJson) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('add'), fc.constantFrom(...strange), nastyJson) },
  )
  return fc.tuple(good, fc.array(change, { minLength: 1, maxLength: 3 })).map(([object, changes]) => {
    const pairs = Object.entries(object as object).map(
      ([name, value]) => [name, JSON.stringify(value)] as const,
    )
    const spoilt = changes.reduce((before, [kind, name, text]) => {
      const others = kind === 'put' || kind === 'drop' ? before.filter(([one]) => one !== name) : before
      return kind === 'drop' ? others : [...others, [name, text] as const]
    }, pairs)
    return `{${spoilt.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`
  })
}

const fieldsOf = ({ properties = {}, required = [] }: Schema, known: Known) =>
  Object.entries(properties).map(([name, field]) => fieldParts(name, field, required.includes(name), known))

function goodForm(schema: Schema, known: Known): fc.Arbitrary<Form> {
  return fc.tuple(...fieldsOf(schema, known)).map((all) => formOf(all.flat()))
}

function formPayloads(schema: Schema, known: Known): fc.Arbitrary<Payload> {
  const names = Object.keys(schema.properties ?? {})
  const parts = fieldsOf(schema, known)
  const good = goodForm(schema, known)
  const spoiltPart = fc
    .tuple(fc.constantFrom(...names, '__proto__', 'constructor', 'role', 'x[]'), nastyText)
    .map(([name, value]) => fieldPart(name, value))
  const spoilt = fc
    .tuple(fc.tuple(...parts), fc.array(spoiltPart, { minLength: 1, maxLength: 3 }))
    .map(([all, more]) => formOf([...all.flat(), ...more]))
  return fc.oneof(
    { weight: 12, arbitrary: good },
    { weight: 8, arbitrary: spoilt },
    { weight: 5, arbitrary: fc.constantFrom(...Object.values(malformedForms)) },
    { weight: 4, arbitrary: good.chain(scribbled) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...jsonTypes)
        .map((type): Form => ({ type, body: Buffer.from('{"title":"x"}') })),
    },
  )
}

/** The parts of a field, or none of a field that may be left out. */
function fieldParts(name: string, schema: Schema, required: boolean, known: Known): fc.Arbitrary<Buffer[]> {
  const one = schema.items ?? schema
  const some = (): fc.Arbitrary<Buffer[]> => {
    if (one.format === 'binary') return fc.array(goodFile(name), { maxLength: schema.items ? 3 : 1 })
    return goodValue(schema, known, name).map((value) =>
      [value].flat().map((text) => fieldPart(schema.items ? `${name}[]` : name, String(text))),
    )
  }
  return required
    ? some()
    : fc.oneof({ weight: 1, arbitrary: fc.constant<Buffer[]>([]) }, { weight: 1, arbitrary: some() })
}

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
