import { addresses, deskAddresses, fillPath, type Session, session } from '@tameer/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { addPortfolio } from './rows.ts'
import type { TestApp } from './test-app.ts'

let count = 0

export interface TestCompany extends Session {
  password: string
  /** Header with the session's token. */
  headers: { authorization: string }
}

/** Fields of a valid sign-up, with overrides. */
export function signUpFields(overrides: Record<string, unknown> = {}) {
  count += 1
  const password = 'a long enough password'
  return {
    name: `Builders ${count}`,
    email: `builders-${count}@example.com`,
    password,
    confirmPassword: overrides.password ?? password,
    categoryIds: [5],
    ...overrides,
  }
}

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}

/** Signs a company up through the API. */
export async function signUpCompany(
  app: FastifyInstance,
  overrides: Record<string, unknown> = {},
): Promise<TestCompany> {
  const fields = signUpFields(overrides)
  const response = await call(app, 'signUp', { payload: fields })
  if (response.statusCode !== 201)
    throw new Error(`sign-up answered ${response.statusCode}: ${response.body}`)
  const opened = session.parse(response.json())
  return { ...opened, password: String(fields.password), headers: bearer(opened.token) }
}

/** Like `signUpCompany`, with a project, so that visitors find the company. */
export async function signUpShown({ app, context }: TestApp): Promise<TestCompany> {
  const company = await signUpCompany(app)
  await addPortfolio(context.db, company.user.id)
  return company
}

interface CallOptions {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  payload?: object | string | Buffer
}

const allAddresses = { ...addresses, ...deskAddresses }
export type CallName = keyof typeof allAddresses

/** Calls an endpoint by its name in the contract. */
export function call(
  app: FastifyInstance,
  name: CallName,
  { params = {}, ...options }: CallOptions = {},
): Promise<LightMyRequestResponse> {
  const { method, path } = allAddresses[name]
  return app.inject({ method, url: `/api${fillPath(path, params)}`, ...options })
}

export interface FilePart {
  field: string
  filename: string
  bytes: Buffer
  type?: string
}

/** A form as a browser sends it. A list becomes one part for each value. */
export function multipart(fields: Record<string, string | string[]>, files: FilePart[] = []) {
  count += 1
  const boundary = `----tameer${count}`
  const parts: Buffer[] = []
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) {
      parts.push(
        Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
      )
    }
  }
  for (const { field, filename, bytes, type = 'image/jpeg' } of files) {
    const disposition = `content-disposition: form-data; name="${field}"; filename="${filename}"`
    parts.push(
      Buffer.from(`--${boundary}\r\n${disposition}\r\ncontent-type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    )
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
