import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { patient, randomSeed } from '../vitest.config.ts'

export default defineConfig({
  plugins: [react()],
  test: {
    ...patient,
    name: 'web',
    include: ['web/src/**/*.test.tsx', 'src/**/*.test.tsx'],
    environment: 'jsdom',
    // A second try for what a busy machine upsets. It is printed and counted as flaky.
    retry: 1,
    setupFiles: [randomSeed, new URL('./test/setup.ts', import.meta.url).pathname],
  },
})
