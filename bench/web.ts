// Page speed as Lighthouse sees it on a slow phone: the built server with the demo's companies, a fresh browser a page,
// the median of three. Needs a built tree: npm run build. Takes some twenty minutes on two cores. `--against {folder}`
// visits the same pages of another built checkout in turn with these.
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { bringBrowser } from '../scripts/browser.ts'
import { auditPage, type PageAudit } from './audit-page.ts'
import { describeRun, loadNow, writeTable } from './benchmarks-page.ts'
import { allHeld, note } from './report.ts'
import { seedDemo } from './seed.ts'
import { freshFolder, type RunningServer, removeFolder, startServer } from './server.ts'
import { limits, type WebPage, webPages } from './web-pages.ts'
import { addToTable, seconds, tableOfPages } from './web-table.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    against: { type: 'string' },
    /** Leaves out the network that is slowed for real. */
    simulated: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const reports = '.tmp/lighthouse'
const busyBefore = loadNow()

interface Site {
  server: RunningServer
  folder: string
  pages: WebPage[]
}

const browser = await bringBrowser()
await mkdir(reports, { recursive: true })
const sites: Site[] = []
try {
  const site = await openSite('.')
  const other = values.against === undefined ? undefined : await openSite(values.against)
  for (const [place, page] of site.pages.entries()) {
    if (positionals.length > 0 && !positionals.includes(page.name)) continue
    const otherPage = other?.pages[place]
    const [audit, before] = await medians([page, ...(otherPage ? [otherPage] : [])], 'simulated')
    if (!audit) throw new Error('at least one run')
    judge(page, audit, before)
    const [slowed] = page.fromServer || values.simulated ? [] : await medians([page], 'applied')
    if (slowed) {
      judgePaint(`${page.name}: paint, network slowed for real`, slowed, limits.appliedLargestPaintMs)
    }
    addToTable({ name: page.name, audit, slowed, before })
  }
} finally {
  for (const { server, folder } of sites) {
    await server.stop()
    await removeFolder(folder)
  }
}
console.log(`\n${tableOfPages(values.against)}\n\nThe reports: ${reports}`)
if (values.write) await writeTable('web', `${describeRun(busyBefore)}\n\n${tableOfPages(values.against)}`)
process.exit(allHeld() ? 0 : 1)

async function openSite(checkout: string): Promise<Site> {
  const folder = await freshFolder()
  await seedDemo(folder, checkout)
  const server = await startServer(folder, { HOST: '127.0.0.1' }, checkout)
  const site = { server, folder, pages: await webPages(server.url) }
  sites.push(site)
  return site
}

/**
 * Of each page the run whose largest paint is the middle one; the report of the first page is kept. The pages are visited in
 * turn, so that a busy machine slows them alike.
 */
async function medians(pages: WebPage[], network: 'simulated' | 'applied'): Promise<PageAudit[]> {
  const audits: PageAudit[][] = pages.map(() => [])
  for (let turn = 0; turn < runs; turn++) {
    for (const [place, page] of pages.entries()) {
      audits[place]?.push(await auditPage(browser, page.address, network))
    }
  }
  const middle = audits.map((ofPage) => {
    const sorted = ofPage.toSorted((a, b) => a.largestPaintMs - b.largestPaintMs)
    return sorted[Math.floor(runs / 2)] as PageAudit
  })
  const name = pages[0]?.name.replaceAll(/\W+/g, '-')
  await writeFile(`${reports}/${name}-${network}.html`, middle[0]?.report ?? '')
  return middle
}

function judge({ name, unlisted, inUrdu }: WebPage, audit: PageAudit, before: PageAudit | undefined): void {
  const allKb = inUrdu ? limits.allKbInUrdu : limits.allKb
  const { performance, seo, ...others } = audit.scores
  const held = unlisted ? Object.values(others) : [...Object.values(others), seo]
  note(
    `${name}: performance, access, practice, search`,
    `${performance} ${held.join(' ')}`,
    `the last three ${limits.score}`,
    held.every((one) => one >= limits.score),
  )
  judgePaint(`${name}: paint`, audit, limits.largestPaintMs, before)
  note(
    `${name}: blocked, shift`,
    `${audit.blockedMs.toFixed(0)} ms, ${audit.layoutShift.toFixed(3)}`,
    `${limits.blockedMs} ms, ${limits.layoutShift}`,
    audit.blockedMs <= limits.blockedMs && audit.layoutShift <= limits.layoutShift,
  )
  note(`${name}: all bytes on load`, `${audit.allKb.toFixed(0)} KB`, `${allKb} KB`, audit.allKb <= allKb)
}

function judgePaint(what: string, audit: PageAudit, mostMs: number, before?: PageAudit): void {
  const paints = ({ firstPaintMs, largestPaintMs }: PageAudit) =>
    `first ${seconds(firstPaintMs)}, largest ${seconds(largestPaintMs)}`
  note(
    what,
    before ? `${paints(audit)} (the other: ${paints(before)})` : paints(audit),
    `largest ${seconds(mostMs)}`,
    audit.largestPaintMs <= mostMs,
  )
}
