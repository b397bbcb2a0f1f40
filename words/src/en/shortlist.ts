import { apart } from '../apart.ts'
import { siteName } from './language.ts'

export { allContractors, whatsapp } from './actions.ts'
export { noPictureYet, projectOf, projectsAtLeast } from './companies.ts'
export { houseName } from './first-message.ts'
export { email, price, projects, services, shortlist, website } from './labels.ts'
export { priceTierNames, specializations } from './project-labels.ts'

export const lead = 'Kept on this device only. Share the list to show it to your family.'
export const shareTitle = `My shortlist on ${siteName}`
export const empty = (most: number) =>
  `Nothing is on your shortlist yet. Press “Shortlist” on companies you like: up to ${most} stay here, on this device. You can put three of them side by side, and share the list.`
export const count = (total: number) => (total === 1 ? '1 company' : `${total} companies`)
export const askForQuotes = 'Ask for quotes'
/** A message to companies that the visitor sends, quieter than the request for quotes. */
export const writeOnWhatsApp = 'Write on WhatsApp'
export const forgetAll = 'Forget all'
export const undo = 'Undo'
export const companyOff = (name: string) => `${apart(name)} is off your shortlist.`
export const companiesOff = (total: number) => `${total} companies are off your shortlist.`
export const takeOff = (name: string) => `Take ${apart(name)} off`
export const gone = `It is no longer listed on ${siteName}.`
export const noProjects = 'It shows no projects at the moment.'
export const stillLoading = 'Still loading. The connection seems slow.'
export const loading = 'Loading the companies…'

export const compareHint = (most: number) => `Tick 2 or ${most} companies to see them side by side.`
export const compareCompany = <Part>(name: Part) => ['Compare ', name]
export const sideBySideCount = (total: number) => `Side by side (${total})`

export const sharedTitle = 'A shared shortlist'
export const sharedLead = 'Somebody sent you this list. Keep it to find it again on this device.'
export const keepThese = 'Keep these'
export const allKept = 'All of these are on your shortlist.'
export const ownShortlist = 'Your shortlist'
export const leftOut = 'Part of this link could not be used, and was left out.'
export const nothingShared = `No company of this link is listed on ${siteName}.`
export const goneCount = (total: number) =>
  total === 1
    ? '1 company of this link is no longer listed.'
    : `${total} companies of this link are no longer listed.`
export const tooMany = (left: number, most: number) =>
  `A shortlist holds ${most} companies. ${left} of these did not fit.`

export const sideBySide = 'Side by side'
export const backToList = 'Back to the shortlist'
export const chooseAnother = 'To compare, tick one more company on the shortlist.'
export const messageHas = (house: string) => `The message says that you plan a ${house}.`
export const firstProject = 'Project shown first'
export const cities = 'Cities'
export const contact = 'Contact'
export const message = 'Message'
export const mailSubject = `A question from ${siteName}`
export const notSaid = 'Not said'
export const whatsappTo = (name: string) => `WhatsApp to ${apart(name)}`
export const emailTo = (name: string) => `Email to ${apart(name)}`
