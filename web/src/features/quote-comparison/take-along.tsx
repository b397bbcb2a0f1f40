import { dayInPakistan, type RequestView } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/quote-comparison'
import { saveFile } from '../../browser/save-file.ts'
import { serverNow } from '../../lib/server-time.ts'
import { Button } from '../../ui/button.tsx'
import { InAppNote } from '../../ui/in-app-note.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { Compared } from './compared.ts'

interface TakeAlongProps {
  request: RequestView['request']
  compared: Compared
}

/** Buttons for paper and spreadsheet. The spreadsheet's code is loaded on demand. */
export function TakeAlong({ request, compared }: TakeAlongProps) {
  const [busy, setBusy] = useState(false)
  const saveSheet = async () => {
    setBusy(true)
    try {
      const { quotesXlsx } = await import('./quotes-xlsx.ts')
      const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      const file = new Blob([await quotesXlsx(request, compared)], { type })
      saveFile(file, `${words.fileName(dayInPakistan(serverNow()))}.xlsx`)
    } catch {
      showToast(words.failed, 'alert')
    }
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button onClick={() => window.print()}>{words.print}</Button>
      <Button busy={busy} onClick={() => void saveSheet()}>
        {busy ? words.preparing : words.spreadsheet}
      </Button>
      <InAppNote link={null} />
    </div>
  )
}
