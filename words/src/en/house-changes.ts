// Changes of a house's price: on its page, and what both sheets of a change say alike.
import { apart } from '../apart.ts'
import { withSign } from '../with-sign.ts'
import { displayDay, displayShortDay } from './amounts.ts'

export const changes = 'Changes'
export const proposed = 'A change is proposed'
export const look = 'Look at it'
export const agreed = 'Agreed'
export const notAgreed = 'Not agreed'
export const agreedNow = 'The change is agreed'
export const notAgreedNow = 'The change is not agreed'
/** Sum of a change with its sign: `+ 95,000`. */
export const signed = (pkr: number) => (pkr === 0 ? 'Nothing' : withSign(pkr))
/** Days of a change, and the stage with which it is paid, as in the middle of a sentence. */
export const daysPaidWith = (days: number, stage: string) => `${dayCount(days)}, paid with ${stage}`
/** Why a change was made, at the beginning of a line, with its days where it has any. */
export const reasons = {
  wished: 'wished',
  found: 'found on the site',
  rule: 'a rule',
  mistake: 'a mistake',
}
export const reasonAndDays = (reason: string, days: number) =>
  days === 0 ? reason : `${reason}, ${dayCount(days)}`
export const proposedOn = (isoDate: string) => `proposed ${displayShortDay(isoDate)}`
export const writtenOn = (isoDate: string) => displayShortDay(isoDate)
export const until = (isoDate: string) => `until ${displayDay(isoDate)}`
export const waitsForYouUntil = (isoDate: string) => `waits for you until ${displayDay(isoDate)}`
export const waitsUntil = (name: string, isoDate: string) =>
  `waits for ${apart(name)} until ${displayDay(isoDate)}`
export const theFamily = 'the family'
export const familyItself = 'The family'
export const byWord = 'agreed by word'
/** States of a change that waits no more. */
export const states = {
  agreed: 'agreed',
  declined: 'not agreed',
  withdrawn: 'taken back',
  lapsed: 'lapsed: nobody answered in 14 days',
}

function dayCount(days: number): string {
  const count = Math.abs(days)
  if (count === 0) return 'no more days'
  return `${count} ${count === 1 ? 'day' : 'days'} ${days < 0 ? 'less' : 'more'}`
}
