export const hello = 'Hello,'
export const helloTo = (name: string) => `Hello ${name},`

export const resetSubject = 'Your Tameer reset code'
export const resetAsked = "Somebody asked for a new password for your company's account at Tameer."
export const resetCode = 'Your reset code'
export const chooseNewPassword = 'Choose a new password'
export const resetCodeLife = (minutes: number) =>
  `The code works once, for ${minutes} minutes. If it was not you who asked, you need not do anything: your password stays as it is.`

export const changedSubject = 'Your Tameer password was changed'
const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Karachi',
})
/** `at` in ms. */
export const passwordChangedAt = (at: number) =>
  `The password of your company's account at Tameer was changed on ${time.format(at)}, Pakistan time. Other devices were signed out.`
export const ifItWasNotYou = 'If this was you, all is well. If it was not, choose a new password at once:'

export const confirmSubject = 'Please confirm your email address'
export const confirmAsked =
  'Your company has an account at Tameer now. Please confirm that this mailbox is yours:'
export const confirmEmail = 'Confirm email address'
export const confirmLife = (days: number) =>
  `The link works for ${days} days. If you did not open an account, you need not do anything.`

export const outboxTitle = 'Outbox of the demo'
export const outboxText =
  'The demo sends no mail. What it would send lies here, newest first; a mail takes a few seconds. Load the page again to see more.'
export const backToTameer = 'Back to Tameer'
export const noMail = 'No mail yet.'
export const sentTo = (address: string) => `To ${address}`
