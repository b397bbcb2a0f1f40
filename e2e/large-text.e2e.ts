import type { Page } from '@playwright/test'
import type { Screen } from '../scripts/screen.ts'
import { findScreen, namedScreens } from '../scripts/screens.ts'
import { expect, openScreen, test } from './fixtures.ts'

/** Per cent of the usual text at which everything has to fit, and at which a keyboard walks through. */
const fitAt = [130, 200]
const walkAt = [100, 130, 150]
/** What bars may cover of the screen, at the largest text of the walk. */
const mostCovered = 1 / 3
/** No screen has so many stops: the walk goes in circles. */
const mostStops = 400

/** Sets the text's size as a person's browser does, and waits until it is drawn. */
async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
  }, percent)
  await drawn(page)
}

/** Until what was changed is drawn. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

/** Takes the focus away and goes to the top, also where the browser still keeps a place whose text has grown in sight. */
async function goToTop(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      ;(document.activeElement as HTMLElement | null)?.blur()
      scrollTo(0, 0)
    })
    await drawn(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }).toPass()
}

interface Stop {
  /** The same for an element in one walk; none once the focus has left the page. */
  mark: string | undefined
  name: string
  /** What lies over it, or where it is out of sight; nothing where all of it is seen. */
  cover: string | undefined
}

/** What has the focus, and whether something lies over it: over its middle or one of its corners. */
function readStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) {
      return { mark: undefined, name: '', cover: undefined }
    }
    focused.dataset.walked ??= String(document.querySelectorAll('[data-walked]').length)
    // A radio button that is drawn by its label has the label's place.
    const own = focused.getBoundingClientRect()
    const shown = (own.width > 2 && own.height > 2 ? focused : focused.closest('label')) ?? focused
    const box = shown.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    const inside = 3
    const middle = (top + bottom) / 2
    // What is taller may be covered in part; of a text the browser shows the line with the cursor.
    const tall = box.height > innerHeight / 3 || focused instanceof HTMLTextAreaElement
    const lines = tall ? [middle] : [box.top + inside, middle, box.bottom - inside]
    const columns = [left + inside, (left + right) / 2, right - inside]
    const isSeen = (hit: Element | null) => hit !== null && (shown.contains(hit) || hit.contains(shown))
    const hits = lines.map((y) => columns.map((x) => document.elementFromPoint(x, y)))
    const over = hits.find((line) => !line.some(isSeen))
    const place = `${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`
    const cover = over && `${over[0]?.outerHTML.slice(0, 80) ?? 'nothing'} at ${place}`
    const name =
      (focused.ariaLabel ?? focused.textContent).trim().slice(0, 40) || focused.outerHTML.slice(0, 80)
    return { mark: focused.dataset.walked, name, cover }
  })
}

/** How often a fault is looked at, and how long between, before it counts. */
const looks = 50
const betweenLooksMs = 100

/** What `read` says once the page has come to rest: on a busy machine a scroll or a new width may come a moment later. */
async function readAtRest<T>(
  page: Page,
  read: (page: Page) => Promise<T>,
  isFault: (read: T) => boolean,
): Promise<T> {
  let last = await read(page)
  for (let look = 1; isFault(last) && look < looks; look++) {
    await page.waitForTimeout(betweenLooksMs)
    last = await read(page)
  }
  return last
}

/** Presses Tab through the whole screen and returns what was covered when it had the focus. */
async function walk(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const walked of document.querySelectorAll<HTMLElement>('[data-walked]')) delete walked.dataset.walked
  })
  await goToTop(page)
  const seen = new Set<string>()
  const covered: string[] = []
  for (let press = 0; press < mostStops; press++) {
    await page.keyboard.press('Tab')
    const stop = await readAtRest(page, readStop, ({ cover }) => cover !== undefined)
    if (stop.mark === undefined || seen.has(stop.mark)) return covered
    seen.add(stop.mark)
    if (stop.cover) covered.push(`${stop.name} by ${stop.cover}`)
  }
  throw new Error('the walk has no end')
}

/** The part of the screen that bars in sight cover, 0 to 1, halfway down the page. */
function readBarsShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2)
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element)
      // A dialog covers the page on purpose.
      if (element.closest('dialog')) return false
      const { top, bottom, width } = element.getBoundingClientRect()
      const atEdge = Math.abs(top) < 1 || Math.abs(bottom - innerHeight) < 1
      return (position === 'sticky' || position === 'fixed') && atEdge && width > innerWidth / 2
    })
    const covered = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
    return covered / innerHeight
  })
}

const readWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function findFaults(page: Page, screen: Screen): Promise<string[]> {
  await openScreen(page, screen)
  // A toast lies over the page for three seconds, and leaves by itself.
  await expect(page.locator('[aria-live].fixed > *')).toHaveCount(0)
  const faults: string[] = []
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (const percent of fitAt) {
    await enlarge(page, percent)
    for (const narrow of width < 600 ? [320, width] : [width]) {
      await page.setViewportSize({ width: narrow, height })
      const wide = await readAtRest(page, readWidth, (wide) => wide > narrow)
      if (wide > narrow) faults.push(`${wide} wide on ${narrow} at ${percent} %`)
    }
  }
  // Bars grow with the text. A wide screen has room beside them, so that the largest text finds what smaller ones would.
  for (const percent of width < 600 ? walkAt : walkAt.slice(-1)) {
    await enlarge(page, percent)
    faults.push(...(await walk(page)).map((stop) => `covered at ${percent} %: ${stop}`))
  }
  const share = await readAtRest(page, readBarsShare, (share) => share > mostCovered)
  if (share > mostCovered) faults.push(`bars cover ${Math.round(share * 100)} % at ${walkAt.at(-1)} %`)
  return faults
}

/** What fails on purpose, what another state shows as well, and a list that a press elsewhere closes. */
const leftOut = /^failed$|-(none|missing|search|range|list|lost-page|failed)$/

/** The desk is answered without the server, so that nobody has to sign in. */
const walked = namedScreens.filter(
  ({ name, before, scriptless, unanswered }) =>
    (!before || name.startsWith('desk')) && !scriptless && !unanswered && !leftOut.test(name),
)

for (const { name, only } of walked) {
  const tag = only === 'phone' ? ['@large-text', '@device'] : '@large-text'
  test(`large text fits ${name}, and no bar covers what has the focus`, { tag }, async ({
    page,
    baseURL,
  }) => {
    const screen = await findScreen(baseURL ?? '', name)
    expect(await findFaults(page, screen)).toEqual([])
  })
}
