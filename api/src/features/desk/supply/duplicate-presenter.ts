import { type DuplicateGroup, fallbackName, type SharedThing } from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import type { DeskCompanyRecord } from '../../../db/queries/desk-companies.ts'
import type { DuplicateFacts, SharedFacts } from './duplicate-lists.ts'

type Addresses = Pick<Context, 'pictureAddresses'>

/** A company and what it shares with others. */
export function presentDuplicates({ company, shares }: DuplicateFacts, tools: Addresses): DuplicateGroup {
  const noticedAt = Math.max(...shares.map(({ trace }) => trace.createdAt))
  return {
    company: presentHolder(company),
    noticedAt: asTime(noticedAt),
    shares: shares.map((one) => presentShared(one, tools)),
  }
}

/** A shared value and who else has it. */
export function presentShared(
  { trace, others, more, places }: SharedFacts,
  { pictureAddresses }: Addresses,
): SharedThing {
  const { id, kind, value, companyId } = trace
  const pictureOf = (id: string) => {
    const place = places.get(id)
    return place ? pictureAddresses.inAnswer(fallbackName(place.file)) : null
  }
  return {
    ...{ id, kind, phone: kind === 'phone' ? value : null, more },
    picture: pictureOf(companyId),
    project: places.get(companyId)?.project ?? null,
    others: others.map((other) => ({
      ...presentHolder(other),
      project: places.get(other.id)?.project ?? null,
      picture: pictureOf(other.id),
    })),
  }
}

function presentHolder({ id, name, state, createdAt }: DeskCompanyRecord) {
  return { id, name, state, createdAt: asTime(createdAt) }
}

function asTime(ms: number): string {
  return new Date(ms).toISOString()
}
