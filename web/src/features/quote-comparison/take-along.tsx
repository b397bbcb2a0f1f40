import { dayInPakistan, type RequestView } from '@tameer/contract'
import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import * as words from '#words/quote-comparison'
import { saveFile } from '../../browser/save-file.ts'
import { usePrinting } from '../../browser/use-printing.ts'
import { serverNow } from '../../lib/server-time.ts'
import { Button } from '../../ui/button.tsx'
import { InAppNote } from '../../ui/in-app-note.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { Compared } from './compared.ts'

interface TakeAlongProps {
  request: RequestView['request']
  compared: Compared
}

/** Buttons for paper and spreadsheet. Their code is loaded on demand. */
export function TakeAlong(props: TakeAlongProps) {
  const printing = usePrinting()
  const [Paper, setPaper] = useState<ComponentType<TakeAlongProps>>()
  const [busy, setBusy] = useState<'paper' | 'sheet'>()
  const run = async (kind: 'paper' | 'sheet', make: () => Promise<void>) => {
    setBusy(kind)
    try {
      await make()
    } catch {
      showToast(words.failed, 'alert')
    }
    setBusy(undefined)
  }
  const print = async () => {
    const { ComparisonPaper } = await import('./comparison-paper.tsx')
    // Rendered at once, before the browser lays the paper out.
    flushSync(() => setPaper(() => ComparisonPaper))
    window.print()
  }
  const saveSheet = async () => {
    const { quotesXlsx } = await import('./quotes-xlsx.ts')
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const file = new Blob([await quotesXlsx(props.request, props.compared)], { type })
    saveFile(file, `${words.fileName(dayInPakistan(serverNow()))}.xlsx`)
  }
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button busy={busy === 'paper'} onClick={() => void run('paper', print)}>
          {words.print}
        </Button>
        <Button busy={busy === 'sheet'} onClick={() => void run('sheet', saveSheet)}>
          {busy === 'sheet' ? words.preparing : words.spreadsheet}
        </Button>
        <InAppNote link={null} />
      </div>
      {printing && Paper && <Paper {...props} />}
    </>
  )
}
