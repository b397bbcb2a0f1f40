import { displayPhone, type OfferedProfile, type PreparedProfile } from '@tameer/contract'
import type { PreparedRecord } from '../../../db/queries/companies/prepared-profiles.ts'

/** A prepared profile as the desk sees it. */
export function presentPrepared(record: PreparedRecord): PreparedProfile {
  const { id, version, createdAt, linkUntil, mailedAt, openedAt } = record
  return {
    ...detailsOf(record),
    id,
    version,
    createdAt: timeOf(createdAt),
    linkUntil: linkUntil === null ? null : timeOf(linkUntil),
    mailedAt: mailedAt === null ? null : timeOf(mailedAt),
    openedAt: openedAt === null ? null : timeOf(openedAt),
  }
}

/** A prepared profile as its company sees it, by a link that is valid until `linkUntil`, ms. */
export function presentOffered(record: PreparedRecord, linkUntil: number): OfferedProfile {
  return { ...detailsOf(record), linkUntil: timeOf(linkUntil) }
}

function detailsOf({ cityId, ...record }: PreparedRecord) {
  const { name, categoryIds, phone, whatsapp, website, about, source, email, language } = record
  return {
    name,
    categoryIds,
    city: cityId,
    phone,
    whatsapp,
    website,
    about,
    source,
    email,
    language,
    phoneDisplay: displayPhone(phone),
    whatsappDisplay: displayPhone(whatsapp),
  }
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString()
}
