import { parsePhone, phoneProblem } from '@tameer/contract'
import { invalidField } from '../errors.ts'

/** The typed number as E.164, and '' as it is. Throws `invalid` for a malformed number. */
export function storedPhone(field: string, typed: string): string {
  if (typed === '') return ''
  const number = parsePhone(typed)
  if (number === undefined) throw invalidField(field, phoneProblem(typed))
  return number
}
