import type { Page } from '@playwright/test'
import { languageOf } from '../scripts/screens/screen-words.ts'
import { expect, type SignedUpCompany } from './fixtures.ts'

/** Lets the company take its mails in the language of the opened page: it signed up in English. */
export async function takeMails(page: Page, company: SignedUpCompany): Promise<void> {
  const changed = await page.request.put('/api/users/profile', {
    headers: { authorization: `Bearer ${company.token}` },
    multipart: { language: languageOf(page) },
  })
  expect(changed.status(), await changed.text()).toBe(200)
}
