import { apart } from '../apart.ts'

export { shortlist } from './labels.ts'

/** Said of the first one: where the list is. */
export const added = (name: string) =>
  `${apart(name)} is on your shortlist. You find the list on the page Contractors.`
export const full = (most: number) =>
  `Your shortlist is full: ${most} companies. Take one off to add another.`
export const forNow = 'It is on your shortlist while this page is open. This browser keeps nothing longer.'
