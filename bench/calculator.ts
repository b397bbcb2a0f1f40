import { chromium } from '@playwright/test'
import { bringBrowser } from '../scripts/browser.ts'
import { measureBillUpdates } from './bill-updates.ts'
import { note } from './report.ts'
import { freshFolder, removeFolder, startServer } from './server.ts'
import { summarize } from './timings.ts'

const slowdown = 4
const wantedMs = 50

const screens = [
  { name: 'phone', viewport: { width: 360, height: 740 } },
  { name: 'wide screen', viewport: { width: 1280, height: 800 } },
]

/**
 * Measures the time from the change of an answer to the frame with the new total, on a processor slowed down to a
 * phone's.
 */
export async function benchCalculator(): Promise<void> {
  const folder = await freshFolder()
  const server = await startServer(folder)
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    executablePath: await bringBrowser(),
  })
  try {
    for (const { name, viewport } of screens) {
      const page = await browser.newPage({ viewport })
      const taken = await measureBillUpdates(page, server.url, slowdown, 3)
      for (const [change, times] of taken) {
        const { p50 } = summarize(times)
        note(
          `${change} to another total, ${name}, processor slowed ${slowdown} times, median of ${times.length}`,
          `${p50.toFixed(0)} ms`,
          `below ${wantedMs} ms`,
          p50 < wantedMs,
        )
      }
      await page.close()
    }
  } finally {
    await browser.close()
    await server.stop()
    await removeFolder(folder)
  }
}
