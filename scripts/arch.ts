// Draws the rooms and their imports into docs/architecture.md, between its two marks.
import { readFile, writeFile } from 'node:fs/promises'
import { runTool } from './command.ts'

const page = 'docs/architecture.md'
const rooms = '^(calculator|contract)/src|^(api|web)/src/[^/]+'
const drawn = await runTool(
  'depcruise',
  [
    ...['--config', 'rooms.cjs', '--no-progress', '--output-type', 'mermaid', '--collapse', rooms],
    ...['--include-only', '^(calculator|contract|api|web)/src', '--exclude', '[.]test[.]'],
    ...['calculator', 'contract', 'api', 'web'],
  ],
  { quiet: true },
)
if (!drawn.ok) throw new Error(drawn.output)

const text = await readFile(page, 'utf8')
const picture = `<!-- rooms:start -->\n\n\`\`\`mermaid\n${drawn.output.trim()}\n\`\`\`\n\n<!-- rooms:end -->`
await writeFile(
  page,
  text.replace(/<!-- rooms:start -->[\s\S]*<!-- rooms:end -->/, () => picture),
)
console.log(`${page}: the picture of the rooms is up to date`)
