import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { run } from '../../scripts/command.ts'

const version = '12.8.2'
const folder = resolve('.tmp/lighthouse-tool')
const home = resolve(folder, 'node_modules/lighthouse')

/** Part of a report that we read. */
interface Result {
  lhr: {
    runtimeError?: { message: string }
    categories: Record<string, { score: number | null } | undefined>
    audits: Record<string, { numericValue?: number } | undefined>
  }
  report: string | string[]
}

type Lighthouse = (address: string, options: Record<string, unknown>) => Promise<Result | undefined>

/** Installs Lighthouse into its own folder on first use, because no other command needs it. */
async function bringLighthouse(): Promise<Lighthouse> {
  if (installedVersion() !== version) {
    const options = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund']
    const installed = await run('npm', ['install', ...options, '--prefix', folder, `lighthouse@${version}`])
    if (!installed.ok) throw new Error('Lighthouse could not be installed')
  }
  const { default: lighthouse } = (await import(pathToFileURL(resolve(home, 'core/index.js')).href)) as {
    default: Lighthouse
  }
  return lighthouse
}

function installedVersion(): string | undefined {
  const manifest = resolve(home, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined
}

/** Figures of one visit of a page, with Lighthouse's mobile preset. */
export interface PageAudit {
  /** Scores from 0 to 100. */
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number }
  firstPaintMs: number
  largestPaintMs: number
  blockedMs: number
  layoutShift: number
  /** Everything sent over the network during the load, KB. */
  allKb: number
  /** The whole report as HTML. */
  report: string
}

const port = 9333

/**
 * Visits a page in a fresh browser, on a simulated or a really slowed network. Tries a second time when the first visit
 * failed.
 */
export async function auditPage(...visit: Parameters<typeof auditOnce>): Promise<PageAudit> {
  try {
    return await auditOnce(...visit)
  } catch {
    return auditOnce(...visit)
  }
}

async function auditOnce(
  browser: string,
  address: string,
  network: 'simulated' | 'applied',
): Promise<PageAudit> {
  const lighthouse = await bringLighthouse()
  const running = await chromium.launch({
    executablePath: browser,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--no-first-run'],
  })
  try {
    const result = await lighthouse(address, {
      port,
      output: 'html',
      logLevel: 'error',
      formFactor: 'mobile',
      throttlingMethod: network === 'simulated' ? 'simulate' : 'devtools',
    })
    if (!result) throw new Error(`no report of ${address}`)
    const { lhr, report } = result
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
    const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
      },
      firstPaintMs: figure('first-contentful-paint'),
      largestPaintMs: figure('largest-contentful-paint'),
      blockedMs: figure('total-blocking-time'),
      layoutShift: figure('cumulative-layout-shift'),
      allKb: figure('total-byte-weight') / 1024,
      report: Array.isArray(report) ? report.join('') : report,
    }
  } finally {
    await running.close()
  }
}
