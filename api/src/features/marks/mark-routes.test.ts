import { maxImageBytes, type OwnMark } from '@tameer/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { namesIn } from '../../../test/image-store-behaviours.ts'
import { addMark, markForm, plainPdf } from '../../../test/mark-rows.ts'
import { plainJpeg, plainPng } from '../../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { listDocumentsOf, listShownMarks } from '../../db/queries/marks/marks.ts'

describeOnEachEngine('marks of a company', (_open, engine) => {
  let test: TestApp
  let company: TestCompany
  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  beforeEach(async () => {
    company = await signUpCompany(test.app)
  })
  afterAll(() => test.close())

  const enter = (form = markForm(), { headers } = company) =>
    call(test.app, 'enterMark', { payload: form.payload, headers: { ...form.headers, ...headers } })
  const list = async ({ headers } = company) => {
    const response = await call(test.app, 'listOwnMarks', { headers })
    return (response.json() as { data: OwnMark[] }).data
  }
  const documents = () => listDocumentsOf(test.context.db.read, company.user.id)
  const read = (id: string, { headers } = company) =>
    call(test.app, 'getMarkDocument', { headers, params: { id } })

  it('are entered with a paper, and wait for the desk', async () => {
    const response = await enter()
    expect(response.statusCode, response.body).toBe(200)
    expect(await list()).toEqual([
      {
        ...{ id: expect.any(String), kind: 'pec', number: 'C-4/12345', category: '4', holder: '' },
        ...{ state: 'entered', checkedOn: null, validUntil: '2099-06-30', refusal: null, words: '' },
        ...{ enteredAt: expect.any(String), renamedFrom: null, hasDocument: true },
      },
    ])
    expect(response.json()).toEqual({ data: await list() })
  })

  it('replace a waiting mark of their kind, whose paper is deleted', async () => {
    await enter()
    const [before] = await documents()
    await enter(markForm({ number: 'C-3/9' }))
    expect(await list()).toMatchObject([{ number: 'C-3/9' }])
    const [after] = await documents()
    expect(after).not.toBe(before)
    const stored = await namesIn(test.context.images)
    expect(stored).toContain(after)
    expect(stored).not.toContain(before)
  })

  it('leave a shown mark until the new one is checked', async () => {
    await addMark(test.context, company.user.id, { state: 'checked' })
    await enter(markForm({ number: 'C-3/9' }))
    expect((await list()).map(({ state, number }) => [state, number]).sort()).toEqual([
      ['checked', 'C-4/12345'],
      ['entered', 'C-3/9'],
    ])
  })

  it('go back to be checked when the company takes another name, and are hidden at once', async () => {
    const { id } = company.user
    const old = company.user.name
    await addMark(test.context, id, { state: 'checked' })
    const ended = { state: 'checked', validUntil: '2020-01-01', kind: 'ntn', category: null } as const
    await addMark(test.context, id, ended)
    await addMark(test.context, id, {
      ...{ kind: 'pcatp', category: null, state: 'refused', refusal: 'other', documentFile: null },
    })
    await addMark(test.context, id, { kind: 'pcatp', category: null, state: 'checked' })
    const replaced = await addMark(test.context, id, {
      kind: 'registration',
      category: null,
      state: 'checked',
    })
    await addMark(test.context, id, { kind: 'registration', category: null, number: 'newer' })
    const rename = (name: string) => {
      const { headers, payload } = multipart({ name })
      return call(test.app, 'updateProfile', { payload, headers: { ...headers, ...company.headers } })
    }
    const states = async () =>
      (await list()).map(({ kind, number, state, renamedFrom }) => [kind, number, state, renamedFrom])
    const shown = async () => {
      const found = await listShownMarks(test.context.db.read, [id], '2026-11-26')
      return found.get(id) ?? []
    }
    const before = await states()
    expect((await rename(old)).statusCode).toBe(200)
    expect(await states()).toEqual(before)
    expect(await shown()).toHaveLength(3)

    expect((await rename('Another Name')).statusCode).toBe(200)
    expect(await shown()).toEqual([])
    const now = [
      ['ntn', 'C-4/12345', 'expired', null],
      ['pcatp', 'C-4/12345', 'entered', old],
      ['pec', 'C-4/12345', 'entered', old],
      ['registration', 'newer', 'entered', null],
    ]
    expect((await states()).sort()).toEqual(now)
    expect(await namesIn(test.context.images)).not.toContain(replaced.documentFile)

    expect((await rename('A Third Name')).statusCode).toBe(200)
    expect((await states()).sort()).toEqual(now)
  })

  it.each([
    ['number', { number: 'C-9/1' }, 'Please enter the number as on the licence, for instance C-4/12345'],
    ['number', { number: '' }, 'Please enter the number as it stands on the document'],
    ['number', { kind: 'ntn', number: '12', validUntil: '' }, 'Please enter the NTN, for instance 1234567-8'],
    ['validUntil', { validUntil: '' }, 'Please enter the last day on which it is valid'],
    ['validUntil', { validUntil: '2027-02-30' }, 'Please enter the last day on which it is valid'],
    [
      'validUntil',
      { validUntil: '2020-01-01' },
      'This has expired already. Please enter it once it is renewed',
    ],
    ['validUntil', { kind: 'ntn', number: '1234567-8' }, 'A registration of this kind has no last day'],
    ['holder', { kind: 'pcatp', number: 'A01234' }, 'Please enter the name that is registered'],
    ['kind', { kind: 'iso' }, 'Please choose from the list'],
  ])('are refused for a wrong %s', async (field, fields, message) => {
    const response = await enter(markForm(fields))
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual({ [field]: message })
    expect(await list()).toEqual([])
  })

  it('accept a PDF, a JPEG or a PNG, recognised by its bytes, and return it unchanged', async () => {
    for (const [bytes, type] of [
      [plainPdf, 'application/pdf'],
      [Buffer.concat([Buffer.from('\ufeff'), plainPdf]), 'application/pdf'],
      [Buffer.concat([Buffer.from('@PJL ENTER LANGUAGE=PDF\r\n'), plainPdf]), 'application/pdf'],
      [await plainJpeg(), 'image/jpeg'],
      [await plainPng(), 'image/png'],
    ] as const) {
      expect((await enter(markForm({}, bytes, 'anything.exe'))).statusCode).toBe(200)
      const [mark] = await list()
      const response = await read(mark?.id ?? '')
      expect(response.statusCode).toBe(200)
      expect(response.rawPayload.equals(bytes)).toBe(true)
      expect(response.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'no-store',
        'content-length': String(bytes.length),
        'x-content-type-options': 'nosniff',
      })
      expect(response.headers['content-disposition']).toMatch(/^attachment; filename="document\.\w{3}"$/)
      expect(response.headers['content-security-policy']).toContain('sandbox')
    }
  })

  it.each([
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 400],
    ['a web page before a PDF', Buffer.concat([Buffer.from('<html>\n'), plainPdf]), 400],
    ['an archive before a PDF', Buffer.concat([Buffer.from('PK\u0003\u0004'), plainPdf]), 400],
    ['a picture of another type', Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 '), 400],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400],
    ['a PDF behind something else', Buffer.from('MZ %PDF-1.4'), 400],
    ['nothing', Buffer.alloc(0), 400],
    ['too much', Buffer.concat([plainPdf, Buffer.alloc(maxImageBytes)]), 413],
  ])('are refused with %s for a paper, of which nothing stays', async (_what, bytes, status) => {
    const before = await namesIn(test.context.images)
    const response = await enter(markForm({}, bytes))
    expect(response.statusCode).toBe(status)
    expect(response.json().fields.document).toMatch(/^The document is /)
    expect(await list()).toEqual([])
    expect(await namesIn(test.context.images)).toEqual(before)
  })

  it('are refused without a paper', async () => {
    expect((await enter(markForm({}, null))).json().fields).toEqual({
      document: 'Please add the document as a PDF, JPEG or PNG file',
    })
  })

  it('cannot be seen, read or withdrawn by another company', async () => {
    await enter()
    const [mark] = await list()
    const other = await signUpCompany(test.app)
    expect(await list(other)).toEqual([])
    const asked = { headers: other.headers, params: { id: mark?.id ?? '' } }
    expect((await call(test.app, 'getMarkDocument', asked)).statusCode).toBe(404)
    expect((await call(test.app, 'withdrawMark', asked)).statusCode).toBe(404)
    const [name = ''] = await documents()
    for (const url of [`/uploads/${name}`, `/uploads-private/${name}`, `/uploads/private/${name}`]) {
      const response = await test.app.inject({ url, headers: company.headers })
      expect(response.rawPayload.includes(plainPdf)).toBe(false)
    }
    expect(await list()).toHaveLength(1)
  })

  it('are withdrawn together with their paper', async () => {
    await enter()
    const [mark] = await list()
    const [name] = await documents()
    const asked = { headers: company.headers, params: { id: mark?.id ?? '' } }
    expect((await call(test.app, 'withdrawMark', asked)).json()).toEqual({ data: [] })
    expect(await namesIn(test.context.images)).not.toContain(name)
    expect((await call(test.app, 'withdrawMark', asked)).statusCode).toBe(404)
  })

  it('are deleted with the account, and are in its export', async () => {
    await enter()
    const [name = ''] = await documents()
    const zip = await call(test.app, 'exportAccount', { headers: company.headers })
    for (const part of ['marks.json', `documents/${name}`, 'C-4/12345']) {
      expect(zip.rawPayload.includes(part)).toBe(true)
    }
    expect(zip.rawPayload.includes(plainPdf)).toBe(true)
    const gone = await call(test.app, 'deleteAccount', {
      headers: company.headers,
      payload: { password: company.password },
    })
    expect(gone.statusCode, gone.body).toBe(204)
    expect(await namesIn(test.context.images)).not.toContain(name)
  })
})
