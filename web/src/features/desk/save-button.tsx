import { saveFile } from '../../browser/save-file.ts'
import { useAct } from '../../forms/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

interface SaveButtonProps {
  /** Name of the file. */
  name: string
  /** Throws ApiError. */
  fetchFile: () => Promise<Blob>
  words: { save: string; saving: string; saved: string }
}

/** Saves something of the desk as a file; the server asks for a fresh code first. */
export function SaveButton({ name, fetchFile, words }: SaveButtonProps) {
  const { busy, act } = useAct()
  const save = () =>
    act(async () => {
      saveFile(await fetchFile(), name)
      showToast(words.saved)
    })
  return (
    <Button busy={busy} onClick={save}>
      {busy ? words.saving : words.save}
    </Button>
  )
}
