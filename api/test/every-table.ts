import { newId } from '../src/core/secrets/ids.ts'
import type { Database, Writer } from '../src/db/engines/connect.ts'
import { insertEmailUndo } from '../src/db/queries/accounts/email-changes.ts'
import type { NewImage } from '../src/db/queries/portfolios/images.ts'
import { newDocumentName, newPictureName, type StoredKind, storedNames } from '../src/images/image-names.ts'
import type { ImageStore } from '../src/images/image-store.ts'
import {
  fillCatalogue,
  fillMarks,
  fillPrepared,
  fillPrices,
  fillReports,
  fillRestrictions,
} from './desk-tables.ts'
import { fillHouses } from './house-tables.ts'
import { far, oddTexts } from './odd-values.ts'
import { fillPayments } from './payment-tables.ts'
import { accountOf, addAccount, addCompany, addPortfolio, newImage, testNow } from './rows.ts'

const inUrdu = { name: oddTexts[0] as string, language: 'ur' as const }

/** Fills every table with rows of every kind, and stores the files of the pictures they name. */
export async function fillEveryTable(db: Database, pictures: ImageStore): Promise<void> {
  const logo = newImage({ width: 300, height: 200 })
  const first = await addCompany(db, { ...inUrdu, position: 0, categoryIds: [4, 5, 6] })
  const second = await addCompany(db, { name: "O'Brien \\ Söhne", position: null, unlisted: true })
  const [paper, slip] = [newDocumentName('pdf'), newDocumentName('png')]
  await Promise.all([fillDesk(db, first, slip), fillHouse(db, pictures, first)])
  const [firstAccount, secondAccount] = [await accountOf(db, first), await accountOf(db, second)]
  const privatePicture = newImage({ file: newPictureName(true), width: 700 })
  const images = [newImage(), newImage({ width: 350 }), newImage({ width: 900 })]
  let portfolioId = ''
  for (const [number, text] of oddTexts.entries()) {
    const texts = {
      title: text,
      content: `${text} ${'long '.repeat(number * 500)}`,
      price: number ? '' : '100-120',
    }
    const given = { texts, cityIds: [1, 2, number + 3], buildingTypeIds: number ? [number] : [] }
    portfolioId = await addPortfolio(db, number % 2 ? first : second, {
      ...given,
      images: number === 1 ? images : [],
    })
  }
  await db.write(async (trx) => {
    const picture = { imageFile: logo.file, imageWidth: logo.width, imageHeight: logo.height }
    const contact = { whatsapp: '+923001234567', officeAddress: oddTexts[2] as string, cityId: 2 }
    await trx
      .updateTable('companies')
      .set({ ...picture, ...contact })
      .where('id', '=', first)
      .execute()
    // A gap in the positions of a portfolio's images.
    await trx.deleteFrom('images').where('position', '=', 1).execute()
    const times = { createdAt: testNow, lastUsedAt: testNow + 1, expiresAt: far }
    const sessions = ['a', 'b'].map((letter) => ({
      ...{
        tokenHash: letter.repeat(64),
        id: newId(),
        accountId: firstAccount,
        device: letter === 'a' ? '' : 'Firefox on Linux',
      },
      ...times,
    }))
    await trx.insertInto('sessions').values(sessions).execute()
    const codes = [null, testNow].map((usedAt) => ({
      ...{ id: newId(), accountId: secondAccount, codeHash: 'c'.repeat(64), guessesLeft: 0 },
      ...{ createdAt: testNow, expiresAt: far, usedAt },
    }))
    await trx.insertInto('resetCodes').values(codes).execute()
    const confirmations = [
      { accountId: firstAccount, tokenHash: 'd'.repeat(64), confirmedAt: testNow },
      { accountId: secondAccount, tokenHash: 'e'.repeat(64), confirmedAt: null },
    ].map((row) => ({ ...row, expiresAt: far, createdAt: testNow }))
    await trx.insertInto('emailConfirmations').values(confirmations).execute()
    await fillEmailChanges(trx, firstAccount, secondAccount)
    const mails = oddTexts.map((text, attempts) => ({
      ...{
        id: newId(),
        recipient: 'somebody@example.com',
        subject: text,
        text: '',
        html: `<p>${text}</p>`,
        attempts,
        unsubscribeLink: attempts ? 'https://example.com/stop-reminders?token=a' : null,
      },
      ...{ nextAttemptAt: testNow, expiresAt: far, createdAt: testNow },
      ...{ sentAt: attempts ? null : testNow, lastError: attempts ? text : null },
    }))
    await trx.insertInto('mailOutbox').values(mails).execute()
    await fillServiceTables(trx, { companyId: first, portfolioId })
    await fillMarks(trx, first, paper)
    await fillRequests(trx, { companyIds: [first, second], picture: privatePicture })
  })
  await storeAll(pictures, { images, logo, privatePicture, papers: [paper, slip] })
}

async function fillHouse(db: Database, pictures: ImageStore, companyId: string): Promise<void> {
  const picture = newImage({ file: newPictureName(true), width: 1200 })
  await db.write((trx) => fillHouses(trx, { companyId, picture }))
  await storeFiles(pictures, picture, 'house')
}

