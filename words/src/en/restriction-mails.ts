// Mails to companies about restrictions by the desk.

import { apart } from '../apart.ts'
import { siteName } from './language.ts'

export const hiddenSubject = `Your company is hidden on ${siteName}`
export const hidden = `Visitors of ${siteName} do not see your company and its projects any more. You can still log in and change them; nothing was deleted.`
export const suspendedSubject = `Your account at ${siteName} is suspended`
export const suspended = `Visitors of ${siteName} do not see your company and its projects any more, and nobody can log in to its account. Nothing was deleted.`
export const projectHiddenSubject = `One of your projects is hidden on ${siteName}`
export const projectHidden = (title: string) =>
  `Visitors of ${siteName} do not see your project “${apart(title)}” any more. You still see it in your account and can change it; nothing was deleted.`
export const restoredSubject = `Your company is back on ${siteName}`
export const restored = `Your company is no longer hidden or suspended by ${siteName}.`
export const restoredUnconfirmed = 'Visitors see it once you have confirmed your email address.'
export const projectRestoredSubject = `Your project is back on ${siteName}`
export const projectRestored = (title: string) =>
  `Your project “${apart(title)}” is no longer hidden by ${siteName}.`
export const openAccount = 'Open your account'
