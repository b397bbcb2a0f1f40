// Checking licences and registrations at the desk.
import { apart } from '../apart.ts'
import { inUnit } from '../figures.ts'

export { atDesk, elseWaits, nextOne, oneBefore, waits } from './desk-shared.ts'
export { kinds, refusals } from './mark-mails.ts'
export { day, markText } from './marks.ts'

export const title = 'Licences and registrations'
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
export const secondTry = 'Second try: one was refused before'
/** `C-4`. */
export const categoryName = (category: string) => `C-${category}`
export const number = (number: string) => `Number ${number}`
export const holder = (name: string) => `Registered name: ${name}`

/** Distinguishes buttons of several marks. */
export const actOn = (act: string, kind: string, company: string) => `${act}: ${kind}, ${apart(company)}`
export const check = 'Check'
export const checkTitle = (kind: string, company: string) => `Check: ${kind} of ${company}`
/** Place of a mark in the list. */
export const placeOf = (place: number, count: number) => `${place} of ${count}`
/** Name of the picture of a document. */
export const documentOf = (kind: string, company: string) => `The document: ${kind}, ${apart(company)}`
export const noDocument = 'The document is not kept any more.'
export const show = 'Show the document'

export const lines = 'The company wrote'
export const linesHint = 'Tick each line that agrees with the document and the public register.'
export const lineNames = {
  number: 'Number',
  holder: 'Registered name',
  company: 'Name',
  category: 'Category',
  validUntil: 'Valid until',
}
/** Limit of a category of PEC, in PKR; null: none. */
export const upTo = (pkr: number | null) => {
  if (pkr === null) return 'no limit'
  const { figure, unit } = inUnit(pkr)
  return `up to ${figure} ${unit}`
}
/** After the text of a line, in the name of its box. */
export const agrees = 'agrees'
export const tickMissing = 'Please tick this once it agrees. If it does not, refuse it'
export const ticksLeft = (count: number) => {
  if (count === 0) return 'All lines are ticked.'
  return count === 1
    ? '1 line is not ticked yet: Accept asks for it.'
    : `${count} lines are not ticked yet: Accept asks for them.`
}
export const mailedEitherWay = 'The company is mailed either way.'
export const registers = {
  pec: 'Look it up in the public list of PEC',
  pcatp: 'Look it up in the public list of PCATP',
  registration: 'Look it up in the public list of SECP',
  ntn: 'Look it up in the public list of FBR',
}
export const copied = (number: string) => `Copied for you: ${number}`
export const notCopied = (number: string) => `Could not be copied. The number is ${number}`
export const shownAs = (text: string) => `Visitors will read: ${text}`
export const shownLater = 'Enter the last day to see what visitors will read.'
export const accept = 'Accept'
export const refuse = 'Refuse'
export const refuseInstead = 'Refuse with a reason'
export const takeBack = 'Take back'
/** Acts of the keys A and R. */
export const keyActs = { check: 'check', refuse: 'refuse', takeBack: 'take back' }
export const refuseQuestion = (kind: string, company: string) => `Refuse: ${kind} of ${company}?`
export const refuseText = 'The document is deleted, and the company is mailed why.'
/** Below the field of the last day. */
export const lastDayHint = (day: string) =>
  `The company wrote ${day}. Enter it as the register has it, else as on the document`
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
