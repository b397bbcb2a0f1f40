import fastify from 'fastify'
import { openTestApp } from '../test-app.ts'

/** Part of JSON Schema that the document uses. */
export interface Schema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  $ref?: string
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: Schema
}

/** An operation of the document. */
export interface Operation {
  id: string
  method: string
  path: string
  tag: string | undefined
  parameters: Parameter[]
  json: Schema | undefined
  form: Schema | undefined
  /** Credentials that a caller needs. */
  needs: 'nothing' | 'company' | 'key' | 'house'
  /**
   * Returns what is wrong with a response's body, or undefined. A response that the document does not name is wrong.
   */
  judgeBody(status: number, type: string, body: Buffer): string | undefined
}

interface Content {
  content?: Record<string, { schema: Schema }>
}

interface Described {
  operationId: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: Content
  security?: Record<string, unknown>[]
  responses: Record<string, Content>
}

interface ApiDocument {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}

/** Reads every operation of the app's document, so that a new endpoint is included automatically. */
export async function readOperations(): Promise<Operation[]> {
  const test = await openTestApp()
  const document = (await test.app.inject('/api/docs/json')).json() as ApiDocument
  await test.close()
  const compile = await createCompiler(document.components.schemas)
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      id: described.operationId,
      method: method.toUpperCase(),
      path,
      tag: described.tags?.[0],
      parameters: described.parameters ?? [],
      json: described.requestBody?.content?.['application/json']?.schema,
      form: described.requestBody?.content?.['multipart/form-data']?.schema,
      needs: needsOf(described),
      judgeBody: bodyJudge(described.responses, compile),
    })),
  )
}

function needsOf({ security }: Described): Operation['needs'] {
  if (security === undefined || security.length === 0) return 'nothing'
  if (security.some((one) => 'houseKey' in one)) return 'house'
  return security.some((one) => 'requestKey' in one) ? 'key' : 'company'
}

/** Returns what does not match the schema, or undefined. */
type Fits = (value: unknown) => string | undefined

/** The framework's own validator, without coercion of values. */
async function createCompiler(shared: Record<string, Schema>): Promise<(schema: Schema) => Fits> {
  const app = fastify({
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: false },
    },
  })
  let compile: ((schema: Schema) => Fits) | undefined
  app.get('/', async (request) => {
    compile = (schema) => {
      const validate = request.compileValidationSchema(withoutReferences(schema, shared) as object)
      return (value) => (validate(value) ? undefined : JSON.stringify(validate.errors))
    }
  })
  await app.inject('/')
  await app.close()
  if (!compile) throw new Error('the validator could not be had')
  return compile
}

function withoutReferences(schema: unknown, shared: Record<string, Schema>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => withoutReferences(one, shared))
  if (typeof schema !== 'object' || schema === null) return schema
  const { $ref } = schema as Schema
  if ($ref !== undefined) return withoutReferences(shared[$ref.split('/').at(-1) ?? ''], shared)
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withoutReferences(value, shared)]),
  )
}

function bodyJudge(
  responses: Record<string, Content>,
  compile: (schema: Schema) => Fits,
): Operation['judgeBody'] {
  const kinds = Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).map(([type, { schema }]) => ({ status, type, fits: compile(schema) })),
  )
  return (status, type, body) => {
    const named = String(status) in responses
    if (!named && status < 400) return `${status} is not in the document`
    if (status === 204) return body.length === 0 ? undefined : 'a body where there is none'
    const [mediaType] = type.split(';', 1)
    const wanted = named ? String(status) : 'default'
    const kind = kinds.find((one) => one.status === wanted && one.type === mediaType)
    if (!kind) return `${status} of the type ${type} is not in the document`
    return kind.type === 'application/json' ? kind.fits(JSON.parse(body.toString())) : undefined
  }
}
