import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, typedPassword } from '../fields.ts'
import { problem } from '../problems.ts'

/** A change of address that waits to be confirmed. */
export const pendingEmailChange = z.object({
  newEmail: z.string(),
  expiresAt: z.iso.datetime(),
})
export type PendingEmailChange = z.infer<typeof pendingEmailChange>

/** The address a company signs in with, and its change while that waits to be confirmed. */
export const emailChange = z.object({
  email: z.string(),
  pending: pendingEmailChange.nullable(),
})
export type EmailChange = z.infer<typeof emailChange>

const own = { tag: 'accounts', access: ['Company'] } as const
const mailed = { tag: 'accounts', access: 'anyone' } as const
const link = z.object({ token: z.string(problem('linkIncomplete')).trim().min(1).max(100) })

export const getEmailChange = endpoint('getEmailChange', {
  ...own,
  status: 200,
  summary: "The signed-in company's address, and the change of it that waits to be confirmed.",
  response: emailChange,
})

export const requestEmailChange = endpoint('requestEmailChange', {
  ...own,
  status: 200,
  summary:
    'Mails a link to the new address. The address changes once that link is confirmed, within 24 hours.',
  body: z.object({ newEmail: email, currentPassword: typedPassword }),
  response: emailChange,
})

export const sendEmailChange = endpoint('sendEmailChange', {
  ...own,
  status: 200,
  summary: 'Mails a new link to the new address; the one before stops working.',
  response: emailChange,
})

export const cancelEmailChange = endpoint('cancelEmailChange', {
  ...own,
  status: 204,
  summary: 'Forgets a change that waits to be confirmed.',
})

export const readEmailLink = endpoint('readEmailLink', {
  ...mailed,
  status: 200,
  summary: 'Says what a mailed link would do to an address, without doing it.',
  body: link,
  response: z.object({
    act: z.enum(['change', 'undo']),
    company: z.string(),
    /** The address that the company's account would have. */
    email: z.string(),
  }),
})

export const confirmEmailChange = endpoint('confirmEmailChange', {
  ...mailed,
  status: 204,
  summary: 'Changes the address with the token mailed to the new one. Repeated, it answers the same.',
  body: link,
})

export const undoEmailChange = endpoint('undoEmailChange', {
  ...mailed,
  status: 204,
  summary:
    'Gives an account the address before back, with the token mailed there when it was changed, for seven days. All sessions end.',
  body: link,
})
