// Writes what is shipped, package by package, as CycloneDX to standard output. Asks nobody. (`npm sbom`
// would leave out every package that a tool needs as well.)
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { billOf } from './bill-of-packages.ts'
import { readShippedPackages } from './shipped-packages.ts'

const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8'))
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const bill = billOf(readShippedPackages(), { name, version, license, mark: lock })
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`)
