import './calculator/build/fresh-books.ts'
import { configDefaults, defineConfig } from 'vitest/config'

/** Time limits stop what hangs. How long a test takes on a busy machine is no matter of the tests. */
export const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }
export const randomSeed = new URL('./scripts/suites/random-seed.ts', import.meta.url).pathname

const node = { ...patient, environment: 'node' as const, setupFiles: [randomSeed] }
// A second try for what a busy machine upsets. It is printed and counted as flaky.
const api = { ...node, retry: 1, setupFiles: [...node.setupFiles, 'api/test/setup.ts'] }

/** Tests of the whole server that do not choose an engine themselves, as `describeOnEachEngine` does. */
const onEitherEngine = [
  'api/src/main.slow.test.ts',
  'api/src/http/{error-handler,security-headers}.test.ts',
  'api/src/http/upload/*.test.ts',
  'api/src/features/demo-outbox/*.test.ts',
  'api/src/features/public-pages/{hostile-texts,share-routes,text-files}.test.ts',
  'api/test/picture-addresses.test.ts',
  'api/test/{addresses,desk-kill,fetches-nothing,house-kill,kill,log-secrets,mail-kill,operations,payment-kill,payment-mass,refused-starts,report-kill,request-kill,request-sent-kill,request-steps-kill}.slow.test.ts',
]

/** Files that the price books are made from: no import tells which tests a change of theirs reaches. */
const madeIntoBooks = '**/calculator/{build,src/dataset}/**/!(*.test).{json,ts}'

export default defineConfig({
  test: {
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, madeIntoBooks],
    projects: [
      { test: { ...node, name: 'words', include: ['words/src/**/*.test.ts'] } },
      { test: { ...node, name: 'figures', include: ['figures/src/**/*.test.ts'] } },
      { test: { ...node, name: 'calculator', include: ['calculator/src/**/*.test.ts'] } },
      { test: { ...node, name: 'quotes', include: ['quotes/src/**/*.test.ts'] } },
      { test: { ...node, name: 'houses', include: ['houses/src/**/*.test.ts'] } },
      { test: { ...node, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { ...api, name: 'api', include: ['{api/src,api/test,demo/src}/**/*.test.ts'] } },
      ...(process.env.TEST_POSTGRES_URL
        ? [
            {
              test: {
                ...api,
                name: 'api on postgres',
                include: onEitherEngine,
                // The fuzzers' bytes meet the same parsers again: what differs is seen sooner.
                env: { TEST_ENGINE: 'postgres', FUZZ_RUNS: process.env.FUZZ_RUNS ?? '100' },
              },
            },
          ]
        : []),
      './web/vitest.config.ts',
      './web/vitest.rules.config.ts',
      {
        test: {
          ...node,
          name: 'scripts',
          include: ['{scripts,bench,web/build}/**/*.test.ts'],
          // Imports JSON without saying so, which Node refuses.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
        },
      },
    ],
  },
})
