// Writes the shipped packages as CycloneDX to standard output, without network. (`npm sbom` would leave out packages
// that a tool needs too.)
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { billOf } from './bill-of-packages.ts'
import { readShippedPackages } from './shipped-packages.ts'

const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8'))
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const bill = billOf(readShippedPackages(), { name, version, license, mark: lock })
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`)
