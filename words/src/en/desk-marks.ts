// Checking licences and registrations at the desk.
export { cancel, tryAgain } from './actions.ts'
export { kinds, refusals } from './mark-mails.ts'
export { day } from './marks.ts'

export const title = 'Licences and registrations'
export const lead =
  'Licences and registrations that companies entered. Compare number, name and last day with the document and the public register.'
export const loading = 'Loading marks...'
export const waitingTab = (count: number) => `Waiting (${count})`
export const checkedTab = (expiring: number) =>
  expiring === 0 ? 'Shown' : `Shown (${expiring} end within 30 days)`
export const nothingWaits = 'No mark waits to be checked.'
export const nothingShown = 'No mark is shown.'
export const more = 'More marks'
/** The name for which the mark was checked before. */
export const renamedFrom = (name: string) => `Checked before for “${name}”, the company's old name`
export const enteredOn = (day: string) => `Entered on ${day}`
export const checkedOn = (day: string) => `Checked on ${day}`
export const endsOn = (day: string) => `Valid until ${day}`
export const neverEnds = 'Has no last day'
export const number = (number: string) => `Number ${number}`
export const holder = (name: string) => `Registered name: ${name}`
export const register = 'Public register'
export const documentPicture = 'The document'
export const show = 'Show the document'
export const accept = 'Accept'
export const acceptQuestion = (kind: string, company: string) => `Accept: ${kind} of ${company}?`
export const refuse = 'Refuse'
export const takeBack = 'Take back'
export const refuseQuestion = (kind: string, company: string) => `Refuse: ${kind} of ${company}?`
export const refuseText = 'The document is deleted, and the company is mailed why.'
export const lastDay = 'Valid until'
export const lastDayHint = 'As the register has it, else as on the document'
export const reason = 'Reason'
export const chooseReason = 'Choose a reason'
export const reasonMissing = 'Please choose a reason'
export const wordsMissing = 'Please write to the company why'
export const dayMissing = 'Please enter the last day'
export const end = 'That is all.'
export const words = 'What to add'
export const wordsHint = 'In the mail to the company'
export const accepted = 'Accepted. Visitors see it now'
export const refused = 'Refused. The company is told why'
