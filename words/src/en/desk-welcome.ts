// The first-time link for a person at the desk.
import { apart } from '../apart.ts'
import type { roles } from './desk.ts'

export { newPasswordMissing } from './actions.ts'
export { enterCode as codeMissing } from './desk-problems.ts'
export { passwordHint, passwordTooShort } from './passwords.ts'

export const title = 'Welcome to the desk'
export const loading = 'Reading your link…'
export const loadingFailed = (why: string) => `Your link could not be read. ${why}`
export const linkUsed =
  'This link has expired, was used already, or is not complete. If you have set up your account, log in. Otherwise ask whoever runs the server for a new link.'
export const logIn = 'Log in'
export const lead = (name: string, role: keyof typeof roles) =>
  `${apart(name)}, you are to work here as ${role === 'Operator' ? 'an operator' : 'an editor'}. Three steps, and your account is ready.`
export const passwordStep = '1. A password'
export const password = 'Password'
export const appStep = '2. An authenticator app'
export const appLead =
  'Each time you log in, an app on your phone shows a code. Any authenticator app will do.'
export const codeStep = '3. A code from the app'
export const code = 'Code'
export const codeHint = 'The six digits that the app shows now.'
export const ready = 'Set up the account'
export const settingUp = 'Setting up…'

export const keepTitle = 'Keep these codes'
export const kept = 'I have kept them: to the desk'
