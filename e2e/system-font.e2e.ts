import { expect, test } from './fixtures.ts'
import { choosesFonts, families, fontsOf } from './system-fonts.ts'

test('the text is in the system font that this journey was given', { tag: ['@layout'] }, async ({
  page,
  systemFont,
}) => {
  test.skip(!choosesFonts, 'there is no fontconfig to choose it with')
  await page.goto('/#/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await fontsOf(page, 'main p')).toEqual([families[systemFont]])
})
