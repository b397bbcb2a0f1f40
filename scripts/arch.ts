// Draws the folders and their imports into docs/architecture.md, between its two markers. An import that follows from
// others (a → c beside a → b → c) is left out, so that the picture stays readable.
import { readFile, writeFile } from 'node:fs/promises'
import root from '../package.json' with { type: 'json' }
import { runTool } from './command.ts'

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[]
}

const page = 'docs/architecture.md'
const { workspaces } = root
const drawn = await runTool(
  'depcruise',
  [
    ...['--config', 'rooms.cjs', '--no-progress', '--output-type', 'json'],
    ...['--include-only', `^(${workspaces.join('|')})/src`, '--exclude', '[.]test[.]'],
    ...workspaces,
  ],
  { quiet: true },
)
if (!drawn.ok) throw new Error(drawn.output)

const { modules } = JSON.parse(drawn.output.slice(drawn.output.indexOf('{'))) as Cruised
const imports = new Map<string, Set<string>>()
for (const { source, dependencies } of modules) {
  const from = folderOf(source)
  const to = imports.get(from) ?? new Set()
  imports.set(from, to)
  for (const { resolved } of dependencies) if (folderOf(resolved) !== from) to.add(folderOf(resolved))
}

const folders = [...imports.keys()].sort()
const arrows = folders.flatMap((from) =>
  [...(imports.get(from) ?? [])]
    .sort()
    .filter((to) => ![...(imports.get(from) ?? [])].some((other) => other !== to && reaches(other, to)))
    .map((to) => `${from} --> ${to}`),
)
const boxes = ['web', 'api'].map((world) => {
  const inside = folders.filter((folder) => folder.startsWith(`${world}/`))
  return [`subgraph ${world}`, ...inside.map((folder) => `  ${folder}["${labelOf(folder)}"]`), 'end'].join(
    '\n',
  )
})

const text = await readFile(page, 'utf8')
const picture = ['```mermaid', 'flowchart TB', ...boxes, ...arrows, '```'].join('\n')
await writeFile(
  page,
  text.replace(
    /<!-- rooms:start -->[\s\S]*<!-- rooms:end -->/,
    () => `<!-- rooms:start -->\n\n${picture}\n\n<!-- rooms:end -->`,
  ),
)
console.log(`${page}: the picture of the folders is up to date`)

/** Folder of `rooms.cjs` that contains a file. The files that start the server or the client are one place each. */
function folderOf(file: string): string {
  const [workspace, , folder = ''] = file.split('/')
  if (['words', 'figures', 'calculator', 'quotes', 'houses', 'contract', 'demo'].includes(workspace ?? ''))
    return workspace ?? ''
  if (workspace === 'api' && (folder === 'cli' || folder.includes('.'))) return 'api/main'
  if (workspace === 'web' && folder.includes('.')) return 'web/app'
  return `${workspace}/${folder}`
}

function labelOf(folder: string): string {
  return folder === 'api/main' ? 'main · app · jobs · cli' : folder.slice(folder.indexOf('/') + 1)
}

function reaches(from: string, to: string): boolean {
  return [...(imports.get(from) ?? [])].some((next) => next === to || reaches(next, to))
}
