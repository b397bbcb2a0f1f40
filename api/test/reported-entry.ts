import { newId } from '../src/core/secrets/ids.ts'
import { entryThing } from '../src/db/queries/desk/reports.ts'
import { callHouse, type HouseKey, newHouse, newPictures, newSiteLink } from './house-calls.ts'
import { addReport } from './report-rows.ts'
import type { TestApp } from './test-app.ts'

export interface ReportedEntryRows {
  own: HouseKey
  site: HouseKey
  entryId: string
  pictureId: string
  reportId: string
}

/** An entry of the site with a picture, in a house of an own price, and an open report about it. */
export async function addReportedEntry(
  test: TestApp,
  { held = false, email = '' } = {},
): Promise<ReportedEntryRows> {
  const own = await newHouse(test)
  const site = await newSiteLink(test, own)
  const [pictureId = ''] = await newPictures(test, site, 1)
  const entryId = newId()
  const payload = { id: entryId, text: 'Bricks came', pictureIds: [pictureId] }
  const added = await callHouse(test, 'addHouseEntry', site, { payload })
  if (added.statusCode !== 201) throw new Error(added.body)
  const { context } = test
  const thing = entryThing(own.id, entryId)
  const reportId = await addReport(context, { thing, email, reason: 'fraud' })
  const heldAt = held ? context.clock() : null
  await context.db.note((trx) => trx.updateTable('houses').set({ heldAt }).where('id', '=', own.id).execute())
  return { own, site, entryId, pictureId, reportId }
}
