import type { HouseRow, listHouses } from '@tameer/contract'
import type * as z from 'zod'
import type { SignedInCompany } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { cutPage } from '../../core/cut-page.ts'
import { decodeTimeCursor, encodeTimeCursor } from '../../core/time-cursor.ts'
import { type CityNames, loadCityNames } from '../../db/queries/companies/catalogue.ts'
import { countStages, type ListedHouse, listHousesOf } from '../../db/queries/houses/houses.ts'
import { iso, plotOf } from './house-presenter.ts'

/** Houses that were begun with quotes of the company, newest first. Throws `invalid` for a malformed cursor. */
export async function listCompanyHouses(
  { db }: Context,
  { companyId }: SignedInCompany,
  { limit, cursor }: z.output<(typeof listHouses)['query']>,
): Promise<{ data: HouseRow[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : decodeTimeCursor(cursor, 'createdAt')
  const found = await listHousesOf(db.read, companyId, { after, limit: limit + 1 })
  const { shown, last } = cutPage(found, limit)
  const cityNames = await loadCityNames(db.read)
  const counts = await countStages(
    db.read,
    shown.map(({ id }) => id),
  )
  return {
    data: shown.map((house) => ({ ...presentRow(house, cityNames), ...stagesOf(counts.get(house.id)) })),
    nextCursor: last ? encodeTimeCursor(last.createdAt, last.id) : null,
  }
}

function presentRow(house: ListedHouse, cityNames: CityNames): Omit<HouseRow, 'stages' | 'agreedStages'> {
  return {
    id: house.id,
    state: house.state,
    requestId: house.requestId,
    ...cityNames(house.city),
    locality: house.locality,
    plot: plotOf(house.plot),
    startsOn: house.startsOn,
    actedAt: iso(house.actedAt),
  }
}

function stagesOf(count: { all: number; agreed: number } | undefined) {
  return { agreedStages: count?.agreed ?? 0, stages: count?.all ?? 0 }
}
