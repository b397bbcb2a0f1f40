// The sheet on which the family answers that a stage is done.
import { apart } from '../apart.ts'

export { sending } from './actions.ts'

export const saidBy = (name: string, day: string) => `said by ${apart(name)}, ${day}`
export const pictureTaken = (wanted: string, day: string) => `${wanted} · taken ${day}`
export const numbered = (number: number, wanted: string) => `${number} ${wanted}`
export const quoted = (text: string) => `“${apart(text)}”`
export const dueWhenAgreed = 'Due when you agree'
export const doneThen = 'Done and agreed then'
export const paidSoFar = 'Paid so far'
/** A sum and its part of the price in whole per cent. */
export const sumAndPercent = (sum: string, percent: number) => `${sum} · ${percent} %`
export const note =
  'Agreeing is not paying. You can take it back for 24 hours. If you say nothing, nothing is agreed.'
export const ifYouAgree = <Part>(sum: Part) => ['If you agree, ', sum, ' is due.']
export const agreed = 'Agreed'
export const aQuestion = 'A question'
export const yourQuestion = 'Your question'
export const askNamed = (name: string) => `Ask ${apart(name)}`
export const back = 'Back'
export const answered = (stage: string) => `${stage} agreed.`
export const answeredDue = (stage: string, sum: string) => `${stage} agreed. ${sum} is due.`
export const asked = (name: string) => `Your question went to ${apart(name)}.`
