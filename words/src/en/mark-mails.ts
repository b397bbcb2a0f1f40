// Mails to companies about their licences and registrations.

import { siteName } from './language.ts'

/** Reasons why a mark was not accepted, after `Reason:`. */
export const refusals = {
  unreadable: 'the document cannot be read',
  'not-found': 'the public register does not have it',
  'other-name': 'it is registered in another name',
  'other-number': 'the number is not the one on the document',
  expired: 'it has expired',
  other: 'see below',
}

export const kinds = {
  pec: 'PEC licence',
  pcatp: 'PCATP registration',
  registration: 'Company registration',
  ntn: 'Tax number (NTN)',
}

export const checkedSubject = 'We have checked your licence or registration'
export const checked = (kind: keyof typeof kinds) =>
  `${kinds[kind]}: we have checked it. Visitors of ${siteName} now see that, and when.`
export const shownUntil = (day: string) => `It is shown until its last day, ${day}. We remind you before.`
export const refusedSubject = `Your licence or registration is not shown on ${siteName}`
export const refused = (kind: keyof typeof kinds) =>
  `${kinds[kind]}: we could not confirm it, so visitors do not see it. We have deleted the document.`
export const reason = (why: keyof typeof refusals) => `Reason: ${refusals[why]}.`
export const fromTameer = (words: string) => `We add: ${words}`
export const enterAgain = 'You can enter it again in your settings.'
export const endsSubject = 'A licence or registration of yours ends soon'
export const ends = (kind: keyof typeof kinds, day: string) =>
  `${kinds[kind]}: ${day} is its last day. After that visitors do not see it any more.`
export const enterRenewed =
  'Once it is renewed, enter it in your settings. The old one stays until we have checked the new one.'
export const checkTakes = (days: number) =>
  days === 1 ? 'Our check usually takes a day.' : `Our check usually takes ${days} days.`
export const openSettings = 'Open your settings'
