// Page speed as Lighthouse sees it on a slow phone: the built server with the demo's companies, a fresh browser a page,
// the median of three. Needs a built tree: npm run build. Takes some ten minutes on two cores.
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { bringBrowser } from '../scripts/browser.ts'
import { auditPage, type PageAudit } from './audit-page.ts'
import { allHeld, asMarkdown, note } from './report.ts'
import { seedDemo } from './seed.ts'
import { freshFolder, removeFolder, startServer } from './server.ts'
import { budgetOf, type PageBudget, webPages } from './web-pages.ts'

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
    const budget = budgetOf(page.name)
    judge(page.name, budget, await median(page.name, page.address, 'simulated'))
    if (budget.applied) {
      judgeApplied(page.name, budget.applied, await median(page.name, page.address, 'applied'))
    }
  }
} finally {
  await server.stop()
  await removeFolder(dataDir)
}
console.log(`\n${asMarkdown()}\n\nThe reports: ${reports}`)
process.exit(allHeld() ? 0 : 1)

/** The run whose largest paint is the middle one; its report is kept. */
async function median(name: string, address: string, network: 'simulated' | 'applied'): Promise<PageAudit> {
  const audits: PageAudit[] = []
  for (let turn = 0; turn < runs; turn++) audits.push(await auditPage(browser, address, network))
  audits.sort((a, b) => a.largestPaintMs - b.largestPaintMs)
  const middle = audits[Math.floor(runs / 2)]
  if (!middle) throw new Error('at least one run')
  await writeFile(`${reports}/${name.replaceAll(/\W+/g, '-')}-${network}.html`, middle.report)
  return middle
}

function judge(name: string, budget: PageBudget, audit: PageAudit): void {
  const { scores } = audit
  const told = `${scores.performance} ${scores.accessibility} ${scores.bestPractices} ${scores.seo}`
  const { score } = budget
  note(
    `${name}: performance, access, practice, search`,
    told,
    `at least ${score}`,
    Object.values(scores).every((one) => one >= score),
  )
  const paints = audit.firstPaintMs <= budget.firstPaintMs && audit.largestPaintMs <= budget.largestPaintMs
  note(
    `${name}: first and largest paint`,
    `${seconds(audit.firstPaintMs)}, ${seconds(audit.largestPaintMs)}`,
    `${seconds(budget.firstPaintMs)}, ${seconds(budget.largestPaintMs)}`,
    paints,
  )
  note(
    `${name}: blocked, shift`,
    `${audit.blockedMs.toFixed(0)} ms, ${audit.layoutShift.toFixed(3)}`,
    '50 ms, 0.01',
    audit.blockedMs <= 50 && audit.layoutShift <= 0.01,
  )
  note(
    `${name}: all bytes on load`,
    `${audit.allKb.toFixed(0)} KB`,
    `${budget.allKb} KB`,
    audit.allKb <= budget.allKb,
  )
}

function judgeApplied(
  name: string,
  applied: NonNullable<PageBudget['applied']>,
  { firstPaintMs, largestPaintMs }: PageAudit,
): void {
  note(
    `${name}: first and largest paint, network slowed for real`,
    `${seconds(firstPaintMs)}, ${seconds(largestPaintMs)}`,
    `${seconds(applied.firstPaintMs)}, ${seconds(applied.largestPaintMs)}`,
    firstPaintMs <= applied.firstPaintMs && largestPaintMs <= applied.largestPaintMs,
  )
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
