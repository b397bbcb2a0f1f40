import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package that runs on our servers or in our visitors' browsers. */
export interface ShippedPackage {
  /** Path below the project. */
  path: string
  name: string
  version: string
  /** SPDX expression; empty when it states none. */
  license: string
  /** Checksum of its archive in the lock. */
  integrity: string | undefined
  /**
   * Tells if a workspace names it as a dependency, or bundles it into what it serves. Null: only other packages need
   * it.
   */
  direct: 'dependency' | 'bundled' | null
  /** Paths of the packages it depends on. */
  uses: string[]
}

interface LockedPackage {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Packages needed only for the build, but part of its result: the service worker's. */
const bundled = /^(workbox-|idb$)/

/** Reads every shipped package of the lock, also those for other platforms. */
export function readShippedPackages(): ShippedPackage[] {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, LockedPackage> }
  const shipped = Object.entries(packages).filter(([path, { dev, link }]) => {
    const isPackage = path.includes('node_modules/') && !link
    return isPackage && (!dev || bundled.test(nameOf(path)))
  })
  const paths = new Set(shipped.map(([path]) => path))
  const needed = findNeeded(paths)
  return shipped.map(([path, locked]) => ({
    path,
    name: nameOf(path),
    version: locked.version ?? '',
    license: licenseOf(path, locked),
    integrity: locked.integrity,
    direct: needed.has(path) ? 'dependency' : bundled.test(nameOf(path)) ? 'bundled' : null,
    uses: Object.keys({
      ...locked.dependencies,
      ...locked.optionalDependencies,
      ...locked.peerDependencies,
    }).flatMap((name) => resolveFrom(path, name, paths) ?? []),
  }))
}

/** Finds the packages that the workspaces themselves need at run time. */
function findNeeded(paths: Set<string>): Set<string> {
  const { workspaces } = readJson('package.json') as { workspaces: string[] }
  const needed = ['', ...workspaces].flatMap((folder) => {
    const { dependencies } = readJson(join(folder, 'package.json')) as Pick<LockedPackage, 'dependencies'>
    return Object.keys(dependencies ?? {})
      .filter((name) => !name.startsWith('@tameer/'))
      .map((name) => {
        const found = resolveFrom(folder, name, paths)
        if (!found) throw new Error(`${name}, which ${folder} needs, is not in the lock`)
        return found
      })
  })
  return new Set(needed)
}

/** Resolves a package like Node: in the nearest folder of packages, upwards. */
function resolveFrom(path: string, name: string, paths: Set<string>): string | undefined {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const found = `${folder && `${folder}/`}node_modules/${name}`
    if (paths.has(found)) return found
    if (folder === '') return undefined
  }
}

/** Reads the licence from the installed package; packages of other platforms are only in the lock. */
function licenseOf(path: string, locked: LockedPackage): string {
  const file = `${path}/package.json`
  const stated = existsSync(file) ? (readJson(file) as LockedPackage).license : locked.license
  return typeof stated === 'string' ? stated : ''
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
