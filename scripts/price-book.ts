// Makes the price books of the calculator from their data files: one folder for each version, the newest last. With
// `--index FILE` it first makes a new version from the last one by an index of materials.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { listVersions, readVersion } from '../calculator/build/version-files.ts'
import { compilePriceBook, joinPriceBook } from '../calculator/src/dataset/compile-price-book.ts'
import { findFaults } from '../calculator/src/dataset/find-faults.ts'
import { changePct, movePrices, type PriceIndex } from '../calculator/src/dataset/move-prices.ts'
import {
  type Area,
  areas,
  type City,
  cities,
  grades,
  type PriceBook,
  type QuickBook,
} from '../calculator/src/dataset/price-book.ts'
import { detailedEstimate } from '../calculator/src/detailed-estimate.ts'
import { runTool } from './command.ts'

const dataset = 'calculator/src/dataset'
const {
  values: { index },
} = parseArgs({ options: { index: { type: 'string' } } })
if (index) await moveLastVersion(index)
const versions = listVersions()

const quickBooks = new Map<string, QuickBook>()
let newest: PriceBook | undefined
for (const version of versions) {
  const files = readVersion(version)
  const compiled = compilePriceBook(version, files)
  if (compiled.quick) quickBooks.set(version, compiled.quick)
  const quickVersion = files.costs.quickEstimateOf ?? version
  const quick = quickBooks.get(quickVersion)
  if (!quick) throw new Error(`${version} names a quick estimate that is not here: ${quickVersion}`)
  const book = joinPriceBook(compiled, quick)
  newest = book
  const faults = findFaults(files, book, quick)
  if (faults.length > 0) throw new Error(`${version} is not a price book:\n${faults.join('\n')}`)
  if (compiled.quick) await writeQuickBook(compiled.quick)
  await write(
    `books/${version}.ts`,
    `import { joinLines, type Item, type LineFigures, type PriceBook } from '../price-book.ts'
import { headlineBook } from './${quickVersion}-headlines.ts'
${compiled.quick ? `import { quickBook } from './${version}-quick.ts'\n` : ''}
const items: readonly Item[] = ${compiled.quick ? 'quickBook.items' : JSON.stringify(compiled.items)}

const figures: readonly LineFigures[] = ${JSON.stringify(compiled.figures)}

export const priceBook: PriceBook = {
  headlines: headlineBook,
  lines: joinLines(items, figures),
  ${JSON.stringify(compiled.rest).slice(1, -1)},
}
`,
  )
}
await writeList('price', 'PriceBook', '', versions)
await writeList('quick', 'QuickBook', '-quick', [...quickBooks.keys()])
await writeNewest(versions.at(-1) ?? '')
await writeUsualBills()
await runTool('biome', [
  'check',
  '--write',
  `${dataset}/books`,
  `${dataset}/price-books.ts`,
  `${dataset}/newest-price-book.ts`,
  `${dataset}/quick-books.ts`,
  `${dataset}/usual-bills.ts`,
])

/** Writes the modules of a version's quick estimate: its headlines, which the detailed estimate shows too, and the rest. */
async function writeQuickBook(quick: QuickBook): Promise<void> {
  const { version, pricesAsOf, headline, ...rest } = quick
  await write(
    `books/${version}-headlines.ts`,
    `import type { HeadlineBook } from '../price-book.ts'

export const headlineBook: HeadlineBook = ${JSON.stringify({ version, pricesAsOf, headline })}
`,
  )
  await write(
    `books/${version}-quick.ts`,
    `import type { QuickBook } from '../price-book.ts'
import { headlineBook } from './${version}-headlines.ts'

export const quickBook: QuickBook = {
  ...headlineBook,
  ${JSON.stringify(rest).slice(1, -1)},
}
`,
  )
}

/** Writes the module that lists all versions of a kind of book. */
async function writeList(kind: string, type: string, ending: string, listed: string[]): Promise<void> {
  const imports = listed.map(
    (version, place) => `import { ${kind}Book as book${place} } from './books/${version}${ending}.ts'`,
  )
  await write(
    `${kind}-books.ts`,
    `${imports.join('\n')}
import type { ${type} } from './price-book.ts'

/** Of every version the product knows, the newest last. */
export const ${kind}Books: readonly [${type}, ...${type}[]] = [${listed.map((_, place) => `book${place}`).join(', ')}]
`,
  )
}

/** Writes the module of the newest version alone: the client fetches the older ones only where something was made with them. */
async function writeNewest(version: string): Promise<void> {
  await write(
    'newest-price-book.ts',
    `export { priceBook as newestPriceBook } from './books/${version}.ts'\n`,
  )
}

/** Writes the totals of the usual houses at the newest prices, for screens that need only these. */
async function writeUsualBills(): Promise<void> {
  if (!newest) return
  const book = newest
  const billOf = (city: City, area: Area) => {
    const made = detailedEstimate({ city, plotSize: area.split(' ')[0] }, book)
    if (!made.ok) throw new Error(`no usual house of ${area} in ${city}`)
    const { total, phases } = made.estimate
    const { costPkr, lowPkr, highPkr } = total
    const greyPkr = phases.find(({ phase }) => phase === 'grey')?.costPkr ?? 0
    return [area, { costPkr, lowPkr, highPkr, greyPkr }] as const
  }
  const bills = Object.fromEntries(
    cities.map((city) => [city, Object.fromEntries(areas.map((area) => billOf(city, area)))]),
  )
  const { pricesAsOf, ageingPct } = book
  await write(
    'usual-bills.ts',
    `export const usualBills = ${JSON.stringify({ pricesAsOf, ageingPct, bills })} as const
`,
  )
}

/**
 * Writes the new version that an index makes of the last one, as the change on it, and prints every changed rate.
 */
async function moveLastVersion(file: string): Promise<void> {
  const last = listVersions().at(-1) ?? ''
  const priceIndex = JSON.parse(await readFile(file, 'utf8')) as PriceIndex
  const { change, changes } = movePrices(last, readVersion(last), priceIndex)
  for (const { id, material, ratio, before, after } of changes) {
    const rates = grades.map((grade) => `${before[grade]} to ${after[grade]}`).join(', ')
    console.log(`${id}: ${rates} (${material}, ${changePct(ratio)})`)
  }
  const folder = `${dataset}/${priceIndex.version}`
  await mkdir(folder)
  await writeFile(`${folder}/changes.json`, shortJson(change))
  await runTool('biome', ['format', '--write', folder])
}

/** JSON in which the innermost objects are on one line each. Biome breaks those that are too long for a line. */
function shortJson(value: unknown): string {
  const long = JSON.stringify(value, null, 2)
  return `${long.replace(/\{\n\s+([^{}]+?)\n\s+\}/g, (_, fields) => `{ ${fields.replace(/\n\s+/g, ' ')} }`)}\n`
}

async function write(path: string, text: string): Promise<void> {
  const banner = '// Made by `npm run price-book` from the version’s data files; change those instead.\n'
  await writeFile(`${dataset}/${path}`, banner + text)
  console.log(`${dataset}/${path}`)
}
