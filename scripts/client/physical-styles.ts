import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders with styles: screens, their documents, pages of the server, mails. */
const folders = ['web/src', 'web/build', 'api/src/features', 'api/src/http', 'api/src/mail']
const files = ['web/index.html']

/** Files that name a side on purpose, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'web/src/browser/direction.ts': 'the one place that knows what forward means for keys and fingers',
}

/** Patterns that name left or right. Urdu runs the other way: start and end follow the page. */
const physical: readonly RegExp[] = [
  // Class names.
  /(?<![\w-])-?(?:[mp][lr]|left|right|scroll-[mp][lr])-(?:[\d[(]|auto|px|full)/,
  /(?<![\w-])(?:text|float|clear|bg|object|origin)-(?:(?:top|bottom)-)?(?:left|right)\b/,
  /(?<![\w-])(?:border|rounded)-(?:[lr]|[tb][lr])(?![a-z])/,
  /(?<![\w-])-?translate-x-|(?<![\w-])bg-(?:linear|gradient)-to-[lr]\b/,
  // Declarations in style sheets and style objects.
  /(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius/,
  /(?:margin|padding|border)(?:Left|Right)\b/,
  /(?:^|[\s;{'"])(?:left|right):\s*(?:-?[\d.]|calc|auto|['"])/m,
  /(?:text-align|textAlign|float|clear):\s*['"]?(?:left|right)\b/,
  /(?:transform-origin|background-position|object-position|background):[^;{}]*\b(?:left|right)\b/,
  /gradient\(\s*to (?:left|right)\b|@(?:top|bottom)-(?:left|right)\b/,
  /translateX\((?!calc\(var\(--forward)/,
  // Keys and gestures.
  /\bArrow(?:Left|Right)\b|\bscrollLeft\b|clientX\s*-|-\s*(?:\w+\.)?clientX/,
]

const fourSides = /\b(?:margin|padding|inset|border-width):\s*([^;{}'"`]+)/g

/** Returns every match in a source, as it is written. */
export function physicalIn(source: string): string[] {
  const code = source.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/ .*$/gm, '$1')
  const found = physical.flatMap((rule) => rule.exec(code)?.[0].trim() ?? [])
  for (const [declaration, value = ''] of code.matchAll(fourSides)) {
    const [, right, , left, ...more] = value
      .replace(/\([^()]*\)/g, '()')
      .trim()
      .split(/\s+/)
    if (left !== undefined && more.length === 0 && left !== right) found.push(declaration)
  }
  return found
}

/**
 * Finds the physical styles of all sources, each with its file. Empty when everything follows the direction of the
 * page.
 */
export async function findPhysicalStyles(root = '.'): Promise<string[]> {
  const found: string[] = []
  for (const file of [...files, ...(await sourcesIn(root))]) {
    if (file in exceptions) continue
    const places = physicalIn(await readFile(join(root, file), 'utf8'))
    found.push(...places.map((place) => `${file}: ${place}`))
  }
  return found
}

/** Paths from the root. Tests are left out, because they press keys and read styles. */
async function sourcesIn(root: string): Promise<string[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true })
      return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    }),
  )
  return lists.flat().filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\./.test(file))
}
