import * as z from 'zod'
import { user } from '../companies/companies.ts'
import { endpoint } from '../endpoint.ts'
import {
  catalogueId,
  email,
  line,
  newPassword,
  repeatedPassword,
  typedCode,
  typedPassword,
  uuid,
} from '../fields.ts'
import { maxCategoriesPerCompany, maxLength } from '../limits.ts'
import { deskRoles } from '../permissions.ts'
import { problem } from '../problems.ts'

export const signUpBody = z
  .object({
    name: line(maxLength.name, problem('enterName')),
    email,
    password: newPassword,
    confirmPassword: repeatedPassword,
    categoryIds: z
      .array(catalogueId, problem('chooseCategory'))
      .min(1, problem('chooseCategory'))
      .max(maxCategoriesPerCompany, problem('chooseFewerCategories')),
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    message: problem('passwordsDiffer'),
  })

export const session = z.object({ user, token: z.string() })
export type Session = z.infer<typeof session>

/** A session at the desk. It has almost no rights until it has given a code. */
export const deskSession = z.object({
  desk: z.object({ name: z.string(), role: z.enum(deskRoles) }),
  token: z.string(),
})
export type DeskSession = z.infer<typeof deskSession>
export type SignUpBody = z.infer<typeof signUpBody>

const account = { tag: 'accounts', access: 'anyone' } as const

export const signUp = endpoint('signUp', {
  ...account,
  status: 201,
  summary: 'Opens a company account and signs it in.',
  body: signUpBody,
  response: session,
})

export const logIn = endpoint('logIn', {
  ...account,
  status: 200,
  summary: 'Signs a company in; or somebody of the desk, who then gives a code.',
  body: z.object({ email, password: typedPassword }),
  response: z.union([session, deskSession]),
})

export const logOut = endpoint('logOut', {
  ...account,
  access: ['Company'],
  status: 204,
  summary: 'Ends the session of the bearer token.',
})

/**
 * Response to a reset request, the same for known and unknown addresses (decision D10). `resetCode` only in demo
 * mode.
 */
export const resetRequested = z.object({ message: z.string(), resetCode: z.string().optional() })
export type ResetRequested = z.infer<typeof resetRequested>

export const forgotPassword = endpoint('forgotPassword', {
  ...account,
  status: 200,
  summary: 'Mails a reset code to the address, if an account has it.',
  body: z.object({ email }),
  response: resetRequested,
})

export const resetPassword = endpoint('resetPassword', {
  ...account,
  status: 200,
  summary: 'Sets a new password with the mailed code and ends all sessions of the account.',
  body: z.object({
    email,
    resetCode: typedCode(100, problem('enterResetCode')),
    newPassword,
  }),
  response: z.object({ message: z.string() }),
})

const done = z.object({ message: z.string() })

export const confirmEmail = endpoint('confirmEmail', {
  ...account,
  status: 200,
  summary: 'Confirms that the mailbox is read by whoever signed up, with the token mailed to it.',
  body: z.object({ token: z.string(problem('linkIncomplete')).trim().min(1).max(100) }),
  response: done,
})

export const sendConfirmation = endpoint('sendConfirmation', {
  ...account,
  access: ['Company'],
  status: 200,
  summary: 'Mails the signed-in company another confirmation link; the one before stops working.',
  response: done,
})

/** One of a company's own sessions. */
export const ownSession = z.object({
  id: z.string(),
  /** Names of browser and system, for a person to read. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** Rounded to the minute. */
  lastUsedAt: z.iso.datetime(),
  /** True for the session that this call came with. */
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

export const listSessions = endpoint('listSessions', {
  ...account,
  access: ['Company'],
  status: 200,
  summary: "Lists the signed-in company's sessions, last used first.",
  response: z.object({ data: z.array(ownSession) }),
})

export const endSession = endpoint('endSession', {
  ...account,
  access: ['Company'],
  status: 204,
  summary: "Ends one of the signed-in company's sessions.",
  params: z.object({ id: uuid }),
})

export const endAllSessions = endpoint('endAllSessions', {
  ...account,
  access: ['Company'],
  status: 204,
  summary: "Ends all of the signed-in company's sessions, this one too.",
})
