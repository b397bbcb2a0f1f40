import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Environment } from '../../api/src/core/config/config.ts'

/** Longest time that the server takes to stop, seconds: api/src/main.ts. */
export const stopSeconds = 10
export const secret = '0123456789abcdef'.repeat(4)
export const kubernetes = 'deploy/kubernetes'

export const read = (path: string): string => readFileSync(path, 'utf8')
export const yaml = (path: string) => parse(read(path), { merge: true })
export const manifest = (name: string) => yaml(join(kubernetes, `${name}.yaml`))
export const has = (command: string): boolean => spawnSync(command, ['--help']).error === undefined

/** Instructions of the Dockerfile, with continued lines joined. */
export const dockerfile = read('Dockerfile')
const instructions = dockerfile
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .flatMap((line) => {
    const [, name, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    return name && rest ? [{ name, rest }] : []
  })
export const all = (name: string): string[] =>
  instructions.filter((one) => one.name === name).map(({ rest }) => rest)

export const imageEnvironment = Object.fromEntries(
  all('ENV')
    .flatMap((line) => line.split(' '))
    .map((pair) => pair.split('=') as [string, string]),
)

/** Settings that deploy/make-secrets.sh writes in addition to secrets. */
const trial = pairs(read('deploy/make-secrets.sh').match(/^[A-Z_]+=.*$/gm) ?? [])

/** Fills in `${NAME:-default}` and `${NAME:?needed}` as Compose does. */
const filledIn = (text: string): string => {
  const filled = text.replaceAll(/\$\{(\w+):([-?])([^${}]*)\}/g, (_, name, kind, word) =>
    kind === '-' ? word : (trial[name] ?? secret),
  )
  // Nested variables are filled in first.
  return filled === text ? text : filledIn(filled)
}
export const compose = parse(filledIn(read('compose.yaml')), { merge: true })

/** Parses lines of `NAME=value`. */
export function pairs(lines: string[]): Environment {
  return Object.fromEntries(lines.map((line) => [line.replace(/=.*/, ''), line.replace(/^[^=]*=/, '')]))
}
