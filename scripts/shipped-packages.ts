import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package that runs on our servers or in our visitors' browsers. */
export interface ShippedPackage {
  /** Where it lies below the project. */
  path: string
  name: string
  version: string
  /** SPDX expression; empty when it states none. */
  license: string
  /** Checksum of the archive it came in, as the lock has it. */
  integrity: string | undefined
  /** Whether a workspace names it as a dependency, or builds it into what it serves; null: only others need it. */
  direct: 'dependency' | 'bundled' | null
  /** Paths of the packages it uses. */
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

/** Needed for building only, but part of what is built: the service worker. */
const bundled = /^(workbox-|idb$)/

/** Every package of the lock that is shipped, those for other platforms too. */
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

/** Where the packages lie that the workspaces need at run time themselves. */
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

/** Node's way: the nearest folder of packages, upward. */
function resolveFrom(path: string, name: string, paths: Set<string>): string | undefined {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const found = `${folder && `${folder}/`}node_modules/${name}`
    if (paths.has(found)) return found
    if (folder === '') return undefined
  }
}

/** What the package itself says where it is installed; packages of other platforms are only in the lock. */
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
