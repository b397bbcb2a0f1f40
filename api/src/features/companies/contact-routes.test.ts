import { portfolio, user } from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

describeOnEachEngine('the contact of a company', (_open, engine) => {
  let test: TestApp
  let mine: TestCompany

  beforeAll(async () => {
    test = await openTestApp({ engine })
    mine = await signUpCompany(test.app)
  })
  afterAll(() => test.close())

  function send(fields: Record<string, string>) {
    const { payload, headers } = multipart(fields)
    return call(test.app, 'updateProfile', { payload, headers: { ...headers, ...mine.headers } })
  }
  async function publish(fields: Record<string, string> = {}) {
    const { payload, headers } = multipart({ title: 'House', content: 'Text', 'cities[]': '1', ...fields })
    const sent = { payload, headers: { ...headers, ...mine.headers } }
    return portfolio.parse((await call(test.app, 'createPortfolio', sent)).json())
  }
  const seen = async (id: string) =>
    portfolio.parse((await call(test.app, 'getPortfolio', { params: { id } })).json())

  it('is empty at first', async () => {
    expect(mine.user.contact).toMatchObject({ whatsapp: '', phone: '', officeAddress: '', city: null })
  })

  it('is stored in one format, shown as people write it, and changed only in the fields that are sent', async () => {
    const fields = {
      whatsapp: 'https://wa.me/923217654321',
      phone: '\u202a042 35761999\u202c',
      instagramLink: '@alisons',
      city: '2',
    }
    const changed = user.parse((await send({ ...fields, website: '\u200ealisons.pk\u200b' })).json())
    expect(changed.contact).toMatchObject({
      ...{ whatsapp: '+923217654321', whatsappDisplay: '0321-7654321', phone: '+924235761999', city: 2 },
      phoneDisplay: '(042) 35761999',
      ...{ instagramLink: 'https://www.instagram.com/alisons', website: 'https://alisons.pk' },
    })
    const again = user.parse((await send({ website: '', city: '' })).json())
    expect(again.contact).toEqual({ ...changed.contact, website: '', city: null })
    expect(again.name).toBe(mine.user.name)
  })

  it('is shown on a portfolio without a contact of its own', async () => {
    await send({
      whatsapp: '',
      phone: '0300 1234567',
      contactEmail: '\u2068office@example.com\u2069',
      officeAddress: 'Mall',
    })
    const plain = await publish()
    const shown = { phone: '+923001234567', phoneDisplay: '0300-1234567', whatsapp: '+923001234567' }
    // The address of the office is not that of the project's house.
    expect(plain).toMatchObject({ ...shown, email: 'office@example.com', youtubeLink: '' })
    const own = await publish({ phone: '0300-1234567', email: 'site@example.com' })
    await send({ phone: '0345 0000000' })
    expect((await seen(plain.id)).phone).toBe('+923450000000')
    expect(await seen(own.id)).toMatchObject({ phone: '+923450000000', email: 'site@example.com' })
    const { payload, headers } = multipart({ phone: '0301 1111111', base: '{"phone":"0345-0000000"}' })
    const sent = { params: { id: own.id }, payload, headers: { ...headers, ...mine.headers } }
    expect((await call(test.app, 'updatePortfolio', sent)).statusCode).toBe(200)
    expect((await seen(own.id)).phone).toBe('+923011111111')
  })

  it.each([
    ['whatsapp', '042 35761999', 'Please enter a mobile number: a landline has no WhatsApp'],
    ['whatsapp', '12', 'Please enter a valid phone number'],
    ['phone', 'call me', 'Please enter a valid phone number'],
    ['phone', '111-222-333', 'Please add the area code, such as 042 before 111-222-333'],
    ['whatsapp', '0300-1234567 (Ali)', 'Please enter one phone number, and nothing else beside it'],
    ['website', 'javascript:alert(1)', /web address/],
    ['contactEmail', 'nobody', /email/i],
    ['city', '99999', /./],
    ['city', 'Lahore', /./],
  ])('refuses as %s %j', async (name, text, words) => {
    const before = (await call(test.app, 'getProfile', { headers: mine.headers })).json()
    const response = await send({ [name]: text, name: 'Another' })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields[name]).toMatch(words)
    expect((await call(test.app, 'getProfile', { headers: mine.headers })).json()).toEqual(before)
  })
})
