import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ofEachContact } from '@tameer/contract'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { picturePlaces } from '../../../test/picture-places.ts'
import { plainJpeg, plainPng } from '../../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { createMailQueue } from '../../context/mail-queue.ts'
import { newId } from '../../core/secrets/ids.ts'
import { listUnreferencedFiles } from '../../db/queries/portfolios/images.ts'
import { sweep } from '../../images/sweep.ts'
import { tidyOwnFiles } from '../../jobs.ts'
import { createOutboxWorker } from '../../mail/outbox-worker.ts'
import { exportOwnAccount } from './account-export.ts'

const hourMs = 60 * 60_000

describeOnEachEngine('a whole account', (_open, engine) => {
  const newPlace = picturePlaces(engine)

  async function openOwn(env: Record<string, string> = {}): Promise<TestApp> {
    const own = await openTestApp({ engine, env: { ...(await newPlace()), ...env } })
    onTestFinished(() => own.close())
    return own
  }

  async function publish(
    { app }: TestApp,
    { headers }: TestCompany,
    title: string,
    pictures: number,
    picture?: Buffer,
  ) {
    const bytes = picture ?? (await plainJpeg())
    const files = Array.from({ length: pictures }, (_, n) => ({
      field: 'images',
      filename: `${n}.jpg`,
      bytes,
    }))
    const form = multipart(
      { title, content: `About ${title}`, 'cities[]': '2', 'buildingTypes[]': '5' },
      files,
    )
    const response = await call(app, 'createPortfolio', { ...form, headers: { ...form.headers, ...headers } })
    expect(response.statusCode, response.body).toBe(201)
    return response.json().id as string
  }

  async function addLogo({ app }: TestApp, { headers }: TestCompany) {
    const bytes = await plainPng(300, 200)
    const form = multipart({}, [{ field: 'image', filename: 'l.png', bytes, type: 'image/png' }])
    const response = await call(app, 'updateProfile', { ...form, headers: { ...form.headers, ...headers } })
    expect(response.statusCode, response.body).toBe(200)
  }

  async function storedFiles({ context }: TestApp): Promise<string[]> {
    const names: string[] = []
    for await (const { name } of context.images.list()) names.push(name)
    return names.sort()
  }

  const remove = ({ app }: TestApp, { headers, password }: TestCompany, typed = password) =>
    call(app, 'deleteAccount', { headers, payload: { password: typed } })

  it('cannot be exported or deleted without a session', async () => {
    const { app } = await openOwn()
    expect((await call(app, 'exportAccount')).statusCode).toBe(401)
    expect((await call(app, 'deleteAccount', { payload: { password: 'x' } })).statusCode).toBe(401)
  })

  it('is exported with every portfolio and picture of its own, and nobody else’s', async () => {
    const test = await openOwn()
    const [company, other] = [await signUpCompany(test.app), await signUpCompany(test.app)]
    await addLogo(test, company)
    await publish(test, other, 'Not mine', 1)
    const ids: string[] = []
    // More portfolios than fit one page.
    for (let n = 0; n < 52; n += 1) ids.push(await publish(test, company, `House ${n}`, n < 2 ? 2 : 0))
    const payload = { newEmail: 'other@example.com', currentPassword: company.password }
    await call(test.app, 'requestEmailChange', { payload, headers: company.headers })
    const response = await call(test.app, 'exportAccount', { headers: company.headers })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="tameer-export.zip"',
      'cache-control': 'no-store',
    })
    const files = unzipSync(response.rawPayload)
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
    const time = expect.stringMatching(/^20\d\d-.*Z$/)
    expect(read('account.json')).toEqual({
      ...{ id: company.user.id, name: company.user.name, email: company.user.email, role: 'Company' },
      ...{ position: null, categories: ['Construction'], logo: 'pictures/logo.jpg', restriction: null },
      ...{ emailConfirmed: false, emailConfirmedAt: null, listed: true, createdAt: time, updatedAt: time },
      ...{ contact: { ...ofEachContact(() => ''), city: null }, facts: company.user.facts, visits: [] },
      rates: { completePkr: null, completeGivenAt: null, greyPkr: null, greyGivenAt: null },
      emailChange: { newEmail: 'other@example.com', askedAt: time, expiresAt: time, changedAt: null },
      emailUndos: [],
      sessions: [{ device: 'Unknown device', createdAt: time, lastUsedAt: time, expiresAt: time }],
    })
    const portfolios = read('portfolios.json')
    expect(portfolios).toHaveLength(52)
    expect(portfolios[0]).toMatchObject({ id: ids[0], title: 'House 0', cities: ['Lahore'] })
    const pictures = portfolios.flatMap((portfolio: { pictures: string[] }) => portfolio.pictures)
    expect(pictures).toHaveLength(4)
    const names = Object.keys(files).filter((name) => name.startsWith('pictures/'))
    expect(names.sort()).toEqual([...pictures, 'pictures/logo.jpg'].sort())
    for (const name of names) expect((await sharp(files[name]).metadata()).format).toBe('jpeg')
    expect(strFromU8(files['portfolios.json'] ?? new Uint8Array())).not.toContain('Not mine')
  })

  it('is exported as a stream: pictures are read when it is their turn', async () => {
    const test = await openOwn()
    const company = await signUpCompany(test.app)
    // Noise, because it does not compress.
    const raw = { width: 700, height: 500, channels: 3 as const }
    const noise = await sharp(randomBytes(700 * 500 * 3), { raw })
      .jpeg()
      .toBuffer()
    await publish(test, company, 'House', 10, noise)
    const read = vi.spyOn(test.context.images, 'read')
    const zip = await exportOwnAccount(test.context, company.user.id)
    await once(zip, 'readable')
    await pause(100)
    // The reader is slow, so only what fits in the buffers may have been read.
    expect(read.mock.calls.length).toBeLessThan(5)
    zip.destroy()
    await pause(100)
    expect(read.mock.calls.length).toBeLessThan(5)
  })

  it('stays when the password is wrong or missing', async () => {
    const test = await openOwn()
    const company = await signUpCompany(test.app)
    const wrong = await remove(test, company, 'not the password')
    expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { password: 'This is not your password' }])
    const empty = await call(test.app, 'deleteAccount', { headers: company.headers, payload: {} })
    expect(empty.statusCode).toBe(400)
    expect((await call(test.app, 'getProfile', { headers: company.headers })).statusCode).toBe(200)
  })

  it('leaves no trace in database or on disk, and others as they were', async () => {
    const test = await openOwn({ DEMO: '1' })
    const name = 'Vanishing Works Qxz'
    const email = 'vanishing-qxz@example.com'
    const company = await signUpCompany(test.app, { name, email })
    const other = await signUpCompany(test.app)
    await addLogo(test, other)
    const kept = await publish(test, other, 'Still here', 1)
    const before = await storedFiles(test)
    await addLogo(test, company)
    const id = await publish(test, company, 'Vanishing House', 3)
    const list = async () =>
      (await call(test.app, 'listPortfolios')).json().data.map((one: { id: string }) => one.id)
    expect((await list()).sort()).toEqual([kept, id].sort())
    const face = await test.app.inject(`/share/c/${company.user.id}.jpg`)
    expect((await test.app.inject(String(face.headers.location))).statusCode).toBe(200)
    const shared = async () => readdir(join(test.context.config.dataDir, 'share')).catch(() => [])
    await expect.poll(async () => (await shared()).length).toBeGreaterThan(0)
    // One mail is sent, one is still waiting.
    await createOutboxWorker(
      createMailQueue(test.context.db),
      test.context.mailer,
      test.context.clock,
    ).round()
    await call(test.app, 'forgotPassword', { payload: { email } })
    const newEmail = 'vanishing-elsewhere@example.com'
    const payload = { newEmail, currentPassword: company.password }
    await call(test.app, 'requestEmailChange', { payload, headers: company.headers })
    const traces = [name, email, newEmail, company.user.id, id, 'Vanishing House']
    expect((await tracesOf(test, traces)).length).toBeGreaterThan(4)
    const response = await remove(test, company)
    expect([response.statusCode, response.body]).toEqual([204, ''])

    // The log of the desk keeps the id.
    expect(await tracesOf(test, traces, /(sqlite|desk_log): [\w-]{36}$/)).toEqual([])
    expect(await storedFiles(test)).toEqual(before)
    expect(await shared()).toEqual([])
    expect(await list()).toEqual([kept])
    expect((await call(test.app, 'getPortfolio', { params: { id } })).statusCode).toBe(404)
    expect((await call(test.app, 'getProfile', { headers: company.headers })).statusCode).toBe(401)
    const login = await call(test.app, 'logIn', { payload: { email, password: company.password } })
    expect(login.statusCode).toBe(401)
    expect((await call(test.app, 'getProfile', { headers: other.headers })).json()).toMatchObject({
      id: other.user.id,
    })
    // The address is free again.
    await signUpCompany(test.app, { email })
  })

  it('is deleted once, however many requests come at once', async () => {
    const test = await openOwn()
    const company = await signUpCompany(test.app)
    const answers = await Promise.all([1, 2, 3].map(() => remove(test, company)))
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
    for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500)
  })

  it('leaves no file of a logo or a portfolio that was being uploaded during the deletion', async () => {
    const test = await openOwn()
    const store = test.context.images
    const bytes = await plainPng(300, 200)
    for (const [name, field] of [
      ['updateProfile', 'image'],
      ['uploadLogo', 'image'],
      ['createPortfolio', 'images'],
    ] as const) {
      const company = await signUpCompany(test.app)
      const put = store.put.bind(store)
      vi.spyOn(store, 'put').mockImplementationOnce(async (variants) => {
        await put(variants)
        expect((await remove(test, company)).statusCode).toBe(204)
      })
      const form = multipart({ title: 'House', content: 'Text', 'cities[]': '2' }, [
        { field, filename: 'l.png', bytes, type: 'image/png' },
      ])
      const headers = { ...form.headers, ...company.headers }
      const params = { id: company.user.id }
      const response = await call(test.app, name, { params, payload: form.payload, headers })
      expect([name, response.statusCode, response.json().code]).toEqual([name, 401, 'not-signed-in'])
      expect(await storedFiles(test), name).toEqual([])
    }
  })

  it('leaves its files to the sweep when the server is killed before they are deleted', async () => {
    const test = await openOwn()
    const company = await signUpCompany(test.app)
    await publish(test, company, 'House', 2)
    vi.spyOn(test.context.images, 'remove').mockRejectedValueOnce(new Error('killed'))
    expect((await remove(test, company)).statusCode).toBe(204)
    const left = await storedFiles(test)
    expect(left.length).toBeGreaterThan(0)
    const { images: store, db, clock } = test.context
    await sweep({
      store,
      now: clock() + 2 * hourMs,
      listUnreferenced: (files) => listUnreferencedFiles(db.read, files),
    })
    expect(await storedFiles(test)).toEqual([])
  })

  it('is deleted from the folders of every server, also when the deletion was interrupted', async () => {
    const here = await openOwn({ DEMO: '1', SESSION_SECRET: 'the one secret of all the servers here' })
    const there = await openTestApp({
      engine,
      env: { DEMO: '1', SESSION_SECRET: 'the one secret of all the servers here' },
      // Another server on the same database, with its own data folder.
      overrides: { db: { ...here.context.db, close: async () => undefined } },
    })
    onTestFinished(() => there.close())
    const email = 'vanishing-here-and-there@example.com'
    const company = await signUpCompany(here.app, { email })
    await publish(here, company, 'House', 1)
    const later = { id: newId(), recipient: email, language: 'en' as const, subject: '', text: '', html: '' }
    const filesOf = async ({ context }: TestApp, folder: string) =>
      readdir(join(context.config.dataDir, folder)).catch(() => [])
    for (const test of [here, there]) {
      const face = await test.app.inject(`/share/c/${company.user.id}.jpg`)
      await test.app.inject(String(face.headers.location))
      await expect.poll(() => filesOf(test, 'share')).not.toEqual([])
      await call(test.app, 'forgotPassword', { payload: { email } })
      const { db, mailer, clock } = test.context
      await createOutboxWorker(createMailQueue(db), mailer, clock).round()
      expect((await filesOf(test, 'outbox')).length).toBeGreaterThan(0)
    }
    vi.spyOn(here.context.mailer, 'forget').mockRejectedValueOnce(new Error('killed'))
    expect((await remove(here, company)).statusCode).toBe(204)
    expect((await filesOf(here, 'outbox')).length).toBeGreaterThan(0)

    // The address can be used again: mails from after the deletion stay.
    await here.context.mailer.send({ ...later, createdAt: here.context.clock() + 2000 })
    for (const test of [here, there]) await tidyOwnFiles(test.context)
    expect(await filesOf(here, 'outbox')).toEqual([`${later.id}.eml`])
    expect(await filesOf(there, 'outbox')).toEqual([])
    for (const test of [here, there]) expect(await filesOf(test, 'share')).toEqual([])
  })

  /**
   * Finds the places that contain one of the words: any column of any table, any byte of any file of the data folder.
   */
  async function tracesOf(test: TestApp, words: string[], allowed = /^$/): Promise<string[]> {
    const found: string[] = []
    for (const table of await tablesOf(test)) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(test.context.db.read)
      const text = JSON.stringify(rows).toLowerCase()
      for (const word of words) if (text.includes(word.toLowerCase())) found.push(`${table}: ${word}`)
    }
    for (const file of await filesOf(test)) {
      const bytes = await readFile(file)
      for (const word of words) {
        if (bytes.includes(word) || file.includes(word)) found.push(`${file}: ${word}`)
      }
    }
    return found.filter((place) => !allowed.test(place))
  }

  async function tablesOf({ context: { db } }: TestApp): Promise<string[]> {
    const { rows } =
      engine === 'sqlite'
        ? await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(db.read)
        : await sql<{ name: string }>`select table_name as name from information_schema.tables
            where table_schema = 'public'`.execute(db.read)
    return rows.map(({ name }) => name)
  }

  async function filesOf({ context }: TestApp): Promise<string[]> {
    const folders = [context.config.dataDir]
    if (engine === 'sqlite') {
      const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(
        context.db.read,
      )
      folders.push(join(rows[0]?.file ?? '', '..'))
    }
    const files: string[] = []
    for (const folder of folders) {
      for (const name of await readdir(folder, { recursive: true })) {
        const path = join(folder, name)
        if ((await stat(path)).isFile()) files.push(path)
      }
    }
    return files
  }
})
