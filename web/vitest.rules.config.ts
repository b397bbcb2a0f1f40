import { defineConfig } from 'vitest/config'
import { patient, randomSeed } from '../vitest.config.ts'

// Tests that need no page: a document for each file takes longer than most of them.
export default defineConfig({
  test: {
    ...patient,
    name: 'web rules',
    include: ['web/src/**/*.test.ts', 'src/**/*.test.ts'],
    environment: 'node',
    retry: 1,
    setupFiles: [randomSeed, new URL('./test/complaints.ts', import.meta.url).pathname],
  },
})
