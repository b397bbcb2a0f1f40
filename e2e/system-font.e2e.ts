import { expect, test } from './fixtures.ts'
import { choosesFonts, families } from './system-fonts.ts'

test('the text is in the system font that this journey was given', { tag: ['@layout', '@smoke'] }, async ({
  page,
  systemFont,
}) => {
  test.skip(!choosesFonts, 'there is no fontconfig to choose it with')
  await page.goto('/#/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main p' })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.map(({ familyName }) => familyName)).toEqual([families[systemFont]])
})
