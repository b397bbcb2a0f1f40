import type { ImageKind } from '@tameer/contract'
import { sql } from 'kysely'
import type { Reader } from '../../database.ts'

/** A stored picture, to be shown small. */
export interface SmallPicture {
  kind: ImageKind
  /** Name of the stored picture without size and ending. */
  file: string
  /** Of the stored picture, in pixels. */
  width: number
}

/**
 * Pictures of the things that these reports are about, by the ids of the reports: the first of a project, and the logo
 * of a company or of the company that quotes. A request has none.
 */
export async function listThingPictures(
  db: Reader,
  reportIds: readonly string[],
): Promise<Map<string, SmallPicture>> {
  if (reportIds.length === 0) return new Map()
  const ids = sql.join(reportIds)
  const { rows } = await sql<SmallPicture & { id: string }>`
    select r.id, 'photograph' as kind, i.file, i.width from reports r
      join images i on i.portfolio_id = r.portfolio_id
      where r.id in (${ids})
        and i.position = (select min(f.position) from images f where f.portfolio_id = r.portfolio_id)
    union all
    select r.id, 'logo' as kind, c.image_file as file, c.image_width as width from reports r
      left join quotes q on q.id = r.quote_id
      join companies c on c.id = coalesce(r.company_id, q.company_id)
      where r.id in (${ids}) and c.image_file is not null`.execute(db)
  return new Map(rows.map(({ id, ...picture }) => [id, picture]))
}
