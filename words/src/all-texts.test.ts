// Collects the texts of every module of both languages, by walking its exports and calling its functions.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Module = Record<string, unknown>
const names = (language: 'en' | 'ur') =>
  readdirSync(join(import.meta.dirname, language))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace('.ts', ''))
// Texts of Urdu alone: English has them in the price books.
const specs = readdirSync(join(import.meta.dirname, 'ur/price-book-specs')).map(
  (file) => `price-book-specs/${file.replace('.ts', '')}`,
)
const source = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const load = (path: string): Promise<Module> => import(path)
const modules = await Promise.all(
  names('en').map(async (name) => ({
    name,
    en: await load(`./en/${name}.ts`),
    ur: await load(`./ur/${name}.ts`),
  })),
)

/** An object in which every field has this value. */
const fields = (value: unknown) => new Proxy({}, { get: () => value })
/** Arguments that most functions of words accept: counts, names, and objects of these. */
const calls: unknown[][] = [
  ...[0, 1, 2, 130].map((count) => [count, count + 3, count + 5, count + 7, count + 11]),
  ['«a»', '«b»', '«c»', '«d»', '«e»'],
  ['2026-05-12', '2026-06-13', '2026-07-14'],
  [['«a»', '«b»', '«c»', '«d»'], '«e»', '«f»'],
  [fields(3)],
  [fields('«a»')],
  [{ level: 'line', id: '«a»', unit: 'Set', quantity: 0.75, ratePkr: 5000, fields: ['«b»', '«c»'] }],
  [{ limit: 'upload', minutes: 3 }],
  [{ limit: 'loginAccount', minutes: 150 }],
  [{ hindrance: 'diskFull' }],
  ['margin', 8, '«a»', '«b»'],
  ['bore'],
  ['offline'],
  ['cost-plus-12'],
  [{ excluded: 2, owner: 3, allowance: 4 }, 9],
  ['«a»', 7, '«b»', ['«c»', '«d»']],
]

