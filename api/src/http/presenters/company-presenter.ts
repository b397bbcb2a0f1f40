import type { Company, User } from '@tameer/contract'
import type { CompanyRecord } from '../../db/queries/companies.ts'
import type { AccountRecord } from '../../db/queries/email-confirmations.ts'

/** A company account as its owner sees it. */
export function presentUser(record: AccountRecord): User {
  return { ...presentFacts(record), emailConfirmed: record.emailConfirmed, listed: record.listed }
}

function presentFacts(record: CompanyRecord): Omit<Company, 'position'> {
  return {
    id: record.id,
    name: record.name,
    email: record.email,
    image: record.image ? `/${record.image.file}.jpg` : null,
    role: record.role,
    categories: record.categories.map(({ id, name }) => ({ categoryId: id, category: { id, name } })),
  }
}

/** A company as visitors see it beside its portfolios. */
export function presentCompany(record: CompanyRecord): Company {
  return { ...presentFacts(record), position: record.position }
}
