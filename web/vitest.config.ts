import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    include: ['web/src/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    testTimeout: 120_000,
    // A second try for what a busy machine upsets. It is printed and counted as flaky.
    retry: 1,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: [new URL('./test/setup.ts', import.meta.url).pathname],
  },
})
