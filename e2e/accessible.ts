import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Makes sticky bars scroll with the page, and returns a function that undoes it: axe reports targets that such a bar
 * covers in part as too small.
 */
export async function letBarsScroll(page: Page): Promise<() => Promise<void>> {
  const bars = await page.evaluateHandle(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    ),
  )
  const place = (position: string) =>
    bars.evaluate((all, position) => {
      for (const bar of all) bar.style.position = position
    }, position)
  await place('static')
  return () => place('')
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Ends running transitions, for instance of a colour, which axe would check in the middle. */
function finishTransitions(): void {
  // The end of a parent's transition begins one of an element that inherits its colour.
  for (let running = 1; running > 0; ) {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    for (const transition of transitions) transition.finish()
    running = transitions.length
  }
}

/** Fails when the page breaks a rule of WCAG 2.2 AA that axe can check, or one of `rules` if given. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const putBack = await letBarsScroll(page)
  await page.evaluate(finishTransitions)
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(levels)).analyze()
  await putBack()
  const faults = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html }) => html).filter((html) => id !== 'target-size' || !isInLine(html)),
  }))
  expect(faults.filter(({ nodes }) => nodes.length > 0)).toEqual([])
}

/**
 * True for a text that is edited in its place: it is as high as its line, which WCAG 2.5.8 allows ("inline"). On a phone
 * `layout.e2e.ts` asks for its full size all the same.
 */
function isInLine(html: string): boolean {
  return /^<[^>]* class="editable\b/.test(html)
}