const place = { level: 'section', id: 'labor_cost' }
const bound = { min: 2, max: 90, plotSft: 2250, coveredAreaSft: 3375 }
const bill = {
  city: 'Lahore',
  area: '10 Marla',
  stage: 'complete',
  grade: 'Premium',
  otherSize: true,
  labourOnly: true,
  headline: { pkr: 19_000_000, lowPkr: 18_000_000, highPkr: 20_000_000, published: '«a»' },
  headlineBook: { pricesAsOf: '2025-05-12' },
}
const measured = { field: 'plotSize', min: 1, max: 200, unit: 'Kanal' }
const answerProblems = [
  [{ code: 'notListed', values: ['«a»', '«b»', '«c»'] }],
  ...['missing', 'notFigures', 'notWhole', 'outside'].map((code) => [{ ...measured, code }]),
  [{ code: 'outside', field: 'addOns', min: 0, max: 30, decimals: 1 }],
  ...['outside', 'badGroups'].map((code) => [
    { code, field: 'ownPrices', min: 1, max: 1_000_000, decimals: 0 },
  ]),
  [{ code: 'tooMany', field: 'ownPrices', max: 20 }],
]
const months = [['2027-03'], ['']]
const quoteProblems = [
  { code: 'unpriced', id: 'a', item: '«a»' },
  { code: 'pricedTwice', at: { ...place, field: 'prices' }, other: place },
  { code: 'pricedTwice', at: { level: 'line', id: 'b', item: '«b»', field: 'prices' }, other: place },
  ...[
    'markedTwice',
    'unknown',
    'noAmount',
    'contradicts',
    'notWholeRupees',
    'negative',
    'notADate',
    'tooManyDecimals',
  ].flatMap((code) => [
    { code, at: { field: 'extras', index: 1, item: '«a»' }, most: 2 },
    { code, at: { field: 'deliverables', index: 0, deliverable: 'concept' }, most: 2 },
  ]),
  ...['per-sft', 'per-unit'].map((kind) => ({
    code: 'kindNotHere',
    at: { ...place, field: 'prices' },
    kind,
  })),
  ...['extras', 'alternates'].map((field) => ({ code: 'tooMany', field, count: 31, max: 30 })),
  { code: 'discountTooLarge', discountPkr: 500, ofPkr: 400 },
  { code: 'headlineDiffers', typedPkr: 500, summedPkr: 450, differencePkr: 50 },
  { code: 'headlineDiffers', typedPkr: 400, summedPkr: 450, differencePkr: -50 },
  { code: 'noEstimate' },
  { code: 'tooLarge', at: { field: 'fee' }, mostPkr: 9_000_000 },
  { code: 'percentOutside', at: { field: 'stages', index: 2, item: 'plaster' }, min: 0, max: 100 },
  { code: 'stageCount', count: 13, min: 1, max: 12 },
  ...[80, 120].map((sumPercent) => ({ code: 'percentSum', sumPercent })),
  ...[-1, 1, 120].map((days) => ({ code: 'validDays', days, min: 7, max: 90 })),
]
const oddAmounts = ['lowAllowance', 'lowPrice', 'highPrice'].flatMap((code) =>
  [0, 900].map((highPkr) => ({ code, place, amountPkr: 700, lowPkr: highPkr / 2, highPkr })),
)
const flags = [
  ...oddAmounts,
  { ...oddAmounts[2], discounted: true },
  ...[1, 5].map((count) => ({
    code: 'leavesOut',
    count,
    amountPkr: 800,
    lines: Array(count).fill({ item: '«a»' }),
  })),
  { code: 'leavesOutDeliverables', deliverables: ['concept', 'structural'] },
  { code: 'muchBeforeWork', percent: 60, mostPercent: 25 },
  ...[-1, 0, 1, 4].map((days) => ({ code: 'endsSoon', days })),
  { code: 'aboveLicence', limitPkr: 500, totalPkr: 900 },
  ...['taxNotIncluded', 'nothingKeptBack', 'changesNotSaid', 'noLicence'].map((code) => ({ code })),
]
/** Arguments for functions that need special ones. */
const ownCalls: Record<string, unknown[][]> = {
  'calculator.warning': [
    { code: 'plotNotPublished', minMarla: 5, maxMarla: 20 },
    ...['floorLargerThanPlot', 'floorCoversTooMuch'].map((code) => ({ code, floorSft: 2400 })),
    { code: 'areaNotPublished', minSft: 1800, maxSft: 6750 },
    ...[1, 4].map((storeys) => ({ code: 'storeysNotPublished', publishedStoreys: storeys, storeys })),
    { code: 'roomsTooMany', rooms: 30, sftARoom: 112 },
    { code: 'roomsFew', rooms: 3 },
    { code: 'cityNote', note: '«a»', assumedPct: 57 },
    ...[100, 40].map((sharePct) => ({ code: 'gradeAssumed', grade: 'Economy', sharePct })),
    { code: 'labourShareAssumed' },
  ].map((found) => [{ ...bound, ...found }]),
  'catalogue.inOrder': [[[{ name: '«a»' }, { name: '«b»' }]]],
  'search-note.isIn': [
    [{ name: '«a»', urdu: '«a»' }, [{ name: '«b»' }, { name: '«c»' }, { name: '«d»' }], true],
    [{ name: '«a»', urdu: '«a»' }, [{ name: '«b»' }], false],
  ],
  'calculator.unanswered': [[{ code: 'marlaSize', plotUnit: 'sq yd' }], [{ code: 'rooms' }]],
  'calculator.comparison': [-2_000_000, 0, 2_000_000].map((differencePkr) => [
    { ...bill, differencePkr },
    '2026-11-01',
  ]),
  'calculator.answerProblem': answerProblems,
  'request-form.answerProblem': answerProblems,
  'estimate-page.description': [['«a»', ['«b»', '«c»'], '«d»']],
  'quote-flags.flagText': flags.map((flag) => [flag, (pkr: number) => String(pkr)]),
  'quote-problems.quoteProblem': quoteProblems.map((problem) => [problem]),
  'quote-problems.quoteRefused': quoteProblems.flatMap((first) => [0, 1, 3].map((more) => [{ first, more }])),
  'cost-page.asPublished': [['55 to 60 Lakh'], ['1.09 Crore']],
  'quick-estimate.asPublished': [['55 to 60 Lakh'], ['1.09 Crore']],
  'quote-filling.sheetWasRead': [[], ['«b»', '«c»']].map((others) => ['«a»', others]),
  'quote-comparison.itemsOf': [[['«a»']], [['«a»', '«b»', '«c»', '«d»']]],
  'quote-requests.monthOf': months,
  'new-requests.monthOf': months,
  'request-brief.monthOf': months,
  'request-form.monthOf': [[2027, 3]],
  'request-page.waitingFor': [[], ['«a»'], ['«a»', '«b»', '«c»']].map((companies) => ['«r»', companies]),
}

