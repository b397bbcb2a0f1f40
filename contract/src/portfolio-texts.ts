import { maxLength } from './limits.ts'
import type { Problem } from './problems.ts'

/** What may be typed into a field. */
export interface TextField {
  /** How it is cleaned and checked: `line` and `paragraphs` are any text, the others also have a form to keep. */
  kind: 'line' | 'paragraphs' | 'link' | 'email' | 'phone'
  /** Limit in UTF-16 units, as `maxlength` counts them. */
  max: number
  /** What the addresses of profiles begin with, for a link that takes `@name` as well. */
  profiles?: string
  /** The problem when it is left empty; without one it may be empty. */
  required?: Problem
}

export interface PortfolioTextField extends TextField {
  /** What it is called in the database and in the server's code. */
  column: string
}

const link = { kind: 'link', max: maxLength.link } as const

/**
 * The texts that a company writes of a portfolio, by their names on the wire, which are the specification's. Schemas,
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
/** A text of a portfolio by its name in the database. */
export type PortfolioColumn = (typeof portfolioTexts)[PortfolioText]['column']

export const portfolioTextNames = Object.keys(portfolioTexts) as PortfolioText[]
/** Those that are web addresses. */
export const portfolioLinkNames = portfolioTextNames.filter((name) => portfolioTexts[name].kind === 'link')
export const portfolioColumns: readonly PortfolioColumn[] = portfolioTextNames.map(
  (name) => portfolioTexts[name].column,
)

/** Every column empty: what a portfolio has where nothing was typed. */
export const emptyColumns = Object.fromEntries(portfolioColumns.map((column) => [column, ''])) as Readonly<
  Record<PortfolioColumn, string>
>

/** A value for each text. */
export function ofEachText<Value>(make: (name: PortfolioText) => Value): Record<PortfolioText, Value> {
  const entries = portfolioTextNames.map((name) => [name, make(name)])
  return Object.fromEntries(entries) as Record<PortfolioText, Value>
}

/** Stored texts under their names on the wire. */
export function textsOnWire(
  stored: Readonly<Record<PortfolioColumn, string>>,
): Record<PortfolioText, string> {
  return ofEachText((name) => stored[portfolioTexts[name].column])
}

/** Texts from the wire under the names of their columns; what is not given is left out. */
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
