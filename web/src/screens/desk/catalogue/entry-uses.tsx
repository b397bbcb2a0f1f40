import { type CatalogueList, maxCounted } from '@tameer/contract'
import * as words from '#words/desk-catalogue'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useFetched } from '../../../store/use-fetched.ts'

/** Number of companies and projects that have an entry, and what a new name does to them. */
export function EntryUses({ list, id }: { list: CatalogueList; id: number }) {
  const { value, error } = useFetched(
    `uses ${list} ${id}`,
    () => () => callDesk('countEntryUses', { params: { list, id: String(id) } }),
  )
  if (error) return <p>{words.countFailed(error.message)}</p>
  if (!value) return <p aria-busy="true">{words.counting}</p>
  const projects = list === 'categories' ? undefined : value.projects
  return (
    <p>
      {words.usedBy(value.companies, projects, maxCounted)} {words.renameText}
    </p>
  )
}
