import { apart } from '../apart.ts'
import { siteName } from './language.ts'

export { siteName as sender } from './language.ts'

export const hello = 'Hello,'
export const helloTo = (name: string) => `Hello ${apart(name)},`
/** Signature of a mail. */

export const resetSubject = `Your ${siteName} reset code`
export const resetAsked = `Somebody asked for a new password for your company's account at ${siteName}.`
export const resetCode = 'Your reset code'
export const chooseNewPassword = 'Choose a new password'
export const resetCodeLife = (minutes: number) =>
  `The code works once, for ${minutes} minutes. If it was not you who asked, you need not do anything: your password stays as it is.`

export const changedSubject = `Your ${siteName} password was changed`
const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Karachi',
})
/** `at` in ms. */
export const passwordChangedAt = (at: number) =>
  `The password of your company's account at ${siteName} was changed on ${time.format(at)}, Pakistan time. Other devices were signed out.`
export const ifItWasNotYou = 'If this was you, all is well. If it was not, choose a new password at once:'

export const confirmSubject = 'Please confirm your email address'
export const confirmAsked = `Your company has an account at ${siteName} now. Please confirm that this mailbox is yours:`
export const confirmEmail = 'Confirm email address'
export const confirmLife = (days: number) =>
  `The link works for ${days} days. If you did not open an account, you need not do anything.`

export const newAddressSubject = 'Please confirm your new email address'
export const newAddressAsked = `Somebody wants to use this address to log in to a company's account at ${siteName}. Please confirm that this mailbox is yours:`
export const newAddressByDesk = `We were asked to use this address for your company's account at ${siteName}, because it cannot open its old mailbox any more. Please confirm that this mailbox is yours. The address changes then; after that, set a new password with “Forgot password?”.`
export const newAddressLife = (hours: number) =>
  `The link works for ${hours} hours. If you do not know about this, you need not do anything.`
export const addressChangedSubject = `Your ${siteName} email address was changed`
/** `at` in ms. */
export const addressChangedAt = (newEmail: string, at: number) =>
  `The email address of your company's account at ${siteName} was changed to ${newEmail} on ${time.format(at)}, Pakistan time. This address can no longer log in, and gets no more mail from us. Other devices were signed out.`
export const undoWithin = (days: number) =>
  `If it was not you, or it was a mistake, you can undo it within ${days} days:`
export const undoChange = 'Undo the change'
export const ifNotYouWrite = (helpEmail: string) =>
  `If this was you, all is well. If it was not, write to us at once: ${helpEmail}`

export const outboxTitle = 'Outbox of the demo'
export const outboxText =
  'The demo sends no mail. What it would send lies here, newest first; a mail takes a few seconds. Load the page again to see more.'
export const backToTameer = `Back to ${siteName}`
export const noMail = 'No mail yet.'
export const sentTo = (address: string) => `To ${address}`
