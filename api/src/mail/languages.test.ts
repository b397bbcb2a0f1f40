import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { bearer, call, multipart, signUpFields, type TestCompany } from '../../test/factories.ts'
import { mailsTo, requestFields, sendRequest } from '../../test/request-calls.ts'
import { addPortfolio } from '../../test/rows.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { insertNotices } from '../db/queries/requests/request-notices.ts'
import { mailNews, mailReminders } from '../features/requests/request-mails.ts'

const inUrdu = { 'accept-language': 'ur' }
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

describeOnEachEngine('the language of letters', (_open, engine) => {
  async function openOwn(): Promise<TestApp> {
    const own = await openTestApp({ engine, env: { DEMO: '1' } })
    onTestFinished(() => own.close())
    return own
  }

  async function signUp({ app }: TestApp, headers = {}): Promise<TestCompany> {
    const fields = signUpFields()
    const opened = (await call(app, 'signUp', { payload: fields, headers })).json()
    return { ...opened, password: String(fields.password), headers: bearer(opened.token) }
  }

  const choose = ({ app }: TestApp, { headers, user }: TestCompany, language: string) => {
    const form = multipart({ email: user.email, language })
    return call(app, 'updateProfile', { ...form, headers: { ...form.headers, ...headers } })
  }

  it('is the one of the client that opened the account', async () => {
    const test = await openOwn()
    const [company, other] = [await signUp(test, inUrdu), await signUp(test)]
    expect([company.user.language, other.user.language]).toEqual(['ur', 'en'])
    const [mail] = await mailsTo(test, company.user.email)
    expect(mail).toMatchObject({ language: 'ur', subject: 'براہِ کرم اپنے ای میل پتے کی تصدیق کریں' })
    expect(mail?.html).toContain('<html lang="ur" dir="rtl">')
    expect(mail?.html).toContain('<div class="sheet" lang="ur" dir="rtl"')
    expect(mail?.text).toContain('/ur/#/confirm-email?token=')
    expect(mail?.text.trimEnd().split('\n').at(-1)).toBe('تعمیر')
    const [english] = await mailsTo(test, other.user.email)
    expect(english).toMatchObject({ language: 'en', subject: 'Please confirm your email address' })
    expect(english?.text).toMatch(/[^r]\/#\/confirm-email/)
  })

  it('is changed in the settings, and stays when somebody else asks in another language', async () => {
    const test = await openOwn()
    const company = await signUp(test)
    const { email } = company.user
    expect((await choose(test, company, 'ur')).json()).toMatchObject({ language: 'ur' })
    await call(test.app, 'forgotPassword', { payload: { email } })
    const [, mail] = await mailsTo(test, email)
    expect(mail).toMatchObject({ language: 'ur', subject: 'تعمیر کا آپ کا ری سیٹ کوڈ' })
    expect(mail?.text).toMatch(/^آپ کا ری سیٹ کوڈ: \d{8}$/m)
    const refused = await choose(test, company, 'fr')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toEqual({ language: 'Please choose from the list' })
    expect((await choose(test, company, 'en')).json()).toMatchObject({ language: 'en' })
    await call(test.app, 'forgotPassword', { payload: { email }, headers: inUrdu })
    const [, , last] = await mailsTo(test, email)
    expect(last).toMatchObject({ language: 'en', subject: 'Your Tameer reset code' })
  })

  it('is that of a request for its homeowner, and for each company its own', async () => {
    const test = await openOwn()
    const companies = [await signUp(test, inUrdu), await signUp(test)]
    for (const { user } of companies) await addPortfolio(test.context.db, user.id)
    const fields = requestFields(companies.map(({ user }) => user.id))
    const created = (await sendRequest(test, fields, [], inUrdu)).json()
    const { id } = created.request
    await call(test.app, 'confirmRequest', { payload: { token: created.confirmToken } })
    const { context } = test
    await context.db.note((trx) =>
      insertNotices(trx, [{ requestId: id, companyId: null }], 'question', context.clock()),
    )
    test.passTime(10 * minuteMs)
    expect(await mailNews(context)).toBe(3)
    const [asked, news] = await mailsTo(test, fields.email)
    expect(asked).toMatchObject({
      language: 'ur',
      subject: 'براہِ کرم کوٹیشن کی اپنی درخواست کی تصدیق کریں',
    })
    expect(asked?.text).toContain(`/ur/#/request/${id}?key=`)
    expect(news).toMatchObject({ language: 'ur', subject: 'کوٹیشن کی آپ کی درخواست کی خبر' })
    expect(news?.text).toContain(`/ur/#/request/${id}\n`)
    const [first, second] = await Promise.all(companies.map(({ user }) => mailsTo(test, user.email)))
    expect(first?.at(-1)).toMatchObject({ language: 'ur', subject: 'لاہور سے کوٹیشن کی درخواست' })
    expect(first?.at(-1)?.text).toContain('لاہور میں تعمیراتی کام')
    expect(second?.at(-1)).toMatchObject({ language: 'en', subject: 'A request for a quote from Lahore' })
    test.passTime(3 * dayMs)
    expect(await mailReminders(context)).toBe(2)
    const reminder = (await mailsTo(test, companies[0]?.user.email ?? '')).at(-1)
    expect(reminder).toMatchObject({ language: 'ur' })
    expect(reminder?.text).toContain('/ur/#/stop-reminders?token=')
    // It names the house, and the way out is quieter than the request.
    expect(reminder?.text).toContain('لاہور')
    expect(reminder?.html.match(/class="button"/g)).toHaveLength(1)
    expect(reminder?.unsubscribeLink).toContain('/ur/stop-reminders?token=')
    const { pathname, search } = new URL(reminder?.unsubscribeLink ?? '')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    const pressed = await test.app.inject({ method: 'POST', url: pathname + search, headers, payload })
    expect(pressed.statusCode).toBe(204)
  })
})
