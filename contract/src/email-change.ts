import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { email, typedPassword } from './fields.ts'
import { problem } from './problems.ts'

/** A change of address that waits to be confirmed. */
export const pendingEmailChange = z.object({
  newEmail: z.string(),
  /** True once the link mailed to the present address was used to agree. */
  oldConfirmed: z.boolean(),
  /** True once the link mailed to the new address was used. */
  newConfirmed: z.boolean(),
  expiresAt: z.iso.datetime(),
  /** When it changes although the old mailbox has not agreed; null until the new one has confirmed. */
  holdsAt: z.iso.datetime().nullable(),
})
export type PendingEmailChange = z.infer<typeof pendingEmailChange>

/** The address a company signs in with, and its change while that waits to be confirmed. */
export const emailChange = z.object({
  email: z.string(),
  /** Address for a company that cannot open its old mailbox; null when the operator names none. */
  helpEmail: z.string().nullable(),
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
    'Mails a link to both addresses. Once both were used the address changes; with the new one alone after seven days.',
  body: z.object({ newEmail: email, currentPassword: typedPassword }),
  response: emailChange,
})

export const sendEmailChange = endpoint('sendEmailChange', {
  ...own,
  status: 200,
  summary: 'Mails new links where the change is not confirmed yet; the ones before stop working.',
  response: emailChange,
})

export const cancelEmailChange = endpoint('cancelEmailChange', {
  ...own,
  status: 204,
  summary: 'Forgets a change that waits to be confirmed.',
})

export const confirmEmailChange = endpoint('confirmEmailChange', {
  ...mailed,
  status: 200,
  summary: 'Agrees to a change of address with the token mailed to one of the two mailboxes.',
  body: link,
  /** The mailbox that has not agreed yet; null once the address is changed. */
  response: z.object({ waitsFor: z.enum(['old', 'new']).nullable() }),
})

export const stopEmailChange = endpoint('stopEmailChange', {
  ...mailed,
  status: 204,
  summary:
    'Stops a change of address with the token mailed to the old mailbox, or undoes one made in the last seven days.',
  body: link,
})
