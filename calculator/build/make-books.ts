// Makes the compiled price books in `calculator/books`, whose types stand there. Refuses a version with a fault.
// Started by `fresh-books.ts` when they are old.
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledBook, compilePriceBook, joinPriceBook } from '../src/dataset/compile-price-book.ts'
import { findFaults } from '../src/dataset/find-faults.ts'
import type { PriceBook, QuickBook } from '../src/dataset/price-book.ts'
import { listVersions, readVersion } from './version-files.ts'

const folder = join(import.meta.dirname, '../books')
const written = new Set<string>()

const quickBooks = new Map<string, QuickBook>()
const articles: Record<string, unknown> = {}
let newest: PriceBook | undefined
for (const version of listVersions()) {
  const files = readVersion(version)
  const compiled = compilePriceBook(version, files)
  if (compiled.quick) quickBooks.set(version, compiled.quick)
  const quickVersion = files.costs.quickEstimateOf ?? version
  const quick = quickBooks.get(quickVersion)
  if (!quick) throw new Error(`${version} names a quick estimate that is not here: ${quickVersion}`)
  newest = joinPriceBook(compiled, quick)
  const faults = findFaults(files, newest, quick)
  if (faults.length > 0) throw new Error(`${version} is not a price book:\n${faults.join('\n')}`)
  if (compiled.quick) writeQuickBook(compiled.quick)
  writePriceBook(version, quickVersion, compiled)
  articles[version] = files.model.articles
}
// Apart from the books: the screens that show an estimate need them only once a price has moved.
write('articles', `export const articles = ${JSON.stringify(articles)}`)
writeList('priceBook', '', listVersions())
writeList('quickBook', '-quick', [...quickBooks.keys()])
write('newest-price-book', `export { priceBook as newestPriceBook } from './${newest?.version}.js'`)
if (newest) await writeUsualBills(newest)
for (const name of readdirSync(folder))
  if (name.endsWith('.js') && !written.has(name)) rmSync(join(folder, name))

/** Writes the module of a version's detailed estimate. It shares its items with the quick one of the same version. */
function writePriceBook(
  version: string,
  quickVersion: string,
  { quick, items, figures, rest }: CompiledBook,
) {
  write(
    version,
    `import { joinLines } from '../src/dataset/price-book.ts'
import { headlineBook } from './${quickVersion}-headlines.js'
${quick ? `import { quickBook } from './${version}-quick.js'\n` : ''}
const items = ${quick ? 'quickBook.items' : JSON.stringify(items)}
const figures = ${JSON.stringify(figures)}
export const priceBook = { headlines: headlineBook, lines: joinLines(items, figures), ${fields(rest)} }`,
  )
}

/** Writes the modules of a version's quick estimate: its headlines, which the detailed estimate shows too, and the rest. */
function writeQuickBook({ version, pricesAsOf, headline, ...rest }: QuickBook): void {
  const headlines = { version, pricesAsOf, headline }
  write(`${version}-headlines`, `export const headlineBook = ${JSON.stringify(headlines)}`)
  write(
    `${version}-quick`,
    `import { headlineBook } from './${version}-headlines.js'
export const quickBook = { ...headlineBook, ${fields(rest)} }`,
  )
}

/** Writes the module that lists all versions of a kind of book. */
function writeList(book: string, ending: string, versions: string[]): void {
  const imports = versions.map(
    (version, at) => `import { ${book} as book${at} } from './${version}${ending}.js'`,
  )
  const list = versions.map((_, at) => `book${at}`)
  const name = book.replace('Book', '-books')
  write(name, `${imports.join('\n')}\nexport const ${book}s = [${list.join(', ')}]`)
}

/** Writes the totals of the usual houses. */
async function writeUsualBills(book: PriceBook): Promise<void> {
  // Loaded only now: the estimate imports the newest book, which has just been written.
  const { usualBillsOf } = await import('../src/usual-bills-of.ts')
  write('usual-bills', `export const usualBills = ${JSON.stringify(usualBillsOf(book))}`)
}

/** An object's fields, to be written among others. */
function fields(value: object): string {
  return JSON.stringify(value).slice(1, -1)
}

/** Writes a module at once, so that nobody reads half of it. */
function write(name: string, code: string): void {
  const path = join(folder, `${name}.js`)
  const unfinished = `${path}.${process.pid}`
  writeFileSync(
    unfinished,
    `// Made from the data files in calculator/src/dataset: change those instead.\n${code}\n`,
  )
  renameSync(unfinished, path)
  written.add(`${name}.js`)
}
