import { type Problem, problem } from '@tameer/contract'
import * as z from 'zod'
import { type AppError, invalid } from '../core/errors.ts'

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

/** Parses the value with the schema. Throws `invalid`, which names every bad field. */
export function parseWith<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: ownProblem })
  if (!result.success) throw invalidFrom(result.error)
  return result.data
}

/** Fastify's validator: as `parseWith`, but returns the error. */
export function compileValidator({ schema }: { schema: z.ZodType }) {
  return (value: unknown) => {
    const result = schema.safeParse(value, { error: ownProblem })
    return result.success ? { value: result.data } : { error: invalidFrom(result.error) }
  }
}

/** Makes a query's schema refuse unknown names: a misspelt filter must not return an unfiltered list. */
export function strictQuery(query: z.ZodType | undefined): z.ZodType {
  if (query === undefined) return z.strictObject({})
  return query instanceof z.ZodObject ? query.strict() : query
}

/** A name that may be repeated to its sender. */
const plainName = /^[\w-]{1,40}$/

/** The first problem of each field under the field's name; the first of all becomes the problem of the error. */
export function invalidFrom(error: z.ZodError): AppError {
  const fields: Record<string, Problem> = {}
  for (const issue of error.issues.flatMap(ofNearest)) {
    for (const name of unknownNames(issue)) fields[name] = 'unknownParameter'
    const name = fieldOf(issue)
    if (name !== undefined && !Object.hasOwn(fields, name)) fields[name] = problemOf(issue)
  }
  const [issue] = error.issues
  const first = Object.values(fields)[0] ?? (issue ? problemOf(issue) : 'checkForm')
  return invalid(first, Object.keys(fields).length > 0 ? fields : undefined)
}

function unknownNames(issue: z.core.$ZodIssue): string[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.filter((key) => plainName.test(key)) : []
}

/**
 * For a value that fits none of several schemas: the problems with the nearest of them, unless the schema has a message
 * of its own.
 */
function ofNearest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  if (problemOf(issue) !== ('checkValue' satisfies Problem)) return [issue]
  const [nearest = []] = issue.errors.toSorted((one, other) => one.length - other.length)
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** The field's name; for a request, which is JSON in one field, the name of the field inside it. */
function fieldOf({ path }: z.core.$ZodIssue): string | undefined {
  const [first, second] = path
  if (first === undefined) return undefined
  return String(first === 'request' && second !== undefined ? second : first)
}

/** The messages of our schemas are problems; `ownProblem` makes those of schemas without a message. */
function problemOf({ message }: z.core.$ZodIssue): Problem {
  return message as Problem
}

/** Problems for fields whose schema has no message: zod's messages are for programmers. */
function ownProblem(issue: RawIssue): Problem {
  if (!issue.path?.length && issue.code === 'invalid_type') return 'sendFields'
  if (issue.code === 'unrecognized_keys') return 'unknownParameter'
  if (issue.input === undefined || issue.input === '') return 'fillIn'
  if (issue.code === 'too_big')
    return problem('atMost', { maximum: Number(issue.maximum), of: unit(issue.origin) })
  if (issue.code === 'too_small')
    return problem('atLeast', { minimum: Number(issue.minimum), of: unit(issue.origin) })
  return 'checkValue'
}

function unit(origin: string) {
  if (origin === 'string') return 'characters'
  return origin === 'array' ? 'entries' : undefined
}
