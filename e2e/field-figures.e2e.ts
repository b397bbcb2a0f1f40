import { expect, test } from './fixtures.ts'

test('a visit that is measured says how fast it was, once, when it is left', async ({ page }) => {
  await page.addInitScript(() => {
    // A person's browser, and the one visit in ten.
    Object.defineProperty(navigator, 'webdriver', { get: () => false })
    Math.random = () => 0
  })
  const sent: Record<string, unknown>[] = []
  await page.route('**/api/field-figures', async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>)
    await route.continue()
  })
  await page.goto('/#/contractors?q=Secretive+words')
  // Files are named by digests alone: the package is there once nothing loads any more.
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1 }).click()
  const counted = page.waitForResponse('**/api/field-figures')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  expect((await counted).status()).toBe(204)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ screen: 'contractors' })
  expect(JSON.stringify(sent)).not.toContain('ecretive')
  const { figures } = sent[0] as { figures: { name: string; value: number }[] }
  expect(figures.map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'CLS']))
})
