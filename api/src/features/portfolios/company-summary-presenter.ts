import type { CompanySummary } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import type { CompanySummaryRecord } from '../../db/queries/companies/company-summaries.ts'
import type { ShownMark } from '../../db/queries/marks/marks.ts'
import { presentCompany } from '../../http/presenters/company-presenter.ts'
import { presentMark } from '../../http/presenters/mark-presenter.ts'
import { presentNamed } from '../../http/presenters/named-presenter.ts'
import { presentPortfolio } from '../../http/presenters/portfolio-presenter.ts'

/** A company for a comparison, as everybody may see it. */
export function presentCompanySummary(
  record: CompanySummaryRecord,
  marks: readonly ShownMark[],
  context: Context,
): CompanySummary {
  return {
    company: presentCompany(record.company, context, record.first ?? undefined),
    marks: marks.map(presentMark),
    projects: record.projects,
    founded: record.founded,
    cities: record.cities.map(presentNamed),
    buildingTypes: record.buildingTypes.map(presentNamed),
    prices: record.prices.filter((price) => price !== ''),
    first: record.first && presentPortfolio(record.first, context),
  }
}
