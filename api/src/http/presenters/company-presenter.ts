import { type Company, displayPhone, fallbackName, ofEachContact, type User } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import type { CompanyRecord } from '../../db/queries/companies.ts'
import type { OwnCompany } from '../../db/queries/email-confirmations.ts'

type Addresses = Pick<Context, 'pictureAddresses'>

/** A company account as its owner sees it. */
export function presentUser(record: OwnCompany, addresses: Addresses): User {
  const { contact, cityId } = record
  const numbers = {
    whatsappDisplay: displayPhone(contact.whatsapp),
    phoneDisplay: displayPhone(contact.phone),
  }
  return {
    ...presentFacts(record, addresses),
    contact: { ...ofEachContact((name) => contact[name]), ...numbers, city: cityId },
    emailConfirmed: record.emailConfirmed,
    listed: record.listed,
  }
}

function presentFacts(record: CompanyRecord, { pictureAddresses }: Addresses): Omit<Company, 'position'> {
  return {
    id: record.id,
    name: record.name,
    email: record.email,
    image: record.image ? pictureAddresses.inAnswer(fallbackName(record.image.file)) : null,
    imageWidth: record.image ? record.image.width : null,
    role: 'Company',
    categories: record.categories.map(({ id, name }) => ({ categoryId: id, category: { id, name } })),
  }
}

/** A company as visitors see it beside its portfolios. */
export function presentCompany(record: CompanyRecord, addresses: Addresses): Company {
  return { ...presentFacts(record, addresses), position: record.position }
}
