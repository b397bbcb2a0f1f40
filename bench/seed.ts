import { run } from '../scripts/command.ts'

/** Fills a data folder, and the database in `env`, with a large data set, by the product's own command. */
export async function seedLarge(
  dataDir: string,
  size: { companies: number; portfolios: number },
  env: Record<string, string> = {},
): Promise<void> {
  await seed(dataDir, ['--companies', String(size.companies), '--portfolios', String(size.portfolios)], env)
}

/** Loads the demo's companies and their pictures into a data folder. */
export function seedDemo(dataDir: string): Promise<void> {
  return seed(dataDir, [])
}

async function seed(dataDir: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const seeded = await run(process.execPath, ['api/dist/cli/seed.js', ...args], {
    quiet: true,
    env: { ...env, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn' },
  })
  if (!seeded.ok) throw new Error(seeded.output)
}
