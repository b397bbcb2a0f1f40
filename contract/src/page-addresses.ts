// Addresses of the pages the server renders, as paths below the public address. Pure: the browser shares these.

/** Longest slug: with an id behind it, it still fits the server's limit for one part of a path. */
const slugLength = 60
const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const pageName = new RegExp(`^(?:(.*)-)?(${id})$`, 'siu')

/** Combining marks that are dropped from Latin letters: `Café` becomes `cafe`. */
const latinMarks = /(\p{Script=Latin})\p{Mn}+/gu
/**
 * Signs that are dropped: vowel signs of the Arabic script, which Urdu often leaves out, joiners and apostrophes.
 */
const silent = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u200b-\u200f\u2060\ufeff'’ʼ]/gu
const between = /[^\p{L}\p{M}\p{N}]+/gu

/**
 * A name as part of an address: lower case, words joined by hyphens, letters of any script kept (`الف تعمیرات` is
 * `الف-تعمیرات`). Empty when the name has neither letters nor digits. Not yet percent-encoded.
 */
export function slugOf(name: string): string {
  const plain = name.toWellFormed().normalize('NFKD').replace(latinMarks, '$1').normalize('NFC')
  const slug = plain.replace(silent, '').toLowerCase().replace(between, '-').replace(/^-|-$/g, '')
  return slug.length <= slugLength ? slug : cutAtWord(slug)
}

function cutAtWord(slug: string): string {
  const cut = slug.slice(0, slugLength + 1)
  const end = cut.lastIndexOf('-')
  // A lone half of a surrogate pair cannot be encoded.
  if (end <= 0) return slug.slice(0, slugLength).replace(/[\ud800-\udbff]$/, '')
  return cut.slice(0, end)
}

/** The address of a company's page. */
export function companyPageAddress(company: { id: string; name: string }): string {
  return `/c/${nameWithId(company.name, company.id)}`
}

/** The address of a portfolio's page. */
export function portfolioPageAddress(portfolio: { id: string; title: string }): string {
  return `/p/${nameWithId(portfolio.title, portfolio.id)}`
}

/**
 * Address of a service's page (`Interior Design`): of all cities or of one, both by name; of all services without a
 * name.
 */
export function servicePageAddress(service?: string, city?: string): string {
  return addressOf('/services', [service, city])
}

/**
 * Address of the page with the cost of a house, by the names of city and plot size; without them of all sizes, or
 * all cities.
 */
export function costPageAddress(city?: string, size?: string): string {
  return addressOf('/cost', [city, size])
}

/** Address of the page with the rates of materials and labour, of one city by its name or of all. */
export function ratesPageAddress(city?: string): string {
  return addressOf('/rates', [city])
}

/** Address of the file with every rate of every version. */
export const ratesFileAddress = '/rates.csv'

/** Address of the frame with a cost for other sites, by `?city=&plot=&language=`. */
export const embedAddress = '/embed/cost'

/** Address of the page that gives the line for that frame. */
export const embedPageAddress = '/embed'

/** Address of the tools for assistants, which speak the Model Context Protocol. */
export const assistantsAddress = '/mcp'

/** Longest query of an estimate that is read. One with every answer and twenty own prices has about 900 letters. */
export const longestEstimateQuery = 2_000

/** Address of the page of an estimate; `query` comes from `encodeAnswers` of the calculator. */
export function estimatePageAddress(query: string): string {
  return `/estimate?${query}`
}

/** A currency and the rate a reader typed for it. */
export interface OwnCurrency {
  readonly name: string
  readonly rupeesForOne: number
}

export function isCurrencyName(name: string): boolean {
  return /^[^\d\s<>\p{Cs}]{1,8}$/u.test(name)
}

/** True for a plausible number of rupees for one unit of another currency. */
export function isCurrencyRate(rupeesForOne: number): boolean {
  return rupeesForOne >= 0.001 && rupeesForOne <= 100_000
}

/**
 * Address of the bill of an estimate as a picture, with its total in the reader's currency too. The server leads on from
 * it to a name that holds a hash of what is drawn.
 */
export function billPictureAddress(query: string, currency?: OwnCurrency): string {
  const own = currency ? `&currency=${encodeURIComponent(currency.name)}&rate=${currency.rupeesForOne}` : ''
  return `/share/bill/page.png?${query}${own}`
}

/** Joins a folder and the slugs of names below it, up to the first missing name. */
function addressOf(folder: string, names: (string | undefined)[]): string {
  const end = names.indexOf(undefined)
  const given = (end === -1 ? names : names.slice(0, end)) as string[]
  return [folder, ...given.map((name) => encodeURIComponent(slugOf(name)))].join('/')
}

/**
 * Slug and id of the last part of a company's or portfolio's address, decoded; undefined when it does not end in an
 * id.
 */
export function readPageName(text: string): { slug: string; id: string } | undefined {
  const [, slug = '', found] = pageName.exec(text) ?? []
  return found === undefined ? undefined : { slug, id: found.toLowerCase() }
}

function nameWithId(name: string, ownId: string): string {
  const slug = slugOf(name)
  return slug === '' ? ownId : `${encodeURIComponent(slug)}-${ownId}`
}
