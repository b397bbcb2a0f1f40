// The sheet with all links of a house: those of the site, of the family, and the own one.
import { apart } from '../apart.ts'

export { linkCopied, sending } from './actions.ts'
export { displayDay } from './amounts.ts'
export { enterCode as codeMissing } from './desk-problems.ts'
export { enterEmail as emailMissing } from './problems.ts'

export const title = 'Links'
export const lead = 'no accounts, no passwords'
export const forSite = 'For the site'
export const siteText =
  'They add pictures and say when a stage is done. They see no money unless you allow it.'
export const seesNoMoney = 'sees no money'
export const seesMoney = 'sees money'
/** `day` as it is written, or `today`. */
export const lastUsed = (day: string) => `last used ${day}`
export const today = 'today'
export const notUsedYet = 'not used yet'
export const name = 'Name'
export const nameHint = 'such as the mason’s'
export const enterName = 'Enter a name.'
export const maySeeMoney = 'May see money'
export const makeAndSend = 'Make it and send on WhatsApp'
export const sendAgain = 'Send on WhatsApp'
export const takeBack = 'Take it back'
export const takeBackNamed = (who: string) => `Take the link of ${apart(who)} back`
export const takenBack = (who: string) => `The link of ${apart(who)} opens nothing any more.`
export const forFamily = 'For the family'
export const familyText = 'It reads everything and changes nothing. One link for all of them.'
export const makeFamily = 'Make it and send on WhatsApp'
export const familyTakenBack = 'The family link opens nothing any more.'
export const yourOwn = 'Your own'
export const ownText = 'Who has it can agree in your name. It works on several phones of yours.'
export const copyIt = 'Copy it'
export const linkNotCopied = 'The link could not be copied. It stands below.'
export const makeNew = 'Make a new one'
export const oldWorks = 'The old one works until the new one was opened once.'
export const newMade = 'Your new link works. The old one has ended.'
export const haveCopied = 'I have copied it'
export const notKept = 'This browser does not keep links. Copy the new one now: it is used once you have it.'
export const email = 'E-mail, for the day a phone is lost (optional)'
export const emailNote =
  'With it you get a link when a phone is lost, and news. It makes your own link new: send the new one to your other phones.'
export const keepEmail = 'Keep it'
export const changeEmail = 'Change it'
export const takeEmailOut = 'Take it out'
export const emailTakenOut = 'The e-mail is taken out.'
export const emailConfirmed = 'Your e-mail is confirmed.'
export const emailAlready = 'This e-mail is confirmed already.'
export const confirmedOn = (day: string) => `confirmed on ${day}`
export const confirmed = 'confirmed'
export const code = 'Code from the mail'
export const confirm = 'Confirm'
export const newCode = 'Send a new code'
export const codeSent = 'A code of six digits is on its way. It is good for 24 hours.'
export const demoCode = (digits: string) => `Demo: no mail leaves this computer. The code is ${digits}.`
