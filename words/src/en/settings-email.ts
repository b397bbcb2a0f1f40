// The part of the settings for the login address. It is fetched when that part is shown.
export { sendAgain } from './accounts.ts'
export { tryAgain } from './actions.ts'
export { enterEmail as newEmailMissing } from './problems.ts'
export { currentPassword, currentPasswordMissing } from './settings.ts'

export const lead = 'You log in with this address, and we write to it.'
export const loading = 'Loading email address...'
export const change = 'Change email address'
export const changeLead =
  'We send a link to your old and to your new address. The address changes at once when you have used both. If you can use the new one alone, it changes seven days later, unless the old mailbox stops it.'
export const newEmail = 'New email address'
export const send = 'Send links'
export const sending = 'Sending...'
export const linksSent = 'We have sent the links'
export const changed = 'Your email address was changed'
export const cancelled = 'Your email address stays as it is'
export const cancelChange = 'Keep the old address'
export const waiting = <Part>(newEmail: Part, until: string) => [
  'Your address changes to ',
  newEmail,
  ` when both mailboxes have confirmed. The links work until ${until}.`,
]
export const oldMailbox = 'Old mailbox'
export const newMailbox = 'New mailbox'
export const confirmed = 'Confirmed'
export const notConfirmed = 'Not confirmed yet: open the link in our mail.'
export const oldMailboxLost = <Part>(help: Part) => [
  'Can you no longer open your old mailbox? Then write to us: ',
  help,
]
/** `on` is the day of the change. */
export const holdsOn = <Part>(newEmail: Part, on: string) => [
  'Your address changes to ',
  newEmail,
  ` on ${on}, unless the old mailbox stops it. It changes at once when the old mailbox confirms.`,
]
