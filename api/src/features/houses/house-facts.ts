import type { StageStanding, Standing } from '@tameer/houses'
import type { HouseCaller } from '../../access/house-keys.ts'
import type {
  HouseChangeRecord,
  HouseDeliveryRecord,
  HouseEntryRecord,
  HouseKeyRecord,
  HousePaymentRecord,
  HousePictureRecord,
  HouseRecord,
  HouseSnagRecord,
  HouseStageRecord,
} from '../../db/tables/house-schema.ts'

/** Everything that a view of a house is made from. */
export interface HouseFacts {
  caller: HouseCaller
  house: HouseRecord
  stages: readonly HouseStageRecord[]
  changes: readonly HouseChangeRecord[]
  payments: readonly HousePaymentRecord[]
  deliveries: readonly HouseDeliveryRecord[]
  snags: readonly HouseSnagRecord[]
  keys: readonly HouseKeyRecord[]
  /** Claims and questions that stand, and the lines of deliveries and faults, by id. */
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
