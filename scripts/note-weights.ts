// Records the weight of each screen's scripts in the built client, in KB of brotli: the check names screens that have
// grown since.
import { writeFile } from 'node:fs/promises'
import { weighScripts } from './bundle-budgets.ts'

const weights = await weighScripts()
const noted = Object.fromEntries(weights.map(({ name, kb }) => [name, Number(kb.toFixed(1))]))
await writeFile('scripts/screen-weights.json', `${JSON.stringify(noted, undefined, 2)}\n`)
