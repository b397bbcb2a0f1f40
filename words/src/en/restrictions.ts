// Restrictions by the desk, as the owner is told of them.

import { apart } from '../apart.ts'
import { siteName } from './language.ts'

/** Reasons, after `Reason:`. */
export const reasons = {
  'wrong-facts': 'facts that are not right',
  'not-own-work': 'work or pictures that are not your own',
  twice: 'twice the same',
  'contact-misused': 'contact details that lead to somebody else',
  offensive: 'words or pictures that offend people',
  spam: 'advertising',
  fraud: 'a well-founded complaint that customers were deceived',
  law: 'something the law does not allow',
  other: 'see below',
}

export const reason = (why: keyof typeof reasons) => `Reason: ${reasons[why]}.`
export const fromTameer = (words: string) => `We add: ${apart(words)}`
export const companyHidden = 'Visitors do not see your company'
export const companyHiddenText = `${siteName} has hidden your company and its projects. You can still log in and change them.`
export const projectHidden = `${siteName} has hidden this project from visitors.`
export const answerTo = (email: string) => writeTo(email).join('')
export const writeTo = <Part>(email: Part) => ['To answer, or once it is put right, write to ', email, '.']
export const answerByMail = 'To answer, or once it is put right, reply to the email we sent you.'
