import { readdir } from 'node:fs/promises'
import { mailText } from '@tameer/words/en/privacy'
import { mailText as mailTextInUrdu } from '@tameer/words/ur/privacy'
import { expect, it } from 'vitest'

/** Words of the privacy policy that tell of the mails of each template. For a new template, say there what it is for. */
const told: Record<string, string> = {
  'billing.ts':
    'about its plan: receipts, payments that did not come, money that goes back, and the end of the plan',
  'confirm-email.ts': 'to confirm its address',
  'confirm-request.ts': 'To a family that asks for quotes',
  'email-change.ts': 'when the address is to be changed or was changed',
  'house-mailbox.ts':
    'To the mailbox of a house file we send its code and, when it asks, a link to the house',
  'house-news.ts': 'to a family and a company that keep a house file, we write about that file',
  'marks.ts': 'when we have checked a licence, before it ends',
  'password-changed.ts': 'when its password is to be reset or was changed',
  'prepared.ts': 'the link to the profile that we have prepared',
  'rates.ts': 'when its rates have ended',
  'report.ts': 'to whoever reported something, what came of it',
  'request-news.ts': 'and to the companies it asks, we write about that request',
  'reset-code.ts': 'when its password is to be reset',
  'restriction.ts': 'when we decide something about it',
  'suggested-companies.ts': 'we may suggest others to the family',
}
/** Parts of the others. */
const parts = ['letter.ts', 'stop-part.ts']

it('every mail is told in the privacy policy', async () => {
  const files = (await readdir(new URL('templates/', import.meta.url))).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.'),
  )
  expect(files.toSorted()).toEqual([...Object.keys(told), ...parts].toSorted())
  for (const words of Object.values(told)) expect(mailText).toContain(words)
})

it('the policy in Urdu tells of as many mails', () => {
  const count = (text: string, sign: RegExp) => text.match(sign)?.length
  expect(count(mailTextInUrdu, /۔( |$)/g)).toBe(count(mailText, /\.( |$)/g))
  expect(count(mailTextInUrdu, /؛/g)).toBe(count(mailText, /;/g))
})
