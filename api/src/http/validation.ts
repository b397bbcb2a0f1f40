import type * as z from 'zod'
import { type AppError, invalid } from '../core/errors.ts'

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

/** The value as the schema makes it. Throws `invalid` naming every bad field. */
export function parseWith<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: plainSentence })
  if (!result.success) throw invalidFrom(result.error)
  return result.data
}

/** Fastify's validator: as `parseWith`, with the error as a value. */
export function compileValidator({ schema }: { schema: z.ZodType }) {
  return (value: unknown) => {
    const result = schema.safeParse(value, { error: plainSentence })
    return result.success ? { value: result.data } : { error: invalidFrom(result.error) }
  }
}

/** The first problem of each field under the field's name; the first of all is the message. */
export function invalidFrom(error: z.ZodError): AppError {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const name = issue.path.length > 0 ? String(issue.path[0]) : undefined
    if (name !== undefined && !Object.hasOwn(fields, name)) fields[name] = issue.message
  }
  const message = Object.values(fields)[0] ?? error.issues[0]?.message ?? 'Please check what you entered'
  return invalid(message, Object.keys(fields).length > 0 ? fields : undefined)
}

/** For fields whose schema has no message of its own: zod's messages are for programmers. */
function plainSentence(issue: RawIssue): string {
  if (!issue.path?.length && issue.code === 'invalid_type') return 'Please send the fields of this form'
  if (issue.input === undefined || issue.input === '') return 'Please fill this in'
  if (issue.code === 'too_big') return `Please use at most ${issue.maximum}${unit(issue.origin)}`
  if (issue.code === 'too_small') return `Please use at least ${issue.minimum}${unit(issue.origin)}`
  return 'Please check this value'
}

function unit(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' entries' : ''
}