interface Named {
  images: NewImage[]
  logo: NewImage
  privatePicture: NewImage
  papers: string[]
}

/** Stores the files that the rows name. */
async function storeAll(
  pictures: ImageStore,
  { images, logo, privatePicture, papers }: Named,
): Promise<void> {
  const [one, , three] = images
  for (const image of [one, three]) if (image) await storeFiles(pictures, image, 'photograph')
  await storeFiles(pictures, logo, 'logo')
  await storeFiles(pictures, privatePicture, 'photograph')
  for (const file of papers) await storeFiles(pictures, { file, width: 0 }, 'document')
}

/** Facts of a company, and its visits. */
async function fillFacts(trx: Writer, companyId: string): Promise<void> {
  await trx
    .updateTable('companies')
    .set({ about: oddTexts.join('\n'), founded: 1800, people: '100+', languages: 'ur ks' })
    .set({ workingHours: oddTexts[4] as string, minimumProjectPkr: 100_000_000_000 })
    .set({ completeRatePkr: 50_000, completeRateGivenAt: testNow, ratesAskedBefore: far })
    .set({ greyRatePkr: 500, greyRateGivenAt: testNow + 1 })
    .where('id', '=', companyId)
    .execute()
  const cities = [1, 2].map((cityId) => ({ companyId, cityId }))
  await trx.insertInto('companyCities').values(cities).execute()
  const visits = (['profile', 'contact'] as const).map((kind, number) => ({
    ...{ companyId, day: '2026-11-21', kind, visits: 1 + number * 2_000_000_000 },
  }))
  await trx.insertInto('companyVisits').values(visits).execute()
  const speed = { day: '2026-11-21', name: 'LCP', screens: 'home', network: '4g' } as const
  const counted = [1000, 2500].map((atMost) => ({ ...speed, atMost, visits: 2_000_000_000 }))
  await trx.insertInto('fieldCounts').values(counted).execute()
  const marks = ['a', 'b'].map((letter) => ({ day: '2026-11-21', hash: letter.repeat(64) }))
  await trx.insertInto('visitMarks').values(marks).execute()
}

/** A pending change of address, and one that was made, with the link that undoes it. */
async function fillEmailChanges(trx: Writer, first: string, second: string): Promise<void> {
  const changes = [
    { accountId: first, changedAt: null },
    { accountId: second, changedAt: testNow },
  ].map((change, number) => ({
    ...change,
    newEmail: 'new@example.com',
    createdAt: testNow,
    expiresAt: far,
    sessionHash: 'a'.repeat(64),
    mailId: newId(),
    tokenHash: `1${number}`.repeat(32),
  }))
  await trx.insertInto('emailChanges').values(changes).execute()
  const undo = { accountId: second, email: 'Old@example.com', mailId: newId(), expiresAt: far }
  await insertEmailUndo(trx, { ...undo, tokenHash: 'f'.repeat(64) })
}

/** A desk account, with a log line of a command and one of its own. */
async function fillDesk(db: Database, companyId: string, slip: string): Promise<void> {
  const [name = '', other = ''] = oddTexts
  const accountId = await addAccount(db, { role: 'Operator' })
  const lines = [null, accountId].map((actorId) => ({
    ...{ id: newId(), event: 'operator-added' as const, actorId, actor: actorId ? name : 'command' },
    ...{ subjectKind: 'account' as const, subjectId: accountId, before: actorId && '{}' },
    ...{ after: JSON.stringify({ name: other }), network: '203.0.113.x', createdAt: testNow },
  }))
  await db.write(async (trx) => {
    await fillPrepared(trx)
    await fillPrices(trx)
    await fillCatalogue(trx)
    await fillPayments(trx, companyId, slip)
    const links = { welcomeHash: 'a'.repeat(64), welcomeUntil: far }
    const secrets = { secret: 'sealed', nextSecret: 'sealed too', lastStep: 59_000_000 }
    await trx
      .insertInto('operators')
      .values({ accountId, name, ...secrets, ...links, createdAt: testNow })
      .execute()
    await trx
      .insertInto('recoveryCodes')
      .values({ accountId, codeHash: 'b'.repeat(64) })
      .execute()
    await trx.insertInto('deskLog').values(lines).execute()
  })
}

/** Rows of the server's internal tables. */
async function fillServiceTables(
  trx: Writer,
  { companyId, portfolioId }: { companyId: string; portfolioId: string },
): Promise<void> {
  await fillFacts(trx, companyId)
  await fillRestrictions(trx, { companyId, portfolioId })
  await fillReports(trx, { companyId, portfolioId })
  const limits = ['[]', JSON.stringify([testNow, testNow + 1])].map((events, strikes) => ({
    ...{ key: String(strikes).repeat(64), events, strikes, expiresAt: far },
  }))
  await trx.insertInto('rateLimits').values(limits).execute()
  const runs = [null, testNow].map((finishedAt, number) => ({
    ...{ name: `job-${number}`, owner: newId(), heldUntil: 0, nextAt: far, finishedAt },
  }))
  await trx.insertInto('jobRuns').values(runs).execute()
  await trx
    .insertInto('accountRemovals')
    .values({ id: newId(), mailboxKey: 'f'.repeat(64), removedAt: testNow, shown: 1 })
    .execute()
  const calls = [null, 'c2VhbGVk'].map((response, number) => ({
    ...{ id: `${number}e`.repeat(32), fingerprint: 'b'.repeat(64), response, createdAt: testNow },
  }))
  await trx.insertInto('keyedCalls').values(calls).execute()
}

