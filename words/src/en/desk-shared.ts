// Things that companies share: a number, a name, a picture.
import { apart } from '../apart.ts'

export { close } from './actions.ts'
export { comma } from './language.ts'

export const signedUp = (day: string) => `signed up ${day}`
export const sharedPhone = 'The same number'
export const sharedName = 'The same name'
export const sharedPicture = 'The same picture'
export const asLogo = 'here as the logo'
export const onProject = 'here on the project '
export const theirLogo = 'as the logo'
export const onTheirProject = 'on the project '
export const pictureOf = (company: string) => `Picture of ${apart(company)}`
export const sideBySide = 'Show side by side'
export const sideBySideWith = (company: string) => `Show side by side with ${apart(company)}`
export const sideTitle = 'Side by side'
export const sideLead =
  'Both are the same file. That does not say whose it is. Press a picture to see it in full.'
/** Link to the page of a company at the desk. */
export const atDesk = (company: string) => `${apart(company)} at the desk`
export const alsoAt = 'Also at'
export const further = 'and further companies'
/** Place of a picture of a reported project. */
export const herePicture = (number: number) => `here picture ${number}`
export const foundByUs = 'Found by us'
export const foundMore = 'And more that is the same.'
export const wasPutAside = 'Put aside at the desk: these are different companies.'
