import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { siteName as urduName } from '../../words/src/ur/language.ts'
import notedWeights from './screen-weights.json' with { type: 'json' }

/** Default budget of the scripts of a screen, or of a part with its screen, KB of brotli. Others are listed below. */
const usualKb = 112
const listedKb: Record<string, number> = {
  'home/home-screen': 105,
  'auth/sign-up-screen': 150,
  'account/portfolio-form/portfolio-form-screen': 150,
  'calculator/detailed/detailed-mode': 150,
  'calculator/compare/compare-mode': 150,
  'calculator/detailed/bill/bill-plan': 150.6,
  'request/request-form': 150,
  'house/house-page': 120,
  'house/start/start-form': 150,
  'desk/prices/desk-prices-screen': 120,
  'check/check-screen': 98,
  'check/check-pages': 147,
  'check/comparison-page': 167,
  'features/checked-quotes/agreement/agreement-sheet': 162,
}

/** Kilobytes that the words of Urdu may add to a budget. */
const urduMoreKb = 3
const checkUrduMoreKb = 10

/** Vite's list of chunks of each language's client. */
const manifests = { en: 'manifest.json', ur: 'manifest.ur.json' } as const
export const clientLanguages = ['en', 'ur'] as const
type Language = keyof typeof manifests

/** Parts of screens with a file of their own, each with what else is loaded before it. */
const parts: Record<string, string[]> = {
  'calculator/quick/quick-mode': ['calculator/calculator-screen'],
  'calculator/detailed/detailed-mode': ['calculator/calculator-screen'],
  'calculator/compare/compare-mode': ['calculator/calculator-screen'],
  'calculator/detailed/bill/bill-plan': ['calculator/calculator-screen', 'calculator/detailed/detailed-mode'],
  'request/request-form': ['request/new-request-screen'],
  'house/house-page': ['house/house-screen'],
  'house/start/start-form': ['house/new-house-screen'],
  'check/check-pages': ['check/check-screen'],
  'check/comparison-page': ['check/check-screen'],
  'features/checked-quotes/agreement/agreement-sheet': ['check/check-screen', 'check/check-pages'],
}

const howToRaise = `What a screen loads too early can often wait: import() it where it is used.
Raising a budget is a decision of its own: scripts/client/bundle-budgets.ts, and CONTRIBUTING.md, "Raising a limit".`

/** Growth above which a screen is named, KB, so that a budget is not used up without notice. */
const noticedKb = 2
const howToNote = 'Where that is meant: npx tsx scripts/client/note-weights.ts'

/** A chunk in Vite's manifest. */
export interface Chunk {
  file: string
  /** Module that the chunk begins with, unless several chunks share it. */
  src?: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
}

interface Weight {
  name: string
  kb: number
  budgetKb: number
}

/**
 * Prints the weight of a built client's scripts in each language, in KB of brotli. Returns the screens above their
 * budgets.
 */
export async function checkBudgets(dist = 'web/dist'): Promise<string[]> {
  const above: string[] = []
  const grown: string[] = []
  for (const language of clientLanguages) {
    const noted: Record<string, number> = notedWeights[language]
    for (const { name: screen, kb, budgetKb } of await weighScripts(language, dist)) {
      const name = language === 'en' ? screen : `${screen} in Urdu`
      const fits = kb <= budgetKb
      console.log(`${fits ? 'ok    ' : 'FAILED'} ${name}: ${kb.toFixed(1)} of ${budgetKb.toFixed(1)} KB`)
      if (!fits) above.push(name)
      const before = noted[screen] ?? 0
      if (kb > before + noticedKb) grown.push(`GROWN  ${name}: ${kb.toFixed(1)} KB, ${before} noted`)
    }
  }
  for (const line of grown) console.log(line)
  if (grown.length > 0) console.log(howToNote)
  if (above.length > 0) console.log(howToRaise)
  return above
}

