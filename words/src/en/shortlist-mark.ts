import { apart } from '../apart.ts'

export { shortlist } from './labels.ts'
/** Accessible name of the icon. */
export const shortlistOf = (name: string) => `Shortlist: ${apart(name)}`

/** Said after the first company: tells where to find the list. */
export const added = (name: string) =>
  `${apart(name)} is on your shortlist. You find the list in the bar at the top.`
export const full = (most: number) =>
  `Your shortlist is full: ${most} companies. Take one off to add another.`
export const forNow = 'It is on your shortlist while this page is open. This browser keeps nothing longer.'
export const companiesKept = (count: number) => (count === 1 ? '1 company' : `${count} companies`)
const these = ['', 'this one', 'these two', 'these three']
/** If the list has more companies than can be asked at once, the person first chooses three. */
export const askThese = (count: number) =>
  these[count] === undefined ? 'Choose three to ask' : `Ask ${these[count]}`
