import { textsOnWire } from '@tameer/contract'
import type { OwnCompany } from '../../db/queries/email-confirmations.ts'
import type { ImageRecord, PortfolioRecord } from '../../db/queries/portfolios.ts'
import type { SessionRow } from '../../db/schema.ts'

/** Where a picture lies in the archive. */
export function pictureName({ id }: PortfolioRecord, { position }: ImageRecord): string {
  return `pictures/${id}/${position + 1}.jpg`
}

/** The account and its sessions, as they are exported. */
export function exportedAccount(
  company: OwnCompany,
  sessions: readonly SessionRow[],
  city: string | undefined,
  times: { createdAt: number; updatedAt: number; confirmedAt: number | null } | undefined,
) {
  const { id, name, email, position, categories, emailConfirmed, listed, image, contact } = company
  return {
    ...{ id, name, email, role: 'Company', position, emailConfirmed, listed },
    ...(times && {
      createdAt: asTime(times.createdAt),
      updatedAt: asTime(times.updatedAt),
      emailConfirmedAt: times.confirmedAt === null ? null : asTime(times.confirmedAt),
    }),
    categories: categories.map((category) => category.name),
    contact: { ...contact, city: city ?? null },
    logo: image ? 'pictures/logo.jpg' : null,
    sessions: sessions.map(({ device, createdAt, lastUsedAt, expiresAt }) => ({
      device,
      createdAt: asTime(createdAt),
      lastUsedAt: asTime(lastUsedAt),
      expiresAt: asTime(expiresAt),
    })),
  }
}

/** A portfolio as it is exported: what its company wrote, catalogue entries by name. */
export function exportedPortfolio(portfolio: PortfolioRecord) {
  return {
    id: portfolio.id,
    ...textsOnWire(portfolio),
    cities: portfolio.cities.map(({ name }) => name),
    buildingTypes: portfolio.buildingTypes.map(({ name }) => name),
    pictures: portfolio.images.map((image) => pictureName(portfolio, image)),
    createdAt: asTime(portfolio.createdAt),
    updatedAt: asTime(portfolio.updatedAt),
  }
}

function asTime(ms: number): string {
  return new Date(ms).toISOString()
}
