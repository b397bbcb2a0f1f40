import * as z from 'zod'
import { maxLength } from './limits.ts'
import { httpLink } from './links.ts'
import { cleanLine, cleanText } from './text.ts'

// A raw field may be somewhat longer than what is kept of it (spaces, carriage returns), never without bound.
const slack = 2

/** One line of text, cleaned; `required` is the sentence shown when it is empty. */
export function line(max: number, required?: string) {
  return z
    .string(required)
    .max(max * slack, `Please use at most ${max} characters`)
    .transform(cleanLine)
    .pipe(
      z
        .string()
        .min(required ? 1 : 0, required)
        .max(max, `Please use at most ${max} characters`),
    )
}

/** Text of several lines, cleaned. */
export function paragraphs(max: number, required?: string) {
  return z
    .string(required)
    .max(max * slack, `Please use at most ${max} characters`)
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(required ? 1 : 0, required)
        .max(max, `Please use at most ${max} characters`),
    )
}

/** An http or https address, or nothing. */
export const link = line(maxLength.link).transform((text, context) => {
  if (text === '') return ''
  const found = httpLink(text)
  if (found && found.length <= maxLength.link) return found
  context.issues.push({
    code: 'custom',
    message: 'Please enter a web address that starts with http:// or https://',
    input: text,
  })
  return z.NEVER
})

/** An e-mail address as typed, ends trimmed. */
export const email = z
  .string('Please enter your email address')
  .max(maxLength.email, 'Please enter a shorter email address')
  .transform((text) => text.trim())
  .pipe(
    z.string().min(1, 'Please enter your email address').pipe(z.email('Please enter a valid email address')),
  )

/** A whole number such as a catalogue id, from a query or a form field. */
export const idNumber = z.coerce.number<string | number>().int().min(1).max(2_147_483_647)

export const uuid = z.uuid('This is not a valid id')
