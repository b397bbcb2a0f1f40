// The part of the settings for the login address. It is fetched when that part is shown.
export { sendAgain } from './accounts.ts'
export { currentPassword, currentPasswordMissing } from './passwords.ts'
export { enterEmail as newEmailMissing } from './problems.ts'

export const lead = 'You log in with this address, and we write to it.'
export const loading = 'Loading email address...'
export const change = 'Change email address'
export const changeLead =
  'We send a link to the new address. The address changes when you confirm it there. The old one is told, and can undo it for seven days.'
export const newEmail = 'New email address'
export const send = 'Send link'
export const sending = 'Sending...'
export const linkSent = 'We have sent the link'
export const changed = 'Your email address was changed'
export const cancelled = 'Your email address stays as it is'
export const cancelChange = 'Keep the old address'
export const waiting = <Part>(newEmail: Part, until: string) => [
  'Your address changes to ',
  newEmail,
  ` when you open the link in the mail we sent there, and confirm it. The link works until ${until}.`,
]