/** Requests in two states, with an invitation whose company was deleted. */
async function fillRequests(
  trx: Writer,
  { companyIds, picture }: { companyIds: string[]; picture: NewImage },
): Promise<void> {
  const [companyId = '', otherId = ''] = companyIds
  const requests = (['unconfirmed', 'closed'] as const).map((state, number) => ({
    ...{ id: newId(), state, service: 4 + number, name: oddTexts[number] as string, city: 'Lahore' },
    ...{ email: 'Home@example.com', emailKey: 'home@example.com', phone: number ? '+923001234567' : '' },
    ...{ locality: oddTexts[1] as string, start: 'not-sure', notes: oddTexts[2] as string },
    ...{ plot: number ? '{"plotSize":10.5}' : null, coveredAreaSft: number ? 2475.5 : null },
    ...{ answers: number ? '{}' : null, priceBook: number ? '2026-11' : null },
    ...{ totalPkr: number ? 999_999_999_999_999 : null, bill: number ? '{"lines":[]}' : null },
    ...{ keyHash: String(number).repeat(64), familyKeyHash: number ? 'a'.repeat(64) : null },
    nextKeyHash: number ? 'e'.repeat(64) : null,
    ...{ confirmHash: number ? null : 'b'.repeat(64), sendKey: number ? 'c'.repeat(64) : null },
    ...{ sendFingerprint: number ? 'd'.repeat(64) : null, closeReason: number ? ('later' as const) : null },
    ...{ createdAt: testNow, openedAt: number ? testNow : null, endsAt: far },
    ...{ firstAnsweredAt: number ? far : null },
    ...{ endedAt: number ? testNow : null, erasedAt: null, remindedAt: number ? testNow : null },
  }))
  await trx.insertInto('requests').values(requests).execute()
  const requestId = requests[1]?.id ?? ''
  const { file, width, height } = picture
  await trx
    .insertInto('requestImages')
    .values({ id: newId(), requestId, file, width, height, position: 0, createdAt: testNow })
    .execute()
  const invitations = [companyId, otherId, null].map((invited, number) => ({
    ...{
      id: newId(),
      requestId,
      companyId: invited,
      state: number ? ('sent' as const) : ('quoted' as const),
    },
    ...{ declineText: oddTexts[number] as string, phoneReleased: number % 2, quoteRevision: number ? 0 : 1 },
    ...{ declinedAt: number ? testNow : null, releasedAt: number % 2 ? testNow + 1 : null },
    ...{ sentAt: testNow, createdAt: testNow },
  }))
  await trx.insertInto('invitations').values(invitations).execute()
  await trx.insertInto('suggestedCompanies').values({ requestId, companyId, suggestedAt: testNow }).execute()
  const invitationId = invitations[0]?.id ?? ''
  await trx
    .insertInto('quotes')
    .values({
      ...{ id: newId(), invitationId, companyId, revision: 1, body: JSON.stringify({ notes: oddTexts }) },
      ...{ headlinePkr: 999_999_999_999_999, likeForLikePkr: 1, validUntil: '2027-01-31', service: 5 },
      ...{ city: 'Lahore', hasRates: 1, sentAt: testNow, readAt: null },
    })
    .execute()
  await trx
    .insertInto('quoteDrafts')
    .values({
      ...{ invitationId, companyId, draft: '{"a":[]}', version: 3, savedAt: testNow },
      ...{ pricesGiven: 1, pricesAsked: 2 },
    })
    .execute()
  const questions = [null, oddTexts[2] as string].map((answer) => ({
    ...{ id: newId(), requestId, companyId, askedBy: 'company' as const, text: oddTexts[0] as string },
    ...{ answer, askedAt: testNow, answeredAt: answer === null ? null : far },
  }))
  await trx.insertInto('requestQuestions').values(questions).execute()
  const notices = [companyId, null].map((told) => ({
    ...{ id: newId(), requestId, companyId: told, event: 'question' as const, createdAt: testNow },
  }))
  await trx.insertInto('requestNotices').values(notices).execute()
  await trx
    .insertInto('reminderStops')
    .values({ mailboxKey: 'e'.repeat(64), stoppedAt: far })
    .execute()
}

/** Stores files under the names of a picture. Each has different bytes; they are not real pictures. */
export async function storeFiles(
  pictures: ImageStore,
  picture: { file: string; width: number },
  kind: StoredKind,
): Promise<string[]> {
  const names = storedNames(picture, kind)
  // Sizes below and above the one from which a store streams.
  await pictures.put(
    names.map((name, number) => ({ name, bytes: Buffer.from(name.repeat(number === 0 ? 4000 : 3)) })),
  )
  return names
}
