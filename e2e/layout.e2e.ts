import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Screen } from '../scripts/screens/screen.ts'
import { findScreen, namedScreens } from '../scripts/screens/screens.ts'
import { letBarsScroll } from './accessible.ts'
import { expect, openScreen, test } from './fixtures.ts'

// Some states of the desk fail on purpose.
test.use({ provoked: /Failed to load resource: the server responded with a status of (4\d\d|503)/ })

const narrowest = 320
const wider = [600, 1280]

/** Finds texts that are cut by their box, unless the box scrolls or ends its text with an ellipsis. */
function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (text: Node) => {
      let box = text.parentElement
      while (box && /^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement
      return box
    }
    const sticksOut = (text: Node) => {
      const box = boxOf(text)
      // An element for screen readers only is one pixel wide.
      if (!box || box.closest('svg') || box.clientWidth <= 1 || !box.checkVisibility()) return false
      const { overflowX, textOverflow } = getComputedStyle(box)
      if (overflowX === 'auto' || textOverflow === 'ellipsis') return false
      const range = document.createRange()
      // Word by word: in a text that is edited in its place, the space behind a line stands outside, unseen.
      return [...(text.nodeValue ?? '').matchAll(/\S+/g)].some(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getBoundingClientRect().right > box.getBoundingClientRect().right + 1
      })
    }
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (sticksOut(text)) texts.push(`"${text.nodeValue}" sticks out`)
    }
    return texts
  })
}

/** Finds targets that are too small, or too near to another, for a finger. */
async function findSmallTargets(page: Page): Promise<string[]> {
  const putBack = await letBarsScroll(page)
  const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).analyze()
  await putBack()
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `too small to press: ${html}`))
}

/** Tells if the page fits. An open list is positioned a moment after the window has its new size. */
function fits(page: Page, width: number): Promise<boolean> {
  const narrow = (most: number) => document.documentElement.scrollWidth <= most
  return page.waitForFunction(narrow, width, { timeout: 5_000 }).then(
    () => true,
    () => false,
  )
}

/** Returns the faults of a screen, as sentences, at every width that has it. */
async function findFaults(page: Page, screen: Screen): Promise<string[]> {
  await page.setViewportSize({ width: narrowest, height: 740 })
  await openScreen(page, screen)
  const faults = await findSmallTargets(page)
  for (const width of screen.only === 'phone' ? [narrowest] : [narrowest, ...wider]) {
    await page.setViewportSize({ width, height: 740 })
    if (!(await fits(page, width))) faults.push(`wider than a screen of ${width}`)
    faults.push(...(await findCutTexts(page)))
  }
  return faults
}

/** States that fail on purpose, and states that another one includes. */
const leftOut = /^failed$|-(none|missing|search|range)$/

/** True for the screens of this test. At the desk the demo's people sign in before. */
function isLaidOut({ before, scriptless, name }: Screen): boolean {
  return (!before || name.startsWith('desk')) && !scriptless && !leftOut.test(name)
}

for (const { name } of namedScreens.filter(isLaidOut)) {
  // Sets its own sizes.
  test(`${name} fits, and cuts no text and no target`, { tag: ['@layout', '@desktop'] }, async ({
    page,
    baseURL,
  }) => {
    const screen = await findScreen(baseURL ?? '', name)
    expect(await findFaults(page, screen)).toEqual([])
  })
}
