import type { Reader, Writer } from '../../database.ts'
import type { HouseDeliveryRecord } from '../../tables/house-schema.ts'

/** The deliveries to a house, the oldest first. */
export function listHouseDeliveries(db: Reader, houseId: string): Promise<HouseDeliveryRecord[]> {
  return db.selectFrom('houseDeliveries').selectAll().where('houseId', '=', houseId).orderBy('seq').execute()
}

export async function insertHouseDelivery(trx: Writer, row: HouseDeliveryRecord): Promise<void> {
  await trx.insertInto('houseDeliveries').values(row).execute()
}
