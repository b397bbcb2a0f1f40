export { whatsapp } from './actions.ts'
export { email, noPictureYet } from './labels.ts'

export const viewProfile = 'View Profile'
export const videoLink = 'Video link'
export const call = 'Call'
/** The first sentence to a company, naming the project it was found by. */
export const firstSentence = (title: string) =>
  `Hello, I saw your project “${title}” on Tameer and would like to ask about it.`
export const mailSubject = (title: string) => `${title} on Tameer`
export const projectOf = (name: string) => `A project of ${name}`
export const contactCompany = (name: string) => `Contact ${name}`
export const logoOf = (name: string) => `${name} logo`
export const noLogoOf = (name: string) => `${name} has no logo`
