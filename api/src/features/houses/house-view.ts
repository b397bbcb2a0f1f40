import {
  dayInPakistan,
  type HouseEntry,
  type HouseView,
  houseLimits as limits,
  moneyEntries,
} from '@tameer/contract'
import { standingOf } from '@tameer/houses'
import type { HouseCaller } from '../../access/house-keys.ts'
import type { Context } from '../../context/context.ts'
import { cutPage } from '../../core/cut-page.ts'
import { invalid, notFound } from '../../core/errors.ts'
import { loadCityNames } from '../../db/queries/companies/catalogue.ts'
import { listHouseChanges } from '../../db/queries/houses/house-changes.ts'
import { listHouseDeliveries } from '../../db/queries/houses/house-deliveries.ts'
import { listEntriesByIds, listHouseEntries } from '../../db/queries/houses/house-entries.ts'
import { listHouseKeys } from '../../db/queries/houses/house-keys.ts'
import { listHousePayments } from '../../db/queries/houses/house-payments.ts'
import { listHousePictures } from '../../db/queries/houses/house-pictures.ts'
import { listHouseSnags } from '../../db/queries/houses/house-snags.ts'
import { listHouseStages } from '../../db/queries/houses/house-stages.ts'
import { findHouse } from '../../db/queries/houses/houses.ts'
import type { HouseStageRecord } from '../../db/tables/house-schema.ts'
import { presentChange, presentPayment } from './change-presenter.ts'
import type { HouseFacts } from './house-facts.ts'
import { presentEntry, presentHouse, presentMoney } from './house-presenter.ts'
import { presentDeliveries, presentMaterial, presentSnags } from './material/material-presenter.ts'
import { presentStage } from './stage-presenter.ts'
import { waitsOf } from './waits.ts'

/** Lines of the diary that are read at once when all are. */
const wholePage = 500

/** A house as this caller may see it: the data of its page, and the response of every act. */
export async function viewHouse(context: Context, caller: HouseCaller): Promise<HouseView> {
  const facts = await gatherFacts(context, caller)
  const { stages, changes, payments } = facts
  const isSeen = (stage: HouseStageRecord) => caller.seesMoney || stage.due !== 'before-work'
  return {
    house: presentHouse(facts, await loadCityNames(context.db.read)),
    stages: stages.filter(isSeen).map((stage) => presentStage(facts, stage)),
    waits: waitsOf(facts),
    money: caller.seesMoney ? presentMoney(facts) : null,
    changes: changes
      .filter(({ state }) => caller.seesMoney || state === 'agreed')
      .map((change) => presentChange(facts, change)),
    payments: caller.seesMoney ? payments.map((payment) => presentPayment(facts, payment)) : [],
    deliveries: presentDeliveries(facts),
    material: presentMaterial(facts),
    snags: presentSnags(facts),
    entries: await pageOf(context, caller, stages, {}),
  }
}

/** A house as this caller may see it, with its whole diary, oldest first. */
export async function viewWholeHouse(
  context: Context,
  caller: HouseCaller,
): Promise<{ view: HouseView; diary: HouseEntry[] }> {
  const stages = await listHouseStages(context.db.read, caller.houseId)
  const diary: HouseEntry[] = []
  let cursor: string | null | undefined
  do {
    const query = { cursor: cursor ?? undefined }
    const page = await pageOf(context, caller, stages, query, wholePage)
    diary.push(...page.data)
    cursor = page.nextCursor
  } while (cursor)
  return { view: await viewHouse(context, caller), diary: diary.reverse() }
}

interface PageQuery {
  cursor?: string | undefined
  stageId?: string | undefined
}

/** A page of the diary as this caller may see it. Throws `invalid` for a malformed cursor, `not-found` for no such stage. */
export async function listEntries(
  context: Context,
  caller: HouseCaller,
  query: PageQuery,
): Promise<HouseView['entries']> {
  return pageOf(context, caller, await listHouseStages(context.db.read, caller.houseId), query)
}

async function pageOf(
  { db }: Context,
  caller: HouseCaller,
  stages: readonly HouseStageRecord[],
  { cursor, stageId }: PageQuery,
  most: number = limits.page,
): Promise<HouseView['entries']> {
  const { houseId } = caller
  const seen = new Set(stages.flatMap(({ id, due }) => (caller.seesMoney || due !== 'before-work' ? id : [])))
  if (stageId !== undefined && !seen.has(stageId)) throw notFound()
  const found = await listHouseEntries(db.read, houseId, {
    before: cursor === undefined ? undefined : readCursor(cursor),
    stageId,
    without: caller.seesMoney ? [] : moneyEntries,
    limit: most + 1,
  })
  const { shown, last } = cutPage(found, most)
  const ids = shown.map(({ id }) => id)
  const pictures = await listHousePictures(db.read, houseId, ids)
  const data = shown.map((entry) =>
    presentEntry(
      caller,
      { ...entry, stageId: entry.stageId !== null && seen.has(entry.stageId) ? entry.stageId : null },
      pictures,
    ),
  )
  return { data, nextCursor: last ? String(last.seq) : null }
}

function readCursor(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw invalid('noSuchListPage', { cursor: 'noCursor' })
  return Number(cursor)
}

async function gatherFacts({ db, clock }: Context, caller: HouseCaller): Promise<HouseFacts> {
  const { houseId } = caller
  const house = await findHouse(db.read, houseId)
  if (!house) throw notFound()
  const [stages, changes, payments, deliveries, snags, keys] = await Promise.all([
    listHouseStages(db.read, houseId),
    listHouseChanges(db.read, houseId),
    listHousePayments(db.read, houseId),
    listHouseDeliveries(db.read, houseId),
    listHouseSnags(db.read, houseId),
    listHouseKeys(db.read, houseId),
  ])
  const lines = [
    ...stages.flatMap(({ claimId, questionId }) => [claimId ?? [], questionId ?? []].flat()),
    ...deliveries.map(({ id }) => id),
    ...snags.flatMap(({ id, mendingId }) => (mendingId === null ? id : [id, mendingId])),
  ]
  const things = [...lines, ...(caller.seesMoney ? [...changes, ...payments].map(({ id }) => id) : [])]
  const now = clock()
  const today = dayInPakistan(now)
  const standing = standingOf({
    basis: house.basis,
    startsOn: house.startsOn,
    stages,
    changes,
    payments: payments.map(({ side, ...payment }) => ({ ...payment, by: side })),
    today: house.closedAt === null ? today : dayInPakistan(house.closedAt),
  })
  return {
    caller,
    house,
    stages,
    changes,
    payments,
    deliveries,
    snags,
    keys,
    entries: new Map((await listEntriesByIds(db.read, houseId, lines)).map((entry) => [entry.id, entry])),
    pictures: await listHousePictures(db.read, houseId, things),
    standing,
    standingById: new Map(standing.stages.map((stage) => [stage.id, stage])),
    now,
    today,
  }
}
