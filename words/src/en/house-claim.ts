// The sheet by which the builder's side says that a stage is done.
import { clockOfMoment } from '../figures.ts'

export { sending } from './actions.ts'

export const lead = 'Three pictures show it. Then the family looks.'
export const takenToday = (isoMoment: string) => `taken today, ${clockOfMoment(isoMoment)}`
export const taken = (day: string) => `taken ${day}`
export const missing = 'missing: press here'
export const change = 'Change'
export const addFirst = 'Add the first picture'
export const addSecond = 'Add the second picture'
export const addThird = 'Add the third picture'
export const sendToFamily = 'Send to the family'
export const aWord = 'A word (optional)'
export const numbered = (number: number, wanted: string) => `${number} ${wanted}`
