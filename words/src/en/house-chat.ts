// Lines for WhatsApp about a house. The address of the house stands behind the colon or the full stop.
import { apart } from '../apart.ts'

export const picturesSent = (count: number, place: string) =>
  count === 1
    ? `Salam, 1 new picture of the house in ${apart(place)}:`
    : `Salam, ${count} new pictures of the house in ${apart(place)}:`
/** `done` is the row of the stage: `Plaster done`. */
export const claimed = (done: string, place: string) =>
  `Salam, ${done}, house in ${apart(place)}. Please look and answer:`
export const agreed = (done: string) => `Agreed: ${done}.`
export const questionAbout = (stage: string) => `A question about ${stage}:`
export const siteLink = (place: string) =>
  `This link adds pictures to the house in ${apart(place)}. Keep it; pin it in this chat:`
export const familyLink = 'See how our house is coming along:'