/** Weighs the scripts of every screen and of the listed parts. Throws when a listed one is not in the build. */
export async function weighScripts(language: Language, dist = 'web/dist'): Promise<Weight[]> {
  const manifest = await manifestOf(dist, manifests[language])
  const screens = Object.keys(manifest).flatMap(
    (module) => /^src\/screens\/(.+-screen)\.tsx$/.exec(module)?.[1] ?? [],
  )
  const weights: Weight[] = []
  for (const name of [...screens, ...Object.keys(parts)]) {
    const modules = [name, ...(parts[name] ?? [])].map(moduleOf)
    const files = new Set(reach(manifest, ['index.html', ...modules]).map(({ file }) => file))
    weights.push({ name, kb: await sum(dist, files), budgetKb: budgetOf(name, language) })
  }
  const missing = Object.keys(listedKb).filter((listed) => !weights.some(({ name }) => name === listed))
  if (missing.length > 0) throw new Error(`Not in the build: ${missing.join(', ')}`)
  return weights
}

const moduleOf = (name: string) => `src/${name.startsWith('features/') ? '' : 'screens/'}${name}.tsx`

function budgetOf(name: string, language: Language): number {
  const inEnglish = listedKb[name] ?? usualKb
  // A check asks the builder in either language, so it has more words.
  const more = /^(check|features\/checked-quotes)\//.test(name) ? checkUrduMoreKb : urduMoreKb
  return language === 'en' ? inEnglish : inEnglish + more
}

/** Returns the named chunks and all their static imports. */
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

/** Sizes by file: the screens share most of their files. */
const compressed = new Map<string, Promise<number>>()

function compressedKb(file: string): Promise<number> {
  const kb = compressed.get(file) ?? compress(file)
  compressed.set(file, kb)
  return kb
}

async function compress(file: string): Promise<number> {
  const bytes = await readFile(file)
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024
}

/** Most bytes of a first visit to `/ur/`, in KB: the page, the scripts of its screen and the fonts it names. */
const urduVisitKb = 245

/**
 * Urdu words allowed in the English client, beside the name on About: the language switch, the words of money and the
 * marks that are read in typed figures, and the heads of a sheet that was downloaded in Urdu. Digits of every script are
 * read there too.
 */
const urduInEnglish =
  /اردو|لا\[کك\]\[ھہه\]|\[کك\]روڑ|روپ\[ئاوںہۃهیيےۓ\]|[،۔]|سطر کا کوڈ|آپ کا ریٹ|آپ کی رقم|روپے/g
/** Fetched when somebody asks for the other language: a message to a builder in it, the agreement in both, pasted
 * prices. */
const inBothLanguages = [
  'src/features/quote-comparison/other-words.ts',
  'src/screens/desk/prices/read-prices.ts',
  'src/features/checked-quotes/agreement/agreement-sheet.tsx',
  'src/features/checked-quotes/agreement/paper.tsx',
  'src/screens/request/agreement/request-agreement.tsx',
]
const urduLetters = /[\u0620-\u065f\u066e-\u06ef\u06fa-\u06ff]/

/**
 * Weighs the first visit to the client in Urdu and looks for words of one language in the other client. Returns the
 * faults.
 */
export async function checkLanguages(dist = 'web/dist'): Promise<string[]> {
  const english = await manifestOf(dist, manifests.en)
  const urdu = await manifestOf(dist, manifests.ur)
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

  const inEnglishAlone = Object.keys(english).filter(
    (name) => english[name]?.src && !inBothLanguages.includes(name),
  )
  const texts = new Set(reach(english, inEnglishAlone))
  for (const file of ['index.html', 'offline.html', ...[...texts].map((chunk) => chunk.file)]) {
    if (!/\.(html|js|css)$/.test(file)) continue
    const text = (await readFile(join(dist, file), 'utf8'))
      .replaceAll(urduName, '')
      .replace(urduInEnglish, '')
    if (urduLetters.test(text) || /nastaliq/i.test(text)) wrong.push(`Urdu in the English client: ${file}`)
  }
  return wrong
}

/** Reads the manifest of a built client: its chunks by name. */
export async function manifestOf(dist: string, name: string): Promise<Record<string, Chunk>> {
  return JSON.parse(await readFile(join(dist, '.vite', name), 'utf8')) as Record<string, Chunk>
}
