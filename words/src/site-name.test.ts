// The name of the site stands in `language.ts` of each language; every other text takes it from there.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { siteName } from './en/language.ts'

const names = readdirSync(join(import.meta.dirname, 'en'))
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && file !== 'language.ts')
  .map((file) => file.replace('.ts', ''))
/** The source of a module, without comments. */
const source = (language: 'en' | 'ur', name: string) =>
  readFileSync(join(import.meta.dirname, language, `${name}.ts`), 'utf8').replace(
    /\/\*.*?\*\/|^\s*\/\/.*?$/gms,
    '',
  )

/** How often each text of a module takes the name; of an object, each field. */
function uses(language: 'en' | 'ur', name: string): Map<string, number> {
  const found = new Map<string, number>()
  let key = ''
  for (const line of source(language, name).split('\n')) {
    const [, text, field] =
      /^(?:export )?(?:const|function) (\w+)|^ +'?([\w-]+)'?:(?: ['`(]|$)/.exec(line) ?? []
    key = text ?? field ?? key
    const count = line.split(/\$\{siteName\}/).length - 1
    if (count > 0) found.set(`${name}.${key}`, (found.get(`${name}.${key}`) ?? 0) + count)
  }
  return found
}

it('no module of words spells the name', () => {
  const spelled = new RegExp(`\\b${siteName}\\b`)
  const modules = names.flatMap((name) => [['en', name] as const, ['ur', name] as const])
  expect(modules.filter(([language, name]) => spelled.test(source(language, name)))).toEqual([])
})

// In Urdu the name is also the word for construction, so each text is held against its English one.
it('Urdu takes the name as often as English', () => {
  const pairs = names.flatMap((name) => {
    const [en, ur] = [uses('en', name), uses('ur', name)]
    return [...new Set([...en.keys(), ...ur.keys()])].map((key) => [key, en.get(key) ?? 0, ur.get(key) ?? 0])
  })
  expect(pairs.length).toBeGreaterThan(100)
  expect(pairs.filter(([, en, ur]) => en !== ur)).toEqual([
    // The screen hands in the name; one sentence for every count; without a name.
    ['about.nameText', 1, 0],
    ['ask-companies.gone', 2, 1],
    ['house-problems.houseHeld', 1, 0],
  ])
})
