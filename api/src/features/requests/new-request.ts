import { parsePhone, problem, requestLimits } from '@tameer/contract'
import type { Caller } from '../../access/caller.ts'
import { charge, takeBackCharge } from '../../access/rate-counter.ts'
import type { Context } from '../../context/context.ts'
import { pictureTools } from '../../context/picture-tools.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { busy, conflict, invalidField, UnknownOutcome } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { networkOf } from '../../core/network-address.ts'
import { randomToken } from '../../core/random.ts'
import { emailKey } from '../../db/queries/accounts.ts'
import { findCityByName, listCities } from '../../db/queries/catalogue.ts'
import { insertInvitations } from '../../db/queries/invitations.ts'
import { insertRequestImages } from '../../db/queries/request-images.ts'
import { findRequestBySendKey, insertRequest } from '../../db/queries/requests.ts'
import { apartFromCall } from '../../db/with-first-write.ts'
import type { UploadedFile } from '../../http/upload/upload-reader.ts'
import { keepPictures } from '../../images/keep-pictures.ts'
import { mailConfirmation } from './request-confirmation.ts'
import { freezeEstimate, type RequestForm } from './request-estimate.ts'
import { requireFewOpen, requireInvitable } from './request-limits.ts'

const hourMs = 60 * 60_000

interface Sent {
  form: RequestForm
  files: UploadedFile[]
  signal: AbortSignal
}

/** A request just stored, with the key and token that only its sender may know. */
export interface Created {
  id: string
  key: string
  confirmToken: string
}

/** Thrown inside a transaction to roll it back: another call has stored the same form meanwhile. */
class StoredMeanwhile extends Error {}

/**
 * Stores a request with its pictures, or nothing, and mails the link that confirms it. The same form sent again with
 * its idempotency key returns the same request and the same key.
 */
export async function storeRequest(context: Context, caller: Caller, sent: Sent): Promise<Created> {
  const { form, files } = sent
  const [secrets, ...older] = secretsOf(context, sent)
  for (const one of [secrets, ...older]) {
    const before = await findStored(context, one)
    if (before) return before
  }
  const phone = form.phone ? parsePhone(form.phone) : ''
  if (phone === undefined) throw invalidField('phone', 'phoneInvalid')
  const { db, clock } = context
  const city = findCityByName(await listCities(db.read), (name) => name === form.city)
  if (!city) throw invalidField('city', 'cityNotListed')
  const frozen = freezeEstimate(form, dayInPakistan(clock()))
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
  try {
    await keepPictures(pictureTools(context), files, options, (pictures) =>
      db.note(async (trx) => {
        const now = clock()
        const stored = await insertRequest(trx, {
          ...{ id, ...frozen, phone, service: form.service, city: form.city, name: form.name },
          ...{ email: form.email, emailKey: emailKey(form.email), locality: form.locality ?? '' },
          ...{ start: form.start ?? '', notes: form.notes ?? '' },
          ...{ keyHash: context.hashSecret('request-key', secrets.key), sendKey: secrets.sendKey },
          language: caller.language,
          confirmHash: context.hashSecret('request-confirmation', secrets.confirmToken),
          sendFingerprint: secrets.fingerprint,
          ...{ createdAt: now, endsAt: now + requestLimits.unconfirmedHours * hourMs },
        })
        if (!stored) throw new StoredMeanwhile()
        await insertRequestImages(trx, id, pictures, now)
        await requireInvitable(trx, companyIds)
        await insertInvitations(trx, id, companyIds, { now, sentAt: null })
        const { language } = caller
        await mailConfirmation(context, trx, { id, language, ...form, ...secrets }, { wait: true })
      }),
    )
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) {
      await apartFromCall(() => db.note((trx) => takeBackCharge(context, trx, counted, receipt)))
    }
    if (!(error instanceof StoredMeanwhile)) throw error
    return (await findStored(context, secrets)) ?? Promise.reject(busy())
  }
  return { id, key: secrets.key, confirmToken: secrets.confirmToken }
}

interface Secrets {
  key: string
  confirmToken: string
  /** Hashes; null for a form without an idempotency key. */
  sendKey: string | null
  fingerprint: string | null
}

/**
 * Returns the key and tokens of a request. With an idempotency key they are derived from it and the server's own
 * secret, so that a retry after a lost response gets the same ones. The idempotency key is stored only as a hash, like
 * the keys themselves. Keys of older secrets follow, because the first try may have come before the secret was changed.
 */
function secretsOf({ hashSecret }: Context, { form, files }: Sent): [Secrets, ...Secrets[]] {
  const { idempotencyKey } = form
  if (idempotencyKey === undefined) {
    return [{ key: randomToken(), confirmToken: randomToken(), sendKey: null, fingerprint: null }]
  }
  const made = (what: string) => hashSecret.each('request-made', `${what}\0${idempotencyKey}`)
  const token = (hash = '') => Buffer.from(hash, 'hex').toString('base64url')
  const content = JSON.stringify([form, files.map(({ bytes }) => bytes)])
  const [keys, confirmTokens, sendKeys] = [made('key'), made('confirmation'), made('form')]
  const [first, ...older] = hashSecret.each('request-made', content)
  const under = (fingerprint: string, secret: number): Secrets => ({
    ...{ key: token(keys[secret]), confirmToken: token(confirmTokens[secret]) },
    ...{ sendKey: sendKeys[secret] ?? null, fingerprint },
  })
  return [under(first, 0), ...older.map((fingerprint, index) => under(fingerprint, index + 1))]
}

/**
 * Finds the request that this form was stored as. Throws `conflict` when another form was stored under the same key.
 */
async function findStored({ db }: Context, secrets: Secrets): Promise<Created | undefined> {
  const { sendKey, key, confirmToken } = secrets
  const row = sendKey === null ? undefined : await findRequestBySendKey(db.read, sendKey)
  if (!row) return undefined
  if (row.sendFingerprint !== secrets.fingerprint) throw conflict('requestStoredAlready')
  return { id: row.id, key, confirmToken }
}
