import { defineConfig, devices } from '@playwright/test'
import '../calculator/build/fresh-books.ts'
import type { LanguageOption } from './fixtures.ts'
import {
  everydayFont,
  type FontOption,
  fontEnvironment,
  otherFonts,
  type SystemFont,
} from './system-fonts.ts'

/** The phone's server uses SQLite and the disk, the desktop's PostgreSQL and object storage, if available. */
const { E2E_PHONE_PORT: phonePort = '4390', E2E_DESKTOP_PORT: desktopPort = '4391' } = process.env
const ports = { phone: phonePort, desktop: process.env.E2E_DATABASE_URL ? desktopPort : phonePort }
const at = (server: keyof typeof ports) => `http://127.0.0.1:${ports[server]}`

const launchOptions = {
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
}
/** A browser whose system has this font. */
const withFont = (systemFont: SystemFont) => ({
  systemFont,
  launchOptions: { ...launchOptions, env: fontEnvironment(systemFont) },
})

const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, baseURL: at('phone') }
const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  baseURL: at('desktop'),
}

/**
 * Journeys that do not walk in Urdu: those through every screen, of which `urdu.e2e.ts` has its own, and those that are
 * not about words. All others take their words from the fixtures `say` and `words`.
 */
const inOneLanguage = [
  'accessibility.e2e.ts',
  'large-text.e2e.ts',
  'late-font.e2e.ts',
  'layout.e2e.ts',
  'refused-storage.e2e.ts',
  'right-to-left.e2e.ts',
  'same-figures.e2e.ts',
  'scripts-typed.e2e.ts',
  'system-font.e2e.ts',
  'urdu.e2e.ts',
]

export default defineConfig<FontOption & LanguageOption>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../.tmp/journeys',
  // Only stops a journey that hangs. Its duration on a busy machine is not tested.
  timeout: 300_000,
  globalTimeout: 3_600_000,
  expect: { timeout: 30_000 },
  // One more than processors, because journeys wait a third of their time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two retries for failures caused by a busy machine. Such journeys are printed and counted as flaky.
  retries: 2,
  // Without a limit, a server that died would hold the run until every journey had timed out three times.
  maxFailures: 10,
  reporter: 'list',
  use: {
    // A trace of every journey would cost a third of the whole time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // A service worker would respond in the server's place; offline.e2e.ts allows it.
    serviceWorkers: 'block',
    ...withFont(everydayFont),
  },
  projects: [
    // The gate, which every change must pass. All other projects are in the long suites.
    { name: 'smoke', grep: /@smoke/, use: phone },
    { name: 'smoke wide', grep: /@wide/, use: desktop },
    { name: 'smoke in urdu', grep: /@in-urdu/, use: { ...phone, language: 'ur' } },
    { name: 'phone', grepInvert: /@smoke|@desktop|@large-text|@urdu/, use: phone },
    // Journeys that need neither a wide screen nor another store run on the phone only.
    { name: 'desktop', grepInvert: /@wide|@device|@urdu/, use: desktop },
    // Walks through every screen three times.
    { name: 'phone with large text', grep: /@large-text/, use: phone },
    // The client in Urdu, on a phone and a wide screen: every screen, and the journeys.
    { name: 'urdu', grep: /@urdu/, use: phone },
    {
      name: 'journeys in urdu',
      testIgnore: inOneLanguage,
      grepInvert: /@in-urdu|@desktop|@english/,
      use: { ...phone, language: 'ur' },
    },
    {
      name: 'wide journeys in urdu',
      testIgnore: inOneLanguage,
      grepInvert: /@device|@english/,
      use: { ...desktop, language: 'ur' },
    },
    // The layout must fit with the other usual fonts too, also on the narrowest screen.
    ...otherFonts.map((systemFont) => ({
      name: systemFont,
      grep: /@layout/,
      use: {
        ...desktop,
        viewport: { width: 320, height: 740 },
        baseURL: at('phone'),
        ...withFont(systemFont),
      },
    })),
  ],
  webServer: {
    // Each server loads the whole demo before it is ready, so that journeys do not race with it.
    command: 'node e2e/fresh-servers.mjs',
    cwd: '..',
    // The server that starts last.
    url: `${at('phone')}/api/health`,
    env: {
      PHONE_PORT: ports.phone,
      DESKTOP_PORT: ports.desktop,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'pipe',
  },
})
