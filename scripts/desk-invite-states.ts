import type { Page } from '@playwright/test'
import { answerDesk, usedLink } from './desk-states.ts'
import { press } from './screen-states.ts'
import { type Name, wordsOf } from './screen-words.ts'

const details = {
  ...{ phone: '+924235761999', phoneDisplay: '042-35761999', website: 'https://indus.demo.tameer.example' },
  ...{ whatsapp: '+923001234567', whatsappDisplay: '0300-1234567', language: 'en', city: 1 },
  ...{ about: 'Houses and offices in Lahore since 1998.', source: 'Your sign in Johar Town' },
}
const times = { createdAt: '2026-11-20T06:00:00.000Z', linkUntil: '2099-12-24T06:00:00.000Z' }

/** The profile in the form. */
export const picturedPrepared = '019b8d62-7a80-7000-8000-0000000000a1'

const mailed = {
  ...{ id: picturedPrepared, version: 1, name: 'Indus Builders (Demo)', categoryIds: [4, 5] },
  ...{ ...details, ...times, email: 'office@indus.demo.tameer.example' },
  ...{ mailedAt: times.createdAt, openedAt: '2026-11-21T09:00:00.000Z' },
}
const fresh = {
  ...{ ...mailed, id: '019b8d62-7a80-7000-8000-0000000000a2', version: 0, name: 'گھر انٹیریئرز (Demo)' },
  ...{ categoryIds: [6], email: '', language: 'ur', mailedAt: null, openedAt: null, linkUntil: null },
}
const link = 'https://tameer.example/#/desk/take-over?token=of-a-screen'

const answers = {
  'GET /prepared': { json: { data: [fresh, mailed], nextCursor: null } },
  [`POST /prepared/${picturedPrepared}/link`]: { json: { link, profile: { ...mailed, version: 2 } } },
  'POST /take-over': { json: mailed },
}

export const answerPrepared = answerDesk(answers)
export const answerNonePrepared = answerDesk({ 'GET /prepared': { json: { data: [], nextCursor: null } } })
export const answerUsedOffer = answerDesk({ 'POST /take-over': usedLink })

/** Name of the button that makes a new link of the profile that has one already. */
export const makeLinkOfMailed: Name = ({ deskInvite }) => deskInvite.makeLinkOf(mailed.name)

/** Makes the link of the profile that has one already. */
export async function makeLinkAgain(page: Page): Promise<void> {
  const { deskInvite } = wordsOf(page)
  await press(makeLinkOfMailed)(page)
  await page.getByRole('dialog').getByRole('button', { name: deskInvite.make }).click()
  await page.getByRole('button', { name: deskInvite.copy }).waitFor()
}
