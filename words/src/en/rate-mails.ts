// Mails to companies about their own rates.

import { siteName } from './language.ts'
import { day, fromRate } from './rates.ts'

const kinds = { complete: 'complete house', grey: 'grey structure with material' }

export const endedSubject = 'Are your rates still right?'
export const ended = (days: number) =>
  `Visitors of ${siteName} see a rate for ${days} days after the day you gave it. This one they do not see any more:`
export const endedBoth = (days: number) =>
  `Visitors of ${siteName} see a rate for ${days} days after the day you gave it. These they do not see any more:`
export const rate = (kind: keyof typeof kinds, pkr: number, givenOn: string) =>
  `${fromRate(pkr)}, ${kinds[kind]}, given on ${day(givenOn)}.`
export const saveAgain =
  'If it is still right, save it again in your settings, and visitors see it again. If it has changed, enter the new one.'
export const openSettings = 'Open your settings'
