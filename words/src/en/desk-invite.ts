// Profiles that the desk prepares for companies without an account.

import { apart } from '../apart.ts'
import { siteName } from './language.ts'

export { cancel } from './actions.ts'
export { copyFailed } from './desk-shared.ts'
export { companyName as name } from './labels.ts'

export const title = 'Invite companies'
export const lead =
  'Prepare a profile, then send its company the link. Nobody else sees the profile until the company takes it over. After 90 days without a change it is deleted.'
export const loading = 'Loading the prepared profiles…'
export const loadingFailed = (why: string) => `The prepared profiles could not be loaded. ${why}`
export const list = 'Prepared profiles'
export const none = 'No profile waits for its company.'
export const more = 'More profiles'
export const end = 'No other profile waits.'
export const prepare = 'Prepare a profile'
export const notConfirmed = 'Not yet confirmed by the company'
export const preparedOn = (day: string) => `Prepared on ${day}`
export const noLink = 'No link yet'
export const linkUntil = (day: string) => `Link valid until ${day}`
export const linkEnded = (day: string) => `Link ended on ${day}`
export const mailedOn = (day: string) => `mailed on ${day}`
export const openedOn = (day: string) => `opened on ${day}`
export const notOpened = 'not opened yet'

export const phone = 'Phone'
export const whatsapp = 'WhatsApp number'
export const website = 'Website'
export const city = 'City of its office'
export const about = 'About the company'
export const source = 'Where these details come from'
export const sourceIs = (from: string) => `Details from: ${apart(from)}`
export const sourceHint = 'The company reads this, for example: your website, your sign in Johar Town'
export const email = 'Email address for the link'
export const emailHint = 'Leave it empty to send the link by WhatsApp only'
export const language = 'Language of the link and its mail'
export const services = 'Services'

export const nameMissing = 'Please enter the name of the company'
export const servicesMissing = 'Please choose at least one service'
export const sourceMissing = 'Please say where these details come from'

export const prepareTitle = 'Prepare a profile'
export const changeTitle = (company: string) => `Change the profile of ${apart(company)}`
export const save = 'Save'
export const saving = 'Saving…'
export const savedNew = 'The profile is prepared'
export const savedChange = 'The profile was changed'
export const change = 'Change'
export const changeOf = (company: string) => `Change: ${apart(company)}`

export const makeLink = 'Make the link'
export const makeLinkAgain = 'Make a new link'
export const makeLinkOf = (company: string) => `Make the link: ${apart(company)}`
export const linkTitle = (company: string) => `Link for ${apart(company)}`
export const linkText = (days: number) =>
  `It is valid for ${days} days. A link made before stops working. You see the new one only now.`
export const mailIt = (address: string) => `Mail it to ${apart(address)} too`
export const make = 'Make the link'
export const making = 'Making the link…'
export const yourLink = 'The link'
export const mailed = (address: string) => `It was mailed to ${apart(address)}.`
export const copy = 'Copy the link'
export const copied = 'The link was copied'
export const sendOnWhatsApp = 'Send on WhatsApp'
export const chatText = (company: string, source: string, link: string) =>
  `Salam, this is ${siteName}, where families in Pakistan find companies to build with. We have prepared a profile for ${company} (its details come from: ${source}). Nobody sees it until you take it over; that is free, and you can change or delete it: ${link}`
export const done = 'Done'

export const remove = 'Delete'
export const removeOf = (company: string) => `Delete: ${apart(company)}`
export const removeQuestion = (company: string) => `Delete the profile of ${apart(company)}?`
export const removeText = 'It is deleted for good, and its link stops working.'
export const removeIt = 'Delete it'
export const keepIt = 'Keep it'
export const removed = 'The profile was deleted'
