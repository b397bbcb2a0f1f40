import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine, type Engine, openOldDatabase } from '../../../test/databases.ts'
import { addEdgeRows } from '../../../test/edge-rows.ts'
import { openKeptVersion, type Row, readTables, sorted, type Tables } from '../../../test/kept-version.ts'
import { oddTexts } from '../../../test/odd-values.ts'
import type { Database, Writer } from '../database.ts'
import { insertMany } from '../many-rows.ts'
import { migrateTo, migrateToLatest } from '../migrate.ts'
import { partsOf } from '../portfolio-search/search-parts.ts'
import { writeSearch } from '../portfolio-search/write-search.ts'
import { positionMissing } from '../schema.ts'
import { wholeTables } from '../whole-tables.ts'
import { migrations } from './index.ts'

const before = '008-accounts-and-companies'
/** Steps that are not released. */
const steps = Object.keys(migrations).slice(8)

/** The same value under each of the names. */
const each = <Value>(names: string, value: Value): Record<string, Value> =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]))

/** Tables of 0.1.0 whose rows are kept, with what each row has besides. The index of the search is written anew. */
const added: Record<string, Row> = {
  ...each('accountRemovals', { shown: 1 }),
  ...each('companyCategories emailConfirmations', {}),
  ...each('jobRuns rateLimits resetCodes', {}),
  ...each('categories cities buildingTypes', { nameUr: null, version: 0 }),
  ...each('portfolioCities portfolioBuildingTypes portfolioCityTypes', { hidden: 0 }),
  accounts: { language: 'en' },
  companies: {
    ...each('restricted deskVersion', 0),
    ...each('whatsapp officeAddress about languages workingHours', ''),
    ...each('founded people minimumProjectPkr ratesAskedBefore', null),
    ...each('completeRatePkr completeRateGivenAt greyRatePkr greyRateGivenAt', null),
  },
  images: {},
  mailOutbox: { language: 'en', unsubscribeLink: null },
  portfolios: { hidden: 0, restricted: 0, draft: 0, plot: '', yearFinished: '', builtAs: '' },
  sessions: { codeAt: null },
}
const links = ['website', 'facebookLink', 'twitterLink', 'linkedinLink', 'instagramLink', 'tiktokLink']
/** Columns of companies, and those of portfolios that they come from. */
const contact = Object.entries<string>({
  phone: 'phone',
  contactEmail: 'email',
  ...Object.fromEntries(links.map((name) => [name, name])),
})

const office: Row = { phone: '+923001234567', email: 'office@example.com', website: 'https://example.com' }
const reached: Row[] = [
  { ...office, phone: '+924235761999', facebookLink: 'https://facebook.com/x' },
  { ...office, website: '' },
  { ...office, address: 'https://video.example/1' },
  { ...office, instagramLink: 'https://www.instagram.com/x', address: '5 Canal Bank, Lahore' },
]
/** Companies by name, with their projects: the newest last, which is not the one of the greatest id. */
const companies: [name: string, projects: Row[]][] = [
  ['Reached in four ways', reached],
  [
    'Two of one age',
    [
      { phone: 'é', createdAt: 7 },
      { phone: 'e\u0301', createdAt: 7 },
    ],
  ],
  ['Odd', oddTexts.map((title) => ({ ...office, title, content: title, phone: title }))],
  ['كاشي تعمیر', [{ title: '۱۰ مرلہ گھر' }, { title: 'گهر' }]],
  ['Chenab', [{ title: 'Seven Marla House', content: 'On 1 kanal.' }]],
  // More than one batch of the search's texts holds.
  ...Array.from({ length: 101 }, (_, number): [string, Row[]] => [`Company ${number}`, []]),
]

