// Mail with the link to a profile that the desk prepared for a company.

import { siteName } from './language.ts'

export const subject = `A profile for your company on ${siteName}`
export const prepared = `People in Pakistan who want to build look for companies on ${siteName}. We have prepared a profile for yours. Nobody sees it until you take it over.`
export const source = (from: string) => `Where its details come from: ${from}`
export const free = 'Taking it over costs nothing. You can change or delete everything afterwards.'
export const open = 'See the profile'
export const validFor = (days: number) => `The link is valid for ${days} days.`
export const notWanted =
  'You do not want it, or this is not your company? The page behind the link deletes it for good. If you do nothing, we delete it too.'
