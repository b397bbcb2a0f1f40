import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

// Limits are looser than those of the contract: they stop nonsense, the contract says what a person may type.
// `position_key` repeats a company's place in every row that is paged through in that order. Foreign keys on (…,
// position_key) keep the copies equal: a company that moves takes them along by ON UPDATE CASCADE.

const buildingTypes = [
  'Hotel & Resorts',
  'HealthCare',
  'Restaurants',
  'Office Spaces',
  'Residential',
  'Commercial',
  'Cultural Center',
  'Fitness Center',
  'Landscape',
]

const categories = [
  { id: 4, name: 'Architecture' },
  { id: 5, name: 'Construction' },
  { id: 6, name: 'Interior Design' },
]

// The largest cities of the census of 2023, then the capitals of Azad Kashmir and Gilgit-Baltistan and their largest.
const cities = [
  'Karachi',
  'Lahore',
  'Faisalabad',
  'Rawalpindi',
  'Gujranwala',
  'Multan',
  'Hyderabad',
  'Peshawar',
  'Quetta',
  'Islamabad',
  'Sargodha',
  'Sialkot',
  'Bahawalpur',
  'Jhang',
  'Sheikhupura',
  'Gujrat',
  'Sukkur',
  'Larkana',
  'Sahiwal',
  'Okara',
  'Rahim Yar Khan',
  'Kasur',
  'Dera Ghazi Khan',
  'Wah Cantonment',
  'Mardan',
  'Nawabshah',
  'Mingora',
  'Chiniot',
  'Kamoke',
  'Hafizabad',
  'Sadiqabad',
  'Mirpur Khas',
  'Burewala',
  'Kohat',
  'Khanewal',
  'Jhelum',
  'Abbottabad',
  'Dera Ismail Khan',
  'Turbat',
  'Gwadar',
  'Muzaffarabad',
  'Mirpur',
  'Gilgit',
  'Skardu',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsOf(db)
  for (const statement of [
    ...catalogue(words),
    ...companies(words),
    ...portfolios(words),
    ...images(words),
    ...accounts(words),
    ...mail(words),
  ]) {
    await statement.execute(db)
  }
  for (const { id, name } of categories) {
    await sql`insert into categories (id, name) values (${id}, ${name})`.execute(db)
  }
  for (const [index, name] of buildingTypes.entries()) {
    await sql`insert into building_types (id, name) values (${index + 1}, ${name})`.execute(db)
  }
  for (const [index, name] of cities.entries()) {
    await sql`insert into cities (id, name) values (${index + 1}, ${name})`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = [
    'mail_outbox',
    'reset_codes',
    'sessions',
    'images',
    'portfolio_building_types',
    'portfolio_cities',
    'portfolios',
    'user_search_parts',
    'user_categories',
    'users',
    'building_types',
    'cities',
    'categories',
  ]
  for (const table of tables) await sql`drop table ${sql.table(table)}`.execute(db)
}

interface Words {
  /** Text ordered by code point on both engines, whatever the locale of the server. */
  key: RawBuilder<unknown>
  text: RawBuilder<unknown>
  /** Milliseconds. */
  time: RawBuilder<unknown>
  /** After a table's closing bracket. */
  table: RawBuilder<unknown>
  /** The same, for a table that is its primary key. */
  linkTable: RawBuilder<unknown>
}

function wordsOf(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { key: sql`text collate "C"`, text: sql`text`, time: sql`bigint`, table: sql``, linkTable: sql`` }
    : {
        key: sql`text collate binary`,
        text: sql`text`,
        time: sql`integer`,
        table: sql`strict`,
        linkTable: sql`strict, without rowid`,
      }
}

type Statements = RawBuilder<unknown>[]

function catalogue({ key, table }: Words): Statements {
  return ['categories', 'cities', 'building_types'].map(
    (name) => sql`create table ${sql.table(name)} (
      id integer not null primary key check (id > 0),
      name ${key} not null unique check (length(name) between 1 and 100)
    ) ${table}`,
  )
}

function companies({ key, text, time, table, linkTable }: Words): Statements {
  return [
    sql`create table users (
      id ${key} not null primary key check (length(id) = 36),
      name ${text} not null check (length(name) between 1 and 200),
      email ${text} not null check (length(email) between 3 and 320),
      email_key ${key} not null unique check (length(email_key) between 3 and 320),
      password_hash ${text} not null check (length(password_hash) between 1 and 500),
      role ${text} not null check (role = 'Company'),
      image_file ${key} check (length(image_file) between 1 and 100),
      image_width integer check (image_width > 0),
      image_height integer check (image_height > 0),
      position integer check (position between 0 and 2147483646),
      position_key integer not null check (position_key = coalesce(position, 2147483647)),
      search_text ${key} not null check (length(search_text) <= 20000),
      created_at ${time} not null,
      updated_at ${time} not null,
      check ((image_file is null) = (image_width is null) and (image_file is null) = (image_height is null)),
      unique (position_key, id)
    ) ${table}`,
    sql`create index users_image_file on users (image_file) where image_file is not null`,
    sql`create table user_categories (
      user_id ${key} not null,
      category_id integer not null references categories (id),
      position_key integer not null,
      primary key (user_id, category_id),
      foreign key (position_key, user_id) references users (position_key, id) on update cascade on delete cascade
    ) ${linkTable}`,
    sql`create unique index user_categories_by_category on user_categories (category_id, position_key, user_id)`,
    // Every piece of one to three letters of search_text: a search starts with its rarest piece.
    sql`create table user_search_parts (
      user_id ${key} not null,
      part ${key} not null check (length(part) between 1 and 3),
      position_key integer not null,
      primary key (user_id, part),
      foreign key (position_key, user_id) references users (position_key, id) on update cascade on delete cascade
    ) ${linkTable}`,
    sql`create unique index user_search_parts_by_part on user_search_parts (part, position_key, user_id)`,
  ]
}

function portfolios({ key, text, time, table, linkTable }: Words): Statements {
  const link = sql`${text} not null check (length(`
  const most = sql`) <= 1000)`
  const columns = [
    ...['facebook_link', 'twitter_link', 'linkedin_link', 'instagram_link', 'tiktok_link', 'youtube_link'],
    ...['phone', 'email', 'website', 'magzine', 'publication'],
  ].map((name) => sql`${sql.ref(name)} ${link}${sql.ref(name)}${most}`)
  const placed = sql`position_key integer not null, company_id ${key} not null`
  const parent = sql`foreign key (position_key, company_id, portfolio_id)
    references portfolios (position_key, company_id, id) on update cascade on delete cascade`
  return [
    sql`create table portfolios (
      id ${key} not null primary key check (length(id) = 36),
      ${placed},
      title ${text} not null check (length(title) between 1 and 400),
      content ${text} not null check (length(content) between 1 and 20000),
      price ${key} not null check (length(price) <= 100),
      ${sql.join(columns)},
      created_at ${time} not null,
      updated_at ${time} not null,
      unique (position_key, company_id, id),
      foreign key (position_key, company_id) references users (position_key, id) on update cascade on delete cascade
    ) ${table}`,
    sql`create unique index portfolios_by_company on portfolios (company_id, id)`,
    sql`create index portfolios_by_price on portfolios (price, position_key, company_id, id)`,
    sql`create table portfolio_cities (
      portfolio_id ${key} not null,
      city_id integer not null references cities (id),
      ${placed},
      primary key (portfolio_id, city_id),
      ${parent}
    ) ${linkTable}`,
    sql`create unique index portfolio_cities_by_city
      on portfolio_cities (city_id, position_key, company_id, portfolio_id)`,
    sql`create table portfolio_building_types (
      portfolio_id ${key} not null,
      building_type_id integer not null references building_types (id),
      ${placed},
      primary key (portfolio_id, building_type_id),
      ${parent}
    ) ${linkTable}`,
    sql`create unique index portfolio_building_types_by_type
      on portfolio_building_types (building_type_id, position_key, company_id, portfolio_id)`,
  ]
}

function images({ key, time, table }: Words): Statements {
  return [
    // A place from 0 to 9, each at most once: at most ten images, with any number of writers.
    sql`create table images (
      id ${key} not null primary key check (length(id) = 36),
      portfolio_id ${key} not null references portfolios (id) on delete cascade,
      file ${key} not null check (length(file) between 1 and 100),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      position integer not null check (position between 0 and 9),
      created_at ${time} not null,
      unique (portfolio_id, position)
    ) ${table}`,
    sql`create index images_by_file on images (file)`,
  ]
}

function accounts({ key, time, table }: Words): Statements {
  return [
    sql`create table sessions (
      token_hash ${key} not null primary key check (length(token_hash) between 32 and 128),
      user_id ${key} not null references users (id) on delete cascade,
      created_at ${time} not null,
      last_used_at ${time} not null,
      expires_at ${time} not null
    ) ${table}`,
    sql`create index sessions_by_user on sessions (user_id)`,
    sql`create index sessions_by_expiry on sessions (expires_at)`,
    sql`create table reset_codes (
      id ${key} not null primary key check (length(id) = 36),
      user_id ${key} not null references users (id) on delete cascade,
      code_hash ${key} not null check (length(code_hash) between 32 and 500),
      guesses_left integer not null check (guesses_left >= 0),
      created_at ${time} not null,
      expires_at ${time} not null,
      used_at ${time}
    ) ${table}`,
    sql`create index reset_codes_by_user on reset_codes (user_id, created_at)`,
  ]
}

function mail({ key, text, time, table }: Words): Statements {
  return [
    sql`create table mail_outbox (
      id ${key} not null primary key check (length(id) = 36),
      recipient ${text} not null check (length(recipient) between 3 and 320),
      subject ${text} not null check (length(subject) between 1 and 500),
      text ${text} not null,
      html ${text} not null,
      attempts integer not null default 0 check (attempts >= 0),
      next_attempt_at ${time} not null,
      expires_at ${time} not null,
      sent_at ${time},
      last_error ${text} check (length(last_error) <= 2000),
      created_at ${time} not null
    ) ${table}`,
    sql`create index mail_outbox_due on mail_outbox (next_attempt_at, id) where sent_at is null`,
    sql`create index mail_outbox_expiry on mail_outbox (expires_at)`,
  ]
}
