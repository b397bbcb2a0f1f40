// A browser's translation of the page, without the words of another language.
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Does to the page what a translation does: each text is taken out, and an element with the translated text stands in its
 * place; so it goes on with new and changed texts. Translated words stand between » and «. It does not ask for
 * `translate="no"`, as some apps do not, and leaves drawings alone: an element is not seen there.
 */
function translatePage(): void {
  const made = new WeakSet<Node>()
  const hasWords = /\p{L}{2,}|\d/u
  const translateText = (text: Node) => {
    const parent = text.parentElement
    if (!parent || made.has(text) || !hasWords.test(text.nodeValue ?? '')) return
    if (parent instanceof SVGElement) return
    if (/^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA|OPTION|TITLE)$/.test(parent.tagName)) return
    const translated = document.createTextNode(`»${text.nodeValue}«`)
    made.add(translated)
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).append(translated)
    parent.replaceChild(outer, text)
  }
  const translateAll = (root: Node) => {
    const texts: Node[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(translateText)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      for (const node of addedNodes) node instanceof Text ? translateText(node) : translateAll(node)
      if (type === 'characterData') translateText(target)
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
  translateAll(document.body)
}

/** Has the opened page translated from now on, also when it shows another screen. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(translatePage)
  await expect(page.getByRole('heading', { level: 1, name: '»' })).toBeVisible()
}

/**
 * Returns the elements that do not show what React drew: their words by React, and those in the page without the signs of
 * the translation. A bar stands for an element between the words.
 */
function findDifferences(): { drawn: string; shown: string }[] {
  interface Fiber {
    tag: number
    stateNode: unknown
    memoizedProps: unknown
    child: Fiber | null
    sibling: Fiber | null
  }
  interface Props {
    children?: unknown
    dangerouslySetInnerHTML?: unknown
  }
  const portal = 4
  const portals: Fiber[] = []
  const drawn = new Map<Element, string[]>()
  const add = (parent: Element, words: string) => drawn.set(parent, [...(drawn.get(parent) ?? []), words])
  const readAll = (first: Fiber | null, parent: Element) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) read(fiber, parent)
  }
  const read = (fiber: Fiber, parent: Element) => {
    const { tag, stateNode, memoizedProps, child } = fiber
    if (tag === portal) portals.push(fiber)
    else if (stateNode instanceof Text) add(parent, String(memoizedProps))
    else if (stateNode instanceof Element) readElement(stateNode, fiber, parent)
    else readAll(child, parent)
  }
  const readElement = (element: Element, { memoizedProps, child }: Fiber, parent: Element) => {
    add(parent, '|')
    const { children, dangerouslySetInnerHTML } = memoizedProps as Props
    if (dangerouslySetInnerHTML || element instanceof HTMLTextAreaElement) return
    drawn.set(element, [])
    if (typeof children === 'string' || typeof children === 'number') add(element, String(children))
    readAll(child, element)
  }
  const root = document.getElementById('root')
  const top = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer'))?.[1] as Fiber
  if (root) readAll((top.stateNode as { current: Fiber }).current.child, root)
  for (const { stateNode, child } of portals)
    readAll(child, (stateNode as { containerInfo: Element }).containerInfo)
  const wordsOf = (node: Node) => {
    if (node instanceof Element && node.tagName !== 'FONT') return '|'
    return node instanceof Comment ? '' : node.textContent
  }
  return [...drawn]
    .map(([element, words]) => ({
      drawn: words.join(''),
      shown: [...element.childNodes].map(wordsOf).join('').replaceAll(/[»«]/g, ''),
    }))
    .filter(({ drawn, shown }) => drawn !== shown)
}

/** Fails when the translated page says anything else than React drew: an old word or figure, or one too many. */
export async function expectDrawnWords(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findDifferences)).toEqual([])
}
