import type { Kysely } from 'kysely'

// Two columns get names that say their content.

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('portfolios').renameColumn('youtube_link', 'address').execute()
  await db.schema.alterTable('portfolios').renameColumn('magzine', 'magazine_link').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('portfolios').renameColumn('address', 'youtube_link').execute()
  await db.schema.alterTable('portfolios').renameColumn('magazine_link', 'magzine').execute()
}
