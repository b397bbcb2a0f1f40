import { mostFound } from '@tameer/contract'
import type { Reader } from '../../../db/connect.ts'
import {
  type FoundTrace,
  listHashedPictures,
  listSharedOf,
  type PicturePlace,
} from '../../../db/queries/duplicates.ts'
import { loadShares, type SharedFacts } from '../supply/duplicate-lists.ts'

/** Facts that the product has noticed about a reported thing. */
export interface FoundFacts {
  found: SharedFacts<FoundTrace>[]
  /** True when there is more. */
  moreFound: boolean
}

/**
 * Loads what the company of a reported thing shares with others: pictures, numbers and the name. Of a project the
 * pictures of this project alone, each in its place there.
 */
export async function loadFound(
  db: Reader,
  {
    company,
    project,
  }: {
    company?: { id: string } | undefined
    project?: NonNullable<PicturePlace['project']> | undefined
  },
): Promise<FoundFacts> {
  if (!company) return { found: [], moreFound: false }
  const companyId = company.id
  const traces = await listSharedOf(db, { companyId, projectId: project?.id }, mostFound + 1)
  const { shares } = await loadShares(db, traces.slice(0, mostFound))
  const files = project ? await listHashedPictures(db, project.id) : new Map<string, string>()
  for (const { trace, places } of shares) {
    const file = trace.kind === 'picture' ? files.get(trace.value) : undefined
    // The company may have it on another project too.
    if (project && file !== undefined) {
      const { id, title } = project
      places.set(companyId, { companyId, project: { id, title }, file })
    }
  }
  return { found: shares, moreFound: traces.length > mostFound }
}