describeOnEachEngine('a database of 0.1.0', (open, engine) => {
  /** A database of 0.1.0 that was used, with the companies above besides. */
  async function openOld(): Promise<Database> {
    const version = await openKeptVersion()
    onTestFinished(version.remove)
    const db = await version.openOld(engine)
    await migrateTo(db, before)
    await db.write(async (trx) => {
      await addCompanies(trx)
      await addEdgeRows(trx)
    })
    return db
  }

  it('keeps every row of every table, in the tables of a new one', async () => {
    const db = await openOld()
    const old = await readTables(db.read, Object.keys(added))
    expect(Object.entries(old).flatMap(untried)).toEqual([])
    expect(await migrateToLatest(db)).toEqual(steps)
    const names = wholeTables.map(({ name }) => name)
    const { companySearchParts: _, ...now } = await readTables(db.read, names)
    const expected: Tables = Object.fromEntries(Object.keys(now).map((name) => [name, []]))
    Object.assign(expected, upgraded(old))
    for (const { companies = [] } of [now, expected]) for (const row of companies) row.searchText = null
    for (const name of Object.keys(now)) expect(now[name], name).toEqual(sorted(expected[name] ?? []))

    const schema = await readSchema(db, engine)
    expect(schema.length).toBeGreaterThan(400)
    expect(schema).toEqual(await readSchema(await open(), engine))
    const { rows } = await (engine === 'sqlite'
      ? sql`pragma foreign_key_check`
      : sql`select 1 from pg_constraint where not convalidated`
    ).execute(db.read)
    expect(rows).toEqual([])
  })

  it('is searched by titles and plot sizes, and in Urdu, as the product writes it', async () => {
    const db = await openOld()
    await migrateToLatest(db)
    const read = () => readTables(db.read, ['companies', 'companySearchParts'])
    const found = await read()
    const all = found.companies ?? []
    const textOf = (name: string) => all.find((row) => row.name === name)?.searchText
    expect(textOf('Chenab')).toBe('chenab\nconstruction\n#7 marla\n#20 marla\nseven marla house')
    expect(textOf('كاشي تعمیر')).toBe('کاشی تعمیر\nconstruction\n#10 marla\nگہر\n10 مرلہ گہر')
    expect(textOf('Company 100')).toBe('company 100\nconstruction')
    const parts = all.flatMap(({ id = '', positionKey = 0, searchText }) =>
      partsOf(String(searchText)).map((part): Row => ({ companyId: id, part, positionKey })),
    )
    expect(found.companySearchParts).toEqual(sorted(parts))
    await db.write(async (trx) => {
      for (const { id } of all) await writeSearch(trx, String(id))
    })
    expect(await read()).toEqual(found)
  })

  it.runIf(engine === 'sqlite')('stays as it was when a row refers to nothing', async () => {
    const db = await openOld()
    await sql`pragma foreign_keys = off`.execute(db.writer)
    await sql`update sessions set account_id = 'nobody'`.execute(db.writer)
    const old = await readTables(db.read, Object.keys(added))
    await expect(migrateToLatest(db)).rejects.toThrow(/refers to nothing/)
    expect(await readTables(db.read, Object.keys(added))).toEqual(old)
  })

  it.runIf(engine === 'sqlite')('names every unreleased step by its tables', async () => {
    const db = await openOldDatabase(engine, before)
    let older = await readSchema(db, engine)
    for (const name of steps) {
      await migrateTo(db, name)
      const newer = await readSchema(db, engine)
      const digest = createHash('sha256').update(newer.filter((line) => !older.includes(line)).join('\n'))
      const expected = `${name.split('.')[0]}.${digest.digest('hex').slice(0, 6)}`
      expect(name, 'its tables changed: databases that have the older ones must be refused').toBe(expected)
      older = newer
    }
  })
})

