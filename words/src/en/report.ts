// The form for reporting something to the desk.

import { siteName } from './language.ts'

export const titles = {
  profile: 'Report this company',
  project: 'Report this project',
  request: 'Report this request',
  quote: 'Report this quote',
  'house-entry': 'Report this entry',
}
export const lead = `Somebody at ${siteName} reads what you write and looks at it. Whose it is does not hear from us who reported it.`
/** For an entry of a house file. */
export const entryLead = `Somebody at ${siteName} reads what you write and sees this entry with its pictures: no name, no sum and no other entry of the house. Whose it is does not hear from us who reported it.`
export const reason = 'What is wrong'
export const chooseReason = 'Choose what is wrong'
export const reasonMissing = 'Please choose what is wrong'
export const reasons = {
  'wrong-facts': 'Facts that are not right',
  'not-own-work': 'Work or pictures that are somebody else’s',
  twice: 'Twice the same',
  'contact-misused': 'Contact details that lead to somebody else',
  offensive: 'Words or pictures that offend people',
  spam: 'Advertising',
  fraud: 'Fraud, or somebody was deceived',
  law: 'Something the law does not allow',
  other: 'Something else',
}
export const words = 'In your words'
export const wordsHint = 'What we should look at, and how you know.'
export const wordsMissing = 'Please write what is wrong'
export const email = 'Your email'
export const emailHint =
  'Only if you want to hear what comes of it. We write to you once and then delete the address from the report.'
export const send = 'Send report'
export const sending = 'Sending…'
export const sent = 'Thank you. We will look at it'
export const sentAndTold = 'Thank you. We will look at it and write to you'