/** Texts of a value: itself, or its parts; none when it is not a text. */
function said(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(said) : []
}

function answer(value: unknown, call: unknown[]): string[] | undefined {
  try {
    return said((value as (...call: unknown[]) => unknown)(...call))
  } catch {
    return undefined
  }
}

/** Pairs of one text in both languages: a constant, or a function's result for arguments that it accepts. */
const pairs = modules.flatMap(({ name, en, ur }) =>
  Object.entries(en).flatMap(([key, english]) => {
    const urdu = ur[key]
    const of = `${name}.${key}`
    if (typeof english !== 'function')
      return typeof english === 'string' || typeof english === 'object'
        ? [{ of, english: said(english), urdu: said(urdu) }]
        : []
    return (ownCalls[of] ?? calls).flatMap((call) => {
      const spoken = answer(english, call)
      return spoken === undefined ? [] : [{ of, english: spoken, urdu: answer(urdu, call) ?? [] }]
    })
  }),
)

// Addresses and codes, and the name of the other language in that language.
const codes = 'language'

const figuresOf = (texts: string[]) =>
  (texts.join(' ').match(/«\w»|\d(?:[\d,.]*\d)?/g) ?? []).sort().join(' ')

describe('English and Urdu', () => {
  it('have the same modules, each compared by the types', () => {
    expect(names('ur')).toEqual(names('en'))
    const compared = source('same.ts')
    for (const name of names('en'))
      expect(compared).toContain(`Same<typeof import('./en/${name}.ts'), typeof import('./ur/${name}.ts')>`)
  })

  it('no module of Urdu is English under another name', () => {
    const english = names('ur').filter((name) => /from '\.\.\/en\//.test(source(`ur/${name}.ts`)))
    expect(english).toEqual([])
  })

  it('know the shape of an estimate, and price nothing', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.filter((file) => /^(import|export) (?!type ).*@tameer/m.test(source(file)))).toEqual([])
  })

  it('have no function that returns nothing for all test calls', () => {
    const answered = new Set(pairs.map(({ of }) => of))
    const mute = modules.flatMap(({ name, en }) =>
      Object.keys(en)
        .map((key) => `${name}.${key}`)
        .filter((of) => !answered.has(of)),
    )
    expect(mute).toEqual([])
  })

  it('say the same figures and names', () => {
    expect(pairs.length).toBeGreaterThan(3_000)
    const differ = pairs
      // Urdu says `all` without their number, and where the makes are from without the day.
      .filter(({ of }) => !of.startsWith(`${codes}.`) && !/^(check\.hangsIf|agreement\.source)$/.test(of))
      .filter(({ english, urdu }) => figuresOf(english) !== figuresOf(urdu))
      .map(({ of, english, urdu }) => `${of}: ${english.join(' | ')} / ${urdu.join(' | ')}`)
    expect([...new Set(differ)]).toEqual([])
  })
})

/**
 * Latin letters that are allowed in Urdu: names of files, formats, codes and units, and words that are written so
 * elsewhere.
 */
const latin = [
  ...['XLSX', 'CSV', 'PDF', 'PNG', 'JPEG', 'HEIC', 'SVG', 'JSON', 'BOQ', 'KB', 'MB', 'GBP', 'AED'],
  ...['http://', 'https://', 'multipart/form-data', '.png', '.jpeg', '.jpg', '.xls', 'JavaScript'],
  'Settings > Camera > Formats > Most Compatible',
  ...['Install app', 'Add to Home Screen', 'Open in browser', 'tameer-qr-code'],
  ...['bill-to-price', 'quotes-'],
  ...['account.json', 'portfolios.json', 'requests.json', 'pictures/', 'zip'],
  ...['payments.json', 'marks.json', 'documents/', 'C-4/12345', 'C-#'],
  ...['Idempotency-Key', 'SHA-256', 'yes', 'true', 'false', 'before', 'after'],
]
/** Names in the sources of the price books: catalogues, sites and files. */
const ofSources = [
  ...[
    'CKA BuildStruct',
    'BrickPoint',
    'dailypakistan.com.pk',
    'almunir.pk',
    'elegantdesignpk.com',
    'arynews.tv',
  ],
  ...[
    'docs/civil-gap-rate-review.md',
    'master-rate-analysis',
    'tools/civil_gap_data.py',
    'tools/mep_rates.py',
  ],
  'city42.tv/24-Jun-2024/133905',
]
const withoutLatin = (text: string) =>
  [...latin, ...ofSources].reduce((left, allowed) => left.replaceAll(allowed, ''), text)
