// Licences and registrations in the settings of a company.

import { siteName } from './language.ts'

export { kinds, refusals } from './mark-mails.ts'
export { day } from './marks.ts'

export const lead = `Enter what you have. An operator of ${siteName} checks it; visitors see it only then, with the day of the check. Nobody else sees numbers and documents.`
export const loading = 'Loading licences and registrations...'
export const forWhom = {
  pec: 'For construction',
  pcatp: 'For architects',
  registration: 'SECP or firm',
  ntn: 'For every company',
}
export const notEntered = 'Not entered'
export const states = {
  entered: 'Waits to be checked',
  checked: 'Checked and shown',
  refused: 'Not accepted',
  expired: 'Expired, not shown any more',
}
/** Said of a checked one that ends soon; 0 on its last day. */
export const daysLeft = (days: number) =>
  days < 1 ? 'Checked, ends today' : days === 1 ? 'Checked, 1 day left' : `Checked, ${days} days left`
export const validUntil = (day: string) => `valid until ${day}`
export const checkedOn = (day: string) => `checked on ${day}`
export const renamed = 'It is checked again, because your company has another name now.'
export const why = (reason: string) => `Reason: ${reason}.`
export const openDocument = 'Download the document'
export const withdraw = 'Withdraw'
export const withdrawn = 'Withdrawn'
export const enter = 'Enter'
export const enterAgain = 'Enter again'
export const renew = 'Enter the renewed one'
export const change = 'Change'
/** Distinguishes buttons of several kinds. */
export const ofKind = (label: string, kind: string) => `${label}: ${kind}`
/** Distinguishes buttons of several entries of one kind. */
export const actOn = (act: string, kind: string, state: string) => `${act}: ${kind}, ${state}`
export const number = 'Number'
export const numberHints = {
  pec: 'As on the licence, for instance C-4/12345',
  pcatp: 'As on the certificate',
  registration: 'As on the certificate',
  ntn: 'For instance 1234567-8',
}
export const holder = 'Name that is registered'
export const lastDay = 'Valid until'
export const lastDayHint = 'The last day, as on the document'
export const document = 'Document'
export const documentHint = (megabytes: number) => `A PDF, JPEG or PNG file of at most ${megabytes} MB`
export const documentMissing = 'Please choose the document'
export const numberMissing = 'Please enter the number'
export const holderMissing = 'Please enter the name'
export const dayMissing = 'Please enter the last day'
export const send = 'Send to be checked'
export const sending = 'Sending...'
export const sent = 'Sent. We mail you once it is checked'
