import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { deskAddresses, deskScreens } from '@tameer/contract'
import { clientFiles, type Language } from '../web/build/language.ts'
import { type Chunk, manifestOf } from './client/bundle-budgets.ts'

/** Shortest text that tells the desk's code from other code, in characters. */
const shortestSentence = 30
const deskSource = /^src\/(app\/desk-|features\/desk\/|screens\/(desk|operator)\/)/

/** Files that only somebody at the desk fetches: its screens, and its calls, with which a session of the desk ends. */
const isDoor = ({ src, name }: Chunk) => src === 'src/app/desk-screens.tsx' || name === 'desk-client'

/**
 * Looks for the desk in what public pages load: its files, also when they load later, texts of its screens and
 * addresses of its calls copied into other files, and names of its files in the page or the service worker. Returns
 * the faults. Throws when a build has no desk.
 */
export async function checkDeskApart(dist = 'web/dist'): Promise<string[]> {
  const faults: string[] = []
  for (const language of ['en', 'ur'] as const) faults.push(...(await faultsOf(dist, language)))
  for (const fault of faults) console.log(`FAILED ${fault}`)
  if (faults.length === 0) console.log('ok     no public page loads a file of the desk')
  return faults
}

async function faultsOf(dist: string, language: Language): Promise<string[]> {
  const { page, offline, worker, manifest: name } = clientFiles(language)
  const manifest = await manifestOf(dist, basename(name))
  const open = publicChunks(manifest)
  const faults = open
    .filter(({ chunk }) => isDoor(chunk) || deskSource.test(chunk.src ?? ''))
    .map(({ chunk, by }) => `${by} loads the desk: ${chunk.src ?? chunk.name}`)
  const openFiles = new Set(open.map(({ chunk }) => chunk.file))
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))]
  const scripts = files.filter((file) => file.endsWith('.js'))
  const closedFiles = scripts.filter((file) => !openFiles.has(file))

  const marks = [...addressesOfTheDesk(), ...(await sentencesOfTheDesk(language))]
  const all = (await Promise.all(scripts.map((file) => textOf(dist, file)))).join('\n')
  if (!marks.some((mark) => all.includes(mark))) throw new Error(`The desk is not in the build: ${name}`)
  for (const file of [page, offline, worker, ...openFiles]) {
    if (!/\.(html|js)$/.test(file)) continue
    const text = await textOf(dist, file)
    const mark = marks.find((one) => text.includes(one))
    if (mark) faults.push(`${file} has code of the desk: ${mark}`)
    if (openFiles.has(file)) continue
    const named = closedFiles.find((one) => text.includes(basename(one, '.js')))
    if (named) faults.push(`${file} names a file of the desk: ${named}`)
  }
  return faults
}

/** Every chunk that a public page can load, at once or later, each with the name of one that loads it. */
function publicChunks(manifest: Record<string, Chunk>): { chunk: Chunk; by: string }[] {
  const found = new Map<string, { chunk: Chunk; by: string }>()
  const walk = (name: string, by: string) => {
    if (found.has(name)) return
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the build`)
    found.set(name, { chunk, by })
    const self = chunk.src ?? chunk.name ?? name
    for (const next of chunk.imports ?? []) walk(next, self)
    for (const next of chunk.dynamicImports ?? []) {
      const later = manifest[next]
      if (!later || !isDoor(later)) walk(next, self)
    }
  }
  walk('index.html', 'the page')
  return [...found.values()]
}

/** Addresses of calls that no screen has too. Links to screens of the desk may stand anywhere. */
function addressesOfTheDesk(): string[] {
  const shown = new Set<string>(Object.values(deskScreens).map(({ pattern }) => pattern))
  const calls = Object.values(deskAddresses).map(({ path }) => path)
  return calls.filter((path) => path.startsWith('/desk/') && ![...shown].some((one) => one.startsWith(path)))
}

/** Long texts of the desk's words that no other module of words has. */
async function sentencesOfTheDesk(language: Language): Promise<string[]> {
  const folder = join(import.meta.dirname, '../words/src', language)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  const own = new Set<string>()
  const others = new Set<string>()
  for (const file of files) {
    const words = (await import(join(folder, file))) as Record<string, unknown>
    for (const text of textsIn({ ...words })) (file.startsWith('desk') ? own : others).add(text)
  }
  return [...own].filter((text) => text.length >= shortestSentence && !others.has(text))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function textOf(dist: string, file: string): Promise<string> {
  return readFile(join(dist, file), 'utf8')
}
