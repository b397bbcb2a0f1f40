// Makes the price books of the calculator from their data files, as every build and test does.
import { listVersions } from '../calculator/build/version-files.ts'

await import('../calculator/build/fresh-books.ts')
console.log(`calculator/books: ${listVersions().join(', ')}`)
