import { newId } from '../src/core/ids.ts'
import type { Database, Reader } from '../src/db/connect.ts'
import { storedNames } from '../src/images/image-names.ts'
import type { ImageStore } from '../src/images/image-store.ts'
import { accountOf, addAccount, addCompany, addPortfolio, newImage, testNow } from './rows.ts'

/** Texts that a careless copy would change. */
const oddTexts = [
  'گھر کا نقشہ، لاہور — ۱۲ مرلہ',
  '👷🏽‍♀️🏗️ “quotes” \'single\' back\\slash \\u0000 %s $1 ? {"a": [1, null]}',
  'Lines\none\r\ntwo\ttabs\u2028and e\u0301 beside é',
  ' ',
  'null',
  '0012',
]
const far = 253_402_300_799_999

/** Fills every table with rows of every kind, and stores the files of the pictures they name. */
export async function fillEveryTable(db: Database, pictures: ImageStore): Promise<void> {
  const logo = newImage({ width: 300, height: 200 })
  const first = await addCompany(db, { name: oddTexts[0] as string, position: 0, categoryIds: [4, 5, 6] })
  const second = await addCompany(db, { name: "O'Brien \\ Söhne", position: null, unlisted: true })
  await addAccount(db, { role: 'Operator' })
  const [firstAccount, secondAccount] = [await accountOf(db, first), await accountOf(db, second)]
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
    // A gap between the places of a portfolio's images.
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
    const mails = oddTexts.map((text, attempts) => ({
      ...{
        id: newId(),
        recipient: 'somebody@example.com',
        subject: text,
        text: '',
        html: `<p>${text}</p>`,
        attempts,
      },
      ...{ nextAttemptAt: testNow, expiresAt: far, createdAt: testNow },
      ...{ sentAt: attempts ? null : testNow, lastError: attempts ? text : null },
    }))
    await trx.insertInto('mailOutbox').values(mails).execute()
    await fillServiceTables(trx, { companyId: first, portfolioId })
  })
  const [one, , three] = images
  for (const image of [one, three]) if (image) await storeFiles(pictures, image, 'photograph')
  await storeFiles(pictures, logo, 'logo')
}

/** The tables in which the server keeps its own affairs. */
async function fillServiceTables(
  trx: Reader,
  { companyId, portfolioId }: { companyId: string; portfolioId: string },
): Promise<void> {
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
    .values({ id: newId(), mailboxKey: 'f'.repeat(64), removedAt: testNow })
    .execute()
  const written = { portfolioId, fingerprint: 'a'.repeat(64), createdAt: testNow }
  await trx
    .insertInto('idempotencyKeys')
    .values({ companyId, key: newId(), ...written })
    .execute()
}

/** Stores files under the names of a picture. Their bytes tell them apart; they are not pictures. */
export async function storeFiles(
  pictures: ImageStore,
  picture: { file: string; width: number },
  kind: 'photograph' | 'logo',
): Promise<string[]> {
  const names = storedNames(picture, kind)
  // Above and below the size at which a store begins to stream.
  await pictures.put(
    names.map((name, number) => ({ name, bytes: Buffer.from(name.repeat(number === 0 ? 4000 : 3)) })),
  )
  return names
}
