// Records the weight of each screen's scripts in the built client of each language, in KB of brotli: the check names
// screens that have grown since.
import { writeFile } from 'node:fs/promises'
import { clientLanguages, weighScripts } from './bundle-budgets.ts'

const noted: Record<string, Record<string, number>> = {}
for (const language of clientLanguages) {
  const weights = await weighScripts(language)
  noted[language] = Object.fromEntries(weights.map(({ name, kb }) => [name, Number(kb.toFixed(1))]))
}
await writeFile('scripts/client/screen-weights.json', `${JSON.stringify(noted, undefined, 2)}\n`)
