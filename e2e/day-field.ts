import { expect, type Locator } from '@playwright/test'
import type { Words } from '../scripts/screens/screen-words.ts'

/** Types an ISO date into a day of three fields, such as the last day of a licence. */
export async function fillDay(place: Locator, name: string, iso: string, { dayField }: Words): Promise<void> {
  const [year = '', month = '', day = ''] = iso.split('-')
  const group = place.getByRole('group', { name, exact: true })
  await group.getByLabel(dayField.day).fill(day)
  await group.getByLabel(dayField.month).fill(month)
  await group.getByLabel(dayField.year).fill(year)
}

/** Expects that the three fields show this ISO date. */
export async function expectDay(place: Locator, name: string, iso: string): Promise<void> {
  const fields = await place.getByRole('group', { name, exact: true }).getByRole('textbox').all()
  for (const [at, part] of iso.split('-').toReversed().entries()) {
    await expect(fields[at] as Locator).toHaveValue(part)
  }
}
