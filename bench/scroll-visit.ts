import { readFile } from 'node:fs/promises'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'

/** How the browser stood at one moment, after its rubbish was collected. */
export interface Standing {
  nodes: number
  heapMb: number
  /** Of the process that draws the page; undefined where the system does not tell. */
  processMb: number | undefined
}

/** What scrolling over some cards cost. */
export interface Stretch {
  /** From asking for a page of cards to the frame that shows it, the fastest, ms. */
  askToShownMs: number
  /** Scripts, styles and layout for each card, ms of the page's main thread. */
  workMsPerCard: number
  /** Longest piece of work that held the main thread, ms. */
  longestTaskMs: number
  /** Frames, of 60 a second, that the main thread missed while scrolling: their share. */
  lateFrames: number
}

/** What going back to the list cost. */
export interface Return {
  /** From the press until the card stands where it stood, ms. */
  ms: number
  /** How far it stands from where it stood, px. */
  offPx: number
  /** Pages of cards asked of the server. */
  asked: number
}

/** What `scroll-notes.mjs` notes in the page; times in ms. */
interface Noted {
  /** Portfolios of the cards seen so far. */
  seen: Set<string>
  /** For each page of cards: from asking for it to the frame that shows it. */
  pages: number[]
  tasks: number[]
  frames: number[]
  backTo: (id: string, top: number) => Promise<number>
}

const screen = { width: 360, height: 740 }
const slowdown = 4
const flingPxPerSecond = 5_000
const flingPx = 4_000
const patienceMs = 300_000

/** A phone with a slow processor that visits the directory. */
export class ScrollVisit {
  readonly page: Page
  #browser: Browser
  #devtools: CDPSession
  #workBefore = 0

  private constructor(browser: Browser, page: Page, devtools: CDPSession) {
    this.#browser = browser
    this.page = page
    this.#devtools = devtools
  }

  /** Opens the directory and waits for its first cards. */
  static async open(executablePath: string, url: string): Promise<ScrollVisit> {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    const context = await browser.newContext({
      viewport: screen,
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.addInitScript({ path: 'bench/scroll-notes.mjs' })
    const devtools = await context.newCDPSession(page)
    // The processor's time, which a busy machine does not lengthen.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(`${url}/#/contractors`)
    await page.locator('[data-portfolio]').first().waitFor()
    await page.waitForLoadState('networkidle')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return new ScrollVisit(browser, page, devtools)
  }

  close(): Promise<void> {
    return this.#browser.close()
  }

  /** Flings down the list until that many cards were seen. */
  async scrollTo(cards: number): Promise<void> {
    const end = Date.now() + patienceMs
    while ((await this.#seen()) < cards) {
      if (Date.now() > end) throw new Error(`the list did not come to card ${cards}`)
      await this.#fling()
    }
  }

  async #fling(): Promise<void> {
    // A frame that came late may have led past the list's end to the footer, where nothing is loaded.
    await this.page.evaluate(() => {
      const last = [...document.querySelectorAll('[data-portfolio]')].at(-1)
      if (last && last.getBoundingClientRect().bottom < 0) last.scrollIntoView({ block: 'end' })
    })
    await this.#devtools.send('Input.synthesizeScrollGesture', {
      ...{ x: screen.width / 2, y: screen.height / 2, yDistance: -flingPx },
      ...{ speed: flingPxPerSecond, gestureSourceType: 'mouse' },
    })
  }

  /** Flings from `from` cards seen to `to` and tells what it cost. */
  async measure(from: number, to: number): Promise<Stretch> {
    await this.scrollTo(from)
    await this.page.evaluate(() => {
      const { noted } = window as unknown as { noted: Noted }
      noted.pages = []
      noted.tasks = []
      noted.frames = []
    })
    await this.#work()
    const before = await this.#seen()
    await this.scrollTo(to)
    const work = await this.#work()
    const { pages, tasks, frames } = await this.page.evaluate(() => {
      const { pages, tasks, frames } = (window as unknown as { noted: Noted }).noted
      return { pages, tasks, frames }
    })
    const late = frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / (1000 / 60)) - 1), 0)
    return {
      askToShownMs: Math.min(...pages),
      workMsPerCard: work / ((await this.#seen()) - before),
      longestTaskMs: Math.max(0, ...tasks),
      lateFrames: late / (frames.length + late),
    }
  }

  /** Nodes and memory after the rubbish was collected. */
  async stand(): Promise<Standing> {
    for (let turn = 0; turn < 2; turn++) await this.#devtools.send('HeapProfiler.collectGarbage')
    const metrics = await this.#metrics()
    return {
      nodes: metrics.get('Nodes') ?? Number.NaN,
      heapMb: (metrics.get('JSHeapUsedSize') ?? Number.NaN) / 2 ** 20,
      processMb: await this.#processMb(),
    }
  }

  /** Opens the profile of a card in sight, does what is asked there, and comes back by the browser's button. */
  async leaveAndReturn(there?: () => Promise<unknown>): Promise<Return> {
    const { id, top } = await this.page.evaluate(() => {
      const cards = [...document.querySelectorAll<HTMLElement>('[data-portfolio]')]
      const card = cards.find((one) => one.getBoundingClientRect().top >= 0) ?? cards.at(-1)
      card?.scrollIntoView({ block: 'center' })
      return { id: card?.dataset.portfolio ?? '', top: card?.getBoundingClientRect().top ?? 0 }
    })
    await this.page.locator(`[data-portfolio="${id}"] [data-open]`).click({ position: { x: 20, y: 10 } })
    await this.page.getByRole('heading', { level: 2, name: 'Projects' }).waitFor()
    await this.page.waitForLoadState('networkidle')
    await there?.()
    let asked = 0
    const count = (request: { url(): string }) => {
      if (request.url().includes('/api/portfolios?')) asked += 1
    }
    this.page.on('request', count)
    const ms = await this.page.evaluate(
      ([wanted, place]) => (window as unknown as { noted: Noted }).noted.backTo(wanted, place),
      [id, top] as const,
    )
    await this.page.waitForTimeout(1_500)
    this.page.off('request', count)
    const box = await this.page.locator(`[data-portfolio="${id}"]`).boundingBox()
    return { ms, offPx: Math.abs((box?.y ?? Infinity) - top), asked }
  }

  #seen(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { noted: Noted }).noted.seen.size)
  }

  async #metrics(): Promise<Map<string, number>> {
    const { metrics } = await this.#devtools.send('Performance.getMetrics')
    return new Map(metrics.map(({ name, value }) => [name, value]))
  }

  /** Milliseconds of work since it was last asked. */
  async #work(): Promise<number> {
    const metrics = await this.#metrics()
    const total = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']
      .map((name) => (metrics.get(name) ?? 0) * 1000)
      .reduce((sum, ms) => sum + ms, 0)
    const since = total - this.#workBefore
    this.#workBefore = total
    return since
  }

  async #processMb(): Promise<number | undefined> {
    const devtools = await this.#browser.newBrowserCDPSession()
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
    await devtools.detach()
    const sizes: number[] = []
    for (const { type, id } of processInfo) {
      if (type !== 'renderer') continue
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
      const kb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1])
      if (kb > 0) sizes.push(kb / 1024)
    }
    return sizes.length > 0 ? Math.max(...sizes) : undefined
  }
}
