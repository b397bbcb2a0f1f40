// Takes pictures of every screen at 360 and 1280 px, light and dark, into screenshots/: the whole page each time. Needs
// a build: npm run build. Arguments choose screens by name; --rtl turns the pages from right to left; --ur shows them in
// Urdu; --phone, --desktop, --light and --dark leave out the other width or colours.
import { mkdir } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { freshFolder, removeFolder, startServer } from '../../bench/server.ts'
import { bringBrowser } from '../browser.ts'
import { readFromRight } from '../client/right-to-left.ts'
import { asInUrdu, type Screen } from './screen.ts'
import { listScreens } from './screens.ts'

const widths = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }
const given = process.argv.slice(2)
const fromRight = given.includes('--rtl')
const inUrdu = given.includes('--ur')
const asked = given.filter((argument) => !argument.startsWith('--'))
const folder = inUrdu ? 'screenshots/ur' : fromRight ? 'screenshots/rtl' : 'screenshots'

const dataDir = await freshFolder()
// A demo is complete before its first response.
const server = await startServer(dataDir, { DEMO: '1' })
const browser = await chromium.launch({
  executablePath: await bringBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
await mkdir(folder, { recursive: true })
let made = 0
const failed: string[] = []
try {
  const listed = await listScreens(server.url)
  const screens = (inUrdu ? listed.map(asInUrdu) : listed).filter(
    ({ name }) => !asked.length || asked.includes(name),
  )
  for (const width of askedOf(['phone', 'desktop'])) {
    for (const scheme of askedOf(['light', 'dark'])) {
      for (const screen of screens) {
        if (screen.only && screen.only !== width) continue
        try {
          await picture(screen, width, scheme)
          made += 1
        } catch (error) {
          failed.push(`${screen.name}-${width}-${scheme}: ${error}`)
        }
      }
    }
  }
  console.log(`${made} pictures in ${folder}/`)
  if (failed.length > 0) throw new Error(`these failed:\n${failed.join('\n')}`)
} finally {
  await browser.close()
  await server.stop()
  await removeFolder(dataDir)
}

/** Returns those that an argument names, or all when none does. */
function askedOf<Choice extends string>(all: Choice[]): Choice[] {
  const named = all.filter((choice) => given.includes(`--${choice}`))
  return named.length > 0 ? named : all
}

async function picture(
  { name, address, session, scriptless, unanswered, before, prepare }: Screen,
  width: keyof typeof widths,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const context = await browser.newContext({
    viewport: widths[width],
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    javaScriptEnabled: !scriptless,
    isMobile: width === 'phone',
    hasTouch: width === 'phone',
  })
  if (session) {
    await context.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    }, session)
  }
  if (fromRight) await readFromRight(context)
  try {
    const page = await context.newPage()
    await before?.(page)
    await page.goto(server.url + address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (!unanswered) await page.waitForLoadState('networkidle')
    await prepare?.(page)
    // Without scripts no timer of the page runs.
    if (!scriptless) await showEverything(page)
    // The page behind an open dialog or list does not scroll.
    const fullPage = (await page.locator('dialog[open], [role=listbox]').count()) === 0
    await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage })
  } finally {
    await context.close()
  }
}

/** Scrolls once through the page, because pictures are loaded when they come near the window. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      const { contentVisibility, position } = getComputedStyle(element)
      // The browser does not draw content far from the window.
      if (contentVisibility === 'auto') element.style.contentVisibility = 'visible'
      // In a picture of the whole page it would cover the content in the middle.
      if (position === 'sticky') element.style.position = 'static'
    }
    window.scrollTo(0, 0)
    const drawn = [...document.images].map((image) => image.decode().catch(() => undefined))
    await Promise.race([Promise.all(drawn), new Promise((resolve) => setTimeout(resolve, 5_000))])
  })
}
