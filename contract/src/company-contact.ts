import { maxLength } from './limits.ts'
import type { PortfolioColumn, TextField } from './portfolio-texts.ts'
import { portfolioTexts } from './portfolio-texts.ts'

const { phone, website, facebookLink, twitterLink, linkedinLink, instagramLink, tiktokLink } = portfolioTexts
const line = { kind: 'line', max: maxLength.address } as const

/** How a company is reached, written once for all its portfolios. Named alike on the wire and in the database. */
export const contactTexts = {
  /** Chats go here; without it to the phone number. E.164 where it is stored, as is the phone number. */
  whatsapp: phone,
  phone,
  /** For visitors; the account's own address is the one that signs in. */
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
 * What a portfolio shows of its company where it has nothing of its own, by the portfolio's columns. Its address is where
 * that house stands, never the company's office.
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

/** A value for each. */
export function ofEachContact<Value>(make: (name: ContactText) => Value): Record<ContactText, Value> {
  return Object.fromEntries(contactNames.map((name) => [name, make(name)])) as Record<ContactText, Value>
}
