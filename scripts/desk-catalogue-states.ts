import type { Page } from '@playwright/test'
import { type Answer, answerDesk, asEditor } from './desk-states.ts'
import { press } from './screen-states.ts'
import { wordsOf } from './screen-words.ts'

const entry = (id: number, name: string, nameUr: string) => ({ id, name, nameUr, version: 0 })
const cities = [
  entry(45, 'Chakwal', 'چکوال'),
  entry(3, 'Faisalabad', 'فیصل آباد'),
  entry(1, 'Karachi', 'کراچی'),
  entry(34, 'Kohat', 'کوہاٹ'),
  entry(2, 'Lahore', 'لاہور'),
]
const services = [
  entry(4, 'Architecture', 'آرکیٹیکچر'),
  entry(5, 'Construction', 'تعمیراتی کام'),
  entry(6, 'Interior Design', 'انٹیریئر ڈیزائن'),
  entry(7, 'Waterproofing', 'واٹر پروفنگ'),
]
const taken: Answer = ({ deskProblems: { entryNameTaken } }) => ({
  status: 400,
  json: { code: 'invalid', message: entryNameTaken, fields: { name: entryNameTaken } },
})

const answers = {
  'GET /catalogue/cities': { json: { data: cities } },
  'GET /catalogue/categories': { json: { data: services } },
  'GET /catalogue/cities/45/uses': { json: { companies: 38, projects: 112 } },
  'POST /catalogue/cities': taken,
}

export const answerCatalogue = answerDesk(answers)

/** Responds as the desk with the catalogue, to an editor. */
export const answerCatalogueEditor = answerDesk({ ...answers, ...asEditor })

/** Sends a new city with a name that another has. */
export async function addTakenCity(page: Page): Promise<void> {
  const { deskCatalogue, deskProblems } = wordsOf(page)
  await press(() => deskCatalogue.add.cities)(page)
  await page.getByLabel(deskCatalogue.name, { exact: true }).fill('Lahore')
  await page.getByLabel(deskCatalogue.nameUr).fill('لاہور')
  await page.getByRole('dialog').getByRole('button', { name: deskCatalogue.save }).click()
  await page.getByText(deskProblems.entryNameTaken).first().waitFor()
}
