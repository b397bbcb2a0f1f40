import { type CatalogueList, catalogueLimits, type DeskEntry, maxCounted } from '@tameer/contract'
import * as words from '#words/desk-catalogue'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { textOf } from '../../forms/form-problems.ts'
import { useSendForm } from '../../forms/send-form.tsx'
import { ApiError } from '../../net/api-error.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

interface EntryDialogProps {
  list: CatalogueList
  /** The entry to rename; undefined for a new one. */
  entry?: DeskEntry
  onClose: () => void
  /** Called when the list may have changed. */
  onChanged: () => void
}

/** Both names of an entry. What was typed stays when the server refuses it. */
export function EntryDialog({ list, entry, onClose, onChanged }: EntryDialogProps) {
  const sending = useSendForm(async (form) => {
    const body = { name: textOf(form, 'name').trim(), nameUr: textOf(form, 'nameUr').trim() }
    const found = {
      name: body.name ? undefined : words.nameMissing,
      nameUr: body.nameUr ? undefined : words.nameUrMissing,
    }
    if (sending.show(found)) return false
    try {
      if (entry) {
        const params = { list, id: String(entry.id) }
        await callDesk('renameEntry', { params, body: { ...body, version: entry.version } })
      } else {
        await callDesk('addEntry', { params: { list }, body })
      }
      showToast(entry ? words.renamed(body.name) : words.added(body.name))
      onChanged()
      onClose()
      return true
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') onChanged()
      throw error
    }
  })
  const { problems } = sending
  return (
    <FormDialog
      lead={entry && <EntryUses id={entry.id} list={list} />}
      onClose={onClose}
      open
      sending={sending}
      submit={{ label: words.save, busyLabel: words.saving, variant: 'main' }}
      title={entry ? words.renameOf(entry.name) : words.add[list]}
    >
      <TextField
        defaultValue={entry?.name}
        dir="ltr"
        error={problems.name}
        label={words.name}
        maxLength={catalogueLimits.name}
        name="name"
        required
      />
      <TextField
        defaultValue={entry?.nameUr}
        dir="rtl"
        error={problems.nameUr}
        label={words.nameUr}
        lang="ur"
        maxLength={catalogueLimits.name}
        name="nameUr"
        required
      />
    </FormDialog>
  )
}

/** Number of companies and projects that have an entry, and what a new name does to them. */
function EntryUses({ list, id }: { list: CatalogueList; id: number }) {
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
