// The page on which a company takes over a profile that the desk prepared for it.

import { apart } from '../apart.ts'
import { siteName } from './language.ts'

export { companyName, email } from './labels.ts'

export const caption = 'Your work, in front of people who are about to build.'
export const title = 'Take over your profile'
export const lead = (company: string) =>
  `${siteName} has prepared this profile for ${apart(company)}. It is not yet confirmed by the company, and nobody sees it until you take it over.`
export const loading = 'Loading the profile…'
export const loadingFailed = (why: string) => `The profile could not be loaded. ${why}`
export const linkEnded =
  'This link is not valid any more: it was used, replaced by a newer one, or its time is over.'
export const signUp = 'Sign up without it'
export const prepared = 'What we have prepared'
export const city = 'Office in'
export const phone = 'Phone'
export const whatsapp = 'WhatsApp'
export const website = 'Website'
export const about = 'About the company'
export const source = 'Where these details come from'
export const until = (day: string) => `You have time until ${day}.`
export const services = 'Services'
export const yourAccount = 'Your account'
export const yourAccountLead =
  'You can change all details, add a logo and show your projects as soon as you have the account. It is free.'
export const take = 'Take over the profile'
export const taking = 'Taking over…'
export const taken = 'The profile is yours'
export const notYours = 'Not your company, or you do not want it?'
export const refuse = 'Delete this profile'
export const refuseQuestion = 'Delete this profile?'
export const refuseText = 'It is deleted for good, and this link stops working.'
export const keep = 'Keep it'
export const refused = 'The profile is deleted. Nothing of it is kept.'
export const toHome = 'To the home page'
