// Notes what the scripts of each screen of the built client weigh, in KB of brotli: the check names what grew since.
import { writeFile } from 'node:fs/promises'
import { weighScripts } from './bundle-budgets.ts'

const weights = await weighScripts()
const noted = Object.fromEntries(weights.map(({ name, kb }) => [name, Number(kb.toFixed(1))]))
await writeFile('scripts/screen-weights.json', `${JSON.stringify(noted, undefined, 2)}\n`)
