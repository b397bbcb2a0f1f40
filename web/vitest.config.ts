import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    include: ['web/src/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // A busy machine is no failure: this only ends what hangs.
    testTimeout: 120_000,
    setupFiles: [new URL('./test/setup.ts', import.meta.url).pathname],
  },
})
