import { createHash } from 'node:crypto'
import { problem, requestLimits } from '@tameer/contract'
import type { Caller } from '../../access/caller.ts'
import { charge, takeBackCharge } from '../../access/rate-counter.ts'
import type { Context } from '../../context/context.ts'
import { pictureTools } from '../../context/picture-tools.ts'
import { networkOf } from '../../core/contact/network-address.ts'
import { storedPhone } from '../../core/contact/stored-phone.ts'
import { conflict, invalidField, UnknownOutcome } from '../../core/errors.ts'
import { newId } from '../../core/secrets/ids.ts'
import { emailKey } from '../../db/queries/accounts/accounts.ts'
import { findCityByName, listCities } from '../../db/queries/companies/catalogue.ts'
import { insertInvitations, keepCompanies } from '../../db/queries/requests/invitations.ts'
import { insertRequestImages } from '../../db/queries/requests/request-images.ts'
import { findRequestBySendKey, insertRequest } from '../../db/queries/requests/requests.ts'
import { apartFromCall } from '../../db/with-first-write.ts'
import type { UploadedFile } from '../../http/upload/upload-reader.ts'
import { keepPictures } from '../../images/keep-pictures.ts'
import { loadPrices } from '../../prices/price-books.ts'
import { mailConfirmation } from './request-confirmation.ts'
import { freezeHouse, type RequestForm } from './request-estimate.ts'
import { requireFewOpen, requireInvitable } from './request-limits.ts'

const hourMs = 60 * 60_000

interface Sent {
  form: RequestForm
  files: UploadedFile[]
  signal: AbortSignal
}

/** A request that was stored, with the token that only its mailbox may know. */
export interface Created {
  id: string
  confirmToken: string
}

/**
 * Stores a request with its pictures, or nothing, and mails the link that confirms it. The same form sent again with its
 * key returns the same request. Throws `conflict` for another form with that key.
 */
export async function storeRequest(context: Context, caller: Caller, sent: Sent): Promise<Created> {
  const before = await findStored(context, sent)
  if (before) return before
  const { form, files } = sent
  const phone = storedPhone('phone', form.phone ?? '')
  const { db, clock } = context
  const city = findCityByName(await listCities(db.read), (name) => name === form.city)
  if (!city) throw invalidField('city', 'cityNotListed')
  const frozen = freezeHouse(form, await loadPrices(context))
  if (files.length > requestLimits.images) {
    throw invalidField('images', problem('tooManyImages', { maximum: requestLimits.images }))
  }
  const companyIds = [...new Set(form.companyIds)]
  await requireInvitable(db.read, companyIds)
  await requireFewOpen(db.read, form.email, clock())
  const counted = { limit: 'request', subject: networkOf(caller.ip) } as const
  const receipt = await charge(context, caller, [counted])
  const options = {
    ...({ kind: 'photograph', field: 'images', owner: counted.subject, isPrivate: true } as const),
    signal: sent.signal,
  }
  const id = newId()
  const confirmToken = confirmTokenOf(context, sent)
  try {
    await keepPictures(pictureTools(context), files, options, (pictures) =>
      db.note(async (trx) => {
        const now = clock()
        await keepCompanies(trx, companyIds)
        const stored = await insertRequest(trx, {
          id,
          ...frozen,
          phone,
          service: form.service,
          city: form.city,
          name: form.name,
          email: form.email,
          emailKey: emailKey(form.email),
          locality: form.locality ?? '',
          start: form.start ?? '',
          notes: form.notes ?? '',
          keyHash: context.hashSecret('request-key', form.key),
          language: caller.language,
          confirmHash: context.hashSecret('request-confirmation', confirmToken),
          ...marksOf(sent),
          createdAt: now,
          endsAt: now + requestLimits.unconfirmedHours * hourMs,
        })
        if (!stored) throw conflict('savedAlready')
        await insertRequestImages(trx, id, pictures, now)
        await requireInvitable(trx, companyIds)
        await insertInvitations(trx, id, companyIds, { now, sentAt: null })
        const { language } = caller
        await mailConfirmation(context, trx, { id, language, ...form, confirmToken }, { wait: true })
      }),
    )
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) {
      await apartFromCall(() => db.note((trx) => takeBackCharge(context, trx, counted, receipt)))
    }
    // The same form may have been stored meanwhile.
    const made = await findStored(context, sent)
    if (!made) throw error
    return made
  }
  return { id, confirmToken }
}

/** The token that confirms a request: a retry after a lost response gets the same one. */
function confirmTokenOf({ hashSecret }: Context, { form: { key } }: Sent): string {
  return Buffer.from(hashSecret('request-made', `confirmation\0${key}`), 'hex').toString('base64url')
}

/**
 * Hashes of the key and of the whole form, neither of which can be guessed. Files are compared by size: two different sets
 * of photographs do not have the same sizes by chance.
 */
function marksOf({ form, files }: Sent): { sendKey: string; sendFingerprint: string } {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const content = JSON.stringify([form, files.map(({ bytes }) => bytes)])
  return { sendKey: hash(form.key), sendFingerprint: hash(content) }
}

/**
 * Finds the request that this form was stored as. Throws `conflict` when another form was stored with its key, or the key
 * has ended.
 */
async function findStored(context: Context, sent: Sent): Promise<Created | undefined> {
  const { sendKey, sendFingerprint } = marksOf(sent)
  const row = await findRequestBySendKey(context.db.read, sendKey)
  if (!row) return undefined
  const opens = context.hashSecret.each('request-key', sent.form.key).includes(row.keyHash)
  if (!opens || row.sendFingerprint !== sendFingerprint) throw conflict('savedAlready')
  return { id: row.id, confirmToken: confirmTokenOf(context, sent) }
}
