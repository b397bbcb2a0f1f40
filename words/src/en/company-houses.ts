// A company's list of the houses that were begun with its quotes.
import { displayDay } from './amounts.ts'

export { groupDigits } from './amounts.ts'
export { plotIn } from './house-page.ts'
export { plotUnits } from './request-brief.ts'

export const loading = 'Loading houses…'
export const loadingFailed = (problem: string) => `The houses could not be loaded: ${problem}`
export const none = 'No house yet.'
export const list = 'Houses'
export const more = 'More houses'
export const end = 'Those are all houses.'
export const states = { open: 'Being built', finished: 'Finished', ended: 'Ended early' }
export const stagesAgreed = (agreed: number, all: number) =>
  `${agreed} of ${all} ${all === 1 ? 'stage' : 'stages'} agreed`
export const newest = (isoDate: string) => `newest ${displayDay(isoDate)}`
