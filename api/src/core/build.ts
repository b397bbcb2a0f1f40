import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root.ts'

/** The commit that was built, put in by the build; there is none when the sources are run. */
declare const TAMEER_COMMIT: string | undefined

/** Which version of Tameer this is. */
export interface Build {
  /** As in CHANGELOG.md. */
  version: string
  /** The first characters of the commit; `unknown` where sources are run, or were built outside a repository. */
  commit: string
  /** Version of Node that runs it. */
  node: string
}

let known: Build | undefined

/** Reads it once. */
export function readBuild(): Build {
  known ??= {
    version: (JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as { version: string })
      .version,
    commit: typeof TAMEER_COMMIT === 'string' && TAMEER_COMMIT !== '' ? TAMEER_COMMIT : 'unknown',
    node: process.versions.node,
  }
  return known
}
