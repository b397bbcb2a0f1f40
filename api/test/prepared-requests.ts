import type { DeskEndpointName } from '@tameer/contract'
import type { Context } from '../src/context/context.ts'
import { newId } from '../src/core/secrets/ids.ts'
import { randomToken } from '../src/core/secrets/random.ts'
import { insertPrepared, setPreparedLink } from '../src/db/queries/companies/prepared-profiles.ts'
import { type call, signUpFields } from './factories.ts'

type Asked = NonNullable<Parameters<typeof call>[2]>
export type PreparedCall = Extract<DeskEndpointName, `${string}Prepared${string}` | 'prepareProfile'>

/** A sound body for preparing a profile. */
export function preparedBody(changes: object = {}) {
  return {
    ...{ name: 'Indus Builders', categoryIds: [4], city: 1, phone: '042 35761999', whatsapp: '0300 1234567' },
    ...{ website: 'https://indus.example', about: 'Houses since 1998.', source: 'Your website' },
    ...{ email: '', language: 'en' },
    ...changes,
  }
}

/** Stores a prepared profile with a valid link, without the API. */
export async function addPrepared({ db, clock, hashSecret }: Context) {
  const [id, token, now] = [newId(), randomToken(), clock()]
  const { city: cityId, ...details } = preparedBody({ phone: '+924235761999', whatsapp: '+923001234567' })
  const link = {
    tokenHash: hashSecret('prepared-profile', token),
    linkUntil: now + 86_400_000,
    mailed: false,
  }
  await db.note(async (trx) => {
    await insertPrepared(trx, id, { ...details, cityId, language: 'en' }, now)
    await setPreparedLink(trx, { id, version: 0, now }, link)
  })
  return { id, token, version: 1 }
}

/** Returns a valid request for a call about prepared profiles, with a profile of its own. */
export async function soundPreparedRequest(context: Context, name: PreparedCall): Promise<Asked> {
  const { id, token, version } = await addPrepared(context)
  const params = { id }
  const requests: Record<PreparedCall, Asked> = {
    listPreparedProfiles: {},
    prepareProfile: { payload: preparedBody() },
    changePreparedProfile: { params, payload: { ...preparedBody(), version } },
    makePreparedLink: { params, payload: { version, mail: false } },
    removePreparedProfile: { params, payload: { version } },
    readPreparedProfile: { payload: { token } },
    takePreparedProfile: { payload: { ...signUpFields(), token } },
    refusePreparedProfile: { payload: { token } },
  }
  return requests[name]
}
