import type { Page } from '@playwright/test'

/** Changes of a person to an existing bill, with the step of the form for each. */
const changes = [
  { name: 'a room more', step: 'house', label: 'Bedrooms', texts: ['3', '5', '6'] },
  { name: 'covered area typed', step: 'house', label: 'Covered area (sft)', texts: ['2400', '2650', '3100'] },
  { name: 'another grade', step: 'finish', grades: ['Premium', 'Economy', 'Standard'] },
] as const

/**
 * Changes a bill repeatedly with the processor slowed down. Returns, for each kind of change, the times until the
 * running total was visible.
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
    // The first of each kind is left out, because the engine compiles the code then.
    taken.set(change.name, (await page.evaluate<number[]>('billUpdates')).slice(1))
  }
  return taken
}
