import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import notedWeights from './screen-weights.json' with { type: 'json' }

/** What the scripts of a screen may weigh, in KB of brotli, unless it is listed below. */
const usualKb = 112
const listedKb: Record<string, number> = {
  'home/home-screen': 105,
  'auth/sign-up-screen': 150,
  'account/portfolio-form-screen': 150,
}

const howToRaise = `What a screen loads too early can often wait: import() it where it is used.
Raising a budget is a decision of its own: scripts/bundle-budgets.ts, and CONTRIBUTING.md, "Raising a limit".`

/** A screen that grows by more, in KB, is named, so that nobody finds a budget used up without having seen it go. */
const noticedKb = 2
const howToNote = 'Where that is meant: npx tsx scripts/note-weights.ts'

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

/** Prints what the scripts of a built client weigh, in KB of brotli, and returns the screens above their budgets. */
export async function checkBudgets(dist = 'web/dist'): Promise<string[]> {
  const weights = await weighScripts(dist)
  for (const { name, kb, budgetKb } of weights) {
    console.log(
      `${kb <= budgetKb ? 'ok    ' : 'FAILED'} ${name}: ${kb.toFixed(1)} of ${budgetKb.toFixed(1)} KB`,
    )
  }
  const noted: Record<string, number> = notedWeights
  const grown = weights.filter(({ name, kb }) => kb > (noted[name] ?? 0) + noticedKb)
  for (const { name, kb } of grown)
    console.log(`GROWN  ${name}: ${kb.toFixed(1)} KB, ${noted[name] ?? 0} noted`)
  if (grown.length > 0) console.log(howToNote)
  const above = weights.filter(({ kb, budgetKb }) => kb > budgetKb).map(({ name }) => name)
  if (above.length > 0) console.log(howToRaise)
  return above
}

/** Weighs the scripts of every screen. Throws when one that is listed above is not in the build. */
export async function weighScripts(dist = 'web/dist'): Promise<Weight[]> {
  const manifest = await manifestOf(dist, 'manifest.json')
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

/** All bytes of a first visit to `/ur/`, in KB: the page, the scripts of its screen and the fonts it names. */
const urduVisitKb = 245

/** What the English client may say in Urdu: the switch, and the name's own word on About. It reads digits of any script. */
const urduInEnglish = /اردو|تعمیر/g
const urduLetters = /[\u0620-\u065f\u066e-\u06ef\u06fa-\u06ff]/

/** Weighs the first visit to the client in Urdu and looks for words of one client in the other. Returns what is wrong. */
export async function checkLanguages(dist = 'web/dist'): Promise<string[]> {
  const english = await manifestOf(dist, 'manifest.json')
  const urdu = await manifestOf(dist, 'manifest.ur.json')
  const home = 'src/screens/home/home-screen.tsx'
  const scripts = new Set(reach(urdu, ['index.html', home]).map(({ file }) => file))
  const page = await readFile(join(dist, 'ur/index.html'), 'utf8')
  const fonts = [...page.matchAll(/<link rel="preload" href="\/([^"]+\.woff2)"/g)].map(
    ([, file]) => `${file}`,
  )
  let kb = (await sum(dist, scripts)) + (await compressedKb(join(dist, 'ur/index.html')))
  for (const font of fonts) kb += (await readFile(join(dist, font))).length / 1024
  console.log(`${kb <= urduVisitKb ? 'ok    ' : 'FAILED'} /ur/: ${kb.toFixed(1)} of ${urduVisitKb} KB in all`)
  const wrong = kb <= urduVisitKb ? [] : ['/ur/']
  if (fonts.length < 2) wrong.push('/ur/ does not name its fonts')

  for (const file of ['index.html', 'offline.html', ...Object.values(english).map((chunk) => chunk.file)]) {
    if (!/\.(html|js|css)$/.test(file)) continue
    const text = (await readFile(join(dist, file), 'utf8')).replace(urduInEnglish, '')
    if (urduLetters.test(text) || /nastaliq/i.test(text)) wrong.push(`Urdu in the English client: ${file}`)
  }
  return wrong
}

async function manifestOf(dist: string, name: string): Promise<Record<string, Chunk>> {
  return JSON.parse(await readFile(join(dist, '.vite', name), 'utf8')) as Record<string, Chunk>
}
