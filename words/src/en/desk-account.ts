// The account of the person signed in at the desk.
export { cancel, passwordUpdated } from './actions.ts'
export { enterCode as codeMissing } from './desk-problems.ts'
export { devices, loadingDevices, signedOut } from './sessions.ts'

export const title = 'Your account'
export const name = 'Name'
export const email = 'Email'
export const role = 'Role'
export const madeOnServer = 'Name, address and role are set on the server.'

export const password = 'Password'
export const passwordLead = 'When it changes, your other devices are signed out.'
export const changePassword = 'Change password'
export const changingPassword = 'Changing...'

export const app = 'Authenticator app'
export const appLead =
  'A new phone or another app: set it up here while you still have the present one. Your other devices are signed out.'
export const setUpApp = 'Set up another app'
export const settingUpApp = 'Preparing…'
export const newAppCode = 'Code of the new app'
export const newAppHint = 'The six digits that the new app shows now. Until then the present app stays.'
export const useNewApp = 'Use the new app'
export const changingApp = 'Changing…'
export const appChanged = 'The new authenticator app is in use'

export const recovery = 'Recovery codes'
export const recoveryLeft = (left: number) =>
  left === 0 ? 'You have none left.' : left === 1 ? 'You have 1 left.' : `You have ${left} left.`
export const makeCodes = 'Make ten new codes'
export const makeCodesQuestion = 'Make new recovery codes?'
export const makeCodesText = 'The codes you have now stop working.'
export const makeThem = 'Make new codes'
export const making = 'Making…'
export const codesKept = 'I have kept them'

export const devicesLead =
  'Every browser in which you are logged in here. A session ends by itself after 12 hours, or after 30 minutes without use.'
