// The code of an authenticator app, after the password and before sensitive acts.

import { apart } from '../apart.ts'
import { siteName } from './language.ts'

export { passwordMissing, sending } from './actions.ts'
export { enterCode as codeMissing } from './desk-problems.ts'
export { password } from './labels.ts'

export const title = 'Enter the code'
export const lead = `Your password is right. Now open your authenticator app and type the six digits it shows for ${siteName}.`
export const code = 'Code'
export const codeHint = 'Six digits. A new one comes every half minute.'
export const codeHintSent = 'Six digits, sent with the last one. A new code comes every half minute.'
export const recoveryCode = 'Recovery code'
export const recoveryCodeHint = 'One of the ten you kept when you set up your account. Each works once.'
export const useRecoveryCode = 'Use a recovery code'
export const useApp = 'Use the authenticator app'
export const logIn = 'Log in'
export const loggingIn = 'Logging in…'
export const somebodyElse = 'Log in as somebody else'
export const noApp =
  'Neither the phone nor a recovery code? Whoever runs the server can set up your account again.'

export const again = 'Please enter a code'
export const againLead =
  'What you are doing is sensitive, and your last code was some minutes ago. What you typed is kept.'
export const goOn = 'Go on'

export const ended = 'Your session has ended'
export const endedLead = (email: string) =>
  `What you typed is kept. Log in again as ${apart(email)} to go on where you were.`
