import { apart } from '../apart.ts'

export { whatsapp } from './actions.ts'
export { email } from './labels.ts'
export { noPictureYet, priceTierNames } from './project-labels.ts'
export { noRate } from './rates.ts'

/** Before the title of the project in the picture. */
export const built = 'Built:'
/** Accessible name of a link with the text WhatsApp. */
export const messageOnWhatsApp = (name: string) => `Message ${apart(name)} on WhatsApp`
export const askForQuote = 'Ask for a quote'
export const viewProfile = 'View Profile'
export const videoLink = 'Video link'
export const call = 'Call'
export const chatOrCall = 'Chat or call'
/** A city where the company works, and the number of other cities. */
export const cityAndMore = (city: string, more: number) => (more > 0 ? `${city} and ${more} more` : city)
/** Behind the services of a company. */
export const since = (year: number) => `since ${year}`
export const projectCount = (count: number) => (count === 1 ? '1 project' : `${count} projects`)
const within = (hours: number) =>
  hours === 1 ? 'an hour' : hours <= 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`
/** Time in which a company answers most requests. */
export const answersWithin = (hours: number) => `Usually answers within ${within(hours)}`
/** Number of requests to a company; 100 stands for more, too. */
export const askedLately = (count: number) =>
  `Asked ${count === 1 ? 'once' : count < 100 ? `${count} times` : '100 times or more'} in the last 30 days`
export const projectsAtLeast = (count: number) => `${count} or more projects`
export const projectOf = (name: string) => `A project of ${apart(name)}`
export const contactCompany = (name: string) => `Contact ${apart(name)}`
export const logoOf = (name: string) => `${apart(name)} logo`
export const noLogoOf = (name: string) => `${apart(name)} has no logo`
