// Screens and papers have the same figures in English and in Urdu, to the rupee and in the same places.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { screens } from '@tameer/contract'
import { demoId } from '../demo/src/facts/demo-ids.ts'
import { demoRequestKey } from '../demo/src/facts/demo-requests.ts'
import { isReadFromRight, readXlsx } from '../web/test/read-xlsx.ts'
import { expect, test, waitForScreen } from './fixtures.ts'
import { waitForRest } from './movement.ts'
import { openInvited, phase, saved, unfold as unfoldPart } from './quote-form.ts'

const house = 'city=Karachi&plotSize=7&constructionType=Complete'
const kept = [
  'city=Lahore&plotSize=10&constructionType=Complete&addOns=margin-12--tax-5',
  'city=Karachi&plotSize=120&plotUnit=sq+yd&grade=Premium',
  'city=Islamabad&plotSize=1&plotUnit=Kanal&constructionMode=Without+Material',
]

/** Opens every fold, also inside an opened one. Of folds that close one another the last stays open. */
async function unfold(page: Page): Promise<void> {
  for (let depth = 0; depth < 2; depth++) {
    await page.locator('main').evaluate((main) => {
      const buttons = main.querySelectorAll<HTMLElement>(
        'button[aria-expanded=false]:not([aria-haspopup], [disabled])',
      )
      for (const one of main.querySelectorAll('details')) one.open = true
      for (const one of buttons) one.click()
    })
    await waitForRest(page)
  }
}

/** Loads a screen anew, with every fold open. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
  await waitForRest(page)
  await waitForScreen(page)
  await unfold(page)
}

/** Figures of each block, in the order of the page. Within a block they are sorted: sentences differ in their order. */
function figuresOf(page: Page, part: string): Promise<string[][]> {
  return page.locator(part).evaluate((root) => {
    const blocks = 'p, li, dt, dd, td, th, h1, h2, h3, h4, summary, caption, legend, label, option, section'
    const found = new Map<Element, string[]>()
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const said = [
        ...own.map(({ nodeValue }) => nodeValue ?? ''),
        element.getAttribute('aria-label') ?? '',
        element instanceof HTMLInputElement ? element.value : '',
      ]
      const figures = said.flatMap((text) => text.match(/\d[\d,.]*\d|\d/g) ?? [])
      const block = element.closest(blocks) ?? root
      if (figures.length > 0) found.set(block, [...(found.get(block) ?? []), ...figures])
    }
    return [...found.values()].map((figures) => figures.sort())
  })
}

interface View {
  name: string
  /** Behind the hash. */
  address: string
  /** Number of blocks with figures that it has at least. */
  least: number
  /** Has a paper of its own. */
  paper?: true
}

const quotes = { key: demoRequestKey, view: 'quotes' } as const
const views: View[] = [
  { name: 'the home page', address: '/', least: 5 },
  {
    name: 'the quick estimate',
    address: '/calculator?city=lahore&area=10-marla&type=complete&shown=lahore.10-marla.complete.complete',
    least: 60,
  },
  { name: 'the bill', address: `/calculator?mode=detailed&${house}&step=bill`, least: 300, paper: true },
  {
    name: 'the bill of labour alone',
    address: `/calculator?mode=detailed&${kept[2]}&step=bill`,
    least: 60,
    paper: true,
  },
  { name: 'estimates side by side', address: '/calculator?mode=compare', least: 40 },
  {
    name: 'quotes side by side',
    address: screens.request.to(demoId('request', 0), quotes),
    least: 100,
    paper: true,
  },
]

/** Makes the paper of a view and returns its figures. */
async function printed(page: Page): Promise<string[][]> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('article.paper')).toHaveCount(1)
  return figuresOf(page, 'article.paper')
}

for (const style of ['full', 'words'] as const)
  for (const { name, address, least, paper } of views)
    test(`${name} has the same figures, amounts in ${style}`, { tag: '@urdu' }, async ({ page }) => {
      await page.addInitScript(
        ([figures, estimates]) => {
          if (location.protocol === 'about:') return
          localStorage.setItem('figures', figures ?? '')
          localStorage.setItem('keptEstimates', estimates ?? '')
        },
        [style, JSON.stringify(kept)],
      )
      const read = async (front: '/' | '/ur/') => {
        await openWhole(page, `${front}#${address}`)
        return { onScreen: await figuresOf(page, 'main'), onPaper: paper ? await printed(page) : [] }
      }
      const english = await read('/')
      expect(english.onScreen.length).toBeGreaterThan(least)
      if (paper) expect(english.onPaper.length).toBeGreaterThan(least / 2)
      expect(await read('/ur/')).toEqual(english)
    })

test('the form of a company’s quote has the same figures', { tag: '@urdu' }, async ({
  page,
  company,
  say,
  words,
}) => {
  await openInvited(page, company)
  await phase(page, say('Grey Structure'))
    .getByRole('button', { name: words.quoteForm.priceSections(6) })
    .click()
  await unfoldPart(page, say('Fill in for me'))
  await page.getByRole('button', { name: say('As the estimate') }).click()
  await page.getByRole('button', { name: words.quoteFilling.takePrices(7) }).click()
  await saved(page)
  const { hash } = new URL(page.url())
  const read = async (front: '/' | '/ur/') => {
    await openWhole(page, front + hash)
    return figuresOf(page, 'main')
  }
  const english = await read('/')
  expect(english.length).toBeGreaterThan(100)
  expect(await read('/ur/')).toEqual(english)
})

/** The figures and formulas of a workbook, sheet by sheet. */
function figuresOfSheets(file: Uint8Array) {
  const sheets = [1, 2, 3, 4].map((number) => [...readXlsx(file, number)])
  return sheets.map((cells) => cells.filter(([, { value }]) => typeof value === 'number'))
}

/** The figures of each line of a text file, sorted: sentences differ in their order. */
function readLines(file: Uint8Array): string[][] {
  const lines = new TextDecoder().decode(file).split('\n')
  return lines.map((line) => (line.match(/\d+(\.\d+)?/g) ?? []).sort())
}

for (const { name, address, kinds } of [
  { name: 'the bill', address: `/calculator?mode=detailed&${house}&step=bill`, kinds: ['XLSX', 'CSV'] },
  { name: 'quotes side by side', address: screens.request.to(demoId('request', 0), quotes), kinds: ['XLSX'] },
])
  for (const kind of kinds)
    test(`${name} as ${kind} has the same figures`, { tag: '@urdu' }, async ({ page }) => {
      const read = async (front: '/' | '/ur/') => {
        await openWhole(page, `${front}#${address}`)
        const downloading = page.waitForEvent('download')
        await page.getByRole('button', { name: kind }).click()
        return new Uint8Array(await readFile(await (await downloading).path()))
      }
      const [english, urdu] = [await read('/'), await read('/ur/')]
      if (kind === 'CSV') {
        expect(readLines(english).flat().length).toBeGreaterThan(300)
        expect(readLines(urdu)).toEqual(readLines(english))
        return
      }
      const figures = figuresOfSheets(english)
      expect(figures.flat().length).toBeGreaterThan(100)
      expect(figuresOfSheets(urdu)).toEqual(figures)
      expect([isReadFromRight(english), isReadFromRight(urdu)]).toEqual([false, true])
    })
