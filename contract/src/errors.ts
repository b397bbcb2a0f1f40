import type { HouseRefusal } from './houses/house-refusals.ts'

/** The closed list of failures that the client can tell apart. */
export const errorCodes = [
  'invalid', // a field or parameter is not acceptable
  'wrong-credentials',
  'not-signed-in',
  'forbidden',
  'code-needed', // at the desk: give a code of the second factor, then try again
  'not-found',
  'method-not-allowed', // the address has other methods: the header `Allow` names them
  'conflict', // taken already, or changed meanwhile
  'plan-limit', // the company's plan allows no more of this
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
  'busy', // a queue is full: try again shortly
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** The body of every failed call. `message` is written for the person at the screen (decision D4). */
export interface ErrorBody {
  message: string
  code: ErrorCode
  /** Of a house file: which refusal it is, for the client to act on. */
  reason?: HouseRefusal
  /** Problems by the field names of the form. */
  fields?: Record<string, string>
  /** With `conflict`: the values stored now, by field name, that the write would have overwritten. */
  current?: Record<string, unknown>
  /** With a `conflict` about a request's estimate: its present total. */
  totalPkr?: number
}
