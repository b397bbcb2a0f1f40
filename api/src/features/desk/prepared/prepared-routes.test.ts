import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call, signUpCompany, signUpFields } from '../../../../test/factories.ts'
import { addPrepared, preparedBody } from '../../../../test/prepared-requests.ts'
import { mailsTo } from '../../../../test/request-calls.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { listDeskLines } from '../../../db/queries/desk/desk-log.ts'
import { forgetPrepared } from './prepared-acts.ts'

const dayMs = 86_400_000

describeOnEachEngine('prepared profiles', (_open, engine) => {
  let test: TestApp
  let headers: Record<string, string>
  beforeAll(async () => {
    test = await openTestApp({ engine })
    return () => test.close()
  })
  beforeEach(async () => {
    await test.context.db.note((trx) => trx.deleteFrom('preparedProfiles').execute())
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
  })

  const prepare = (changes: object = {}) =>
    call(test.app, 'prepareProfile', { headers, payload: preparedBody(changes) })
  const list = async (query: Record<string, string> = {}) =>
    (await call(test.app, 'listPreparedProfiles', { headers, query })).json()
  const makeLink = (id: string, version: number, mail = false) =>
    call(test.app, 'makePreparedLink', { headers, params: { id }, payload: { version, mail } })
  const read = (token: string) => call(test.app, 'readPreparedProfile', { payload: { token } })
  const take = (token: string, fields: object = {}) =>
    call(test.app, 'takePreparedProfile', { payload: { ...signUpFields(), ...fields, token } })
  const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? ''

  it('keep what was entered, with numbers in one form', async () => {
    const prepared = await prepare()
    expect(prepared.statusCode, prepared.body).toBe(201)
    expect(prepared.json()).toMatchObject({
      ...preparedBody({ phone: '+924235761999', whatsapp: '+923001234567' }),
      ...{ version: 0, linkUntil: null, mailedAt: null, openedAt: null },
    })
    expect(await list()).toEqual({ data: [prepared.json()], nextCursor: null })
  })

  it.each([
    ['name', { name: ' ' }],
    ['categoryIds', { categoryIds: [] }],
    ['categoryIds', { categoryIds: [99] }],
    ['city', { city: 9999 }],
    ['phone', { phone: '12' }],
    ['whatsapp', { whatsapp: '042 35761999' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['source', { source: '' }],
    ['email', { email: 'nobody' }],
    ['language', { language: 'fr' }],
  ])('refuse a wrong %s', async (field, changes) => {
    const refused = await prepare(changes)
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]])
    expect((await list()).data).toEqual([])
  })

  it('are not prepared for an address that has an account', async () => {
    const { user } = await signUpCompany(test.app)
    expect((await prepare({ email: user.email.toUpperCase() })).json().fields).toEqual({
      email: 'This email address is taken',
    })
  })

  it('page from the newest on', async () => {
    const ids: string[] = []
    for (let number = 0; number < 5; number += 1) ids.unshift((await prepare()).json().id)
    const first = await list({ limit: '3' })
    const rest = await list({ limit: '3', cursor: first.nextCursor })
    expect([...first.data, ...rest.data].map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(rest.nextCursor).toBeNull()
    const lost = await call(test.app, 'listPreparedProfiles', { headers, query: { cursor: 'none' } })
    expect([lost.statusCode, Object.keys(lost.json().fields)]).toEqual([400, ['cursor']])
  })

  it('are changed and deleted in the version that was seen only, and keep their link', async () => {
    const { id, token } = await addPrepared(test.context)
    const change = (version: number) =>
      call(test.app, 'changePreparedProfile', {
        ...{ headers, params: { id }, payload: { ...preparedBody({ name: 'Indus & Sons' }), version } },
      })
    const remove = (version: number) =>
      call(test.app, 'removePreparedProfile', { headers, params: { id }, payload: { version } })
    expect((await change(0)).statusCode).toBe(409)
    expect((await change(1)).json()).toMatchObject({ name: 'Indus & Sons', version: 2 })
    expect((await read(token)).json().name).toBe('Indus & Sons')
    expect((await remove(1)).statusCode).toBe(409)
    const tooLarge = [await change(2 ** 31), await remove(2 ** 31), await makeLink(id, 2 ** 31)]
    expect(tooLarge.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
    expect((await remove(2)).statusCode).toBe(204)
    expect([(await remove(2)).statusCode, (await change(2)).statusCode]).toEqual([404, 404])
    expect((await read(token)).statusCode).toBe(400)
    const lines = await listDeskLines(test.context.db.read, { subjectId: id }, undefined, 9)
    expect(lines.map(({ event }) => event)).toEqual(['prepared-removed', 'prepared-changed'])
    expect(JSON.stringify(lines)).not.toContain('Indus')
  })

  it('are told by mail when that is wanted, in their language', async () => {
    const email = `${newId()}@example.com`
    const { id } = (await prepare({ email, language: 'ur' })).json()
    const made = (await makeLink(id, 0, true)).json()
    expect(made.profile).toMatchObject({ version: 1, openedAt: null, mailedAt: expect.any(String) })
    expect(made.link).toContain('/ur/#/desk/take-over?token=')
    const [mail] = await mailsTo(test, email)
    expect(mail).toMatchObject({ language: 'ur', subject: 'تعمیر پر آپ کی کمپنی کا پروفائل' })
    expect(mail?.text).toContain(made.link)
    expect(mail?.text).toContain('Your website')
  })

  it('need an address to be mailed, and nothing is changed without one', async () => {
    const { id } = (await prepare()).json()
    expect((await makeLink(id, 0, true)).statusCode).toBe(400)
    expect((await list()).data[0]).toMatchObject({ version: 0, linkUntil: null })
    expect((await makeLink(id, 0)).statusCode).toBe(200)
    expect((await makeLink(id, 0)).statusCode).toBe(409)
  })

  it('have one link: a newer one ends the one before, and each ends after 30 days', async () => {
    const { id } = (await prepare()).json()
    const [first, second] = [(await makeLink(id, 0)).json().link, (await makeLink(id, 1)).json().link]
    expect((await read(tokenOf(first))).statusCode).toBe(400)
    const shown = (await read(tokenOf(second))).json()
    expect(shown).toMatchObject({ name: 'Indus Builders', source: 'Your website' })
    expect(Object.keys(shown)).not.toContain('id')
    const [{ openedAt }] = (await list()).data
    expect(openedAt).toEqual(expect.any(String))
    test.passTime(30 * dayMs)
    expect((await read(tokenOf(second))).statusCode).toBe(400)
    expect((await take(tokenOf(second))).statusCode).toBe(400)
  })

  it('become a company with an account of its own, once, and are gone', async () => {
    const { id, token } = await addPrepared(test.context)
    const taken = await take(token, { name: 'Indus Builders', categoryIds: [4, 5] })
    expect(taken.statusCode, taken.body).toBe(201)
    const { user, token: session } = taken.json()
    expect(user).toMatchObject({ name: 'Indus Builders', emailConfirmed: false })
    expect(user.contact).toMatchObject({
      ...{ phone: '+924235761999', whatsapp: '+923001234567', website: 'https://indus.example', city: 1 },
    })
    expect(user.facts.about).toBe('Houses since 1998.')
    expect(user.categories.map(({ categoryId }: { categoryId: number }) => categoryId)).toEqual([4, 5])
    expect((await call(test.app, 'getProfile', { headers: bearer(session) })).json()).toEqual(user)
    expect((await mailsTo(test, user.email)).length).toBe(1)
    expect((await take(token)).statusCode).toBe(400)
    expect((await list()).data).toEqual([])
    const lines = await listDeskLines(test.context.db.read, { subjectId: user.id }, undefined, 9)
    expect(lines.map(({ event }) => event)).toEqual(['account-taken-over'])
    expect(await listDeskLines(test.context.db.read, { subjectId: id }, undefined, 9)).toEqual([])
  })

  it('are taken over by one of many at once', async () => {
    const { token } = await addPrepared(test.context)
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(token)))
    const counts = answers.map(({ statusCode }) => statusCode).sort()
    expect(counts).toEqual([201, ...Array.from({ length: 7 }, () => 400)])
  })

  it('stay when the address of the account is taken, and the form can be sent again', async () => {
    const { user } = await signUpCompany(test.app)
    const { token } = await addPrepared(test.context)
    const refused = await take(token, { email: user.email })
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([409, ['email']])
    expect((await take(token)).statusCode).toBe(201)
  })

  it('are deleted at the wish of their company, with a line that names nobody', async () => {
    const { id, token } = await addPrepared(test.context)
    const refuse = () => call(test.app, 'refusePreparedProfile', { payload: { token } })
    expect((await refuse()).statusCode).toBe(204)
    expect([(await refuse()).statusCode, (await read(token)).statusCode]).toEqual([400, 400])
    const [line] = await listDeskLines(test.context.db.read, { subjectId: id }, undefined, 9)
    expect(line).toMatchObject({ event: 'account-offer-refused', actorId: null, actor: 'company' })
  })

  it('are forgotten 90 days after their last change', async () => {
    const { id } = (await prepare()).json()
    test.passTime(60 * dayMs)
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
    expect((await makeLink(id, 0)).statusCode).toBe(200)
    test.passTime(60 * dayMs)
    expect(await forgetPrepared(test.context)).toBe(0)
    test.passTime(31 * dayMs)
    expect(await forgetPrepared(test.context)).toBe(1)
  })
})
