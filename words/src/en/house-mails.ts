// Mails about a house file. No mail holds a key, a name of somebody else, or what was written into the file.
import { apart } from '../apart.ts'
import { displayDate, displayDay, displayRupees } from './amounts.ts'
import { houseStages } from './house-stages.ts'

export { plotIn } from './house-page.ts'

export const waitsSubject = 'Your house waits for an answer'
export const newsSubject = 'News about your house'
export const openHouse = 'Open the house'

export const begun =
  'The family has begun its house file with your quote. Add pictures as the work goes on; say so when a stage is done.'
/** `stage` as it is named in a letter. */
export const claim = (stage: string) => `The builder says: ${stage}. Look at three pictures and answer.`
export const claimWaits = (days: number) =>
  `It has waited for ${days} days. Nothing is agreed until you say so.`
export const agreed = (stage: string) => `The family has agreed: ${stage}.`
export const questioned = (stage: string) => `The family has a question: ${stage}.`
export const changeProposed = (isoDate: string) =>
  `A change waits for your answer, until ${displayDay(isoDate)}.`
export const changeAgreed = 'Your change was agreed.'
export const changeDeclined = 'Your change was not agreed.'
export const paymentNoted = (pkr: number) => `A payment of ${displayRupees(pkr)} was noted. Has it come?`
export const paymentConfirmed = (pkr: number) => `${displayRupees(pkr)} was received.`
export const paymentDenied = (pkr: number) => `${displayRupees(pkr)} is said not to have come.`
export const closed = 'The family has closed the house file.'
export const deleted = 'The family has deleted the house file, with all that was in it.'

export const code = (digits: string) => `Your code: ${digits}. Type it into your open house.`
export const wayBack = 'Open your house on this phone. The link works for an hour, once.'
export const erasedSoon = (isoDate: string) =>
  `On ${displayDate(isoDate)} pictures and texts of your house are erased. Save them before.`
/** To the mailbox that was there before. */
export const mailboxChanged = (isoDate: string) =>
  `The mailbox of your house was changed. If it was not you: until ${displayDate(isoDate)} this one still gets a link to your house.`
export const closedSoon = (isoDate: string) =>
  `Nothing was added to this house file for a long time. On ${displayDate(isoDate)} it is closed, unless something is added before.`

/** A stage of a list by its short name; `own` are words that may stand in a letter. */
export const stageNamed = (stage: string, own: boolean) => {
  if (Object.hasOwn(houseStages, stage)) return houseStages[stage as keyof typeof houseStages]
  return own ? apart(stage) : 'a stage in own words'
}
