import * as fc from 'fast-check'
import { type Form, fieldPart, formOf, goodFile, malformedForms, scribbled } from './forms.ts'
import { goodValue, type Known } from './good-values.ts'
import type { Operation, Schema } from './operations.ts'
import { brokenJson, nastyJson, nastyText } from './values.ts'

/** Fields whose valid values cost a password hash. */
const costly = /password/i

/** Body with its content type. */
export type Payload = { type: string | undefined; body: Buffer | undefined }

/** Valid bodies of an operation, without extra fields; undefined if it takes none. */
export function soundPayloads(operation: Operation, known: Known): fc.Arbitrary<Payload> {
  if (operation.json) {
    return goodJson(operation, operation.json, known).map((value) => asJson(JSON.stringify(value)))
  }
  return operation.form ? goodForm(operation.form, known) : fc.constant({ type: undefined, body: undefined })
}

/** Bodies for an operation: valid ones, and invalid ones of every kind. */
export function payloads(operation: Operation, known: Known): fc.Arbitrary<Payload> {
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
  if (sound === undefined) return made
  return fc.oneof(
    made,
    sound instanceof Function ? fc.uuid().map((id): object => sound(id)) : fc.constant(sound),
  )
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

/** A valid object with one error in it. */
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

/** Parts of a field, or no part of an optional field. */
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
