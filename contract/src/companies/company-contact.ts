import { maxLength } from '../limits.ts'
import type { PortfolioColumn, TextField } from '../portfolios/portfolio-texts.ts'
import { portfolioTexts } from '../portfolios/portfolio-texts.ts'

const { phone, website, facebookLink, twitterLink, linkedinLink, instagramLink, tiktokLink } = portfolioTexts
const line = { kind: 'line', max: maxLength.address } as const

/**
 * Contact details of a company, stored once for all its portfolios. The names are the same on the wire and in the
 * database.
 */
export const contactTexts = {
  /** Number for chats; without it chats go to the phone number. Both are stored as E.164. */
  whatsapp: phone,
  phone,
  /** Mail address for visitors. The account's own address is the one that signs in. */
  contactEmail: portfolioTexts.email,
  website,
  facebookLink,
  twitterLink,
  linkedinLink,
  instagramLink,
  tiktokLink,
  officeAddress: line,
} as const satisfies Record<string, TextField>

export type ContactText = keyof typeof contactTexts
export const contactNames = Object.keys(contactTexts) as ContactText[]

/**
 * Texts that a portfolio takes from its company when it has none of its own, by the portfolio's columns. The
 * address is not among them: a portfolio's is the place of the house, never the company's office.
 */
export const inheritedTexts = {
  phone: 'phone',
  email: 'contactEmail',
  website: 'website',
  facebookLink: 'facebookLink',
  twitterLink: 'twitterLink',
  linkedinLink: 'linkedinLink',
  instagramLink: 'instagramLink',
  tiktokLink: 'tiktokLink',
} as const satisfies { [Column in PortfolioColumn]?: ContactText }

export type InheritedColumn = keyof typeof inheritedTexts
export const inheritedColumns = Object.keys(inheritedTexts) as InheritedColumn[]

/** Makes an object with a value for each contact text. */
export function ofEachContact<Value>(make: (name: ContactText) => Value): Record<ContactText, Value> {
  return Object.fromEntries(contactNames.map((name) => [name, make(name)])) as Record<ContactText, Value>
}
