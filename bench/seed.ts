import { run } from '../scripts/command.ts'

/** Fills a data folder with a large set, by the product's own command. */
export async function seedLarge(
  dataDir: string,
  size: { companies: number; portfolios: number },
): Promise<void> {
  const seeded = await run(
    process.execPath,
    ['api/dist/cli/seed.js', '--companies', String(size.companies), '--portfolios', String(size.portfolios)],
    { quiet: true, env: { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn' } },
  )
  if (!seeded.ok) throw new Error(seeded.output)
}

/** Draws the demo's companies and their pictures into a data folder. */
export async function seedDemo(dataDir: string): Promise<void> {
  const seeded = await run(process.execPath, ['api/dist/cli/seed.js'], {
    quiet: true,
    env: { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn' },
  })
  if (!seeded.ok) throw new Error(seeded.output)
}
