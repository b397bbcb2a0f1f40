// Runs the fuzzers for longer, with a new seed each time: npm run fuzz. FUZZ_SEED, FUZZ_RUNS, FUZZ_ONLY (an operation's
// id) and TEST_ENGINE=postgres override the defaults; a failure prints the command that repeats it.
import { randomInt } from 'node:crypto'
import { runTool } from './command.ts'
import { startPostgres } from './postgres.ts'

const { FUZZ_SEED = String(randomInt(2 ** 31)), FUZZ_RUNS = '1000', TEST_ENGINE, FUZZ_ONLY } = process.env
console.log(`seed ${FUZZ_SEED}, ${FUZZ_RUNS} requests for each operation`)

const postgres = TEST_ENGINE === 'postgres' ? await startPostgres() : undefined
const files = FUZZ_ONLY ? ['operations'] : ['operations', 'request-line', 'addresses']
const { ok } = await runTool(
  'vitest',
  [
    'run',
    '--project',
    postgres ? 'api on postgres' : 'api',
    ...files.map((name) => `api/test/${name}.slow.test.ts`),
  ],
  { env: { FUZZ_SEED, FUZZ_RUNS, TEST_POSTGRES_URL: postgres?.url } },
)
await postgres?.stop()
if (!ok) console.log(`Again: FUZZ_SEED=${FUZZ_SEED} FUZZ_RUNS=${FUZZ_RUNS} npm run fuzz`)
process.exit(ok ? 0 : 1)
