// Setting up an authenticator app, and keeping recovery codes.

import { siteName } from './language.ts'

export { copyFailed } from './desk-shared.ts'

export const qrLabel = 'QR code for your authenticator app'
export const scan = 'Scan this with your authenticator app.'
export const onThisPhone = 'Is the app on this device? Then open it from here.'
export const openApp = 'Open the app'
export const byHand = 'Or type this key into the app'
export const copyKey = 'Copy the key'
export const keyCopied = 'Key copied'

export const recoveryCodes = 'Recovery codes'
export const recoveryLead =
  'Each of these logs you in once when your phone is lost. They are shown only now. Keep them where nobody else finds them, and not on the phone.'
export const copyCodes = 'Copy'
export const codesCopied = 'Codes copied'
export const saveCodes = 'Save as file'
export const printCodes = 'Print'
export const codesOf = (email: string) => `${siteName}, recovery codes of ${email}`
