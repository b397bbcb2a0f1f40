import type { Insertable } from 'kysely'
import type { Reader, Writer } from '../../database.ts'
import type { QuoteDraftsTable } from '../../tables/request-schema.ts'

export interface StoredDraft {
  /** JSON of the form's content. */
  draft: string
  version: number
}

export function findDraft(db: Reader, invitationId: string): Promise<StoredDraft | undefined> {
  return db
    .selectFrom('quoteDrafts')
    .select(['draft', 'version'])
    .where('invitationId', '=', invitationId)
    .executeTakeFirst()
}

/**
 * Stores a draft in place of the one of `version`, 0 for none; returns its new version. Undefined when another draft
 * was stored meanwhile.
 */
export async function saveDraft(
  trx: Writer,
  { version, ...given }: Insertable<QuoteDraftsTable>,
): Promise<number | undefined> {
  const row = { ...given, version: version + 1 }
  if (version === 0) {
    const inserted = trx.insertInto('quoteDrafts').values(row)
    const first = inserted.onConflict((conflict) => conflict.doNothing()).returning('version')
    return (await first.executeTakeFirst())?.version
  }
  const changed = trx
    .updateTable('quoteDrafts')
    .set(row)
    .where('invitationId', '=', given.invitationId)
    .where('version', '=', version)
  return (await changed.returning('version').executeTakeFirst())?.version
}

export async function deleteDraft(trx: Writer, invitationId: string): Promise<void> {
  await trx.deleteFrom('quoteDrafts').where('invitationId', '=', invitationId).execute()
}
