import type { StageStanding, Standing } from '@tameer/houses'
import type { HouseCaller } from '../../access/house-keys.ts'
import type {
  HouseChangeRecord,
  HouseEntryRecord,
  HouseKeyRecord,
  HousePaymentRecord,
  HousePictureRecord,
  HouseRecord,
  HouseStageRecord,
} from '../../db/tables/house-schema.ts'

/** Everything that a view of a house is made from. */
export interface HouseFacts {
  caller: HouseCaller
  house: HouseRecord
  stages: readonly HouseStageRecord[]
  changes: readonly HouseChangeRecord[]
  payments: readonly HousePaymentRecord[]
  keys: readonly HouseKeyRecord[]
  /** Claims and questions that stand, by id. */
  entries: ReadonlyMap<string, HouseEntryRecord>
  /** Pictures of these, and of changes and payments that the caller sees. */
  pictures: readonly HousePictureRecord[]
  standing: Standing
  standingById: ReadonlyMap<string, StageStanding>
  /** ms. */
  now: number
  /** Today in Pakistan. */
  today: string
}
