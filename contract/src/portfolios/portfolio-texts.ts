import { maxLength } from '../limits.ts'
import type { Problem } from '../problems.ts'

/** Definition of a field of text. */
export interface TextField {
  /**
   * Rule for cleaning and checking: `line` and `paragraphs` are any text, the others must also have a valid form.
   */
  kind: 'line' | 'paragraphs' | 'link' | 'email' | 'phone' | 'choice'
  /** Limit in UTF-16 units, as `maxlength` counts them. */
  max: number
  /** Beginning of profile addresses, for a link that takes `@name` as well. */
  profiles?: string
  /** Form of a `choice`. */
  form?: RegExp
  /** Problem of an empty text; without one the text may be empty. */
  required?: Problem
}

export interface PortfolioTextField extends TextField {
  /** Name in the database and in the server's code. */
  column: string
}

const link = { kind: 'link', max: maxLength.link } as const

/**
 * Texts that a company writes for a portfolio, by their names on the wire, which are the specification's. Schemas,
 * forms, drafts, presenters, exports and the columns of the database follow this table.
 */
export const portfolioTexts = {
  title: { column: 'title', kind: 'line', max: maxLength.title, required: 'enterTitle' },
  content: {
    column: 'content',
    kind: 'paragraphs',
    max: maxLength.content,
    required: 'describeProject',
  },
  /** Size in Marla; `other` size, or `none` of a building that is no house. */
  plot: { column: 'plot', kind: 'choice', max: 5, form: /^([1-9]\d{0,2}|other|none)?$/ },
  /** Year; `earlier` than those to choose from, or `building`: not finished. */
  yearFinished: {
    column: 'yearFinished',
    kind: 'choice',
    max: 8,
    form: /^((19|20)\d\d|earlier|building)?$/,
  },
  builtAs: { column: 'builtAs', kind: 'choice', max: 8, form: /^(grey|complete)?$/ },
  facebookLink: { column: 'facebookLink', ...link, profiles: 'https://www.facebook.com/' },
  twitterLink: { column: 'twitterLink', ...link, profiles: 'https://x.com/' },
  linkedinLink: { column: 'linkedinLink', ...link, profiles: 'https://www.linkedin.com/company/' },
  instagramLink: { column: 'instagramLink', ...link, profiles: 'https://www.instagram.com/' },
  tiktokLink: { column: 'tiktokLink', ...link, profiles: 'https://www.tiktok.com/@' },
  /** The project's address as text, or a video's http(s) address (decision D9). */
  youtubeLink: { column: 'address', kind: 'line', max: maxLength.address },
  price: { column: 'price', kind: 'line', max: maxLength.price },
  /** E.164 where it is stored, such as +923001234567. */
  phone: { column: 'phone', kind: 'phone', max: maxLength.phone },
  email: { column: 'email', kind: 'email', max: maxLength.email },
  website: { column: 'website', ...link },
  magzine: { column: 'magazineLink', ...link },
  publication: { column: 'publication', kind: 'line', max: maxLength.publication },
} as const satisfies Record<string, PortfolioTextField>

/** A text of a portfolio by its name on the wire. */
export type PortfolioText = keyof typeof portfolioTexts
/** Text names of a portfolio in the database. */
export type PortfolioColumn = (typeof portfolioTexts)[PortfolioText]['column']

export const portfolioTextNames = Object.keys(portfolioTexts) as PortfolioText[]
/** Names of the texts that are web addresses. */
export const portfolioLinkNames = portfolioTextNames.filter((name) => portfolioTexts[name].kind === 'link')
export const portfolioColumns: readonly PortfolioColumn[] = portfolioTextNames.map(
  (name) => portfolioTexts[name].column,
)

/** Empty values of all columns: a portfolio in which nothing was typed. */
export const emptyColumns = Object.fromEntries(portfolioColumns.map((column) => [column, ''])) as Readonly<
  Record<PortfolioColumn, string>
>

/** Makes an object with a value for each text. */
export function ofEachText<Value>(make: (name: PortfolioText) => Value): Record<PortfolioText, Value> {
  const entries = portfolioTextNames.map((name) => [name, make(name)])
  return Object.fromEntries(entries) as Record<PortfolioText, Value>
}

/** Renames stored texts from their columns to their names on the wire. */
export function textsOnWire(
  stored: Readonly<Record<PortfolioColumn, string>>,
): Record<PortfolioText, string> {
  return ofEachText((name) => stored[portfolioTexts[name].column])
}

/** Renames texts from the wire to their columns. Missing texts are left out. */
export function textsToStore<Given extends { readonly [Name in PortfolioText]?: string | undefined }>(
  given: Given,
): Partial<Record<PortfolioColumn, string>> {
  return Object.fromEntries(
    portfolioTextNames.flatMap((name) => {
      const text = given[name]
      return text === undefined ? [] : [[portfolioTexts[name].column, text]]
    }),
  )
}
