import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { run, runTool } from './command.ts'

// The first draws no windows, and needs two thirds of the time of the others for the same journeys.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Finds a Chromium on this machine: the one named by CHROMIUM, a system one, or Playwright's own. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = [
    process.env.CHROMIUM,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ]
  return places.find((place) => place && existsSync(place))
}

/** Finds a Chromium for the journeys or installs one: a system package if permitted, otherwise Playwright's own. */
export async function bringBrowser(): Promise<string> {
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium found: installing one for the browser journeys.')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'])
    // Not every system has the first package.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (findBrowser()) break
      const install = ['install', '-y', '-qq', '--no-install-recommends', name]
      await run('apt-get', install, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
    }
  }
  if (!findBrowser()) await runTool('playwright', ['install', 'chromium'])
  const installed = findBrowser()
  if (!installed) {
    throw new Error('No Chromium could be found or installed. Set CHROMIUM to the path of one and run again.')
  }
  return installed
}
