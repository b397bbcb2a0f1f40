// Measures page speed with Lighthouse on a slow phone: the built server with the demo's companies, a fresh browser for
// each page, the median of three. Needs a build: npm run build. Takes about ten minutes on two cores.
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { bringBrowser } from '../scripts/browser.ts'
import { auditPage, type PageAudit } from './audit-page.ts'
import { allHeld, asMarkdown, note } from './report.ts'
import { seedDemo } from './seed.ts'
import { freshFolder, removeFolder, startServer } from './server.ts'
import { limits, webPages } from './web-pages.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
})
const runs = Number(values.runs)
const reports = '.tmp/lighthouse'

const browser = await bringBrowser()
const dataDir = await freshFolder()
await seedDemo(dataDir)
const server = await startServer(dataDir, { HOST: '127.0.0.1' })
await mkdir(reports, { recursive: true })
try {
  for (const page of await webPages(server.url)) {
    if (positionals.length > 0 && !positionals.includes(page.name)) continue
    judge(page.name, await median(page.name, page.address, 'simulated'))
    if (page.fromServer) continue
    const slowed = await median(page.name, page.address, 'applied')
    judgePaint(`${page.name}: paint, network slowed for real`, slowed, limits.appliedLargestPaintMs)
  }
} finally {
  await server.stop()
  await removeFolder(dataDir)
}
console.log(`\n${asMarkdown()}\n\nThe reports: ${reports}`)
process.exit(allHeld() ? 0 : 1)

/** Returns the run with the median largest paint; its report is kept. */
async function median(name: string, address: string, network: 'simulated' | 'applied'): Promise<PageAudit> {
  const audits: PageAudit[] = []
  for (let turn = 0; turn < runs; turn++) audits.push(await auditPage(browser, address, network))
  audits.sort((a, b) => a.largestPaintMs - b.largestPaintMs)
  const middle = audits[Math.floor(runs / 2)]
  if (!middle) throw new Error('at least one run')
  await writeFile(`${reports}/${name.replaceAll(/\W+/g, '-')}-${network}.html`, middle.report)
  return middle
}

function judge(name: string, audit: PageAudit): void {
  const { performance, ...others } = audit.scores
  const held = Object.values(others)
  note(
    `${name}: performance, access, practice, search`,
    `${performance} ${held.join(' ')}`,
    `the last three ${limits.score}`,
    held.every((one) => one >= limits.score),
  )
  judgePaint(`${name}: paint`, audit, limits.largestPaintMs)
  note(
    `${name}: blocked, shift`,
    `${audit.blockedMs.toFixed(0)} ms, ${audit.layoutShift.toFixed(3)}`,
    `${limits.blockedMs} ms, ${limits.layoutShift}`,
    audit.blockedMs <= limits.blockedMs && audit.layoutShift <= limits.layoutShift,
  )
  note(
    `${name}: all bytes on load`,
    `${audit.allKb.toFixed(0)} KB`,
    `${limits.allKb} KB`,
    audit.allKb <= limits.allKb,
  )
}

function judgePaint(what: string, { firstPaintMs, largestPaintMs }: PageAudit, mostMs: number): void {
  note(
    what,
    `first ${seconds(firstPaintMs)}, largest ${seconds(largestPaintMs)}`,
    `largest ${seconds(mostMs)}`,
    largestPaintMs <= mostMs,
  )
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
