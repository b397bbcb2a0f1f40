import type { Page } from '@playwright/test'
import type { Screen } from '../scripts/screens/screen.ts'
import { findScreen, namedScreens } from '../scripts/screens/screens.ts'
import { expect, openScreen, test } from './fixtures.ts'

/** Text sizes, per cent of the usual, at which everything must fit, and at which the keyboard walk is made. */
const fitAt = [130, 200]
const walkAt = [100, 130, 150]
/** Largest share of the screen that bars may cover, at the largest text of the walk. */
const mostCovered = 1 / 3
/** Most stops of a walk. No screen has so many, so more means a loop. */
const mostStops = 400

/** Sets the text size as a person's browser does, and waits until it is drawn. */
async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
  }, percent)
  await drawn(page)
}

/** Waits until a change is drawn. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

/** Removes the focus and scrolls to the top, also when the browser anchors the scroll at text that has grown. */
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
  /** Id of the element, constant during a walk; undefined when the focus has left the page. */
  mark: string | undefined
  name: string
  /** Element that covers it, or its place out of sight; undefined when all of it is visible. */
  cover: string | undefined
}

/** Reads the focused element and anything that covers its middle or one of its corners. */
function readStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) {
      return { mark: undefined, name: '', cover: undefined }
    }
    focused.dataset.walked ??= String(document.querySelectorAll('[data-walked]').length)
    // A radio button that its label draws is at the place of the label.
    const own = focused.getBoundingClientRect()
    const shown = (own.width > 2 && own.height > 2 ? focused : focused.closest('label')) ?? focused
    const box = shown.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    const inside = 3
    const middle = (top + bottom) / 2
    // A taller element may be covered in part; in a text field the browser shows the line with the cursor.
    const tall = box.height > innerHeight / 3 || focused instanceof HTMLTextAreaElement
    const lines = tall ? [middle] : [box.top + inside, middle, box.bottom - inside]
    const columns = [left + inside, (left + right) / 2, right - inside]
    // On a paper the boxes of Urdu lines, which are taller than their letters, reach into each other.
    const around = shown.closest('.agreement-page') ?? shown
    const isSeen = (hit: Element | null) => hit !== null && (around.contains(hit) || hit.contains(shown))
    const hits = lines.map((y) => columns.map((x) => document.elementFromPoint(x, y)))
    const over = hits.find((line) => !line.some(isSeen))
    const place = `${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`
    const cover = over && `${over[0]?.outerHTML.slice(0, 80) ?? 'nothing'} at ${place}`
    const name =
      (focused.ariaLabel ?? focused.textContent).trim().slice(0, 40) || focused.outerHTML.slice(0, 80)
    return { mark: focused.dataset.walked, name, cover }
  })
}

/** Number of checks before a fault counts, and the pause between them. */
const looks = 50
const betweenLooksMs = 100

/**
 * Returns the result of `read` when the page has settled: on a busy machine a scroll or a new width may come a moment
 * later.
 */
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

/** Presses Tab through the whole screen and returns the elements that were covered when they had the focus. */
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

/** Returns the share of the screen that bars cover, 0 to 1, in the middle of the page. */
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

/** Returns the words that are cut at the end of a line, of up to nine letters: the browser hyphenates longer ones. */
function readCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<!\S)\p{L}{3,9}[,.:;]?(?!\S)/gu,
      )) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) cut.add(word)
      }
    }
    return [...cut]
  })
}

async function findFaults(page: Page, screen: Screen): Promise<string[]> {
  await openScreen(page, screen)
  // A toast covers part of the page for three seconds, then closes.
  await expect(page.locator('[aria-live].fixed > *')).toHaveCount(0)
  const faults: string[] = []
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (const percent of fitAt) {
    await enlarge(page, percent)
    for (const narrow of width < 600 ? [320, width] : [width]) {
      await page.setViewportSize({ width: narrow, height })
      const wide = await readAtRest(page, readWidth, (wide) => wide > narrow)
      if (wide > narrow) faults.push(`${wide} wide on ${narrow} at ${percent} %`)
      if (narrow < width) continue
      const cut = await readAtRest(page, readCutWords, (words) => words.length > 0)
      if (cut.length > 0) faults.push(`cut on ${narrow} at ${percent} %: ${cut.join(', ')}`)
    }
  }
  // Bars grow with the text. A wide screen has room beside them, so the largest text finds every fault of smaller ones.
  for (const percent of width < 600 ? walkAt : walkAt.slice(-1)) {
    await enlarge(page, percent)
    faults.push(...(await walk(page)).map((stop) => `covered at ${percent} %: ${stop}`))
  }
  const share = await readAtRest(page, readBarsShare, (share) => share > mostCovered)
  if (share > mostCovered) faults.push(`bars cover ${Math.round(share * 100)} % at ${walkAt.at(-1)} %`)
  return faults
}

/** States that fail on purpose, states that another one includes, and a list that closes at a press elsewhere. */
const leftOut = /^failed$|-(none|missing|search|range|list|lost-page|failed)$/

/** Screens to walk through. At the desk the demo's people sign in before. */
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
