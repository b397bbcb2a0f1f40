// One message to up to three companies of the shortlist, with one press for each.

import { apart } from '../apart.ts'
import { siteName } from './language.ts'
import { askThese } from './shortlist-mark.ts'

export { call, messageOnWhatsApp } from './companies.ts'
export { backToList, mailSubject } from './shortlist.ts'

export const title = (count: number) => askThese(Math.min(count, 3))
export const sentOf = (sent: number, all: number) => `${sent} of ${all} sent`
export const yourMessage = 'Your message'
export const changeIt = 'Change it'
export const gradeFinish = (grade: string) => `${grade} finish`
export const houseNamed = (size: string, unit: string, city: string) => `${size} ${unit} house in ${city}`
const questions = 'What is your price, and when can you start?'
export const withHouse = (house: string, facts: string) =>
  `Salam, I found you on ${siteName}. We plan a ${house}: ${facts}. ${questions}`
export const withoutHouse = `Salam, I found you on ${siteName}. We plan a house. What do you charge for a square foot, and when can you start?`
export const sendLinkToo = (total: string) =>
  `Send the link too. It shows the builder your house and our figure, ${total}.`
export const onWhatsApp = 'Message on WhatsApp'
export const mail = 'Write a mail'
export const callTo = (name: string) => `Call ${apart(name)}`
export const mailTo = (name: string) => `Write a mail to ${apart(name)}`
export const sentToday = 'Sent today'
export const sentOn = (day: string) => `Sent on ${day}`
export const sendAgain = 'Not sent? Send again'
export const gone = (count: number) =>
  count === 1
    ? `1 of them is no longer listed on ${siteName}.`
    : `${count} of them are no longer listed on ${siteName}.`
export const tameerSendsNothing = (most: number) =>
  `WhatsApp opens with your message in it. Press send there, then come back here for the next one. ${siteName} sends nothing itself. At most ${most} at a time.`
