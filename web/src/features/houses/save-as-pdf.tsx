import { useState } from 'react'
import * as words from '#words/house-pdf'
import { saveFile } from '../../browser/save-file.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ApiError } from '../../net/api-error.ts'
import { downloadHouse } from '../../net/house-download.ts'
import { Button } from '../../ui/button.tsx'
import { InAppNote } from '../../ui/text/in-app-note.tsx'
import { Message } from '../../ui/text/message.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import type { OpenedHouse } from './house-acts.ts'

/** Saves the house as a PDF, which the server makes meanwhile: that may take a while. `main` where it is the page's red act. */
export function SaveAsPdf({
  opened: { view, access },
  main = false,
}: {
  opened: OpenedHouse
  main?: boolean
}) {
  const { busy, run } = useSingleSubmit()
  const [problem, setProblem] = useState('')
  const { id, today } = view.house
  const save = () =>
    run(async () => {
      setProblem('')
      try {
        saveFile(await downloadHouse(id, access), `house-${today}.pdf`)
        showToast(words.saved)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setProblem(error.message)
      }
      return false
    })
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      {problem && (
        <Message className="w-full" kind="alert">
          {problem}
        </Message>
      )}
      <Button busy={busy} onClick={() => void save()} variant={main ? 'main' : 'plain'}>
        {problem && !busy ? words.tryAgain : words.saveAsPdf}
      </Button>
      <p className="min-h-[1lh] text-muted text-small" role="status">
        {busy ? words.beingMade : ''}
      </p>
      <InAppNote link={null} />
    </div>
  )
}
