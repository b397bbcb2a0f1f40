import * as words from '#words/settings'
import { saveFile } from '../../../browser/save-file.ts'
import { exportAccount } from '../../../features/accounts/account-thunks.ts'
import { useSingleSubmit } from '../../../forms/use-single-submit.ts'
import { ApiError } from '../../../net/api-error.ts'
import { useAppDispatch } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { InAppNote } from '../../../ui/text/in-app-note.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { SettingsLead } from './settings-lead.tsx'

export function SettingsExport() {
  const dispatch = useAppDispatch()
  const { busy, run } = useSingleSubmit()
  const fetchAll = async () => {
    try {
      saveFile(await dispatch(exportAccount()), 'tameer-export.zip')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'alert')
    }
    return false
  }
  return (
    <>
      <SettingsLead>{words.exportLead}</SettingsLead>
      <Button busy={busy} className="w-full sm:w-auto" onClick={() => void run(fetchAll)}>
        {busy ? words.packing : words.exportData}
      </Button>
      <div className="mt-4 empty:hidden">
        <InAppNote />
      </div>
    </>
  )
}
