import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** What a route may load, in KB of brotli: all its scripts; HTML and CSS together. */
interface Budget {
  route: string
  screen: string
  scriptKb: number
}

const htmlAndCssKb = 10
const screens = 'src/screens'

export const budgets: Budget[] = [
  { route: '/', screen: `${screens}/home/home-screen.tsx`, scriptKb: 97 },
  { route: '/calculator', screen: `${screens}/calculator/calculator-screen.tsx`, scriptKb: 100 },
  { route: '/about', screen: `${screens}/info/about-screen.tsx`, scriptKb: 97 },
  { route: '/contractors', screen: `${screens}/contractors/contractors-screen.tsx`, scriptKb: 97 },
  {
    route: '/profileDetailScreen',
    screen: `${screens}/contractors/company-profile-screen.tsx`,
    scriptKb: 97,
  },
  { route: '/portfolioDetail', screen: `${screens}/contractors/portfolio-detail-screen.tsx`, scriptKb: 97 },
  { route: '/login', screen: `${screens}/auth/login-screen.tsx`, scriptKb: 97 },
  { route: '/signup', screen: `${screens}/auth/sign-up-screen.tsx`, scriptKb: 140 },
  { route: '/add-portfolio', screen: `${screens}/account/portfolio-form-screen.tsx`, scriptKb: 140 },
]

/** A chunk as Vite's manifest writes it down. */
interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

export interface Weight {
  route: string
  scriptKb: number
  budgetKb: number
  pageKb: number
}

/** Weighs every budgeted route of a built client. Throws when a screen is not in the build. */
export async function weighRoutes(dist: string): Promise<Weight[]> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const html = await compressedKb(join(dist, 'index.html'))
  const weights: Weight[] = []
  for (const { route, screen, scriptKb } of budgets) {
    const chunks = reach(manifest, ['index.html', screen])
    const scripts = await sum(dist, new Set(chunks.map((chunk) => chunk.file)))
    const css = await sum(dist, new Set(chunks.flatMap((chunk) => chunk.css ?? [])))
    weights.push({ route, scriptKb: scripts, budgetKb: scriptKb, pageKb: html + css })
  }
  return weights
}

/** Prints the weights and answers whether all are within their budgets. */
export async function checkBudgets(dist = 'web/dist'): Promise<boolean> {
  let within = true
  for (const { route, scriptKb, budgetKb, pageKb } of await weighRoutes(dist)) {
    const ok = scriptKb <= budgetKb && pageKb <= htmlAndCssKb
    within &&= ok
    console.log(
      `${ok ? 'ok    ' : 'FAILED'} ${route}: script ${scriptKb.toFixed(1)} of ${budgetKb} KB, HTML and CSS ${pageKb.toFixed(1)} of ${htmlAndCssKb} KB`,
    )
  }
  return within
}

/** The named chunks and everything they import at once. */
function reach(manifest: Record<string, Chunk>, names: string[], seen = new Set<string>()): Chunk[] {
  return names.flatMap((name) => {
    if (seen.has(name)) return []
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the build; the list of budgets names it`)
    return [chunk, ...reach(manifest, chunk.imports ?? [], seen)]
  })
}

async function sum(dist: string, files: Set<string>): Promise<number> {
  let total = 0
  for (const file of files) total += await compressedKb(join(dist, file))
  return total
}

async function compressedKb(file: string): Promise<number> {
  const bytes = await readFile(file)
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024
}
