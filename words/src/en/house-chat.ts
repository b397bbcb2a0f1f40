// Lines for WhatsApp about a house. The address of the house stands behind the colon or the full stop.
import { apart } from '../apart.ts'
import { withSign } from '../with-sign.ts'
import { displayDay } from './amounts.ts'

export const picturesSent = (count: number, place: string) =>
  count === 1
    ? `Salam, 1 new picture of the house in ${apart(place)}:`
    : `Salam, ${count} new pictures of the house in ${apart(place)}:`
/** `done` is the row of the stage: `Plaster done`. */
export const claimed = (done: string, place: string) =>
  `Salam, ${done}, house in ${apart(place)}. Please look and answer:`
export const agreed = (done: string) => `Agreed: ${done}.`
export const questionAbout = (stage: string) => `A question about ${stage}:`
export const change = (pkr: number, days: number, isoDate: string) =>
  `A change, ${signed(pkr)}, ${signed(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}. Please answer until ${displayDay(isoDate)}:`
export const siteLink = (place: string) =>
  `This link adds pictures to the house in ${apart(place)}. Keep it; pin it in this chat:`
export const familyLink = 'See how our house is coming along:'
/** `sum` in figures; `stage` as in the middle of a sentence, '' for none. */
export const paid = (sum: string, stage: string) =>
  stage
    ? `Paid: PKR ${sum} for ${stage}. Please say here that it has come:`
    : `Paid: PKR ${sum}. Please say here that it has come:`
export const received = (sum: string) => `Received: PKR ${sum}. Thank you.`

function signed(value: number): string {
  return value === 0 ? '0' : withSign(value)
}