/**
 * Strings and templates of a source, `#` for an inserted value: of every branch, also of those that are never
 * called.
 */
function literalsIn(source: string): string[] {
  const code = source.replace(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, '')
  const found: string[] = []
  // Stack of open templates, with the depth of braces in the code of each.
  const templates: string[] = []
  const depths: number[] = []
  const token = /'(?:[^'\\\n]|\\.)*'|\\(?:u[\da-f]{4}|.)|\$\{|[\s\S]/g
  for (const [part] of code.matchAll(token)) {
    const last = templates.length - 1
    const inner = depths.length - 1
    if (last > inner) {
      if (part === '`') found.push(templates.pop() ?? '')
      else if (part === '${') depths.push(0)
      else templates[last] += part.startsWith('\\') ? '\n' : part
      if (part === '${') templates[last] += '#'
    } else if (part === '`') templates.push('')
    else if (part.length > 1 && part.startsWith("'"))
      found.push(part.slice(1, -1).replace(/\\(?:u[\da-f]{4}|.)/g, '\n'))
    else if (part === '}' && depths[inner] === 0) depths.pop()
    else if (part === '{' || part === '}') depths[inner] = (depths[inner] ?? 0) + (part === '{' ? 1 : -1)
  }
  expect(templates).toEqual([])
  return found
}
const written = [...names('ur'), ...specs].flatMap((name) =>
  literalsIn(source(`ur/${name}.ts`))
    .filter((text) => /\p{Script=Arabic}|#/u.test(text))
    .map((text) => ({ of: name, text })),
)
const constants = modules
  .filter(({ name }) => name !== codes)
  .flatMap(({ name, ur }) =>
    Object.entries(ur).flatMap(([key, value]) => said(value).map((text) => ({ of: `${name}.${key}`, text }))),
  )
const urdu = [...constants, ...written]
const bad = (test: (text: string) => boolean) => [
  ...new Set(urdu.filter(({ text }) => test(text)).map(({ of, text }) => `${of}: ${text}`)),
]

describe('Urdu is written in Urdu', () => {
  it('without Latin letters beyond a short list', () => {
    expect(urdu.length).toBeGreaterThan(2_000)
    expect(bad((text) => /[A-Za-z]/.test(withoutLatin(text)))).toEqual([])
  })

  it('with the letters of Urdu, and digits as in English', () => {
    // Arabic yeh, kaf, heh and alef maksura, and the digits of either script.
    expect(bad((text) => /[\u064a\u0643\u0647\u0649\u0660-\u0669\u06f0-\u06f9]/.test(text))).toEqual([])
  })

  it('with the punctuation of Urdu', () => {
    expect(bad((text) => /[#\p{Script=Arabic}].*[,;?](?=\s|$|\p{L})/u.test(text))).toEqual([])
    expect(bad((text) => /[#\p{Script=Arabic}]\.(?=\s|$)/u.test(text))).toEqual([])
    expect(bad((text) => /[%\u066a]|”[^“”]*“[^”]*$/.test(text))).toEqual([])
    // Behind a letter of Urdu a hyphen turns its figures round, unless they are isolated. An escape is a line feed here.
    expect(bad((text) => /(?<![\u2066\n-])\b\d+ ?[-–−] ?\d/.test(text))).toEqual([])
  })

  it('with one blank between words', () => {
    const columns = 'account'
    expect(bad((text) => /\S {2,}\S/.test(text)).filter((found) => !found.startsWith(columns))).toEqual([])
  })
})
