// Makes the price books of the calculator from their data files: one folder a version, the newest last.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { compilePriceBook, type VersionFiles } from '../calculator/src/dataset/compile-price-book.ts'
import { findFaults } from '../calculator/src/dataset/find-faults.ts'
import { runTool } from './command.ts'

const dataset = 'calculator/src/dataset'
const folders = await readdir(dataset, { withFileTypes: true })
const versions = folders
  .filter((entry) => entry.isDirectory() && /^\d{4}-\d\d-\d\d/.test(entry.name))
  .map((entry) => entry.name)
  .sort()

for (const version of versions) {
  const files = await readVersion(version)
  const book = compilePriceBook(version, files)
  const faults = findFaults(files, book)
  if (faults.length > 0) throw new Error(`${version} is not a price book:\n${faults.join('\n')}`)
  await write(
    `books/${version}.ts`,
    `import type { PriceBook } from '../price-book.ts'\n\nexport const priceBook: PriceBook = ${JSON.stringify(book)}\n`,
  )
}
const imports = versions.map(
  (version, place) => `import { priceBook as book${place} } from './books/${version}.ts'`,
)
await write(
  'price-books.ts',
  [
    ...imports,
    "import type { PriceBook } from './price-book.ts'",
    '',
    '/** Every price book the product knows, the newest last. */',
    `export const priceBooks: readonly [PriceBook, ...PriceBook[]] = [${versions.map((_, place) => `book${place}`).join(', ')}]`,
    '',
  ].join('\n'),
)
await runTool('biome', ['check', '--write', `${dataset}/books`, `${dataset}/price-books.ts`])

async function readVersion(version: string): Promise<VersionFiles> {
  const read = async (name: string) =>
    JSON.parse(await readFile(`${dataset}/${version}/${name}.json`, 'utf8')) as unknown
  return {
    costs: await read('construction-costs'),
    model: await read('estimate-model'),
    supplement: await read('supplement'),
  } as VersionFiles
}

async function write(path: string, text: string): Promise<void> {
  const banner = '// Made by `npm run price-book` from the version’s data files; change those instead.\n'
  await writeFile(`${dataset}/${path}`, banner + text)
  console.log(`${dataset}/${path}`)
}
