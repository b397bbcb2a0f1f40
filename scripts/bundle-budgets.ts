import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** What the scripts of a screen may weigh, in KB of brotli, unless it is listed below. */
const usualKb = 112
const listedKb: Record<string, number> = {
  'home/home-screen': 105,
  'auth/sign-up-screen': 150,
  'account/portfolio-form-screen': 150,
}

/** A chunk as Vite's manifest writes it down. */
interface Chunk {
  file: string
  imports?: string[]
}

interface Weight {
  name: string
  kb: number
  budgetKb: number
}

/** Prints what the scripts of a built client weigh, in KB of brotli, and returns whether all are within their budgets. */
export async function checkBudgets(dist = 'web/dist'): Promise<boolean> {
  const weights = await weighScripts(dist)
  for (const { name, kb, budgetKb } of weights) {
    console.log(
      `${kb <= budgetKb ? 'ok    ' : 'FAILED'} ${name}: ${kb.toFixed(1)} of ${budgetKb.toFixed(1)} KB`,
    )
  }
  return weights.every(({ kb, budgetKb }) => kb <= budgetKb)
}

/** Weighs the scripts of every screen. Throws when one that is listed above is not in the build. */
async function weighScripts(dist: string): Promise<Weight[]> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const weights: Weight[] = []
  for (const module of Object.keys(manifest)) {
    const [, name] = /^src\/screens\/(.+-screen)\.tsx$/.exec(module) ?? []
    if (name === undefined) continue
    const files = new Set(reach(manifest, ['index.html', module]).map(({ file }) => file))
    weights.push({ name, kb: await sum(dist, files), budgetKb: listedKb[name] ?? usualKb })
  }
  const missing = Object.keys(listedKb).filter((listed) => !weights.some(({ name }) => name === listed))
  if (missing.length > 0) throw new Error(`Not in the build: ${missing.join(', ')}`)
  return weights
}

/** The named chunks and everything they import at once. */
function reach(manifest: Record<string, Chunk>, names: string[], seen = new Set<string>()): Chunk[] {
  return names.flatMap((name) => {
    if (seen.has(name)) return []
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the build`)
    return [chunk, ...reach(manifest, chunk.imports ?? [], seen)]
  })
}

async function sum(dist: string, files: Iterable<string>): Promise<number> {
  let total = 0
  for (const file of files) total += await compressedKb(join(dist, file))
  return total
}

async function compressedKb(file: string): Promise<number> {
  const bytes = await readFile(file)
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024
}
