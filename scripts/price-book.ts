// Makes the price books of the calculator from their data files, as every build and test does. With `--index FILE` it
// first makes a new version from the last one by an index of materials.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { listVersions, readVersion } from '../calculator/build/version-files.ts'
import { changePct, movePrices, type PriceIndex } from '../calculator/src/dataset/move-prices.ts'
import { grades } from '../calculator/src/dataset/price-book.ts'
import { runTool } from './command.ts'

const {
  values: { index },
} = parseArgs({ options: { index: { type: 'string' } } })
if (index) await moveLastVersion(index)
await import('../calculator/build/fresh-books.ts')
console.log(`calculator/books: ${listVersions().join(', ')}`)

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
  const folder = `calculator/src/dataset/${priceIndex.version}`
  await mkdir(folder)
  await writeFile(`${folder}/changes.json`, shortJson(change))
  await runTool('biome', ['format', '--write', folder])
}

/** JSON in which the innermost objects are on one line each. Biome breaks those that are too long for a line. */
function shortJson(value: unknown): string {
  const long = JSON.stringify(value, null, 2)
  return `${long.replace(/\{\n\s+([^{}]+?)\n\s+\}/g, (_, fields) => `{ ${fields.replace(/\n\s+/g, ' ')} }`)}\n`
}
