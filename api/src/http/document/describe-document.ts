import { type Address, addresses } from '@tameer/contract'
import { countedElsewhere } from '../admission/call-limits.ts'
import { billingTexts } from './billing-texts.ts'
import { catalogueTexts } from './catalogue-texts.ts'
import { deskCompanyTexts } from './desk-company-texts.ts'
import { deskFigureTexts } from './desk-figure-texts.ts'
import { deskPaymentTexts } from './desk-payment-texts.ts'
import { deskRequestTexts } from './desk-request-texts.ts'
import { deskTexts } from './desk-texts.ts'
import { type FieldText, fieldTexts } from './field-texts.ts'
import { houseTexts } from './house-texts.ts'
import { markTexts } from './mark-texts.ts'
import { preparedTexts } from './prepared-texts.ts'
import { quoteTexts } from './quote-texts.ts'
import { reportTexts } from './report-texts.ts'
import { describeCaching, describeResponses, type ResponseObject } from './responses.ts'

/** The part of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  examples?: unknown[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

interface Parameter {
  name: string
  description?: string
  example?: unknown
  schema?: Schema
}

export interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, ResponseObject>
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Calls whose responses caches may keep. */
const keptByCaches = new Set(
  Object.entries(addresses).flatMap(([name, address]: [string, Address]) =>
    address.cache === 'everyone' ? [name] : [],
  ),
)

const texts: Readonly<Record<string, FieldText>> = {
  ...fieldTexts,
  ...quoteTexts,
  ...deskTexts,
  ...deskFigureTexts,
  ...deskCompanyTexts,
  ...preparedTexts,
  ...catalogueTexts,
  ...deskPaymentTexts,
  ...deskRequestTexts,
  ...reportTexts,
  ...markTexts,
  ...billingTexts,
  ...houseTexts,
}
/** Every key of the tables: a test checks that each is used. */
export const textKeys = Object.keys(texts)

/** The header that a call may carry which creates something or takes a form. */
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Made once for this call: sent again with it within a day, the call stores nothing more',
  schema: { type: 'string', minLength: 16, maxLength: 100 },
  example: '0198c0de-0000-4000-8000-000000000001',
}

/** Adds the meaning of fields, parameters and responses to the document. Returns the keys of the texts it used. */
export function describeDocument(document: ApiDocument): ReadonlySet<string> {
  const used = new Set<string>()
  for (const [name, schema] of Object.entries(document.components.schemas)) describe(schema, [name], used)
  for (const operation of operationsOf(document)) {
    const { operationId, parameters = [], requestBody, responses } = operation
    const isRepeatable = 'multipart/form-data' in (requestBody?.content ?? {}) || '201' in responses
    if (isRepeatable) operation.parameters = [...parameters, idempotencyKey]
    for (const parameter of parameters) describeParameter(parameter, operationId, used)
    for (const { schema } of Object.values(requestBody?.content ?? {})) {
      describe(schema, [operationId, 'input', `${operationId} input`], used)
    }
    for (const { content = {} } of Object.values(responses)) {
      for (const { schema } of Object.values(content)) describe(schema, [operationId], used)
    }
    describeResponses(operation, { counted: countedStatuses(operation), isRepeatable })
    if (keptByCaches.has(operationId)) describeCaching(operation)
  }
  return used
}

/** The statuses, besides 429, that say how many calls are left. Signing in counts wrong passwords alone. */
function countedStatuses({ operationId, responses }: Operation): string[] {
  if (operationId === 'logIn') return ['401']
  if (!responses['429'] || countedElsewhere.has(operationId)) return []
  return Object.keys(responses).filter((status) => status.startsWith('2'))
}

/** All operations of a document. */
export function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.values(paths).flatMap((path) => Object.values(path))
}

function describeParameter(parameter: Parameter, operationId: string, used: Set<string>): void {
  const [description, example] = textOf(parameter.name, [operationId], used)
  if (description) parameter.description ??= description
  if (example !== undefined && parameter.schema && !isClosed(parameter.schema)) parameter.example = example
}

/** Describes the fields below a schema; `within` are the names around it, outermost first. */
function describe(schema: Schema, within: readonly string[], used: Set<string>): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    // A reference leads to a schema that is described itself.
    if (!field.$ref) {
      const [description, example] = textOf(name, within, used)
      if (description) field.description ??= description
      if (example !== undefined && !isClosed(field)) field.examples ??= [example]
    }
    describe(field, [...within, name], used)
  }
  for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) {
    describe(inner, within, used)
  }
  if (schema.items) describe(schema.items, within, used)
}

/** The text of a field: the one for the nearest enclosing name, or else the one for the field's name alone. */
function textOf(name: string, within: readonly string[], used: Set<string>): FieldText | [] {
  const keys = [...within.toReversed().map((parent) => `${parent}.${name}`), name]
  const key = keys.find((one) => Object.hasOwn(texts, one))
  if (key === undefined) return []
  used.add(key)
  return texts[key] ?? []
}

/** True when the schema lists its values itself. */
function isClosed(schema: Schema): boolean {
  const { enum: values, anyOf = [] } = schema
  return values !== undefined || schema.const !== undefined || anyOf.some(isClosed)
}
