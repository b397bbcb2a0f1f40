import { readFileSync } from 'node:fs'
import { addresses, deskAddresses, errorCodes } from '@tameer/contract'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import {
  type ApiDocument,
  describeDocument,
  type Operation,
  operationsOf,
  type Schema,
  textKeys,
} from './document/describe-document.ts'
import { statuses } from './error-handler.ts'

type Described = Operation & { summary?: string; security?: object[] }

let test: TestApp
let document: ApiDocument
let operations: Described[]

beforeAll(async () => {
  test = await openTestApp({ env: { DEMO: '1' } })
  document = (await test.app.inject('/api/docs/json')).json()
  operations = operationsOf(document)
})
afterAll(() => test.close())

/** Every schema of a field, with its path. */
function fieldsOf(schema: Schema, path: string): [path: string, field: Schema][] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, Schema][] => [
      [`${path}.${name}`, field],
      ...fieldsOf(field, `${path}.${name}`),
    ]),
    ...inner.flatMap((one) => fieldsOf(one, path)),
    ...(schema.items ? fieldsOf(schema.items, `${path}[]`) : []),
  ]
}

function allFields(): [path: string, field: Schema][] {
  return [
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) => fieldsOf(schema, name)),
    ...operations.flatMap(({ operationId, requestBody, responses }) => [
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema, operationId)),
      ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
        Object.values(content).flatMap(({ schema }) => fieldsOf(schema, `${operationId} ${status}`)),
      ),
    ]),
  ]
}

const responsesOf = (name: string) => operations.find(({ operationId }) => operationId === name)?.responses

it('has every call of the contract, each with what it does', () => {
  const named = operations.filter(({ summary }) => summary).map(({ operationId }) => operationId)
  for (const name of Object.keys({ ...addresses, ...deskAddresses })) expect(named).toContain(name)
})

it('describes every field and parameter', () => {
  const fields = allFields()
  expect(fields.length).toBeGreaterThan(1000)
  const silent = fields.filter(([, field]) => !field.$ref && !field.description).map(([path]) => path)
  const parameters = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters.filter(({ description }) => !description).map(({ name }) => `${operationId}?${name}`),
  )
  expect([...new Set(silent), ...parameters]).toEqual([])
})

it('uses every text of the tables', () => {
  const bare = structuredClone(document)
  const used = describeDocument(bare)
  expect(textKeys.filter((key) => !used.has(key))).toEqual([])
})

it('gives examples that match their schemas', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  const examples = [
    ...allFields().flatMap(([path, field]) =>
      (field.examples ?? []).map((example) => ({ path, schema: field, example })),
    ),
    ...operations.flatMap(({ operationId, parameters = [] }) =>
      parameters.flatMap(({ name, schema, example }) =>
        schema && example !== undefined ? [{ path: `${operationId}?${name}`, schema, example }] : [],
      ),
    ),
  ]
  expect(examples.length).toBeGreaterThan(500)
  const bad = examples.filter(({ schema, example }) => {
    const { $ref } = schema.items ?? schema
    return !$ref && !ajv.validate(schema, example)
  })
  expect([...new Set(bad.map(({ path, example }) => `${path}: ${JSON.stringify(example)}`))]).toEqual([])
})

it('names the callers of each call, also when anyone may call', () => {
  const security = Object.fromEntries(operations.map((one) => [one.operationId, one.security]))
  expect(security).toMatchObject({
    listPortfolios: [],
    logIn: [],
    getProfile: [{ bearer: [] }],
    getRequest: [{ requestKey: [] }],
  })
})

it('declares the statuses of failures with their headers', () => {
  const created = responsesOf('createPortfolio') ?? {}
  expect(Object.keys(created)).toEqual(
    expect.arrayContaining(['201', '400', '401', '403', '409', '413', '415', '429', '503']),
  )
  expect(Object.keys(created['429']?.headers ?? {})).toEqual(
    expect.arrayContaining(['Retry-After', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id']),
  )
  expect(created['503']?.headers).toHaveProperty(['Retry-After'])
  expect(created['401']?.headers).toHaveProperty(['WWW-Authenticate'])
  expect(Object.keys(responsesOf('getPortfolio') ?? {})).toEqual(
    expect.arrayContaining(['200', '304', '404']),
  )
  expect(responsesOf('listPortfolios')?.['200']?.headers).toHaveProperty(['ETag'])
  expect(responsesOf('getProfile')).not.toHaveProperty(['304'])
  // Signing in counts wrong passwords alone, and no visit is refused.
  expect(responsesOf('logIn')?.['401']?.headers).toHaveProperty(['RateLimit'])
  for (const name of ['logIn', 'countVisit']) {
    const done = Object.entries(responsesOf(name) ?? {}).find(([status]) => status.startsWith('2'))
    expect(done?.[1].headers, name).not.toHaveProperty(['RateLimit'])
  }
})

it('has the guide for those who write a client', () => {
  const headings = readFileSync('docs/api.md', 'utf8').match(/^## .*$/gm) ?? []
  expect(headings.length).toBeGreaterThan(7)
  const { description } = (document as ApiDocument & { info: { description: string } }).info
  for (const heading of headings) expect(description).toContain(heading)
  expect(description).not.toMatch(/\]\((?!https?:)/)
})

it('names every code of a failure at its status', () => {
  const told = responsesOf('createPortfolio') ?? {}
  for (const code of errorCodes) {
    const response = told[statuses[code]] ?? told.default
    if (response !== told.default) expect(response?.description, code).toContain(`\`${code}\``)
  }
})

it('lets calls be tried in the demo alone', async () => {
  const page = async ({ app }: TestApp) => (await app.inject('/api/docs/static/swagger-initializer.js')).body
  expect(await page(test)).toContain('"supportedSubmitMethods":["get","put","post","delete"]')
  const live = await openTestApp()
  expect(await page(live)).toContain('"supportedSubmitMethods":[]')
  await live.close()
})
