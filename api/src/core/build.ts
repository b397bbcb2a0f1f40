import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root.ts'

/** The commit that was built. The build defines it; it is undefined when the sources run. */
declare const TAMEER_COMMIT: string | undefined

/** The version of Tameer that runs here. */
export interface Build {
  /** As in CHANGELOG.md. */
  version: string
  /** The first characters of the commit; `unknown` when the sources run, or the build was made outside a repository. */
  commit: string
  /** The version of Node that runs it. */
  node: string
}

let known: Build | undefined

/** Reads version and commit once, when the server starts. */
export function readBuild(): Build {
  known ??= {
    version: (JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as { version: string })
      .version,
    commit: typeof TAMEER_COMMIT === 'string' && TAMEER_COMMIT !== '' ? TAMEER_COMMIT : 'unknown',
    node: process.versions.node,
  }
  return known
}
