// Page speed as Lighthouse sees it on a slow phone: the built server with the demo's companies, a fresh browser a page,
// the median of three. Needs a built tree: npm run build. Takes some ten minutes on two cores.
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { bringBrowser } from '../../scripts/browser.ts'
import { describeRun, loadNow, writeTable } from '../benchmarks-page.ts'
import { allHeld, note } from '../report.ts'
import { seedDemo } from '../seed.ts'
import { freshFolder, removeFolder, startServer } from '../server.ts'
import { auditPage, type PageAudit } from './audit-page.ts'
import { limits, type WebPage, webPages } from './web-pages.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    /** Leaves out the network that is slowed for real. */
    simulated: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const reports = '.tmp/lighthouse'
const busyBefore = loadNow()
const head = ['page', 'scores', 'first, largest paint', 'on a throttled network', 'blocked, shift', 'bytes']
const rows = [head, head.map(() => '---')]

const browser = await bringBrowser()
await mkdir(reports, { recursive: true })
const folder = await freshFolder()
await seedDemo(folder)
const server = await startServer(folder, { HOST: '127.0.0.1' })
try {
  for (const page of await webPages(server.url)) {
    if (positionals.length > 0 && !positionals.includes(page.name)) continue
    const audit = await median(page, 'simulated')
    judge(page, audit)
    const slowed = page.fromServer || values.simulated ? undefined : await median(page, 'applied')
    if (slowed) {
      judgePaint(`${page.name}: paint, network slowed for real`, slowed, limits.appliedLargestPaintMs)
    }
    rows.push(rowOf(page, audit, slowed))
  }
} finally {
  await server.stop()
  await removeFolder(folder)
}
const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
console.log(`\n${table}\n\nThe reports: ${reports}`)
if (values.write) await writeTable('web', `${describeRun(busyBefore)}\n\n${table}`)
process.exit(allHeld() ? 0 : 1)

/** The run whose largest paint is the middle one; its report is kept. */
async function median({ name, address }: WebPage, network: 'simulated' | 'applied'): Promise<PageAudit> {
  const audits: PageAudit[] = []
  for (let turn = 0; turn < runs; turn++) audits.push(await auditPage(browser, address, network))
  const middle = audits.toSorted((a, b) => a.largestPaintMs - b.largestPaintMs)[Math.floor(runs / 2)]
  if (!middle) throw new Error('at least one run')
  await writeFile(`${reports}/${name.replaceAll(/\W+/g, '-')}-${network}.html`, middle.report)
  return middle
}

function judge({ name, unlisted, inUrdu }: WebPage, audit: PageAudit): void {
  const allKb = inUrdu ? limits.allKbInUrdu : limits.allKb
  const { performance, seo, ...others } = audit.scores
  const held = unlisted ? Object.values(others) : [...Object.values(others), seo]
  note(
    `${name}: performance, access, practice, search`,
    `${performance} ${held.join(' ')}`,
    `the last three ${limits.score}`,
    held.every((one) => one >= limits.score),
  )
  judgePaint(`${name}: paint`, audit, limits.largestPaintMs)
  note(
    `${name}: blocked, shift`,
    blockedAndShift(audit),
    `${limits.blockedMs} ms, ${limits.layoutShift}`,
    audit.blockedMs <= limits.blockedMs && audit.layoutShift <= limits.layoutShift,
  )
  note(`${name}: all bytes on load`, `${audit.allKb.toFixed(0)} KB`, `${allKb} KB`, audit.allKb <= allKb)
}

function judgePaint(what: string, audit: PageAudit, mostMs: number): void {
  const wanted = `largest ${(mostMs / 1000).toFixed(2)} s`
  note(what, paints(audit), wanted, audit.largestPaintMs <= mostMs)
}

function rowOf({ name }: WebPage, audit: PageAudit, slowed: PageAudit | undefined): string[] {
  return [
    name.startsWith('/') ? `\`${name}\`` : name,
    Object.values(audit.scores).join(' '),
    paints(audit),
    slowed ? paints(slowed) : '',
    blockedAndShift(audit),
    `${audit.allKb.toFixed(0)} KB`,
  ]
}

function paints({ firstPaintMs, largestPaintMs }: PageAudit): string {
  return `${(firstPaintMs / 1000).toFixed(2)}, ${(largestPaintMs / 1000).toFixed(2)} s`
}

function blockedAndShift({ blockedMs, layoutShift }: PageAudit): string {
  return `${blockedMs.toFixed(0)} ms, ${layoutShift.toFixed(3)}`
}
