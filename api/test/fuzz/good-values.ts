import * as fc from 'fast-check'
import type { Schema } from './operations.ts'
import { nastyText } from './values.ts'

/** Values in the server's responses so far, by field name: existing ids, tokens, cursors. */
export class Known {
  readonly #values = new Map<string, unknown[]>()
  /** Valid bodies that random values would never form, or how they are made with an id, by operation id. */
  sound: Record<string, object | ((id: string) => object)> = {}

  add(name: string, value: unknown): void {
    const values = this.#values.get(name) ?? []
    values.push(value)
    this.#values.set(name, values.slice(-20))
  }

  /** Returns the newest value for the first half of the indexes, one of the older ones for the rest. */
  at(name: string, index: number): unknown {
    const values = this.#values.get(name) ?? []
    return index < 10 ? values.at(-1) : values[index % Math.max(1, values.length)]
  }

  /** Keeps only this value under the name, when all older ones are no longer valid. */
  only(name: string, value: unknown): void {
    this.#values.set(name, [value])
  }

  /** Stores every value of a response under its name; ids also under the path of their list. */
  harvest(response: unknown, path: string): void {
    this.#harvestFields(response, '')
    const rows = [(response as { data?: unknown }).data ?? response].flat()
    for (const { id } of rows.slice(0, 10) as { id?: unknown }[]) {
      for (let list = path; id !== undefined && list !== ''; list = list.replace(/\/[^/]*$/, '')) {
        this.add(`${list}/id`, id)
      }
    }
  }

  #harvestFields(response: unknown, name: string): void {
    if (Array.isArray(response)) for (const one of response.slice(0, 5)) this.#harvestFields(one, name)
    else if (typeof response === 'object' && response !== null) {
      for (const [key, value] of Object.entries(response)) this.#harvestFields(value, key)
    } else if (response !== null && name !== '') this.add(name, response)
  }
}

/** Fields whose values are known under another name. */
const sameAs: Record<string, string> = {
  cursor: 'nextCursor',
  company: 'companyId',
  category: 'categoryId',
  categoryIds: 'categoryId',
  cities: 'cityId',
  buildingTypes: 'buildingTypeId',
  city: 'cityId',
  buildingType: 'buildingTypeId',
  currentPassword: 'password',
}

const links = fc.oneof(
  fc.webUrl(),
  fc.constantFrom(
    'www.example.com',
    'https://example.com/a?b=c#d',
    'javascript:alert(1)',
    'data:text/html,x',
    '//x',
  ),
)
const shown = fc.record({ title: fc.string(), cities: fc.array(fc.nat(9)) }, { requiredKeys: [] })
/** Generators for fields whose rules the schema cannot express. */
const byName: [RegExp, fc.Arbitrary<unknown>][] = [
  [/link|website|magzine/i, links],
  [/phone/i, fc.constantFrom('0300 1234567', '+92 300 1234567', '042 35761234', '123')],
  [/email/i, fc.integer({ min: 0, max: 1e9 }).map((number) => `fuzz-${number}@example.com`)],
  [/^number$/, fc.constantFrom('C-4/12345', '1234567-8', 'none')],
  [/^base$/, shown.map((fields) => JSON.stringify(fields))],
  [/^ids$/, fc.array(fc.uuid(), { minLength: 1, maxLength: 3 }).map((ids) => ids.join(','))],
  [/ids$|order|delete$/i, fc.array(fc.uuid(), { maxLength: 3 }).map((ids) => JSON.stringify(ids))],
]

/** Valid values for a schema of the document. */
export function goodValue(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const plain = fromSchema(schema, known, name)
  if (schema.type === 'object' || schema.type === 'array' || schema.enum) return plain
  const learnt = fc.nat(19).map((index) => known.at(sameAs[name] ?? name, index))
  // Chosen when the value is generated: nothing is known before the first response.
  return fc
    .tuple(fc.nat(9), learnt, plain)
    .map(([dice, value, other]) => (dice < 8 ? (value ?? other) : other))
}

function fromSchema(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fromSchema(one, known, name)))
  const type = [schema.type].flat()[0]
  if (type === 'object') return goodObject(schema, known)
  if (type === 'array') {
    const { items = {}, minItems = 0, maxItems = 5 } = schema
    return fc.array(goodValue(items, known, name), { minLength: minItems, maxLength: Math.min(maxItems, 3) })
  }
  if (type === 'integer' || type === 'number') {
    const { minimum = -1e6, maximum = 1e6 } = schema
    const least = Math.max(minimum, 1)
    const few = fc.integer({ min: least, max: Math.min(maximum, least + 11) })
    return fc.oneof({ weight: 6, arbitrary: few }, fc.integer({ min: minimum, max: maximum }))
  }
  if (type === 'boolean') return fc.boolean()
  return type === 'string' ? goodText(schema, name) : nastyText
}

function goodObject({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, goodValue(schema, known, name)]),
  )
  return fc.record(fields, { requiredKeys: required }).map(withRepetitions)
}

/** Copies fields that must be repeated, such as a confirmed password. */
function withRepetitions(values: Record<string, unknown>): Record<string, unknown> {
  const repeated = Object.keys(values).flatMap((name) => {
    const [, first = ''] = /^confirm(\w+)$/.exec(name) ?? []
    const original = first.charAt(0).toLowerCase() + first.slice(1)
    return Object.hasOwn(values, original) ? [[name, values[original]] as const] : []
  })
  return { ...values, ...Object.fromEntries(repeated) }
}

function goodText(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const { format, minLength = 0, maxLength = 60 } = schema
  if (format === 'uuid') return fc.uuid()
  const named = byName.find(([pattern]) => pattern.test(name))?.[1]
  const text = fc.string({
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 80)),
    unit: 'grapheme',
  })
  const edges = fc.constantFrom(...new Set([minLength, maxLength])).map((length) => 'x'.repeat(length))
  const usual = fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: edges })
  return named ? fc.oneof({ weight: 5, arbitrary: named }, { weight: 1, arbitrary: usual }) : usual
}