/** Stores the companies above as 0.1.0 did. */
async function addCompanies(trx: Writer): Promise<void> {
  const rows = new Map<string, Row[]>()
  const add = (table: string, row: Row) => rows.set(table, [...(rows.get(table) ?? []), row])
  for (const [number, [name, projects]] of companies.entries()) {
    const id = `0190f000-0000-7000-8000-${String(number).padStart(12, '0')}`
    const at = { createdAt: 1, updatedAt: 1 }
    add('accounts', { id, email: id, emailKey: id, passwordHash: 'hash', role: 'Company', ...at })
    const place = { position: null, positionKey: positionMissing }
    add('companies', { id, accountId: id, name, searchText: '', ...place, unlisted: 0, ...at })
    const owner = { companyId: id, positionKey: positionMissing }
    add('companyCategories', { ...owner, categoryId: 5 })
    for (const [age, project] of projects.entries()) {
      const portfolioId = `0190f000-0000-7000-9${900 - age}-${String(number).padStart(12, '0')}`
      const texts = [
        'address',
        'price',
        'magazineLink',
        'publication',
        ...contact.map(([, source]) => source),
      ]
      const empty = Object.fromEntries(texts.map((column) => [column, '']))
      const own = { id: portfolioId, title: 'House', content: 'x', createdAt: age, updatedAt: age }
      add('portfolios', { ...owner, ...empty, ...own, ...project })
      for (const cityId of [3, 2]) add('portfolioCities', { ...owner, portfolioId, cityId })
    }
  }
  for (const [table, all] of rows) await insertMany(trx, table as 'companies', all as never)
}

/** Columns with one value in all rows: another one could take its place unseen. */
function untried([table, rows]: [string, Row[]]): string[] {
  if (rows.length === 0) return [table]
  const columns = Object.keys(rows[0] ?? {})
  const tried = (name: string) => new Set(rows.map((row) => row[name])).size > 1
  return columns.filter((name) => !tried(name)).map((name) => `${table}.${name}`)
}

/** The rows of 0.1.0 as they are afterwards. */
function upgraded(old: Tables): Tables {
  const { companies = [], portfolios = [], portfolioCities = [] } = old
  const byId = portfolios.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
  const ownOf = (companyId: Row[string] | undefined) => byId.filter((row) => row.companyId === companyId)
  const placeOf = ({ companyId, portfolioId, id = portfolioId }: Row) =>
    (ownOf(companyId).findIndex((row) => row.id === id) + 1) * 2 ** 20
  const withContact = companies.map((company): Row => {
    const [newest] = ownOf(company.id)
      .toReversed()
      .toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt))
    const links = portfolioCities.filter((row) => row.portfolioId === newest?.id)
    const cityId = newest ? Math.min(...links.map((row) => Number(row.cityId))) : null
    const texts = contact.map(([column, source]) => [column, newest?.[source] ?? ''])
    return { ...company, ...Object.fromEntries(texts), cityId }
  })
  const shown = portfolios.map((row): Row => {
    const company = withContact.find(({ id }) => id === row.companyId)
    const texts = contact.map(([column, source]) => [
      source,
      row[source] === company?.[column] ? '' : row[source],
    ])
    return { ...row, ...Object.fromEntries(texts) }
  })
  const rows = { ...old, companies: withContact, portfolios: shown }
  const tables = Object.entries(rows).map(([table, all]): [string, Row[]] => [
    table,
    all.map((row) => ({ ...row, ...added[table], ...(/^portfolio/.test(table) && { place: placeOf(row) }) })),
  ])
  return Object.fromEntries(tables)
}

/** A line for each table, column, constraint, index and trigger. */
async function readSchema({ read }: Database, engine: Engine): Promise<string[]> {
  const { rows } = await (engine === 'sqlite'
    ? sql<Row>`select type, name, tbl_name, sql from sqlite_master where name not like 'sqlite_stat%'
        union all select 'column', c.name, m.name, c.pk || c.type || c."notnull" || coalesce(c.dflt_value, '')
        from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' and m.name not like 'sqlite_stat%'`
    : sql<Row>`select 'column', column_name, table_name,
          concat_ws(' ', data_type, collation_name, is_nullable, column_default)
        from information_schema.columns where table_schema = current_schema()
        union all select 'constraint', conname, conrelid::regclass::text, pg_get_constraintdef(oid)
        from pg_constraint where connamespace = current_schema()::regnamespace
        union all select 'index', indexname, tablename, indexdef from pg_indexes where schemaname = current_schema()
        union all select 'trigger', tgname, tgrelid::regclass::text, pg_get_triggerdef(oid)
        from pg_trigger where not tgisinternal`
  ).execute(read)
  return rows.map((row) => JSON.stringify(Object.values(row)).replace(/(\\n|\s)+/g, ' ')).sort()
}
