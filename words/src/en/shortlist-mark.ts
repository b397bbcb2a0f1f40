import { apart } from '../apart.ts'

export { shortlist } from './labels.ts'
/** Of a mark that is an icon. */
export const shortlistOf = (name: string) => `Shortlist: ${apart(name)}`

/** Said of the first one: where the list is. */
export const added = (name: string) =>
  `${apart(name)} is on your shortlist. You find the list in the bar at the top.`
export const full = (most: number) =>
  `Your shortlist is full: ${most} companies. Take one off to add another.`
export const forNow = 'It is on your shortlist while this page is open. This browser keeps nothing longer.'
export const companiesKept = (count: number) => (count === 1 ? '1 company' : `${count} companies`)
const these = ['', 'this one', 'these two', 'these three']
/** Where more are kept than can be asked at once, three are chosen first. */
export const askThese = (count: number) =>
  these[count] === undefined ? 'Choose three to ask' : `Ask ${these[count]}`
