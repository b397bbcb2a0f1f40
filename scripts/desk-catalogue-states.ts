import type { Page } from '@playwright/test'
import { answerDesk } from './desk-states.ts'
import { press } from './screen-states.ts'

const entry = (id: number, name: string, nameUr: string, more: object = {}) => ({
  ...{ id, name, nameUr, formerNames: [], retiredAt: null, version: 0, ...more },
})
const cities = [
  entry(45, 'Chakwal', 'چکوال', { formerNames: ['Chakwl'], version: 1 }),
  entry(3, 'Faisalabad', 'فیصل آباد'),
  entry(1, 'Karachi', 'کراچی'),
  entry(34, 'Kohat', 'کوہاٹ', { retiredAt: '2026-11-20T06:00:00.000Z', version: 1 }),
  entry(2, 'Lahore', 'لاہور'),
]
const services = [
  entry(4, 'Architecture', 'آرکیٹیکچر'),
  entry(5, 'Construction', 'تعمیراتی کام'),
  entry(6, 'Interior Design', 'انٹیریئر ڈیزائن'),
  entry(7, 'Waterproofing', 'واٹر پروفنگ'),
]
const taken = {
  code: 'invalid',
  message: 'Another entry has this name, or had it',
  fields: { name: 'Another entry has this name, or had it' },
}

export const answerCatalogue = answerDesk({
  'GET /catalogue/cities': { json: { data: cities } },
  'GET /catalogue/categories': { json: { data: services } },
  'GET /catalogue/cities/45/uses': { json: { companies: 38, projects: 112 } },
  'POST /catalogue/cities': { status: 400, json: taken },
})

/** Sends a new city with a name that another has. */
export async function addTakenCity(page: Page): Promise<void> {
  await press('Add a city')(page)
  await page.getByLabel('Name in English').fill('Lahore')
  await page.getByLabel('Name in Urdu').fill('لاہور')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('Another entry has this name').first().waitFor()
}
