// The browser journeys alone: brings a browser, builds the product, runs Playwright with the arguments given.
import { bringBrowser } from './browser.ts'
import { run, runTool } from './command.ts'

const browser = await bringBrowser()
const built = await run('npm', ['run', '--silent', 'build'])
if (!built.ok) process.exit(1)
const journeys = await runTool(
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  {
    env: { CHROMIUM: browser },
  },
)
process.exit(journeys.ok ? 0 : 1)
