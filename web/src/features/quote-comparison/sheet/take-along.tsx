import { dayInPakistan } from '@tameer/contract'
import { type ReactNode, useState } from 'react'
import * as words from '#words/quote-comparison'
import { usePrinting } from '../../../browser/hooks/use-printing.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { Button } from '../../../ui/button.tsx'
import { InAppNote } from '../../../ui/text/in-app-note.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { Compared, ComparedHouse } from '../compared.ts'
import { ComparisonPaper } from './comparison-paper.tsx'

interface TakeAlongProps {
  request: ComparedHouse
  compared: Compared
  /** More buttons. */
  children?: ReactNode
}

/**
 * Buttons for paper and spreadsheet, whose code is loaded on demand. Paper has a sheet of its own, however printing was
 * asked for.
 */
export function TakeAlong({ request, compared, children }: TakeAlongProps) {
  const [busy, setBusy] = useState(false)
  const printing = usePrinting()
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
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button busy={busy} onClick={() => void saveSheet()}>
          {busy ? words.preparing : words.spreadsheet}
        </Button>
        {children ?? <InAppNote link={null} />}
      </div>
      {printing && <ComparisonPaper compared={compared} request={request} />}
    </>
  )
}
