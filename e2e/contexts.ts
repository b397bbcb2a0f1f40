import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Language, languageOf } from '../scripts/screens/screen-words.ts'

/**
 * Makes every visit wait until the client is mounted: a button pressed earlier does nothing. In Urdu, the address of a
 * page or screen in English opens its twin.
 */
function visitClients(page: Page, language: Language): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  // Journeys that test the time before it pass `waitUntil`.
  page.goto = async (address, options) => {
    const response = await goto(language === 'ur' ? twinInUrdu(address) : address, options)
    if (!options?.waitUntil) await page.waitForFunction(isClientRunning)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await page.waitForFunction(isClientRunning)
    return response
  }
}

function twinInUrdu(address: string): string {
  return address.replace(/^\/(?!(ur|api|uploads)\/)/, '/ur/')
}

function isClientRunning(): boolean {
  const root = document.getElementById('root')
  // Server pages have no such element. React marks its own with a key that has a random ending.
  return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'))
}

/** Records in the page the texts of its toasts. */
function noteToasts(): void {
  const told: string[] = []
  Object.assign(window, { toldByToasts: told })
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      const isToast = node.matches('[aria-live=polite] > :is([role=status], [role=alert])')
      if (isToast) told.push(node.textContent)
    }
  }).observe(document, { childList: true, subtree: true })
}

/** Makes the pages of a context open in this language, wait for their client, and record their toasts. */
export async function prepareContext(context: BrowserContext, language: Language): Promise<void> {
  context.on('page', (page) => visitClients(page, language))
  await context.addInitScript(noteToasts)
}

/**
 * Opens a page of another person, who shares no storage with the first one's. Reads the same language, if none is
 * given. Close its context at the end.
 */
export async function openBeside(page: Page, language = languageOf(page)): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: new URL(page.url()).origin,
      viewport: page.viewportSize(),
      serviceWorkers: 'block',
    })
  if (!context) throw new Error('the page has no browser')
  await prepareContext(context, language)
  return context.newPage()
}

/**
 * Waits until a toast with this text has been shown, at any time since the page was loaded. A toast closes after three
 * seconds, which a busy machine may miss.
 */
export async function expectToast(page: Page, words: string): Promise<void> {
  const told = () => page.evaluate(() => (window as unknown as { toldByToasts: string[] }).toldByToasts)
  await expect.poll(told).toContainEqual(expect.stringContaining(words))
}
