import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { billOf } from './bill-of-packages.ts'
import { mayShip } from './licences.ts'
import { readShippedPackages } from './shipped-packages.ts'

const packages = readShippedPackages()
const direct = new Set(packages.filter((one) => one.direct === 'dependency').map(({ name }) => name))

it('ships only packages with allowed licences', () => {
  const refused = packages.filter((one) => !mayShip(one))
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND BSD-3-Clause', true],
  ['Unlicense', true],
  ['MIT AND GPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['OFL-1.1', false],
  ['', false],
  ['SEE LICENSE IN LICENSE', false],
])('judges %j', (license, expected) => {
  expect(mayShip({ name: 'some-package', license })).toBe(expected)
})

// One more package is a decision that changes this figure. The last ones came with the second factor (decision 030),
// tools for assistants, how fast visits are (decision 070), and what of a house waits on the device (decision 072).
it('ships 37 packages at most', () => {
  expect(direct.size).toBeGreaterThan(20)
  expect(direct.size).toBeLessThanOrEqual(37)
})

it('finds every shipped package, and no tool', () => {
  const names = new Set(packages.map(({ name }) => name))
  for (const name of ['sharp', 'react', 'zod', 'workbox-core']) expect(names).toContain(name)
  for (const tool of ['vitest', 'typescript', 'knip', 'smtp-server']) expect(names).not.toContain(tool)
})

it('lists every package once, with its archive’s checksum and its dependencies', () => {
  const product = { name: 'tameer', version: '1.0.0', license: 'MIT', mark: '0123456789abcdef'.repeat(4) }
  const bill = billOf(packages, product)
  const refs = bill.components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(packages.length)
  expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  const react = bill.components.find(({ name }) => name === 'react-dom')
  expect(react?.purl).toMatch(/^pkg:npm\/react-dom@19\./)
  expect(react?.licenses).toEqual([{ expression: 'MIT' }])
  expect(react).toMatchObject({
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
  const scoped = bill.components.find(({ name }) => name === '@fastify/static')
  expect(scoped?.purl).toMatch(/^pkg:npm\/%40fastify\/static@/)

  const reached = new Set<string>()
  const leads = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const walk = (ref: string) => {
    for (const next of leads.get(ref) ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      walk(next)
    }
  }
  walk(product.name)
  expect([...refs].filter((ref) => !reached.has(ref))).toEqual([])
})

interface LockedPackage {
  hasInstallScript?: boolean
  engines?: { node?: string }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'))
}
const { packages: locked } = readJson<{ packages: Record<string, LockedPackage> }>('package-lock.json')

it('refuses the install script of every package that has one', () => {
  const { allowScripts } = readJson<{ allowScripts: object }>('package.json')
  const scripted = Object.keys(locked).filter((path) => locked[path]?.hasInstallScript)
  expect(allowScripts).toEqual(
    Object.fromEntries(scripted.map((path) => [path.replace(/.*node_modules\//, ''), false])),
  )
})

it('installs no package that refuses the oldest Node we support', () => {
  const { engines } = readJson<LockedPackage>('package.json')
  const [major = 0, minor = 0] = (engines?.node ?? '').match(/\d+/g)?.map(Number) ?? []
  const admits = (range: string) => {
    const [, sign, from, fromMinor = '0'] = /^\s*(>=|\^)?\s*v?(\d+|\*)(?:\.(\d+))?/.exec(range) ?? []
    const newer = sign === '>=' && Number(from) < major
    return from === '*' || newer || (Number(from) === major && Number(fromMinor) <= minor)
  }
  const refusing = Object.entries(locked).filter(
    ([, { engines }]) => engines?.node && !engines.node.split('||').some(admits),
  )
  expect(refusing.map(([path, { engines }]) => `${path}: ${engines?.node}`)).toEqual([])
})
