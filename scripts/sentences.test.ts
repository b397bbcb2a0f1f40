import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Files with texts only for developers and operators, which no screen shows. */
const forEngineers = [
  /^api\/src\/(cli|move|backup)\//, // commands, at their own console
  /^api\/src\/(main|start-failure|core\/(config\/.*|secrets\/session-secret)|context\/data-folder)\.ts$/, // why it does not start
  /^api\/src\/(http\/listen-failure|images\/s3-failure|db\/(engines\/)?[a-z-]+)\.ts$/, // the same
  /^api\/src\/http\/(api-document|endpoint-schema|(database-)?metrics|document\/[a-z-]+)\.ts$/, // the API document, the figures for monitoring
  /^api\/src\/features\/mcp\//, // what tools are for, read by assistants
  /^api\/src\/http\/client\/client-page\.ts$/, // the page of a server whose client was not built
  /^web\/src\/main\.tsx$/, // an error for developers: the page without its root element
]
/** Data: names in the database and of places, figures with their sources, names of fonts, examples for tests. */
const data = [
  ...[/\/portfolio-search\/known-(words|localities)\.ts$/, /\/core\/city-places\.ts$/],
  ...[/^api\/src\/db\/migrations\//, /^calculator\/src\/dataset\//, /\/page-style(-urdu)?\.ts$/],
  ...[/^quotes\/src\/fixtures\//, /^contract\/src\/companies\/pec-limits\.ts$/],
]
/** Values on the wire and in links, and names of products and of fonts. */
const values = [
  ...['Grey Structure', 'With Material', 'Without Material', 'Interior Design'],
  ...['Samsung Internet', 'Jost Medium,Noto Nastaliq Urdu Medium'],
  ...['Noto Nastaliq Urdu', 'Urdu Typesetting', 'Sheet Urdu'],
]

const sentence = /(['"`>])\s*([A-Z][a-z’]+,? (?:\w|\$\{)[^'"`<]*)/g

/** Finds texts of two words or more that begin with a capital letter. */
function sentencesIn(source: string): string[] {
  const code = source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    // Texts of the API document.
    .replace(/\bsummary:\s+(['"]).*\1|\.describe\(.*?\)/g, '')
  return [...code.matchAll(sentence)]
    .map(([, , text = '']) => text)
    .filter((text) => !values.includes(text) && !text.startsWith('Bearer '))
}

it('finds sentences in strings, templates and HTML, and none in comments', () => {
  const found = sentencesIn('a = "Please log in"; b = `Hello name`; html`<p>It is <b>so</b></p>`')
  expect(found).toEqual(['Please log in', 'Hello name', 'It is '])
  expect(
    sentencesIn("// 'Not this'\n/** 'Nor this' */ a = 'wire-value' + 'Word' + 'Grey Structure'"),
  ).toEqual([])
})

/** Joins texts with the punctuation of English; `#words/language` and `sentences` have that of each language. */
const latinJoin = /\.join\((['"`])[.,;]\s\1\)/

it('finds texts that are joined with English punctuation', () => {
  for (const joined of ["a.join('. ')", 'a.join(", ")', 'a.join(`; `)']) expect(joined).toMatch(latinJoin)
  for (const other of ["a.join(',')", "a.join(' · ')", 'a.join(comma)']) expect(other).not.toMatch(latinJoin)
})

it('rules, the API and the screens use keys of texts; the sentences are in words', () => {
  const folders = [
    'contract/src',
    'figures/src',
    'calculator/src',
    'quotes/src',
    'houses/src',
    'api/src',
    'web/src',
  ]
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((file) => /[.]tsx?$/.test(file) && !/[.]test[.]/.test(file)),
  )
  expect(files.length).toBeGreaterThan(200)
  const judged = files.filter((file) => ![...forEngineers, ...data].some((exempt) => exempt.test(file)))
  const found = judged.flatMap((file) =>
    sentencesIn(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
  const joined = judged
    .filter((file) => /^(web\/src|api\/src\/features\/public-pages)\//.test(file))
    .filter((file) => latinJoin.test(readFileSync(join(root, file), 'utf8')))
  expect(joined).toEqual([])
  // A text in the contract would be part of every screen's scripts.
  const takesWords = files.filter(
    (file) =>
      file.startsWith('contract/') &&
      /^import (?!type ).*@tameer\/words/m.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(takesWords).toEqual([])
})
