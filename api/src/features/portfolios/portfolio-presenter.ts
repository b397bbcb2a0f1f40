import { displayPhone, fallbackName, type Portfolio, textsOnWire, widthsFor } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import type { CompanyWork } from '../../db/queries/company-work.ts'
import type { ImageRecord, PortfolioRecord } from '../../db/queries/portfolios.ts'
import { presentCompany } from '../../http/presenters/company-presenter.ts'

type Addresses = Pick<Context, 'pictureAddresses'>

function presentImage(
  { id, file, width, height }: ImageRecord,
  { pictureAddresses }: Addresses,
): Portfolio['portfolioImages'][number] {
  const image = pictureAddresses.inAnswer(fallbackName(file))
  return { id, image, width, height, widths: widthsFor(width, 'photograph') }
}

/** A portfolio as everybody may see it; `companyWork` in a list of companies. */
export function presentPortfolio(
  record: PortfolioRecord,
  addresses: Addresses,
  companyWork?: CompanyWork,
): Portfolio {
  return {
    id: record.id,
    companyId: record.companyId,
    ...textsOnWire(record),
    phoneDisplay: displayPhone(record.phone),
    whatsapp: record.whatsapp,
    hidden: record.hidden,
    createdAt: record.createdAt,
    portfolioImages: record.images.map((image) => presentImage(image, addresses)),
    portfolioCities: record.cities.map(({ id, name }) => ({ cityId: id, city: { id, name } })),
    portfolioBuildingTypes: record.buildingTypes.map(({ id, name }) => ({
      buildingTypeId: id,
      buildingType: { id, name },
    })),
    company: presentCompany(record.company, addresses),
    ...(companyWork && { companyWork: { projects: companyWork.projects, cities: companyWork.cities } }),
  }
}
