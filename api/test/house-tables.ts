import { newId } from '../src/core/secrets/ids.ts'
import type { Writer } from '../src/db/engines/connect.ts'
import type { NewImage } from '../src/db/queries/portfolios/images.ts'
import { far, oddTexts } from './odd-values.ts'
import { testNow } from './rows.ts'

const day = '2026-11-29'
const greatest = 999_999_999_999_999

/** A closed house of a company's quote with rows of every kind, and an open one that the family builds by itself. */
export async function fillHouses(
  trx: Writer,
  { companyId, picture }: { companyId: string; picture: NewImage },
): Promise<void> {
  const houses = (['estimate', 'quote'] as const).map((basis, number) => ({
    ...{ id: newId(), basis, state: number ? ('ended' as const) : ('open' as const) },
    ...{ companyId: number ? companyId : null, requestId: null, quoteId: number ? newId() : null },
    ...{ builder: number ? (oddTexts[1] as string) : '', city: 'Lahore', locality: oddTexts[0] as string },
    ...{ plot: number ? '{"plotSize":10.5}' : null, coveredAreaSft: number ? 2475.5 : null },
    ...{ answers: number ? '{}' : null, priceBook: number ? '2026-11' : null, bill: number ? '{}' : null },
    ...{ basePkr: number ? greatest : 0, taxOnTop: number, startsOn: day, weeks: number ? 40 : null },
    ...{ language: 'ur' as const, email: number ? 'Home@example.com' : null },
    ...{ emailKey: number ? 'home@example.com' : null, emailConfirmedAt: number ? testNow : null },
    ...{ madeFingerprint: String(number).repeat(64), seq: number, createdAt: testNow, actedAt: far },
    ...{ closedAt: number ? testNow : null, closeReason: number ? ('other' as const) : null },
    ...{ closeText: oddTexts[2] as string, closedAlone: number, heldAt: number ? far : null },
    erasedAt: null,
    toldAt: number ? null : testNow,
    materials: number ? '[]' : null,
  }))
  await trx.insertInto('houses').values(houses).execute()
  const houseId = houses[1]?.id ?? ''
  const keys = (['own', 'next', 'family', 'site'] as const).map((kind, number) => ({
    ...{ houseId, id: newId(), kind, keyHash: String(number).repeat(64), name: oddTexts[number] as string },
    ...{ money: number === 3 ? 1 : 0, madeOn: day, usedOn: number ? day : null },
  }))
  await trx.insertInto('houseKeys').values(keys).execute()
  await fillParts(trx, { houseId, companyId, picture })
}

async function fillParts(
  trx: Writer,
  { houseId, companyId, picture }: { houseId: string; companyId: string; picture: NewImage },
): Promise<void> {
  const [claimId, stageId, changeId, paymentId] = [newId(), newId(), newId(), newId()]
  const stages = (['planned', 'agreed'] as const).map((state, position) => ({
    ...{ houseId, id: position ? stageId : newId(), position, stage: oddTexts[position] as string, state },
    ...{ due: 'during-work' as const, percentHundredths: position ? 10_000 : null, sharePkr: greatest },
    ...{
      plannedOn: position ? day : null,
      claimId: position ? claimId : null,
      doneOn: position ? day : null,
    },
    ...{ questionId: null, agreedAt: position ? testNow : null, withoutClaim: position },
  }))
  await trx.insertInto('houseStages').values(stages).execute()
  const entry = {
    houseId,
    kind: 'claim',
    stageId,
    side: 'builder',
    authorId: companyId,
    at: testNow,
  } as const
  await trx
    .insertInto('houseEntries')
    .values([
      { ...entry, id: claimId, seq: 1, text: oddTexts[3] as string, who: oddTexts[1] as string, gone: null },
      { ...entry, id: newId(), seq: 2, text: '', who: '', gone: 'author' },
    ])
    .execute()
  const written = { houseId, stageId, side: 'builder', authorId: companyId, at: testNow } as const
  await trx
    .insertInto('houseChanges')
    .values({
      ...{ ...written, id: changeId, seq: 3, what: oddTexts[0] as string, why: 'found', pkr: -greatest },
      ...{ days: -60, until: far, state: 'declined', answerText: oddTexts[4] as string, answeredAt: far },
    })
    .execute()
  await trx
    .insertInto('housePayments')
    .values({
      ...{ ...written, id: paymentId, seq: 4, pkr: 2_000_000_000, way: 'cheque', day },
      ...{ note: oddTexts[2] as string, state: 'noted', corrects: newId(), answeredAt: null },
    })
    .execute()
  await fillMaterial(trx, houseId)
  const { file, width, height } = picture
  await trx
    .insertInto('housePictures')
    .values({
      ...{ houseId, id: newId(), file, width, height, kind: 'work', takenAt: testNow, bytes: 123_456 },
      ...{ sentSha256: 'a'.repeat(64), storedSha256: 'b'.repeat(64), side: 'builder', authorId: companyId },
      ...{ thing: 'entry', thingId: claimId, position: 2, createdAt: testNow, hiddenAt: far },
    })
    .execute()
  await trx
    .insertInto('reports')
    .values({
      ...{ id: newId(), kind: 'house-entry', houseId, entryId: claimId, reason: 'law', words: '' },
      ...{ companyId: null, portfolioId: null, requestId: null, quoteId: null, byCompanyId: null },
      ...{ email: '', fingerprint: 'b'.repeat(64), createdAt: testNow },
    })
    .execute()
  const notice = { houseId, event: 'claim', thingId: claimId, dueAt: far, createdAt: testNow } as const
  await trx
    .insertInto('houseNotices')
    .values([null, companyId].map((told) => ({ ...notice, id: newId(), companyId: told })))
    .execute()
  await fillMailboxes(trx, houseId)
}

/** A delivery without a price with its correction, and a fault that was never mended with one that was. */
async function fillMaterial(trx: Writer, houseId: string): Promise<void> {
  const [first, second] = [newId(), newId()]
  const delivery = { houseId, material: 'bricks', quantity: 1_000_000, day } as const
  await trx
    .insertInto('houseDeliveries')
    .values([
      { ...delivery, id: first, seq: 5, pkr: null, corrects: null },
      { ...delivery, id: second, seq: 6, pkr: 2_000_000_000, corrects: first },
    ])
    .execute()
  const snag = { houseId, place: oddTexts[1] as string, movedAt: far }
  await trx
    .insertInto('houseSnags')
    .values([
      { ...snag, id: newId(), seq: 7, state: 'open', mendingId: null },
      { ...snag, id: newId(), seq: 8, state: 'accepted', mendingId: newId() },
    ])
    .execute()
}

/** The code of a mailbox, one that was replaced, and a link that was used with one that was not. */
async function fillMailboxes(trx: Writer, houseId: string): Promise<void> {
  const code = { houseId, codeHash: 'c'.repeat(64), triesLeft: 0, expiresAt: far }
  await trx.insertInto('houseCodes').values(code).execute()
  const old = { houseId, emailKey: 'old@example.com', email: 'Old@example.com', expiresAt: far }
  await trx.insertInto('houseOldMailboxes').values(old).execute()
  const links = ['d', null].map((used, number) => ({
    tokenHash: `${number}f`.repeat(32),
    houseId,
    mailboxKey: 'e'.repeat(64),
    expiresAt: far,
    usedKeyHash: used?.repeat(64) ?? null,
    createdAt: testNow,
  }))
  await trx.insertInto('houseWaysBack').values(links).execute()
}
