import { freePort } from '../api/test/free-port.ts'
import { choosesFonts } from '../e2e/system-fonts.ts'
import { bringBrowser } from './browser.ts'
import { type CommandResult, runTool } from './command.ts'
import type { Cluster } from './postgres.ts'
import { startObjectStorage } from './s3.ts'

/**
 * Runs the built product's journeys in a browser: the phone's on SQLite and the disk, the desktop's on the cluster's
 * database and object storage. Without a cluster the desktop's use SQLite too, and without fontconfig they have the
 * machine's fonts; both are printed clearly.
 */
export async function runJourneys(
  args: string[],
  postgres: Cluster | undefined,
  env: Record<string, string> = {},
): Promise<CommandResult> {
  if (!choosesFonts)
    console.log('*** The layout is tried with the fonts of this machine alone: it has no fontconfig.')
  const storage = await startObjectStorage()
  const places = {
    E2E_DATABASE_URL: postgres?.url,
    E2E_STORAGE: JSON.stringify(storage.env),
    E2E_PHONE_PORT: String(await freePort()),
    E2E_DESKTOP_PORT: String(await freePort()),
  }
  try {
    return await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
      env: { CHROMIUM: await bringBrowser(), ...places, ...env },
    })
  } finally {
    await storage.stop()
  }
}
