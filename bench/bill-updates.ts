import type { Page } from '@playwright/test'

/** What a person does to a bill that stands, and the step of the form it is asked in. */
const changes = [
  { name: 'a room more', step: 'house', label: 'Bedrooms', texts: ['3', '5', '6'] },
  { name: 'covered area typed', step: 'house', label: 'Covered area (sft)', texts: ['2400', '2650', '3100'] },
  { name: 'another grade', step: 'finish', grades: ['Premium', 'Economy', 'Standard'] },
] as const

/**
 * Changes a bill again and again with the processor slowed down, and returns for each kind of change how long the
 * running total took to be seen.
 */
export async function measureBillUpdates(page: Page, url: string, slowdown: number, rounds: number) {
  await page.addInitScript({ path: 'bench/watch-total.mjs' })
  const session = await page.context().newCDPSession(page)
  const taken = new Map<string, number[]>()
  for (const change of changes) {
    await page.goto('about:blank')
    await page.goto(
      `${url}/#/calculator?mode=detailed&city=Karachi&plotSize=7&constructionType=Complete&step=${change.step}`,
    )
    const asked = 'label' in change ? page.getByLabel(change.label) : page.getByText('Premium')
    await asked.first().waitFor()
    await page.waitForTimeout(1_000)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    for (let round = 0; round < rounds; round++) {
      if ('grades' in change) {
        for (const grade of change.grades) {
          await page.getByText(grade, { exact: true }).first().click()
          await page.waitForTimeout(600)
        }
        continue
      }
      for (const text of change.texts) {
        await page.getByLabel(change.label).selectText()
        await page.keyboard.type(text, { delay: 400 })
        await page.waitForTimeout(600)
      }
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    // The first of each is the engine's first too.
    taken.set(change.name, (await page.evaluate<number[]>('billUpdates')).slice(1))
  }
  return taken
}
