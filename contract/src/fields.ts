import * as z from 'zod'
import { composedPassword } from './accounts/passwords.ts'
import { maxLength, maxPasswordLength, minDeskPasswordLength, minPasswordLength } from './limits.ts'
import { linkOrProfile } from './links.ts'
import type { TextField } from './portfolios/portfolio-texts.ts'
import { type Problem, problem } from './problems.ts'
import { asSeen, cleanLine, cleanText, isVisible } from './text.ts'

// Cleaning shortens a text (spaces, carriage returns), so a raw field may be up to so many times as long as its
// limit.
const slack = 2

function atMost(maximum: number): Problem {
  return problem('atMost', { maximum, of: 'characters' })
}

/** One line of text, cleaned; `required` is the problem of a text without anything visible. */
export function line(max: number, required?: Problem) {
  return cleaned(cleanLine, max, required)
}

/** Text of several lines, cleaned. */
export function paragraphs(max: number, required?: Problem) {
  return cleaned(cleanText, max, required)
}

function cleaned(clean: (text: string) => string, max: number, required?: Problem) {
  const tooLong = atMost(max)
  return z
    .string(required)
    .max(max * slack, tooLong)
    .transform(clean)
    .pipe(
      z
        .string()
        .max(max, tooLong)
        .refine((text) => required === undefined || isVisible(text), required),
    )
}

/** An http or https address, or an empty text. With `profiles` also a name such as `@alisons`. */
export function link(profiles?: string) {
  return line(maxLength.link).transform((text, context) => {
    if (text === '') return ''
    const found = linkOrProfile(text, profiles)
    if (found && found.length <= maxLength.link) return found
    context.issues.push({
      code: 'custom',
      message: problem('enterWebAddress'),
      input: text,
    })
    return z.NEVER
  })
}

const shapes = {
  line: ({ max, required }) => line(max, required),
  paragraphs: ({ max, required }) => paragraphs(max, required),
  link: ({ profiles }) => link(profiles),
  phone: ({ max }) => line(max).transform(asSeen),
  choice: ({ max, form = /^$/ }) =>
    z.string().max(max, problem('chooseFromList')).regex(form, problem('chooseFromList')),
  email: ({ max }) => {
    const invalid = { error: problem('emailInvalid') }
    return z
      .string(invalid)
      .max(max, invalid)
      .transform(asSeen)
      .pipe(z.union([z.literal(''), z.email(invalid)], invalid))
  },
} satisfies Record<string, (field: TextField) => z.ZodType<string, string>>

/** Schema for a form's field of text. */
export function textShape(field: TextField) {
  return shapes[field.kind](field)
}

/** An e-mail address as its reader sees it. */
export const email = z
  .string(problem('enterEmail'))
  .max(maxLength.email, problem('emailTooLong'))
  .transform(asSeen)
  .pipe(
    z
      .string()
      .min(1, problem('enterEmail'))
      .pipe(z.email(problem('emailInvalid'))),
  )

const notListed = problem('chooseFromList')
const largestId = 2_147_483_647

/** A catalogue id in JSON. */
export const catalogueId = z.int(notListed).min(1, notListed).max(largestId, notListed)

/** A catalogue id in a query or a form field. */
export const idNumber = z.coerce
  .number<string | number>(notListed)
  .int(notListed)
  .min(1, notListed)
  .max(largestId, notListed)

/** The version of a thing that its caller has seen, of which the next one can still be stored. */
export function seenVersion(wrong?: Problem) {
  return z
    .int(wrong)
    .min(0, wrong)
    .max(largestId - 1, wrong)
}

/** An id of ours, stored in lower case: RFC 9562 allows callers to write it in capitals. */
export const uuid = z.uuid(problem('noId')).toLowerCase()

/** A code that is copied from a mail, an app or a list, of at most `max` characters. */
export function typedCode(max: number, missing: Problem, tooLong?: Problem) {
  return z.string(missing).transform(asSeen).pipe(z.string().min(1, missing).max(max, tooLong))
}

/** A password typed to prove who signs in. */
export const typedPassword = z
  .string(problem('enterPassword'))
  .min(1, problem('enterPassword'))
  .max(maxPasswordLength, atMost(maxPasswordLength))

function chosenPassword(minimum: number) {
  return z
    .string(problem('choosePassword'))
    .max(maxPasswordLength, atMost(maxPasswordLength))
    .transform(composedPassword)
    .pipe(z.string().min(minimum, problem('passwordTooShort', { minimum })))
}

/** A new password for a company's account (decision D15). */
export const newPassword = chosenPassword(minPasswordLength)

/** A new password typed once more. */
export const repeatedPassword = z.string(problem('enterPasswordAgain')).transform(composedPassword)

/** A new password for an account of the desk. */
export const deskPassword = chosenPassword(minDeskPasswordLength)

/** JSON in a form field of at most `maxChars` characters; an empty field gives `empty`. */
export function json<Shape extends z.ZodType>(shape: Shape, maxChars: number, empty: z.input<Shape>) {
  return z
    .string()
    .max(maxChars)
    .transform((text, context) => {
      if (text.trim() === '') return empty
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.issues.push({ code: 'custom', message: problem('noJson'), input: text })
        return z.NEVER
      }
    })
    .pipe(shape)
}
