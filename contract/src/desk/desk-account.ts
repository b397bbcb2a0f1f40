import * as z from 'zod'
import { ownSession } from '../accounts/auth.ts'
import { deskEndpoint } from '../endpoint.ts'
import { deskPassword, typedCode, typedPassword, uuid } from '../fields.ts'
import { deskRoles } from '../permissions.ts'
import { problem } from '../problems.ts'

const anyoneAtDesk = { tag: 'desk', access: deskRoles } as const

/** A time-based code of six digits, or a recovery code. Spaces and hyphens are ignored. */
const code = typedCode(40, problem('enterCode'), problem('codeWrong'))
const welcomeToken = z.string(problem('linkIncomplete')).trim().min(1, problem('linkIncomplete')).max(100)

/** Data for an authenticator app: the secret in base32, and the same as the address in a QR code. */
const factor = { secret: z.string(), uri: z.string() }
const recoveryCodes = z.array(z.string())

export const readWelcome = deskEndpoint('readWelcome', {
  tag: 'desk',
  access: 'anyone',
  status: 200,
  summary: 'Shows who a first-time link is for, and the secret of the second factor. The link stays valid.',
  body: z.object({ token: welcomeToken }),
  response: z.object({ name: z.string(), email: z.string(), role: z.enum(deskRoles), ...factor }),
})

export const takeWelcome = deskEndpoint('takeWelcome', {
  tag: 'desk',
  access: 'anyone',
  status: 201,
  summary: 'Sets the password with a first-time link and a code, uses the link up, and signs in.',
  body: z.object({ token: welcomeToken, newPassword: deskPassword, code }),
  response: z.object({ token: z.string(), recoveryCodes }),
})

/** The account that is signed in at the desk. */
export const deskAccount = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(deskRoles),
  /** Time at which this session gave a code; null until then. */
  codeAt: z.iso.datetime().nullable(),
  /** Seconds until this session ends at the latest, in use or not. */
  secondsLeft: z.int(),
  recoveryCodesLeft: z.int(),
})
export type DeskAccount = z.infer<typeof deskAccount>

export const getDeskAccount = deskEndpoint('getDeskAccount', {
  ...anyoneAtDesk,
  beforeCode: true,
  status: 200,
  summary: 'Who is signed in at the desk.',
  response: deskAccount,
})

export const giveCode = deskEndpoint('giveCode', {
  ...anyoneAtDesk,
  beforeCode: true,
  status: 200,
  summary: 'Gives a code of the second factor or a recovery code, which counts once.',
  body: z.object({ code }),
  response: deskAccount,
})

export const leaveDesk = deskEndpoint('leaveDesk', {
  ...anyoneAtDesk,
  beforeCode: true,
  status: 204,
  summary: 'Ends the session of the bearer token.',
})

export const changeDeskPassword = deskEndpoint('changeDeskPassword', {
  ...anyoneAtDesk,
  fresh: true,
  status: 204,
  summary: "Changes the signed-in person's password and ends the other sessions.",
  body: z.object({ currentPassword: typedPassword, newPassword: deskPassword }),
})

export const prepareSecondFactor = deskEndpoint('prepareSecondFactor', {
  ...anyoneAtDesk,
  fresh: true,
  status: 200,
  summary: 'Makes a secret for another authenticator app; the present one stays until a code confirms it.',
  response: z.object(factor),
})

export const changeSecondFactor = deskEndpoint('changeSecondFactor', {
  ...anyoneAtDesk,
  fresh: true,
  status: 204,
  summary: 'Puts the prepared secret in place of the present one, with a code of the new app.',
  body: z.object({ code }),
})

export const makeRecoveryCodes = deskEndpoint('makeRecoveryCodes', {
  ...anyoneAtDesk,
  fresh: true,
  status: 201,
  summary: 'Makes ten new recovery codes; the ones before stop working.',
  response: z.object({ recoveryCodes }),
})

export const listDeskSessions = deskEndpoint('listDeskSessions', {
  ...anyoneAtDesk,
  status: 200,
  summary: "Lists the signed-in person's sessions, last used first.",
  response: z.object({ data: z.array(ownSession) }),
})

export const endDeskSession = deskEndpoint('endDeskSession', {
  ...anyoneAtDesk,
  status: 204,
  summary: "Ends one of the signed-in person's sessions.",
  params: z.object({ id: uuid }),
})
