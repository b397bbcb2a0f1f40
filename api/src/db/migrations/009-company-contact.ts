import { type Kysely, type RawBuilder, sql } from 'kysely'

// Contact details are stored once, at the company. Those of its newest portfolio become the company's. A portfolio with
// the same text is emptied, which means "as the company"; one with another text keeps it. An address is the project's
// own: the place of a house says nothing about an office.

const links = ['website', 'facebook_link', 'twitter_link', 'linkedin_link', 'instagram_link', 'tiktok_link']

/** The company's columns, and the portfolio's that each comes from. */
const sources: [column: string, source: string][] = [
  ['phone', 'phone'],
  ['contact_email', 'email'],
  ...links.map((name): [string, string] => [name, name]),
]
const columns = ['whatsapp', ...sources.map(([column]) => column), 'office_address']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of columns) {
    const name = sql.ref(column)
    await sql`alter table companies
      add column ${name} text not null default '' check (length(${name}) <= 1000)`.execute(db)
  }
  await sql`alter table companies add column city_id integer references cities (id)`.execute(db)
  const taken = sources.map(([column, source]) => sql`${sql.ref(column)} = ${sql.ref(`p.${source}`)}`)
  await sql`update companies set ${sql.join(taken)},
      city_id = (select min(c.city_id) from portfolio_cities c where c.portfolio_id = p.id)
    from portfolios p
    where p.id = (select n.id from portfolios n where n.company_id = companies.id
      order by n.created_at desc, n.id desc limit 1)`.execute(db)
  await changePortfolios(db, (own, companys) => sql`case when ${own} = ${companys} then '' else ${own} end`)
}

/** Portfolios get the texts that they show from the company; other texts of the company are lost. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await changePortfolios(db, (own, companys) => sql`case when ${own} = '' then ${companys} else ${own} end`)
  for (const column of [...columns, 'city_id']) {
    await sql`alter table companies drop column ${sql.ref(column)}`.execute(db)
  }
}

async function changePortfolios(
  db: Kysely<unknown>,
  value: (own: RawBuilder<unknown>, companys: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  const changes = sources.map(
    ([column, source]) =>
      sql`${sql.ref(source)} = ${value(sql.ref(`portfolios.${source}`), sql.ref(`c.${column}`))}`,
  )
  await sql`update portfolios set ${sql.join(changes)} from companies c
    where c.id = portfolios.company_id`.execute(db)
}
