import type { Company, User } from '@tameer/contract'
import type { CompanyRecord } from '../../db/queries/companies.ts'

/** A company account as its owner sees it. */
export function presentUser(record: CompanyRecord): User {
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
  return { ...presentUser(record), position: record.position }
}
