import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { clientFiles, documentWords, inLanguage, type Language } from './language.ts'
import { moduleOf } from './screens.ts'

type Bundle = Rolldown.OutputBundle

/** Screens that work offline once the product has been opened, including everything that they load later. */
const offlineScreens = [moduleOf('home'), moduleOf('calculator'), 'src/screens/check/check-screen.tsx']

/** Parts that are needed offline where a screen asked for them later, if at all: a bar, and the filters of a kept list. */
const shellParts = ['/companion-bars.tsx', '/filter-sheet.tsx', '/later-screens.ts']

/**
 * Writes the service worker beside the page, with the list of files that it caches from the first day: the page,
 * its styles and fonts, the offline page, the entry, the offline screens with all their parts, and a few small parts.
 */
export function serviceWorker(language: Language): Plugin {
  let root = ''
  return {
    name: 'tameer:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    async writeBundle({ dir = 'dist' }, bundle) {
      const code = await bundleWorker(root, language, shellFiles(language, bundle))
      const file = join(dir, clientFiles(language).worker)
      await Promise.all([
        writeFile(file, code),
        writeFile(`${file}.br`, brotliCompressSync(code)),
        writeFile(`${file}.gz`, gzipSync(code)),
      ])
    },
  }
}

interface ShellFile {
  url: string
  /** Null when the name itself contains the version. */
  revision: string | null
}

function shellFiles(language: Language, bundle: Bundle): ShellFile[] {
  const revisionOf = (name: string) => {
    const page = bundle[name]
    if (page?.type !== 'asset') throw new Error(`${name} is not in the build.`)
    return createHash('sha256').update(page.source).digest('base64url').slice(0, 16)
  }
  const { page, offline } = clientFiles(language)
  const names = new Set<string>()
  const walk = (name: string, withLater: boolean) => {
    const chunk = bundle[name]
    if (names.has(name) || chunk?.type !== 'chunk') return
    names.add(name)
    for (const next of chunk.imports) walk(next, withLater && !isEntry(bundle, next))
    if (withLater) for (const next of chunk.dynamicImports) walk(next, true)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') {
      // The English client sets Urdu on the paper of an agreement alone.
      const isSeldom = language === 'en' && chunk.fileName.includes('nastaliq')
      if (/\.(css|woff2)$/.test(chunk.fileName) && !isSeldom) names.add(chunk.fileName)
      continue
    }
    const module = chunk.facadeModuleId ?? ''
    if (chunk.isEntry || shellParts.some((part) => module.endsWith(part))) walk(chunk.fileName, false)
    if (offlineScreens.some((screen) => module.endsWith(`/${screen}`))) walk(chunk.fileName, true)
  }
  return [
    { url: documentWords(language).front, revision: revisionOf(page) },
    { url: `/${offline}`, revision: revisionOf(offline) },
    ...[...names].sort().map((name) => ({ url: `/${name}`, revision: null })),
  ]
}

/** The entry leads to every screen; only its own imports belong to the shell. */
function isEntry(bundle: Bundle, name: string): boolean {
  const chunk = bundle[name]
  return chunk?.type === 'chunk' && chunk.isEntry
}

async function bundleWorker(root: string, language: Language, files: ShellFile[]): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [inLanguage(language)],
    define: {
      shellFiles: JSON.stringify(files),
      offlinePage: JSON.stringify(`/${clientFiles(language).offline}`),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, 'src/service-worker.ts'), output: { format: 'iife' } },
    },
  })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The service worker was not built.')
  return result.output[0].code
}
