import {
  type CompanyLife,
  displayPhone,
  fallbackName,
  type Portfolio,
  textsOnWire,
  widthsFor,
} from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import type { CompanyWork } from '../../db/queries/companies/company-work.ts'
import type { ShownMark } from '../../db/queries/marks/marks.ts'
import type { ImageRecord, PortfolioRecord } from '../../db/queries/portfolios/portfolios.ts'
import { presentCompany } from './company-presenter.ts'
import { presentMark } from './mark-presenter.ts'
import { presentNamed } from './named-presenter.ts'
import { presentOwnRestriction } from './restriction-presenter.ts'

type Addresses = Pick<Context, 'pictureAddresses'>
type Tools = Pick<Context, 'pictureAddresses' | 'config' | 'clock'>

function presentImage(
  { id, file, width, height }: ImageRecord,
  { pictureAddresses }: Addresses,
): Portfolio['portfolioImages'][number] {
  const image = pictureAddresses.inAnswer(fallbackName(file))
  return { id, image, width, height, widths: widthsFor(width, 'photograph') }
}

interface ShownWork extends CompanyWork {
  marks: readonly ShownMark[]
  life: CompanyLife | undefined
}

function presentWork({ projects, cities, founded, marks, life }: ShownWork) {
  return { projects, cities, founded, marks: marks.map(presentMark), ...(life && { life }) }
}

/** A portfolio as everybody may see it; `companyWork` in a list of companies. */
export function presentPortfolio(record: PortfolioRecord, tools: Tools, companyWork?: ShownWork): Portfolio {
  const { restriction } = record
  return {
    id: record.id,
    companyId: record.companyId,
    ...textsOnWire(record),
    phoneDisplay: displayPhone(record.phone),
    whatsapp: record.reach.whatsapp,
    hidden: record.hidden,
    draft: record.draft,
    // Visitors are never given a record that is restricted.
    ...(restriction && { restriction: presentOwnRestriction(restriction, tools) }),
    createdAt: record.createdAt,
    portfolioImages: record.images.map((image) => presentImage(image, tools)),
    portfolioCities: record.cities.map((city) => ({ cityId: city.id, city: presentNamed(city) })),
    portfolioBuildingTypes: record.buildingTypes.map((type) => ({
      buildingTypeId: type.id,
      buildingType: presentNamed(type),
    })),
    company: presentCompany(record.company, tools, record),
    ...(companyWork && { companyWork: presentWork(companyWork) }),
  }
}
